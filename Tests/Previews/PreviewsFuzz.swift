import ViewFuzz

/// A definition without views: the executable fuzzes the app and the previews that it links.
@main struct PreviewsFuzz: FuzzedApp {}
