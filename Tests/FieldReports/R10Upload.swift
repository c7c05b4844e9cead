import ViewFuzz

// R10: a sheet for an optional state (swift-composable-architecture#667).

struct Upload {
    let id: Int
    var percent = 0
}

enum UploadAction {
    case begin
    case progress
    case close
}

struct UploadsState {
    var count = 0
    var upload: Upload?
}

typealias UploadStore = Store<UploadsState, UploadAction>

@MainActor private func makeUploads() -> UploadStore {
    Store(UploadsState()) { state, action in
        switch action {
        case .begin:
            state.count += 1
            state.upload = Upload(id: state.count)
        case .progress:
            guard let upload = state.upload else { return }
            state.upload?.percent = min(100, upload.percent + 25)
        case .close: state.upload = nil
        }
    }
}

/// The progress values that the app has announced to users of assistive technology.
@MainActor final class Announcements {
    private var uploads: [Upload] = []

    func announce(_ upload: Upload) { uploads.append(upload) }

    var neverGoBack: Bool {
        zip(uploads, uploads.dropFirst()).allSatisfy { $0.id != $1.id || $0.percent <= $1.percent }
    }
}

/// A view of an optional value. While the value's removal animates, it shows a remembered value.
struct IfLetUpload<Content: View>: View {
    @ObservedObject var store: UploadStore
    let remembersLatest: Bool
    @ViewBuilder let content: (Upload) -> Content
    @StateObject private var memory = UploadMemory()

    var body: some View {
        if let upload = memory.value(now: store.state.upload, isLatest: remembersLatest) { content(upload) }
    }
}

@MainActor private final class UploadMemory: ObservableObject {
    private var upload: Upload?

    func value(now: Upload?, isLatest: Bool) -> Upload? {
        if isLatest || upload == nil { upload = now ?? upload }
        return now ?? upload
    }
}

struct UploadsView: View {
    @ObservedObject var store: UploadStore
    let announcements: Announcements
    let remembersLatest: Bool

    var body: some View {
        Button("Upload") { store.send(.begin) }
            .sheet(isPresented: isUploading) {
                IfLetUpload(store: store, remembersLatest: remembersLatest) { upload in
                    UploadProgress(upload: upload, announcements: announcements)
                    Button("Cancel") { store.send(.close) }
                }
            }
    }

    private var isUploading: Binding<Bool> {
        Binding {
            store.state.upload != nil
        } set: { isPresented in
            if !isPresented { store.send(.close) }
        }
    }
}

private struct UploadProgress: View {
    let upload: Upload
    let announcements: Announcements

    var body: some View {
        ProgressView(value: Double(upload.percent), total: 100) { Text("\(upload.percent) %") }
            .onChange(of: upload.percent, initial: true) { announcements.announce(upload) }
    }
}

@MainActor private func makeView(_ setup: FuzzSetup, remembersLatest: Bool) -> UploadsView {
    let store = makeUploads()
    let announcements = Announcements()
    setup.call("progress") { store.send(.progress) }
    setup.property("the progress that is announced never goes back") { announcements.neverGoBack }
    return UploadsView(store: store, announcements: announcements, remembersLatest: remembersLatest)
}

extension FieldReportsFuzz {
    static var r10: FuzzedView {
        FuzzedView("r10") { makeView($0, remembersLatest: false) }
    }

    static var r10Fixed: FuzzedView {
        FuzzedView("r10 fixed") { makeView($0, remembersLatest: true) }
    }
}
