/// Work of a scheduler, which Combine hands over without saying on which thread it may run.
struct SendableAction: @unchecked Sendable {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}
