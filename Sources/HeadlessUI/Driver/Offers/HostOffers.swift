extension Host {
    /// What a person can do now, in the order on screen; without texts that could be typed (`text` is nil for `type` and
    /// `search`) and without numbers.
    ///
    /// Nothing is done for it, and nothing is reported.
    public var offeredActions: [UserAction] {
        guard isOpen, let front = graph.front else { return [] }
        return graph.withoutReporting { OfferWalk(of: front, in: self).actions }
    }

    /// Does what a person can do.
    ///
    /// It is done as the verbs of the host do it: right there if a script's step runs this code, else within a touch.
    ///
    /// - Throws: `ControlError` where what it is done to is not there, is disabled, or refuses.
    public func perform(_ action: UserAction) throws(ControlError) {
        let part = part(of: action.rows)
        if !isInUse, ![.leaveApp, .returnToApp].contains(action.verb) { throw refusal("the app is in the background") }
        switch action.verb {
        case .back: try back()
        case .dismiss: try dismiss()
        case .delete: try part.delete()
        case .fullSwipe: try part.fullSwipe(.trailing)
        case .fullSwipeLeading: try part.fullSwipe(.leading)
        case .select: try part.select()
        case .deselect: try part.deselect()
        case .activate: try part.performPrimaryAction()
        case .move:
            guard let row = action.rows.last else { throw refusal("a row is moved, and none is named") }
            try self.part(of: action.rows.dropLast()).move(from: row, to: try position(of: action))
        default: try perform(action, in: part)
        }
    }

    /// Does what a person can do, touch by touch, for a script that has an update between them.
    ///
    /// - Parameter number: that of the touch, from 0 up to the verb's `touchCount`.
    /// - Throws: `ControlError` as `perform(_:)` does. Once the first touch has been done, that ends what comes behind it.
    package func perform(_ touches: UserTouches, _ number: Int) throws(ControlError) {
        let action = touches.action
        guard action.verb.touchCount > 1 else { return try perform(action) }
        try touch(action, in: part(of: action.rows), number, of: touches.session)
    }

    /// Whether work of the host's is on other queues, or jobs are on the main queue.
    public var hasOffMainWork: Bool {
        BackgroundWork.count > 0 || graph.clock.hasOffMainWork || MainQueue.isPending
    }

    /// Whether work of the host's is on other threads.
    package var hasOtherThreads: Bool { BackgroundWork.count > 0 || graph.clock.hasOffMainWork }

    /// What is done by the verb of an action in its row, whether a person would do it or not.
    private func offers(like action: UserAction) -> [Offer] {
        guard isOpen, let front = graph.front else { return [] }
        return graph.withoutReporting { OfferWalk(of: front, in: self, for: .like(action)).offers }
    }

    private func part(of rows: some Sequence<Int>) -> HostPart { rows.reduce(screen) { $0.row($1) } }

    /// Does what takes several touches in one touch after another; what it is done to is looked for anew at each.
    private func perform(_ action: UserAction, in part: HostPart) throws(ControlError) {
        let session = GestureSession()
        for stage in 0..<action.verb.touchCount { try touch(action, in: part, stage, of: session) }
    }

    /// Does what an action does in one of its touches, counted from 0.
    private func touch(
        _ action: UserAction, in part: HostPart, _ stage: Int, of session: GestureSession
    ) throws(ControlError) {
        try part.perform { [self] () throws(ControlError) in
            let offer =
                try stage == 0 ? self.offer(of: action, in: part) : self.offer(of: action.verb, at: session.node)
            session.node = offer.node
            try offer.operation?.run(action, stage, session)
        }
    }

    /// What has begun in a view, and goes on there.
    private func offer(of verb: UserAction.Verb, at node: Node?) throws(ControlError) -> Offer {
        let offers = graph.front.map { front in
            graph.withoutReporting { OfferWalk(of: front, in: self, for: .init(verb: verb)).offers }
        }
        guard let offer = offers?.first(where: { $0.node === node }) else {
            throw refusal("what \(verb.rawValue) has begun with is gone")
        }
        return offer
    }

    /// The one thing on screen that an action is about.
    private func offer(of action: UserAction, in part: HostPart) throws(ControlError) -> Offer {
        let there = offers(like: action)
        var found = there.found(by: action.label)
        // What is found by its identifier is the only one.
        if found.first?.action.label == action.label { found = found.filter { $0.action.ordinal == action.ordinal } }
        if action.verb == .key { found = found.filter { $0.action.text == action.text } }
        if action.verb == .choose, let known = found.first {
            found = found.filter { $0.action.text == action.text }
            guard !found.isEmpty else {
                let options = there.filter { $0.action.label == known.action.label }.compactMap(\.action.text)
                throw ControlError(
                    part,
                    "the picker \"\(action.label ?? "")\" has no option \"\(action.text ?? "")\": "
                        + "there are \(options.map { "\"\($0)\"" }.joined(separator: ", "))")
            }
        }
        guard let offer = found.first else {
            guard let label = action.label else {
                throw ControlError(part, "\(part.name) has nothing to \(action.verb.rawValue)")
            }
            if action.ordinal > 1, !there.isEmpty {
                let reason = "there is no \(action.verb.rawValue) \"\(label)\" number \(action.ordinal) in \(part.name)"
                throw ControlError(part, reason)
            }
            throw part.error(of: label, count: 0, labels: there.compactMap(\.action.label))
        }
        guard offer.isEnabled else {
            throw ControlError(part, "\(action.label.map { "\"\($0)\"" } ?? part.name) is disabled")
        }
        return offer
    }

    /// The position that an action names.
    func position(of action: UserAction) throws(ControlError) -> Int {
        guard let number = action.number, let position = Int(exactly: number.rounded()) else {
            throw refusal("\(action.verb.rawValue) needs a position")
        }
        return position
    }
}

/// Something that a person does in one touch after another.
@MainActor package final class UserTouches {
    let action: UserAction
    fileprivate let session = GestureSession()

    package init(_ action: UserAction) { self.action = action }
}

extension UserAction.Verb {
    /// The touches of which it consists; of a touch that moves, the one that ends it is another.
    package var touchCount: Int {
        switch self {
        case .hold, .drag, .magnify, .rotate, .leaveApp, .returnToApp: 2
        default: 1
        }
    }
}
