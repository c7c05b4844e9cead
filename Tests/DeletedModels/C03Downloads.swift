import CoreData
import SwiftUI
import ViewFuzz

// C03: a detail view observes a download, which is deleted when it is complete. The view then reads its date.
// https://github.com/kiwix/kiwix-apple/pull/921

final class FileDownload: NSManagedObject, Identifiable {
    @_ManagedProperty var created: Date
    @_ManagedProperty var file: ArchiveFile?
}

final class ArchiveFile: NSManagedObject, Identifiable {
    @_ManagedProperty var name: String
    @_ManagedProperty var download: FileDownload?
}

extension Notification.Name {
    static let downloadsComplete = Notification.Name("downloadsComplete")
}

/// The list that the view and its fix have in common.
struct DownloadsPage<Detail: View>: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var files: FetchedResults<ArchiveFile>
    @State private var shown: ArchiveFile?
    let detail: (ArchiveFile) -> Detail

    var body: some View {
        List {
            ForEach(files) { file in
                Button("Show \(file.name)") { shown = file }
            }
            if let shown { detail(shown) }
        }
        .onReceive(NotificationCenter.default.publisher(for: .downloadsComplete)) { _ in
            for file in files { file.download.map { context.delete($0) } }
            try? context.save()
        }
    }
}

/// The detail of a file, or of its download while it has one.
private struct DetailOfDownload: View {
    let file: ArchiveFile
    @State private var download: FileDownload?

    var body: some View {
        Group {
            if let download { FileDownloadView(download: download) } else { Text("\(file.name) is complete") }
        }
        .onAppear { download = file.download }
    }
}

private struct FileDownloadView: View {
    @ObservedObject var download: FileDownload

    var body: some View { Text("Downloads since \(Int(download.created.timeIntervalSince1970))") }
}

/// A detail whose root is the file, which outlives its download.
private struct DetailOfFile: View {
    @ObservedObject var file: ArchiveFile

    var body: some View {
        if let download = file.download {
            Text("Downloads since \(Int(download.created.timeIntervalSince1970))")
        } else {
            Text("\(file.name) is complete")
        }
    }
}

@MainActor private func someDownloads() -> NSPersistentContainer {
    let downloads = entity(of: FileDownload.self, attribute("created", .dateAttributeType))
    let files = entity(of: ArchiveFile.self, attribute("name", .stringAttributeType))
    relate(files, "download", isToMany: false, to: downloads, "file")
    return filledContainer([downloads, files]) { context in
        for name in ["Atlas", "Wiki"] {
            let (download, file) = (FileDownload(context: context), ArchiveFile(context: context))
            (download.created, file.name, file.download) = (Date(timeIntervalSince1970: 9), name, download)
        }
    }
}

extension DeletedModelsFuzz {
    static let c03 = FuzzedView("c03") { setup in
        setup.post(.downloadsComplete)
        return DownloadsPage { DetailOfDownload(file: $0) }
            .environment(\.managedObjectContext, someDownloads().viewContext)
    }

    static let c03Fixed = FuzzedView("c03 fixed") { setup in
        setup.post(.downloadsComplete)
        return DownloadsPage { DetailOfFile(file: $0) }
            .environment(\.managedObjectContext, someDownloads().viewContext)
    }
}
