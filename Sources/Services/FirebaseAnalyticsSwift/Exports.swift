// The module that had the modifiers of Analytics before they were part of it.
@_exported import FirebaseAnalytics
