import HeadlessUI

/// The views of the program that need no definition: apps, previews and preview providers.
enum DiscoveredViews {
    /// The views, once `discover` has been called; none before, so that a test process fuzzes only what a definition lists.
    nonisolated(unsafe) private(set) static var all: [FuzzedView] = []

    /// Finds the views. Call this at the start of the program, before other threads exist.
    static func discover() { all = find() }

    /// Returns the views in the order of their names. Call this on the main thread: previews count their arguments there.
    static func find() -> [FuzzedView] {
        let apps = ConformingTypes.of((any App).self).compactMap { $0 as? any App.Type }
        let providers = ConformingTypes.of((any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
        let previews = ConformingTypes.of((any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
        var sources = apps.map(DiscoveredView.init)
        for preview in previews { sources += DiscoveredView.all(of: preview) }
        for provider in providers { sources += DiscoveredView.variants(of: provider) }
        return named(sources.sorted())
    }

    /// Returns the definitions, and the discovered views that they do not replace. A definition replaces the discovered view of
    /// the same name.
    static func adding(_ discovered: [FuzzedView] = all, to definitions: [FuzzedView]) -> [FuzzedView] {
        guard !discovered.isEmpty, !definitions.isEmpty else { return definitions + discovered }
        let names = Set(definitions.map(\.name))
        return definitions + discovered.filter { !names.contains($0.name) }
    }

    /// Gives each view a unique name. Of several with the same name, all but the first get a number.
    private static func named(_ sources: [DiscoveredView]) -> [FuzzedView] {
        var taken: Set<String> = []
        return sources.map { source in
            var (name, number) = (source.name, 1)
            while !taken.insert(name).inserted {
                number += 1
                name = "\(source.name) \(number)"
            }
            return FuzzedView(name, isPreview: source.isPreview, host: source.host)
        }
    }
}

/// A view that was found in the program.
struct DiscoveredView: Comparable {
    /// The name, which several views may have.
    let name: String
    /// What orders views with the same name: the module and the file, then the line.
    private let place: (file: String, line: Int)
    /// Whether it is a preview, and not an app.
    let isPreview: Bool
    let host: FuzzedView.MakeHost

    /// Describes a `#Preview`.
    ///
    /// - Parameters:
    ///   - position: The position of its argument.
    ///   - suffix: The end of the name.
    private init(_ preview: any PreviewRegistry.Type, at position: Int, suffix: String) {
        let file = preview.fileID.split(separator: "/").last.map(String.init) ?? preview.fileID
        let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
        name = Self.valid((preview.name.map { "\(stem).\($0)" } ?? stem) + suffix)
        place = (preview.fileID, preview.line)
        isPreview = true
        // Types are immutable.
        nonisolated(unsafe) let preview = preview
        host = { _, platform, assumptions, containers in
            Host(platform: platform, assuming: assumptions, containers: containers) {
                preview.makePreview(at: position).content ?? AnyView(EmptyView())
            }
        }
    }

    /// Describes the views of a `#Preview`. If it takes arguments, their names end with the position of the argument.
    static func all(of preview: any PreviewRegistry.Type) -> [DiscoveredView] {
        nonisolated(unsafe) let type = preview
        guard let count = MainActor.assumeIsolated({ type.argumentCount }) else {
            return [DiscoveredView(preview, at: 0, suffix: "")]
        }
        return (0..<count).map { DiscoveredView(preview, at: $0, suffix: ".\($0 + 1)") }
    }

    /// Describes an app.
    init(_ app: any App.Type) {
        name = Self.valid("\(app)")
        place = (String(reflecting: app), 0)
        isPreview = false
        host = FuzzedView.host(of: app)
    }

    private init(_ provider: any PreviewProvider.Type, variant: Int, suffix: String) {
        name = Self.valid("\(provider)\(suffix)")
        place = (String(reflecting: provider), variant)
        isPreview = true
        nonisolated(unsafe) let provider = provider
        host = { _, platform, assumptions, containers in
            Host(platform: platform, assuming: assumptions, containers: containers) { provider.variant(at: variant) }
        }
    }

    /// Describes the views of a provider. If there are several, their names end with their position.
    static func variants(of provider: any PreviewProvider.Type) -> [DiscoveredView] {
        let count = provider.variantCount
        return (0..<count).map { DiscoveredView(provider, variant: $0, suffix: count == 1 ? "" : ".\($0 + 1)") }
    }

    /// Commas separate names in the environment, and no name of a case file spans lines.
    private static func valid(_ name: String) -> String {
        name.replacing(",", with: ";").replacing(#/\s+/#, with: " ")
    }

    static func < (left: DiscoveredView, right: DiscoveredView) -> Bool {
        (left.name, left.place.file, left.place.line) < (right.name, right.place.file, right.place.line)
    }

    static func == (left: DiscoveredView, right: DiscoveredView) -> Bool {
        (left.name, left.place.file, left.place.line) == (right.name, right.place.file, right.place.line)
    }
}
