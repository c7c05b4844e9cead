import HeadlessUI

// Document 4: state copied too early. Spelled for SwiftUI.

struct Switch {
    let flip: () -> Void
}

/// The closure is made by the initializer: it has a copy of the property whose state points nowhere yet.
struct EarlyCopy: DynamicProperty {
    @State var flag = false
    private(set) var flagSwitch: Switch?
    private(set) var bindingSwitch: Switch?

    init() {
        flagSwitch = Switch(flip: flip)
        bindingSwitch = Switch(flip: flipBinding)
    }

    func flip() { flag.toggle() }
    func flipBinding() { $flag.wrappedValue.toggle() }
}

/// The closure is made when it is asked for: the view lives by then.
struct LateCopy: DynamicProperty {
    @State var flag = false
    var flagSwitch: Switch { Switch(flip: flip) }

    func flip() { flag.toggle() }
}

struct EarlyCopyView: View {
    var early = EarlyCopy()
    var late = LateCopy()

    var body: some View {
        Button("Flip early") { early.flagSwitch?.flip() }
        Button("Flip early binding") { early.bindingSwitch?.flip() }
        Button("Flip late") { late.flagSwitch.flip() }
        Text("early \(early.flag), late \(late.flag)")
    }
}
