import Foundation
import HeadlessUI

@testable import ViewFuzz

/// Views that wait for the network, and for a fake service.
enum ServiceApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("network") { setup in
            setup.respond(to: "https://example.com/*", with: "one")
            setup.respond(to: "GET https://example.com/a", with: "two", status: 404)
            return NetworkView(diary: .current)
        }
        FuzzedView("socket") { setup in
            setup.message("one", from: "wss://example.com/*")
            setup.message("two", from: "wss://example.com/*")
            return SocketView(diary: .current)
        }
        FuzzedView("callbacks") { _ in CallbackView(diary: .current) }
        FuzzedView("service") { setup in ServiceView(service: FakeService(setup: setup), diary: .current) }
    }
}

/// What happens in one run. A task that outlives its run writes into the diary of that run.
@MainActor final class ServiceDiary {
    static var current = ServiceDiary()
    var lines: [String] = []
}

struct NetworkView: View {
    let diary: ServiceDiary
    @State private var cancellables: Set<AnyCancellable> = []

    private func request(_ name: String) -> URLRequest {
        URLRequest(url: URL(string: "https://example.com/\(name)") ?? URL(fileURLWithPath: "/"))
    }

    private func note(_ line: String) { diary.lines.append(line) }

    private func load(_ name: String, _ session: URLSession = .shared) {
        Task {
            do {
                let (data, response) = try await session.data(for: request(name))
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                note("\(name) \(status) \(String(decoding: data, as: UTF8.self))")
            } catch {
                note("\(name) failed \((error as? URLError)?.code.rawValue ?? 0)")
            }
        }
    }

    var body: some View {
        Button("A") { load("a") }
        Button("B") { load("b", URLSession(configuration: .ephemeral)) }
        Button("Callback") {
            URLSession.shared.dataTask(with: request("callback")) { data, _, _ in
                let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
                DispatchQueue.main.async { note("callback \(text)") }
            }.resume()
        }
        Button("Publisher") {
            URLSession.shared.dataTaskPublisher(for: request("publisher")).map {
                String(decoding: $0.data, as: UTF8.self)
            }
            .replaceError(with: "error").receive(on: DispatchQueue.main).sink { note("publisher \($0)") }
            .store(in: &cancellables)
        }
        Button("Files") {
            Task {
                let file = try await URLSession.shared.download(from: request("file").url ?? URL(fileURLWithPath: "/"))
                    .0
                note("file \(try String(contentsOf: file, encoding: .utf8))")
            }
            Task {
                let (data, _) = try await URLSession.shared.upload(for: request("upload"), from: Data())
                note("upload \(String(decoding: data, as: UTF8.self))")
            }
        }
    }
}

/// Receives messages from a web socket until it ends.
struct SocketView: View {
    let diary: ServiceDiary

    var body: some View {
        Text("").task {
            guard let url = URL(string: "wss://example.com/feed") else { return }
            let socket = URLSession.shared.webSocketTask(with: url)
            socket.resume()
            do {
                while true {
                    if case .string(let text) = try await socket.receive() { diary.lines.append(text) }
                }
            } catch {
                diary.lines.append("ended \(socket.closeCode.rawValue) \((error as? URLError)?.code.rawValue ?? 0)")
            }
        }
    }
}

/// Gives the system two callbacks with one name, and takes one of them back.
struct CallbackView: View {
    let diary: ServiceDiary
    @State private var callbacks: [SystemCallback] = []

    private func register(_ name: String) -> SystemCallback {
        .register("path", ["on", "off"].map { word in { diary.lines.append("\(name) \(word)") } })
    }

    var body: some View {
        Button("Stop") { callbacks.removeFirst() }
            .onAppear { callbacks = [register("first"), register("second")] }
    }
}

struct FakeService {
    let setup: FuzzSetup

    func load(_ id: Int) async throws -> String {
        try await setup.reply("load", id, returning: "first of \(id)", "second of \(id)")
    }

    func listen(_ handler: @escaping (Result<String, any Error>) -> Void) {
        setup.reply("listen", returning: "news", atMost: 2, to: handler)
    }
}

struct ServiceView: View {
    let service: FakeService
    let diary: ServiceDiary

    private func note(_ line: String) { diary.lines.append(line) }

    private func load(_ id: Int) {
        Task {
            do { note(try await service.load(id)) } catch { note("\(id) failed") }
        }
    }

    var body: some View {
        Button("One") { load(1) }
        Button("Two") { load(2) }
        Button("Listen") { service.listen { note((try? $0.get()) ?? "no news") } }
    }
}
