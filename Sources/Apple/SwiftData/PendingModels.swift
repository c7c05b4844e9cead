/// Objects with changes, in the order in which they got them.
struct PendingModels {
    private var positions: [ObjectIdentifier: Int] = [:]
    private var entries: [(any PersistentModel)?] = []

    var isEmpty: Bool { positions.isEmpty }
    var count: Int { positions.count }
    var models: [any PersistentModel] { entries.compactMap { $0 } }

    mutating func add(_ model: any PersistentModel) {
        guard positions[ObjectIdentifier(model)] == nil else { return }
        positions[ObjectIdentifier(model)] = entries.count
        entries.append(model)
    }

    mutating func remove(_ model: any PersistentModel) {
        if let position = positions.removeValue(forKey: ObjectIdentifier(model)) { entries[position] = nil }
    }
}
