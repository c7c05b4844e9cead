extension Host {
    /// The actions that the user can perform now, in the order on screen. They contain no text to type (`text` is nil for
    /// `type` and `search`) and no numbers.
    ///
    /// Reading this property changes nothing and reports no issue.
    public var offeredActions: [UserAction] {
        guard isOpen, let front = graph.front else { return [] }
        return graph.withoutReporting { OfferWalk(of: front, in: self).actions }
    }

    /// Performs an action of the user.
    ///
    /// Like the verbs of the host, this runs within a touch. If a script step calls it, it runs immediately.
    ///
    /// - Throws: `ControlError` if the target does not exist, is disabled, or refuses the action.
    public func perform(_ action: UserAction) throws(ControlError) {
        let action = try positioned(action)
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

    /// Performs one touch of an action, for a script that updates the views between the touches.
    ///
    /// - Parameter number: The number of the touch, from 0 up to the verb's `touchCount`.
    /// - Throws: `ControlError` as `perform(_:)` does. After the first touch, an error ends the remaining touches.
    package func perform(_ touches: UserTouches, _ number: Int) throws(ControlError) {
        guard touches.action.verb.touchCount > 1 else { return try perform(touches.action) }
        // Only the first touch looks for the row; the others go on where it began.
        let action = number == 0 ? try positioned(touches.action) : touches.action
        try touch(action, in: part(of: action.rows), number, of: touches.session)
    }

    /// Whether work of the host is on other queues, or jobs are on the main queue.
    public var hasOffMainWork: Bool {
        BackgroundWork.count > 0 || graph.clock.hasOffMainWork || MainQueue.isPending
    }

    /// Whether work of the host is on other threads.
    package var hasOtherThreads: Bool { BackgroundWork.count > 0 || graph.clock.hasOffMainWork }

    /// Returns the offers that match the verb and row of an action, including those that the user cannot perform now.
    private func offers(like action: UserAction) -> [Offer] {
        guard isOpen, let front = graph.front else { return [] }
        return graph.withoutReporting { OfferWalk(of: front, in: self, for: .like(action)).offers }
    }

    private func part(of rows: some Sequence<Int>) -> HostPart { rows.reduce(screen) { $0.row($1) } }

    /// Performs an action in one touch after another. Each touch looks its target up again.
    private func perform(_ action: UserAction, in part: HostPart) throws(ControlError) {
        let session = GestureSession()
        for stage in 0..<action.verb.touchCount { try touch(action, in: part, stage, of: session) }
    }

    /// Performs one touch of an action, counted from 0.
    private func touch(
        _ action: UserAction, in part: HostPart, _ stage: Int, of session: GestureSession
    ) throws(ControlError) {
        try part.perform { [self] () throws(ControlError) in
            if stage > 0, action.verb.opensChoice { return try chooseOpened(by: action.verb) }
            if stage == 0 { closeOpened() }
            let offer =
                try stage == 0 ? self.offer(of: action, in: part) : self.offer(of: action.verb, at: session.node)
            session.node = offer.node
            try offer.operation?.run(action, stage, session)
        }
    }

    /// Returns the offer at the node at which an earlier touch began.
    private func offer(of verb: UserAction.Verb, at node: Node?) throws(ControlError) -> Offer {
        let offers = graph.front.map { front in
            graph.withoutReporting { OfferWalk(of: front, in: self, for: .init(verb: verb)).offers }
        }
        guard let offer = offers?.first(where: { $0.node === node }) else {
            throw refusal("what \(verb.rawValue) began with is gone")
        }
        return offer
    }

    /// Returns the one offer that matches an action.
    private func offer(of action: UserAction, in part: HostPart) throws(ControlError) -> Offer {
        let there = offers(like: action)
        var found = there.found(by: action.label)
        // An offer that is found by its identifier is the only one.
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
            throw part.error(
                of: label, count: 0, labels: there.compactMap(\.action.label), rows: rowNames(offering: action))
        }
        guard offer.isEnabled else {
            throw ControlError(part, "\(action.label.map { "\"\($0)\"" } ?? part.name) is disabled")
        }
        return offer
    }

    /// Returns the position that an action names.
    func position(of action: UserAction) throws(ControlError) -> Int {
        guard let number = action.number, let position = Int(exactly: number.rounded()) else {
            throw refusal("\(action.verb.rawValue) needs a position")
        }
        return position
    }
}

/// An action that the user performs in one touch after another.
@MainActor package final class UserTouches {
    /// The action.
    package let action: UserAction
    fileprivate let session = GestureSession()

    /// Creates the touches of an action, before the first one.
    package init(_ action: UserAction) { self.action = action }
}

extension UserAction.Verb {
    /// Whether one touch opens a menu or the buttons of a row, and the next chooses from them.
    fileprivate var opensChoice: Bool { self == .swipe || self == .contextMenu }

    /// The number of touches of the verb. The end of a moving touch counts as a second touch.
    package var touchCount: Int {
        switch self {
        case .swipe, .contextMenu, .hold, .drag, .magnify, .rotate, .leaveApp, .returnToApp: 2
        default: 1
        }
    }
}
