/// The outcome of a run in each lane.
extension Execution {
    func staleDereference(_ stale: Lanes.Stale) -> StaleDereference {
        let cause =
            group.handler != .read
            ? stale.cause : history.cause(id: stale.row.id, index: stale.row.index, end: Int(stale.changes))
        return StaleDereference(
            kind: stale.kind, row: Int(stale.row.id), state: stale.row.state, index: Int(stale.row.index),
            found: Int(stale.found), step: Int(stale.step), place: stale.place, causeStep: Int(cause.step),
            causePlace: cause.place)
    }

    /// The mechanism of a lane that failed or starved, or nil if it did neither.
    func mechanism(inLane lane: Int) -> Mechanism? {
        let cell = lane / Lanes.members
        let member = UInt16(1) &<< UInt16(lane % Lanes.members)
        guard lanes.cell[cell].running & member != 0 else { return lanes.stale[lane].mechanism }
        return lanes.cell[cell].starving & member != 0 ? .starved : nil
    }

    /// The outcome of a lane that the run covered.
    func outcome(lane: Int) -> Outcome {
        let cell = lanes.cell[lane / Lanes.members]
        let member = lane % Lanes.members
        let isRunning = cell.running & 1 &<< UInt16(member) != 0
        return Outcome(
            stale: isRunning ? nil : staleDereference(lanes.stale[lane]), delivered: Int(cell.delivered[member]),
            skipped: Int(cell.skipped[member]), undelivered: Int(cell.undelivered[member]),
            offMain: cell.offMain & 1 &<< UInt16(member) != 0)
    }
}

extension Lanes.Stale {
    var kind: VerdictKind { isOutOfRange ? .outOfRange : .wrongElement }

    /// The mechanism of the stale dereference.
    @inline(__always)
    var mechanism: Mechanism { Mechanism(kind: kind, place: place, row: row.state) }
}
