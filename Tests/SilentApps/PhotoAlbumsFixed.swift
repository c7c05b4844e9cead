import HeadlessUI

struct PhotoAlbumsAlbumFixed: Identifiable {
    let id: Int
    let title: String
    var isShared = false
    var isOnHome = true
}

@MainActor
final class PhotoAlbumsStoreFixed: ObservableObject {
    @Published var albums = [
        PhotoAlbumsAlbumFixed(id: 1, title: "Norway"),
        PhotoAlbumsAlbumFixed(id: 2, title: "Birthday"),
        PhotoAlbumsAlbumFixed(id: 3, title: "Garden"),
    ]

    func delete(_ id: Int) {
        albums.removeAll { $0.id == id }
    }
}

struct PhotoAlbumsSettingsFixed: View {
    @Binding var album: PhotoAlbumsAlbumFixed
    let onDelete: () -> Void
    @State var isConfirmingDelete = false
    @Environment(\.dismiss) var dismiss

    var body: some View {
        Form {
            Section(album.title) {
                Toggle("Shared with family", isOn: $album.isShared)
                Toggle("Show on home screen", isOn: $album.isOnHome)
            }
            Button("Delete album", role: .destructive) { isConfirmingDelete = true }
            Button("Done") { dismiss() }
        }
        .alert("Delete album?", isPresented: $isConfirmingDelete) {
            Button("Delete", role: .destructive) { onDelete() }
            Button("Keep", role: .cancel) {}
        } message: {
            Text("All photos in \(album.title) will be removed.")
        }
    }
}

struct PhotoAlbumsFixed: View {
    @StateObject var store = PhotoAlbumsStoreFixed()
    @State var settingsFor: PhotoAlbumsAlbumFixed?
    @State var albumToDelete: PhotoAlbumsAlbumFixed?
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
                PhotoAlbumsSettingsFixed(album: binding(for: album)) {
                    settingsFor = nil
                    store.delete(album.id)
                }
            }
            .alert("Delete album?", isPresented: $isConfirmingDelete, presenting: albumToDelete) { album in
                Button("Delete", role: .destructive) { store.delete(album.id) }
                Button("Keep", role: .cancel) {}
            } message: { album in
                Text("All photos in \(album.title) will be removed.")
            }
        }
    }

    func askToDelete(_ album: PhotoAlbumsAlbumFixed) {
        albumToDelete = album
        isConfirmingDelete = true
    }

    func binding(for album: PhotoAlbumsAlbumFixed) -> Binding<PhotoAlbumsAlbumFixed> {
        Binding {
            store.albums.first { $0.id == album.id } ?? album
        } set: { changed in
            guard let index = store.albums.firstIndex(where: { $0.id == album.id }) else { return }
            store.albums[index] = changed
        }
    }
}
