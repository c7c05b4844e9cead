import HeadlessUI

struct Message: Identifiable, Equatable {
    let id: Int
    var text: String { "message \(id)" }
}

/// A chat that shows its last message when one comes.
struct ChatView: View {
    @State private var messages = (0..<10).map { Message(id: $0) }

    var body: some View {
        ScrollViewReader { proxy in
            Button("Top") { withAnimation { proxy.scrollTo(0) } }
            Button("Fifth") { proxy.scrollTo(5, anchor: .top) }
            Button("Nowhere") { proxy.scrollTo("nobody") }
            Button("Send") { messages.append(Message(id: messages.count)) }
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
                    ForEach(messages) { message in
                        Text(message.text).id(message.id)
                    }
                }
            }
            .defaultScrollAnchor(.bottom)
            .onChange(of: messages) {
                if let last = messages.last { proxy.scrollTo(last.id, anchor: .bottom) }
            }
        }
    }
}

/// Pages whose position is a binding.
struct PagesView: View {
    @State private var page: Int? = 2

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach(0..<8, id: \.self) { Text("page \($0)") }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $page)
        .scrollTargetBehavior(.paging)
        Button("Last") { page = 7 }
        Text("at \(page.map(String.init) ?? "none")")
    }
}

/// A grid of pictures, in as many columns as fit.
struct PicturesView: View {
    let columns: [GridItem]
    let count: Int
    @MainActor static var made: Set<Int> = []

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(0..<count, id: \.self) { PictureView(number: $0) }
            }
        }
    }
}

struct PictureView: View {
    let number: Int

    var body: some View {
        let _ = PicturesView.made.insert(number)
        Text("\(number)")
    }
}

struct TableView: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 8) {
            GridRow {
                Text("Name")
                Text("Age")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow { Text("all").gridCellColumns(2) }
        }
    }
}

/// Content that depends on the room that there is.
struct RoomView: View {
    var body: some View {
        GeometryReader { geometry in
            Text("\(Int(geometry.size.width))x\(Int(geometry.frame(in: .global).height))")
            ViewThatFits(in: .horizontal) {
                Text("wide")
                Text("narrow")
            }
        }
    }
}

struct HalfLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width / 2, height: 100))
        }
    }
}

/// A scroll view whose position is a value.
struct PositionView: View {
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
        Button("Last") { position.scrollTo(edge: .bottom) }
        Button("Fourth") { position.scrollTo(id: 4, anchor: .top) }
        ScrollView {
            LazyVStack { ForEach(0..<8, id: \.self) { Text("\($0)") } }
        }
        .scrollPosition($position)
        Text("\(position.viewID(type: Int.self).map(String.init) ?? "nil") \(position.isPositionedByUser)")
    }
}
