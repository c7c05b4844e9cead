import HeadlessUI

struct PhotoAlbumsAlbum: Identifiable {
    let id: Int
    let title: String
    var isShared = false
    var isOnHome = true
}

@MainActor
final class PhotoAlbumsStore: ObservableObject {
    @Published var albums = [
        PhotoAlbumsAlbum(id: 1, title: "Norway"),
        PhotoAlbumsAlbum(id: 2, title: "Birthday"),
        PhotoAlbumsAlbum(id: 3, title: "Garden"),
    ]

    func delete(_ id: Int) {
        albums.removeAll { $0.id == id }
    }
}

struct PhotoAlbumsSettings: View {
    @Binding var album: PhotoAlbumsAlbum
    let onDelete: () -> Void
    @Environment(\.dismiss) var dismiss

    var body: some View {
        Form {
            Section(album.title) {
                Toggle("Shared with family", isOn: $album.isShared)
                Toggle("Show on home screen", isOn: $album.isOnHome)
            }
            Button("Delete album", role: .destructive) { onDelete() }
            Button("Done") { dismiss() }
        }
    }
}

struct PhotoAlbums: View {
    @StateObject var store = PhotoAlbumsStore()
    @State var settingsFor: PhotoAlbumsAlbum?
    @State var albumToDelete: PhotoAlbumsAlbum?
    @State var isConfirmingDelete = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(store.albums) { album in
                    VStack(alignment: .leading) {
                        Text(album.isShared ? "\(album.title), shared" : album.title)
                        HStack {
                            Button("Settings of \(album.title)") { settingsFor = album }
                            Button("Delete \(album.title)") { askToDelete(album) }
                        }
                        .buttonStyle(.borderless)
                    }
                }
            }
            .navigationTitle("Albums")
            .sheet(item: $settingsFor) { album in
                PhotoAlbumsSettings(album: binding(for: album)) {
                    askToDelete(album)
                }
            }
            .alert("Delete album?", isPresented: $isConfirmingDelete, presenting: albumToDelete) { album in
                Button("Delete", role: .destructive) {
                    settingsFor = nil
                    store.delete(album.id)
                }
                Button("Keep", role: .cancel) {}
            } message: { album in
                Text("All photos in \(album.title) will be removed.")
            }
        }
    }

    func askToDelete(_ album: PhotoAlbumsAlbum) {
        albumToDelete = album
        isConfirmingDelete = true
    }

    func binding(for album: PhotoAlbumsAlbum) -> Binding<PhotoAlbumsAlbum> {
        Binding {
            store.albums.first { $0.id == album.id } ?? album
        } set: { changed in
            guard let index = store.albums.firstIndex(where: { $0.id == album.id }) else { return }
            store.albums[index] = changed
        }
    }
}
