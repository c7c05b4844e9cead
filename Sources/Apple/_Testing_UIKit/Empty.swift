// Swift Testing imports this module into each test that uses UIKit, for attachments with pictures. Linux has no pictures.
