"""The window itself: its pages, dialogs and menus, how it starts, and pictures of it."""
