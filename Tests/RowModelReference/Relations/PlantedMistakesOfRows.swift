import BindingFuzz

/// A change that is forgotten, for the rows that it could change.
protocol ForgottenChange: Sendable {
    /// Its number in the table of changes.
    static var change: Int { get }
    /// What is left of what it can make of an index state: bits by index state, 8 added where the state gets dirty.
    static func left(of indexStates: UInt16, from indexState: Int) -> UInt16
}

extension ForgottenChange {
    /// The row stays as it is.
    static func left(of indexStates: UInt16, from indexState: Int) -> UInt16 {
        indexStates & 0x101 << UInt16(indexState)
    }
}

enum Forgets<Change: ForgottenChange>: TransitionRules {
    static func indexStates(after change: Int, of state: AbstractState, _ table: ChangeTable) -> UInt16 {
        let indexStates = TrueRules.indexStates(after: change, of: state, table)
        return change == Change.change ? Change.left(of: indexStates, from: state.indexState) : indexStates
    }
}

enum Clear: ForgottenChange { static let change = 0 }
enum Remove: ForgottenChange {
    static let change = 1
    /// The row's element goes, and no other one does before it.
    static func left(of indexStates: UInt16, from indexState: Int) -> UInt16 {
        indexState == 0 ? indexStates & 0xc3c3 : indexStates
    }
}
enum Insert: ForgottenChange { static let change = 2 }
enum Restore: ForgottenChange { static let change = 3 }
enum Move: ForgottenChange { static let change = 4 }
enum Replace: ForgottenChange { static let change = 5 }
enum Reload: ForgottenChange {
    static let change = 6
    static func left(of indexStates: UInt16, from indexState: Int) -> UInt16 { indexStates & 0x7f7f }
}
enum Edit: ForgottenChange {
    static let change = 7
    static func left(of indexStates: UInt16, from indexState: Int) -> UInt16 { indexStates & 0xff }
}
enum Scroll: ForgottenChange { static let change = ChangeTable.scroll }
enum Others: ForgottenChange { static let change = ChangeTable.removalByOther }
enum Own: ForgottenChange { static let change = ChangeTable.removalByRow }

enum StaysClean: TransitionRules {
    static func isDirty(_ state: AbstractState, isDirtied: Bool) -> Bool { state.isDirty }
}

enum StaysDirty: TransitionRules {
    static func isDirty(afterUpdating state: AbstractState) -> Bool { true }
}

enum KeepsIndex: TransitionRules {
    static func indexState(afterUpdating state: AbstractState) -> Int { state.indexState }
}

enum RebindsClosure: TransitionRules {
    static func indexState(afterUpdating state: AbstractState) -> Int { AbstractState.IndexState.names.rawValue }
}

enum MakesNoRow: TransitionRules {
    static func rows(afterUpdating state: AbstractState, in container: Container) -> Int {
        state.row == .none ? state.row.bit : TrueRules.rows(afterUpdating: state, in: container)
    }
}

enum KeepsRow: TransitionRules {
    static func rows(afterUpdating state: AbstractState, in container: Container) -> Int {
        state.row == .live ? state.row.bit : TrueRules.rows(afterUpdating: state, in: container)
    }
}

enum ParkedStays: TransitionRules {
    static func rows(afterUpdating state: AbstractState, in container: Container) -> Int {
        state.row == .parked ? state.row.bit : TrueRules.rows(afterUpdating: state, in: container)
    }
}

enum LeavingStays: TransitionRules {
    static func rows(afterUpdating state: AbstractState, in container: Container) -> Int {
        state.row == .leaving ? state.row.bit : TrueRules.rows(afterUpdating: state, in: container)
    }
}

enum EndsAtOnce: TransitionRules {
    static func rows(afterUpdating state: AbstractState, in container: Container) -> Int {
        TrueRules.rows(afterUpdating: state, in: .eager)
    }
}

enum ReapsNoParked: TransitionRules {
    static func row(afterReaping state: AbstractState) -> AbstractState.AbstractRow {
        state.row == .leaving ? .gone : state.row
    }
}

enum ReapsNoLeaving: TransitionRules {
    static func row(afterReaping state: AbstractState) -> AbstractState.AbstractRow {
        state.row == .parked ? .gone : state.row
    }
}

enum ReapsLive: TransitionRules {
    static func row(afterReaping state: AbstractState) -> AbstractState.AbstractRow {
        state.row == .none ? .none : .gone
    }
}

enum SilentDisappears: TransitionRules {
    static func hasAppeared(_ state: AbstractState, in container: Container) -> Bool {
        TrueRules.hasAppeared(state, in: .lazy)
    }
}

enum LeavingDisappears: TransitionRules {
    static func hasAppeared(_ state: AbstractState, in container: Container) -> Bool {
        state.row != .leaving && TrueRules.hasAppeared(state, in: container)
    }
}
