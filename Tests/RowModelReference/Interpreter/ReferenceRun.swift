/// A run of a case under a configuration: everything there is at one moment. What the steps do is here; the
/// loop, deliveries and accesses are in files of their own.
extension Reference {
    struct Run {
        let configuration: Configuration

        // `semantics`, sections 2 and 3.
        var items: Items
        var rows = Rows()
        var isDirty = false
        /// Every change of the elements so far.
        var changes: [Change] = []

        // `semantics`, section 4.
        var mode = Mode.default
        /// The mode that the loop changes to at the next *end*, where it is stopped.
        var modeOnceStopped: Mode?
        var handled = false
        var queueServedLast = false
        /// The callout that is open, by the step that named it.
        var callout: LoopStep?
        var blocks: [Work] = []
        var queue: [Work] = []
        var observers: [Observer] = []

        // `semantics`, section 5.
        /// Handlers that await something, in the order in which they were suspended.
        var suspended: [CapturedBinding] = []
        /// The step that is being executed, from 1.
        var step = 0
        var place = Place.wait
        var isOnAnotherThread = false
        var outcome = Outcome()

        /// What happened, in order, where somebody wants to hear it.
        var log: [Event]?

        /// A case before its first step, asleep: the first flush has happened.
        init(items: Int, under configuration: Configuration, isLogging: Bool = false) {
            self.configuration = configuration
            self.items = Items(count: items)
            if isLogging { log = [] }
            flush()
        }

        /// The verdict is stale, which ends the case.
        var isOver: Bool { outcome.stale != nil }

        mutating func execute(_ steps: [Step]) {
            for next in steps where !isOver {
                step += 1
                tell(.step(step))
                execute(next)
            }
            if isOver { return }
            step += 1
            tell(.step(step))
            settle()
            if !isOver { outcome.undelivered = undelivered }
        }

        /// After the last step. Each of these belongs to the number of steps + 1.
        private mutating func settle() {
            if wouldGoOnTracking { advance(to: .release) }
            for last in [LoopStep.idle, .event, .idle] where !isOver { advance(to: last) }
        }

        private mutating func execute(_ step: Step) {
            switch step {
            case .loop(let loopStep):
                advance(to: loopStep)
            case .backgroundPost:
                isOnAnotherThread = true
                post(from: self.step)
                isOnAnotherThread = false
            case .resume:
                resume()
            case .act, .reap, .perform, .async:
                if callout == nil { advance(to: .event) }
                if !isOver { executeInCallout(step) }
            }
        }

        mutating func executeInCallout(_ step: Step) {
            switch step {
            case .act(let action): perform(action, from: self.step)
            case .reap: rows.reap()
            case .perform(let action): blocks.append(.action(action, from: self.step))
            case .async(let action): queue.append(.action(action, from: self.step))
            case .loop, .backgroundPost, .resume: break
            }
        }

        /// - Parameter step: the step that did this, or deferred it.
        mutating func perform(_ action: Action, from step: Int) {
            switch action {
            case .post: post(from: step)
            case .mutate(let mutation): change(from: step) { $0.apply(mutation) }
            }
        }

        // MARK: The source of truth and its rows: `semantics`, sections 2 and 3

        /// Changes the elements; what has an effect makes the state dirty.
        ///
        /// - Parameters:
        ///   - step: the step of the case that the change comes from.
        ///   - change: says whether it had an effect.
        mutating func change(from step: Int, _ change: (inout Items) -> Bool) {
            let before = items.elements
            if change(&items) { isDirty = true }
            let after = items.elements
            changes.append(Change(before: before, after: after, step: step, place: place))
        }

        mutating func flush() {
            rows.update(to: items, in: configuration.container)
            isDirty = false
            tell(.flushed(place))
        }

        mutating func flushIfDirty() {
            if isDirty { flush() }
        }

        mutating func tell(_ event: Event) { log?.append(event) }
    }
}

extension Reference {
    /// A mutation, or a removal by a handler: what the elements were before it and after it.
    struct Change {
        let before: [Element]
        let after: [Element]
        /// The step of the case that it comes from.
        let step: Int
        let place: Place

        /// Whether it took an index from naming the element to not naming it.
        func breaks(_ index: Int, for id: Int) -> Bool {
            names(index, id, in: before) && !names(index, id, in: after)
        }

        private func names(_ index: Int, _ id: Int, in elements: [Element]) -> Bool {
            elements.indices.contains(index) && elements[index].id == id
        }
    }
}
