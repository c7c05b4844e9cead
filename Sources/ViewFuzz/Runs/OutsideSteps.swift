import HeadlessUI

/// The events from outside in a run.
extension ViewRun {
    /// Prepares the host steps of an event from outside.
    func take(_ step: OutsideStep) {
        if let objection = setup.rules.objection(to: step.name, after: arrived) { return lose(objection) }
        guard let event = event(of: step) else { return lose("the view has no \(step.kind.rawValue) with this name") }
        guard event.bodies.indices.contains(step.value - 1) else {
            return lose("there is no value with this number, only \(event.bodies.count)")
        }
        guard event.ways.contains(step.way) else { return lose("the event does not come on that thread") }
        arrived.insert(step.name)
        let body = observed(event.bodies[step.value - 1], step, event.detail)
        if step.kind.isFromSystem { return hostSteps = [.action(body), .source] }
        switch step.kind.isAnswer ? .background : step.way {
        case .callout: hostSteps = [.action(body)]
        case .perform: hostSteps = [.perform(body)]
        case .async: hostSteps = [.async(body)]
        case .background:
            // The definition declares that the event arrives on another thread, whatever actor its code is isolated to.
            let unbound = unsafeBitCast(body, to: (@Sendable () -> Void).self)
            hostSteps = [.background(unbound)]
        }
    }

    /// Wraps the code of an event so that it notifies the listener when it runs.
    private func observed(
        _ body: @escaping @MainActor () -> Void, _ step: OutsideStep, _ detail: String
    ) -> @MainActor @Sendable () -> Void {
        nonisolated(unsafe) let event = listener.event
        let (setup, number) = (setup, count)
        return { [weak self] in
            event(step, detail)
            setup.record?.note(step)
            body()
            guard setup.takeNothing() else { return }
            setup.record?.withdraw()
            self?.lose("there is nothing to call", in: number)
        }
    }
}
