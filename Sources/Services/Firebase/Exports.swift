// What `import Firebase` brings.
@_exported import FirebaseAnalytics
@_exported import FirebaseAppCheck
@_exported import FirebaseAuth
@_exported import FirebaseCore
@_exported import FirebaseCrashlytics
@_exported import FirebaseDatabase
@_exported import FirebaseFirestore
@_exported import FirebaseFunctions
@_exported import FirebaseMessaging
@_exported import FirebaseRemoteConfig
@_exported import FirebaseStorage
