// The offers of each control. Each offer runs the code of its verb.

extension Control {
    func addControlOffers(to walk: OfferWalk) {}
}

extension Pressable {
    func addControlOffers(to walk: OfferWalk) {
        walk.add(.press, of: self) { _ in self.press() }
    }
}

extension Openable {
    func addControlOffers(to walk: OfferWalk) {
        if !opensWhenPressed { walk.add(.press, of: self) { _ in self.press() } }
        walk.add(.open, of: self) { _ in self.open() }
    }
}

extension TabItem {
    func addControlOffers(to walk: OfferWalk) {
        walk.add(.tab, of: self, isOffered: !isChosen) { _ in self.press() }
    }
}

extension FocusTarget {
    func addControlOffers(to walk: OfferWalk) { addFocusOffer(to: walk) }

    fileprivate func addFocusOffer(to walk: OfferWalk) {
        walk.add(.focus, of: self, isOffered: graph.focus.focused !== self) { _ in self.takeFocus() }
    }
}

extension Editing {
    func addControlOffers(to walk: OfferWalk) {
        addFocusOffer(to: walk)
        addTypeOffers(to: walk)
        let isBegun = isEdited || graph.focus.focused === self
        walk.add(.submit, of: self, isOffered: isBegun) { _ in self.submit() }
        walk.add(.leave, of: self, isOffered: isBegun) { _ in self.endEditing() }
    }

    /// Offers any text, and the examples as well to who looks at all offers.
    private func addTypeOffers(to walk: OfferWalk) {
        guard walk.isReachable else { return }
        let label = walk.label(of: self)
        let ordinal = walk.ordinal(.type, label)
        for text in [nil] + (walk.collectsAll ? exampleTexts : []) {
            walk.add(.type, of: self, label: label, ordinal: ordinal, text: text) { self.type($0.text ?? "") }
        }
    }
}

extension Stepping {
    func addControlOffers(to walk: OfferWalk) {
        add(.increment, up: true, to: walk)
        add(.decrement, up: false, to: walk)
    }

    private func add(_ verb: UserAction.Verb, up: Bool, to walk: OfferWalk) {
        let host = walk.host
        walk.add(verb, of: self, isOffered: step(up: up) != nil) { _ throws(ControlError) in
            try self.press(up: up, in: host)
        }
    }
}

extension Sliding {
    func addControlOffers(to walk: OfferWalk) {
        let host = walk.host
        walk.add(.set, of: self) { action throws(ControlError) in
            guard let part = action.number else {
                throw host.refusal("set needs a part of the slider's range, from 0 to 1")
            }
            self.set(toPart: part)
        }
    }
}

extension Picking {
    /// Offers the examples. An action may also name a value that is not among them.
    func addControlOffers(to walk: OfferWalk) {
        guard walk.isReachable else { return }
        let host = walk.host
        let label = walk.label(of: self)
        let ordinal = walk.ordinal(.pick, label)
        for example in examples {
            walk.add(.pick, of: self, label: label, ordinal: ordinal, text: example) { action throws(ControlError) in
                let text = action.text ?? ""
                guard let value = self.value(of: text) else {
                    throw host.refusal("\"\(text)\" cannot be picked in \"\(label)\"")
                }
                self.pick(value)
            }
        }
    }
}

extension PasteTarget {
    /// Offers no label, because all paste buttons have the same one.
    func addControlOffers(to walk: OfferWalk) {
        walk.add(.paste, isOffered: takesText) { self.paste($0.text ?? "") }
    }
}

extension Choosing {
    func addControlOffers(to walk: OfferWalk) {
        guard walk.isReachable else { return }
        let label = walk.label(of: self)
        let ordinal = walk.ordinal(.choose, label)
        var known: Set<String> = []
        for option in optionLabels where known.insert(option).inserted {
            walk.add(.choose, of: self, label: label, ordinal: ordinal, text: option) { _ in self.choose(label: option)
            }
        }
    }
}
