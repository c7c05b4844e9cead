extension HostPart {
    /// Chooses a tag in the picker with a label, or the option that shows it as text.
    ///
    /// - Throws: `ControlError` where there is no such picker, or more than one, or it has no such option.
    public func choose(_ tag: some Hashable, in label: String) throws(ControlError) {
        let tag = AnyHashable(tag)
        try operate(label) { (picker: any Choosing) throws(ControlError) in
            if picker.choose(tag) { return }
            let options = picker.optionLabels.map { "\"\($0)\"" }.joined(separator: ", ")
            throw ControlError(self, "the picker \"\(label)\" has no option \(tag.base): there are \(options)")
        }
    }

    /// Picks a date in the picker with a label, as far as its range goes.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func pick(_ date: Date, in label: String) throws(ControlError) {
        try operate(label) { (picker: any Picking) in picker.pick(date) }
    }

    /// Picks a day in the picker of several days with a label, or takes it away.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func pick(_ day: DateComponents, in label: String) throws(ControlError) {
        try operate(label) { (picker: any Picking) in picker.pick(day) }
    }

    /// Picks a colour in the picker with a label.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func pick(_ color: Color, in label: String) throws(ControlError) {
        try operate(label) { (picker: any Picking) in picker.pick(color) }
    }

    /// Drags the slider with a label to a value, as far as it goes.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func set(_ label: String, to value: Double) throws(ControlError) {
        try operate(label) { (slider: any Sliding) in slider.set(to: value) }
    }

    /// Presses the plus of the stepper with a label.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func increment(_ label: String) throws(ControlError) {
        try operate(label) { (stepper: any Stepping) in stepper.step(up: true) }
    }

    /// Presses the minus of the stepper with a label.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func decrement(_ label: String) throws(ControlError) {
        try operate(label) { (stepper: any Stepping) in stepper.step(up: false) }
    }
}

extension Host {
    /// Chooses a tag in the picker with a label, or the option that shows it as text.
    public func choose(_ tag: some Hashable, in label: String) throws(ControlError) {
        try screen.choose(tag, in: label)
    }

    /// Picks a date in the picker with a label, as far as its range goes.
    public func pick(_ date: Date, in label: String) throws(ControlError) { try screen.pick(date, in: label) }

    /// Picks a day in the picker of several days with a label, or takes it away.
    public func pick(_ day: DateComponents, in label: String) throws(ControlError) { try screen.pick(day, in: label) }

    /// Picks a colour in the picker with a label.
    public func pick(_ color: Color, in label: String) throws(ControlError) { try screen.pick(color, in: label) }

    /// Drags the slider with a label to a value, as far as it goes.
    public func set(_ label: String, to value: Double) throws(ControlError) { try screen.set(label, to: value) }

    /// Presses the plus of the stepper with a label.
    public func increment(_ label: String) throws(ControlError) { try screen.increment(label) }

    /// Presses the minus of the stepper with a label.
    public func decrement(_ label: String) throws(ControlError) { try screen.decrement(label) }
}
