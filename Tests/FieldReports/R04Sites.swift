import ViewFuzz

// R4: a list of sites with rows to swipe away (brave/brave-core#31213).

struct Site: Identifiable {
    let id: Int
    var host: String
    var blocksScripts = false
}

/// Loads the icons of the sites on screen.
@MainActor final class IconLoader {
    private(set) var loading: [String] = []

    func begin(_ host: String) { loading.append(host) }
    func cancel(_ host: String) { loading.removeAll { $0 == host } }
}

private let someSites = [
    Site(id: 1, host: "example.com"), Site(id: 2, host: "swift.org"), Site(id: 3, host: "wikipedia.org"),
]

struct SitesView: View {
    @State private var sites = someSites
    let loader: IconLoader

    var body: some View {
        List {
            ForEach($sites) { $site in
                SiteRow(site: $site, loader: loader)
                    .swipeActions {
                        Button("Delete", role: .destructive) { sites.removeAll { $0.id == site.id } }
                    }
            }
        }
    }
}

private struct SiteRow: View {
    @Binding var site: Site
    let loader: IconLoader

    var body: some View {
        Toggle(site.host, isOn: $site.blocksScripts)
            .onAppear { loader.begin(site.host) }
            .onDisappear { loader.cancel(site.host) }
    }
}

/// A `ForEach` without bindings.
struct SitesByValueView: View {
    @State private var sites = someSites
    let loader: IconLoader

    var body: some View {
        List {
            ForEach(sites) { site in
                SiteByValueRow(site: site, loader: loader) { block(site.id) }
                    .swipeActions {
                        Button("Delete", role: .destructive) { sites.removeAll { $0.id == site.id } }
                    }
            }
        }
    }

    private func block(_ id: Int) {
        guard let index = sites.firstIndex(where: { $0.id == id }) else { return }
        sites[index].blocksScripts.toggle()
    }
}

private struct SiteByValueRow: View {
    let site: Site
    let loader: IconLoader
    let block: () -> Void

    var body: some View {
        HStack {
            Text(site.host)
            Button(site.blocksScripts ? "Allow scripts" : "Block scripts") { block() }
        }
        .onAppear { loader.begin(site.host) }
        .onDisappear { loader.cancel(site.host) }
    }
}

extension FieldReportsFuzz {
    static var r04: FuzzedView {
        FuzzedView("r04") { _ in SitesView(loader: IconLoader()) }
    }

    static var r04Fixed: FuzzedView {
        FuzzedView("r04 fixed") { _ in SitesByValueView(loader: IconLoader()) }
    }
}
