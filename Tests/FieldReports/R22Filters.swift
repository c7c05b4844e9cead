import ViewFuzz

// R22: a row with a toggle, whose element is deleted (brave/brave-core#31213). The toggle crashes only where it reads its binding at
// the next layout.

struct FilterList: Identifiable {
    let id: Int
    let name: String
    var isEnabled = true
}

struct FilterListsView: View {
    @State private var lists = [FilterList(id: 1, name: "Trackers"), FilterList(id: 2, name: "Sites")]

    var body: some View {
        List {
            ForEach($lists) { $list in
                Toggle(list.name, isOn: $list.isEnabled)
            }
            .onDelete { lists.remove(atOffsets: $0) }
        }
    }
}

/// Rows that get a value, and a binding that looks the element up. A row that is deleted twice, before the update, is removed once.
struct FilterListsByValueView: View {
    @State private var lists = [FilterList(id: 1, name: "Trackers"), FilterList(id: 2, name: "Sites")]

    var body: some View {
        List {
            ForEach(lists) { list in
                Toggle(list.name, isOn: isEnabled(list))
            }
            .onDelete { [shown = lists] offsets in
                let ids = Set(offsets.map { shown[$0].id })
                lists.removeAll { ids.contains($0.id) }
            }
        }
    }

    private func isEnabled(_ list: FilterList) -> Binding<Bool> {
        Binding {
            lists.first { $0.id == list.id }?.isEnabled ?? list.isEnabled
        } set: { isEnabled in
            guard let index = lists.firstIndex(where: { $0.id == list.id }) else { return }
            lists[index].isEnabled = isEnabled
        }
    }
}

extension FieldReportsFuzz {
    static var r22: FuzzedView { FuzzedView("r22") { _ in FilterListsView() } }
    static var r22Fixed: FuzzedView { FuzzedView("r22 fixed") { _ in FilterListsByValueView() } }
}
