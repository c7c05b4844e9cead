/// Work of a scheduler. Combine passes the work without declaring on which thread it may run.
struct SendableAction: @unchecked Sendable {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}
