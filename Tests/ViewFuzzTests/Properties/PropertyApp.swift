import HeadlessUI

@testable import ViewFuzz

/// Views with one property each over a whole case, and a way to violate it.
enum PropertyApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("upload") { setup in
            setup.eventually("an upload ends", after: { $0.shows("uploading") }) { $0.shows("uploaded") }
            return UploadingView()
        }
        FuzzedView("request") { setup in
            setup.eventually("an answer is shown", after: { $0.shows("asking") }) { $0.shows("answered") }
            return RequestView { try await setup.reply("ask", returning: "answered") }
        }
        FuzzedView("logout") { setup in
            setup.never("the secret stays one", after: { $0.shows("logged out") }) { $0.shows("secret") }
            return LogoutView()
        }
        FuzzedView("rating") { setup in
            setup.neverAgain("a rating is asked for once") { screen in
                screen.presentations.contains { $0.kind == .alert && $0.title == "Rate us" }
            }
            return RatingView()
        }
        FuzzedView("draft") { setup in
            setup.property("a draft stays until it is sent", from: { $0.shows("draft") }, until: { $0.shows("sent") }) {
                $0.control("Send")?.isEnabled == true
            }
            return DraftView()
        }
        FuzzedView("rows") { setup in
            setup.property("each row can be deleted") { screen in
                screen.rows.allSatisfy { $0.control("Delete")?.isEnabled == true }
            }
            setup.property("a row has few lines") { screen -> String? in
                let long = screen.rows.first { $0.texts.count > 3 }
                return long.map { "the row has \($0.texts.count) lines" }
            }
            return RowsView()
        }
    }
}

private struct UploadingView: View {
    @State private var status = "idle"

    var body: some View {
        Text(status)
        Button("Upload") {
            status = "uploading"
            Task {
                try? await Task.sleep(for: .seconds(5))
                if status == "uploading" { status = "uploaded" }
            }
        }
        Button("Cancel") { status = "idle" }
    }
}

private struct RequestView: View {
    let ask: @MainActor () async throws -> String
    @State private var status = "idle"

    var body: some View {
        Text(status)
        Button("Ask") {
            status = "asking"
            Task { status = (try? await ask()) ?? "failed" }
        }
    }
}

private struct LogoutView: View {
    @State private var isLoggedIn = true
    @State private var isPeeking = false

    var body: some View {
        Text(isLoggedIn ? "logged in" : "logged out")
        if isLoggedIn || isPeeking { Text("secret") }
        Button("Log out") { isLoggedIn = false }
        Button("Peek") { isPeeking = true }
    }
}

private struct RatingView: View {
    @State private var asks = false

    var body: some View {
        Button("Win") { asks = true }
            .alert("Rate us", isPresented: $asks) { Button("Later") {} }
    }
}

private struct DraftView: View {
    @State private var state = "empty"
    @State private var isOnline = true

    var body: some View {
        Text(state)
        Toggle("Online", isOn: $isOnline)
        Button("Write") { state = "draft" }
        Button("Send") { state = "sent" }.disabled(!isOnline)
    }
}

private struct RowsView: View {
    @State private var rows = [1, 2]
    @State private var isLocked = false
    @State private var lines = 1

    var body: some View {
        Toggle("Locked", isOn: $isLocked)
        Button("More") { lines += 1 }
        ForEach(rows, id: \.self) { row in
            HStack {
                ForEach(Array(0..<lines), id: \.self) { Text("line \($0)") }
                Button("Delete") { rows.removeAll { $0 == row } }.disabled(isLocked && row == 2)
            }
        }
    }
}
