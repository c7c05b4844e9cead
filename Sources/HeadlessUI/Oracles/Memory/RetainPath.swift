/// The way of strong references that keeps an object alive.
enum RetainPath {
    /// Returns the shortest way from the object to itself, or from a global or static property to it, such as
    /// `Ticker.subscription → AnyCancellable → a closure → Ticker`; nil if none is known.
    ///
    /// What a task, a timer, or a library in another language holds has no known way. The search reads memory in a copy of this
    /// process, in which nothing else runs, and ends after some seconds. On macOS, it returns nil.
    static func keeping(_ object: AnyObject) -> String? {
        #if os(Linux)
            let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
            return ForkedQuestion.answer(within: longestSearch) { RetainSearch($0).path(keeping: address) }
        #else
            return nil
        #endif
    }

    private static let longestSearch: Duration = .seconds(20)
}

#if os(Linux)
    /// A search of the memory of a process with one thread.
    private struct RetainSearch {
        private let map = MemoryMap()
        private let memory: HeapMemory
        private let notes: ForkedNotes
        private let properties = StrongProperties()

        private static let mostObjects = 500_000

        /// How the search has come to an object: from which one, and by which of its properties.
        private struct Step {
            let source: UInt?
            let property: String?
            let object: HeapObject
        }

        init(_ notes: ForkedNotes) {
            memory = HeapMemory(map)
            self.notes = notes
        }

        func path(keeping target: UInt) -> String? {
            if let cycle = path(to: target, from: [target]) { return cycle }
            let statics = map.data { _ in true }.flatMap { $0 }
            return path(to: target, from: statics).map { "a global or static property → \($0)" }
        }

        private func path(to target: UInt, from roots: [UInt]) -> String? {
            var (steps, queue): ([UInt: Step], [HeapObject]) = ([:], [])
            for root in roots {
                guard steps[root] == nil, let object = memory.object(at: root) else { continue }
                steps[root] = Step(source: nil, property: nil, object: object)
                queue.append(object)
            }
            let isFromItself = roots == [target]
            if !isFromItself, let step = steps[target] { return Self.name(of: step.object) }
            var next = 0
            while next < queue.count, next < Self.mostObjects {
                let object = queue[next]
                next += 1
                for reference in references(of: object) {
                    let isTarget = reference.target == target
                    guard isTarget || steps[reference.target] == nil,
                        let found = memory.object(at: reference.target)
                    else { continue }
                    let step = Step(source: object.address, property: reference.property, object: found)
                    if isTarget { return Self.text(endingWith: step, steps) }
                    steps[reference.target] = step
                    queue.append(found)
                }
            }
            return nil
        }

        /// Returns the references of an object. Memory that was freed may look like an object, and reading its parts may end the process.
        private func references(of object: HeapObject) -> [StrongReferences.Reference] {
            guard !notes.fatal.contains(object.address) else { return [] }
            notes.begin(object.address)
            defer { notes.begin(0) }
            return StrongReferences.of(object, in: memory, properties)
        }

        private static func text(endingWith last: Step, _ steps: [UInt: Step]) -> String {
            var (parts, step): ([String], Step) = ([name(of: last.object)], last)
            while let source = step.source.flatMap({ steps[$0] }) {
                let property = step.property.map { "." + String($0.drop { $0 == "_" }) }
                parts.append(name(of: source.object) + (property ?? ""))
                step = source
            }
            return parts.reversed().joined(separator: " → ")
        }

        private static func name(of object: HeapObject) -> String {
            switch object.kind {
            case .captures: "a closure"
            case .object(let type): String(_typeName(type, qualified: false).prefix { $0 != "<" })
            }
        }
    }
#endif
