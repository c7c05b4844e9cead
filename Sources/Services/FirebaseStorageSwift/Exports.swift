// The module that had the asynchronous functions of Storage before they were part of it.
@_exported import FirebaseStorage
