import HeadlessUI

/// The oracles that a view turns on and off.
struct OracleChoice {
    var on: Set<Oracle> = []
    var off: Set<Oracle> = []
}

/// The oracles of a view.
extension FuzzSetup {
    /// Turns oracles on for this view.
    public func turnOn(_ oracles: Oracle...) {
        choice.on.formUnion(oracles)
        choice.off.subtract(oracles)
    }

    /// Turns oracles off for this view, for example because it shows on purpose what they take for a mistake.
    public func turnOff(_ oracles: Oracle...) {
        choice.off.formUnion(oracles)
        choice.on.subtract(oracles)
    }

    /// Returns the oracles that are on for this view.
    func oracles(of app: (some FuzzedApp).Type) -> Set<Oracle> { app.oracles.union(choice.on).subtracting(choice.off) }
}
