extension HostPart {
    /// Taps the view that has the given text, label or identifier, once or several times in a row. A tap on a button presses it.
    ///
    /// - Throws: `ControlError` if no view with the label has a matching gesture, or several do.
    public func tap(_ label: String, count: Int = 1) throws(ControlError) {
        if count > 1, has(label, GestureInput(kind: .tap(count: count), stage: .ended)) {
            return try perform(label, [.tap(count: count)], stages: [.ended])
        }
        if try pressControl(label, count: count) { return }
        for _ in 0..<count { try perform(label, [.tap(count: 1)], stages: [.ended]) }
    }

    /// Holds a finger on the view with the given label until the gesture is a long press, and lifts the finger.
    ///
    /// - Throws: `ControlError` if no view with the label has a matching gesture, or several do.
    public func longPress(_ label: String) throws(ControlError) {
        try perform(label, [.longPress, .longPress], stages: [.began, .ended])
    }

    /// Drags the view with the given label by a distance in points, in the given number of moves, and lifts the finger unless
    /// it is held.
    ///
    /// Each move is a separate touch, and the views are updated between the touches.
    ///
    /// - Throws: `ControlError` if no view with the label has a matching gesture, or several do.
    public func drag(
        _ label: String, by translation: CGSize, moves: Int = 1, afterLongPress: Bool = false, lifts: Bool = true
    ) throws(ControlError) {
        let moves = max(1, moves)
        var kinds: [GestureInput.Kind] = (1...moves).map { move in
            let part = CGFloat(move) / CGFloat(moves)
            return .drag(
                translation: CGSize(width: translation.width * part, height: translation.height * part),
                isAfterLongPress: afterLongPress)
        }
        var stages: [GestureInput.Stage] = kinds.indices.map { $0 == 0 ? .began : .changed }
        if lifts {
            kinds.append(kinds[moves - 1])
            stages.append(.ended)
        }
        try perform(label, kinds, stages: stages)
    }

    /// Magnifies the view with the given label with two fingers. A scale of 1 is the size at the beginning.
    ///
    /// - Throws: `ControlError` if no view with the label has a matching gesture, or several do.
    public func magnify(_ label: String, by scale: CGFloat) throws(ControlError) {
        try perform(label, [.magnify(scale), .magnify(scale)], stages: [.began, .ended])
    }

    /// Rotates the view with the given label with two fingers.
    ///
    /// - Throws: `ControlError` if no view with the label has a matching gesture, or several do.
    public func rotate(_ label: String, by angle: Angle) throws(ControlError) {
        try perform(label, [.rotate(angle), .rotate(angle)], stages: [.began, .ended])
    }

    /// Presses the control that has the given label or text, and returns whether there is one.
    private func pressControl(_ label: String, count: Int) throws(ControlError) -> Bool {
        let controls = controls((any Pressable).self)
        if !controls.found(by: label).isEmpty {
            for _ in 0..<count { try click(label) }
            return true
        }
        let found = targets(label).compactMap(\.control)
        guard let control = found.first, found.allSatisfy({ $0 === control }) else { return false }
        for _ in 0..<count { try perform { control.press() } }
        return true
    }

    private func targets(_ label: String) -> [GestureTarget] {
        node()?.nodes(named: label).map { GestureTarget(node: $0.innermost) } ?? []
    }

    private func has(_ label: String, _ input: GestureInput) -> Bool {
        targets(label).contains { !$0.effects(for: input).isEmpty }
    }

    /// Performs a gesture in stages. Each stage looks the gestures up again, because the views may have been updated.
    private func perform(
        _ label: String, _ kinds: [GestureInput.Kind], stages: [GestureInput.Stage]
    ) throws(ControlError) {
        let session = GestureSession()
        for (kind, stage) in zip(kinds, stages) {
            let input = GestureInput(kind: kind, stage: stage)
            try perform { () throws(ControlError) in
                session.handle(input, by: try effects(label, input))
            }
        }
    }

    private func effects(_ label: String, _ input: GestureInput) throws(ControlError) -> [GestureEffect] {
        var found: [[GestureEffect]] = []
        for target in targets(label) {
            let effects = target.effects(for: input)
            guard let first = effects.first, !found.contains(where: { $0.first === first }) else { continue }
            found.append(effects)
        }
        guard found.count == 1 else {
            throw error(of: label, count: found.count, labels: touchableTexts(for: input))
        }
        return found[0]
    }

    /// Returns the texts of the views that have a gesture for the input.
    private func touchableTexts(for input: GestureInput) -> [String] {
        var texts: [String] = []
        node()?.forEachOperable { node in
            guard let effect = node.effectNode?.anyEffect as? GestureEffect, effect.accepts(input) else {
                return
            }
            texts.append(node.spokenLabel)
        }
        return texts
    }
}

extension Host {
    /// Taps the view that has the given text, label or identifier, once or several times in a row.
    public func tap(_ label: String, count: Int = 1) throws(ControlError) { try screen.tap(label, count: count) }

    /// Holds a finger on the view with the given label until the gesture is a long press, and lifts the finger.
    public func longPress(_ label: String) throws(ControlError) { try screen.longPress(label) }

    /// Drags the view with the given label by a distance in points, in the given number of moves, and lifts the finger unless
    /// it is held.
    public func drag(
        _ label: String, by translation: CGSize, moves: Int = 1, afterLongPress: Bool = false, lifts: Bool = true
    ) throws(ControlError) {
        try screen.drag(label, by: translation, moves: moves, afterLongPress: afterLongPress, lifts: lifts)
    }

    /// Magnifies the view with the given label with two fingers.
    public func magnify(_ label: String, by scale: CGFloat) throws(ControlError) {
        try screen.magnify(label, by: scale)
    }

    /// Rotates the view with the given label with two fingers.
    public func rotate(_ label: String, by angle: Angle) throws(ControlError) { try screen.rotate(label, by: angle) }
}
