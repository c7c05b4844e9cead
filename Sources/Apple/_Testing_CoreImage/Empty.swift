// Swift Testing imports this module into each test that uses CoreImage, for attachments with pictures. Linux has no pictures.
