import Combine
import Foundation
import os

class Store: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    private let logger = Logger(subsystem: "example", category: "store")
    private var cancellables = Set<AnyCancellable>()
    private let names = ["Ada", "Alan", "Grace"]

    init() {
        $query
            .removeDuplicates()
            .map { [names] query in names.filter { $0.hasPrefix(query) } }
            .sink { [weak self] in self?.show($0) }
            .store(in: &cancellables)
    }

    private func show(_ results: [String]) {
        logger.debug("shows \(results.count, privacy: .public) of \(self.names.count)")
        self.results = results
    }
}
