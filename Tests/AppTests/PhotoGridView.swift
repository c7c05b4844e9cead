import HeadlessUI

struct GridPhoto: Identifiable, Hashable {
    let id: Int
    var hue: Double { Double(id) / 12 }
    var name: String { "Photo \(id)" }
}

struct PhotoGridView: View {
    @State private var photos = (1...12).map { GridPhoto(id: $0) }
    @State private var favorites: Set<GridPhoto.ID> = []
    @State private var opened: GridPhoto?
    @State private var columnCount = 3
    @Namespace private var namespace

    private var columns: [GridItem] {
        Array(repeating: GridItem(.flexible(), spacing: 2), count: columnCount)
    }

    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 2) {
                    ForEach(photos) { photo in
                        cell(photo)
                    }
                }
            }
            .gesture(
                MagnifyGesture()
                    .onEnded { value in
                        withAnimation(.bouncy) {
                            columnCount = min(5, max(1, columnCount + (value.magnification > 1 ? -1 : 1)))
                        }
                    }
            )

            if let photo = opened {
                PhotoViewer(photo: photo) {
                    withAnimation(.spring(duration: 0.35)) { opened = nil }
                }
                .matchedGeometryEffect(id: photo.id, in: namespace)
                .transition(.scale(scale: 0.8).combined(with: .opacity))
                .zIndex(1)
            }
        }
        .overlay(alignment: .top) {
            Text("\(favorites.count) favorites, \(columnCount) columns")
                .padding(6)
                .background(.ultraThinMaterial, in: Capsule())
        }
    }

    private func cell(_ photo: GridPhoto) -> some View {
        Color(hue: photo.hue, saturation: 0.6, brightness: 0.9)
            .aspectRatio(1, contentMode: .fill)
            .overlay(alignment: .bottomTrailing) {
                if favorites.contains(photo.id) {
                    Image(systemName: "heart.fill").padding(4)
                }
            }
            .clipped()
            .contentShape(Rectangle())
            .onTapGesture(count: 2) {
                favorites.formSymmetricDifference([photo.id])
            }
            .onTapGesture {
                withAnimation(.spring(duration: 0.35)) { opened = photo }
            }
            .onLongPressGesture(minimumDuration: 0.5) {
                withAnimation { photos.removeAll { $0.id == photo.id } }
            }
            .accessibilityLabel(photo.name)
            .accessibilityAddTraits(.isButton)
    }
}

private struct PhotoViewer: View {
    let photo: GridPhoto
    let onClose: @MainActor () -> Void

    @State private var scale: CGFloat = 1
    @GestureState private var offset: CGSize = .zero

    var body: some View {
        VStack {
            Text("Viewing \(photo.name) at \(Int(scale * 100)) %")
            Color(hue: photo.hue, saturation: 0.6, brightness: 0.9)
                .aspectRatio(4 / 3, contentMode: .fit)
                .scaleEffect(scale)
                .offset(offset)
                .gesture(
                    DragGesture()
                        .updating($offset) { value, state, _ in state = value.translation }
                        .onEnded { value in
                            if abs(value.translation.height) > 100 { onClose() }
                        }
                        .simultaneously(
                            with: MagnifyGesture().onChanged { scale = $0.magnification })
                )
                .accessibilityLabel("Photo")
            Button("Close", action: onClose)
        }
        .background(.black.opacity(0.9))
    }
}
