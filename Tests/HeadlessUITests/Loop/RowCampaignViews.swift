import HeadlessUI

/// What happens to a collection of rows, by chance.
enum RowAction: CaseIterable {
    case post, clear, remove, insert, move, edit, scroll, reap
}

/// The source of truth, as the actions reach it.
@MainActor final class RowAccess {
    var items: Binding<[Item]> = .constant([])
    var nextID = 1
    var deliveryCount = 0
}

struct CampaignRow: View {
    @Binding var item: Item
    let publisher: AnyPublisher<Notification, Never>
    let access: RowAccess

    var body: some View {
        Text("\(item.id) \(item.name)")
            .onReceive(publisher) { _ in
                access.deliveryCount += 1
                item.name += "."
            }
    }
}

struct CampaignView: View {
    @State var items: [Item] = []
    let container: RowContainer
    let publisher: AnyPublisher<Notification, Never>
    let access: RowAccess

    var body: some View {
        let _ = (access.items = $items)
        switch container {
        case .eager: VStack { rows }
        case .animated: VStack { rows }.animation(.default, value: items)
        case .lazy: LazyVStack { rows }
        }
    }

    var rows: some View {
        ForEach($items) { $item in
            CampaignRow(item: $item, publisher: publisher, access: access).transition(.opacity)
        }
    }
}
