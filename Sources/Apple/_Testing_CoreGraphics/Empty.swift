// Swift Testing imports this module into each test that uses CoreGraphics, for attachments with pictures. Linux has no pictures.
