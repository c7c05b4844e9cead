extension HostPart {
    /// Chooses an option of the picker with the given label, by its tag or by its text.
    ///
    /// - Throws: `ControlError` if no picker has the label, several do, or the picker has no such option.
    public func choose(_ tag: some Hashable, in label: String) throws(ControlError) {
        let tag = AnyHashable(tag)
        try operate(label) { (picker: any Choosing) throws(ControlError) in
            if picker.choose(tag) { return }
            let options = picker.optionLabels.map { "\"\($0)\"" }.joined(separator: ", ")
            throw ControlError(self, "the picker \"\(label)\" has no option \(tag.base): there are \(options)")
        }
    }

    /// Picks a date in the date picker with the given label, clamped to its range.
    ///
    /// - Throws: `ControlError` if no control has the label, or several do.
    public func pick(_ date: Date, in label: String) throws(ControlError) {
        try operate(label) { (picker: any Picking) in picker.pick(date) }
    }

    /// Adds a day to the multi-date picker with the given label, or removes it.
    ///
    /// - Throws: `ControlError` if no control has the label, or several do.
    public func pick(_ day: DateComponents, in label: String) throws(ControlError) {
        try operate(label) { (picker: any Picking) in picker.pick(day) }
    }

    /// Picks a color in the color picker with the given label.
    ///
    /// - Throws: `ControlError` if no control has the label, or several do.
    public func pick(_ color: Color, in label: String) throws(ControlError) {
        try operate(label) { (picker: any Picking) in picker.pick(color) }
    }

    /// Drags the slider with the given label to a value, clamped to its range.
    ///
    /// - Throws: `ControlError` if no control has the label, or several do.
    public func set(_ label: String, to value: Double) throws(ControlError) {
        try operate(label) { (slider: any Sliding) in slider.set(to: value) }
    }

    /// Presses the plus button of the stepper with the given label.
    ///
    /// - Throws: `ControlError` if no control has the label, or several do, or the stepper has no such action.
    public func increment(_ label: String) throws(ControlError) {
        try operate(label) { (stepper: any Stepping) throws(ControlError) in try stepper.press(up: true, in: host) }
    }

    /// Presses the minus button of the stepper with the given label.
    ///
    /// - Throws: `ControlError` if no control has the label, or several do, or the stepper has no such action.
    public func decrement(_ label: String) throws(ControlError) {
        try operate(label) { (stepper: any Stepping) throws(ControlError) in try stepper.press(up: false, in: host) }
    }
}

extension Host {
    /// Chooses an option of the picker with the given label, by its tag or by its text.
    public func choose(_ tag: some Hashable, in label: String) throws(ControlError) {
        try screen.choose(tag, in: label)
    }

    /// Picks a date in the date picker with the given label, clamped to its range.
    public func pick(_ date: Date, in label: String) throws(ControlError) { try screen.pick(date, in: label) }

    /// Adds a day to the multi-date picker with the given label, or removes it.
    public func pick(_ day: DateComponents, in label: String) throws(ControlError) { try screen.pick(day, in: label) }

    /// Picks a color in the color picker with the given label.
    public func pick(_ color: Color, in label: String) throws(ControlError) { try screen.pick(color, in: label) }

    /// Drags the slider with the given label to a value, clamped to its range.
    public func set(_ label: String, to value: Double) throws(ControlError) { try screen.set(label, to: value) }

    /// Presses the plus button of the stepper with the given label.
    public func increment(_ label: String) throws(ControlError) { try screen.increment(label) }

    /// Presses the minus button of the stepper with the given label.
    public func decrement(_ label: String) throws(ControlError) { try screen.decrement(label) }
}
