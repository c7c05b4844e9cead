// The module that had the Codable types of Firestore before they were part of it.
@_exported import FirebaseFirestore
