"""Switches the screen of an X server off and on, as a cable does that is pulled out."""

import ctypes
import ctypes.util
from ctypes import POINTER, Structure, c_int, c_uint, c_ulong, c_ushort, c_void_p

ROTATE_0 = 1


class _Resources(Structure):
    _fields_ = [
        ("timestamp", c_ulong),
        ("config_timestamp", c_ulong),
        ("crtc_count", c_int),
        ("crtcs", POINTER(c_ulong)),
        ("output_count", c_int),
        ("outputs", POINTER(c_ulong)),
        ("mode_count", c_int),
        ("modes", c_void_p),
    ]


class _Crtc(Structure):
    _fields_ = [
        ("timestamp", c_ulong),
        ("x", c_int),
        ("y", c_int),
        ("width", c_uint),
        ("height", c_uint),
        ("mode", c_ulong),
        ("rotation", c_ushort),
        ("output_count", c_int),
        ("outputs", POINTER(c_ulong)),
        ("rotations", c_ushort),
        ("possible_count", c_int),
        ("possible", POINTER(c_ulong)),
    ]


def available() -> bool:
    return ctypes.util.find_library("Xrandr") is not None


class Screen:
    """The only one of the server that `DISPLAY` names."""

    def __init__(self) -> None:
        x11 = ctypes.CDLL(ctypes.util.find_library("X11"))
        randr = ctypes.CDLL(ctypes.util.find_library("Xrandr"))
        x11.XOpenDisplay.restype = c_void_p
        x11.XDefaultRootWindow.restype, x11.XDefaultRootWindow.argtypes = c_ulong, [c_void_p]
        x11.XSync.argtypes = [c_void_p, c_int]
        known = POINTER(_Resources)
        randr.XRRGetScreenResources.restype = known
        randr.XRRGetScreenResources.argtypes = [c_void_p, c_ulong]
        randr.XRRGetCrtcInfo.restype = POINTER(_Crtc)
        randr.XRRGetCrtcInfo.argtypes = [c_void_p, known, c_ulong]
        randr.XRRSetCrtcConfig.argtypes = [
            *(c_void_p, known, c_ulong, c_ulong, c_int, c_int, c_ulong, c_ushort),
            *(POINTER(c_ulong), c_int),
        ]
        self._sync, self._set = x11.XSync, randr.XRRSetCrtcConfig
        self._display = x11.XOpenDisplay(None)
        assert self._display
        root = x11.XDefaultRootWindow(self._display)
        self._resources = randr.XRRGetScreenResources(self._display, root)
        self._crtc = self._resources.contents.crtcs[0]
        self._output = (c_ulong * 1)(self._resources.contents.outputs[0])
        crtc = randr.XRRGetCrtcInfo(self._display, self._resources, self._crtc)
        self._mode = crtc.contents.mode

    def switch(self, *, on: bool) -> None:
        mode, outputs = (self._mode, 1) if on else (0, 0)
        display, resources, crtc = self._display, self._resources, self._crtc
        failed = self._set(
            *(display, resources, crtc, 0, 0, 0, mode, ROTATE_0, self._output, outputs)
        )
        assert not failed
        self._sync(display, 0)
