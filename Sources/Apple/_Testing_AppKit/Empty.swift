// Swift Testing imports this module into each test that uses AppKit, for attachments with pictures. Linux has no pictures.
