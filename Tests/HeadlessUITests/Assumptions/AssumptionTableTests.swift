import HeadlessUI
import Testing

/// The table of assumptions.
struct AssumptionTableTests {
    @Test func `a run has the first value of each assumption unless it says otherwise`() {
        let defaults = SystemAssumptions()
        for assumption in SystemAssumption.all {
            #expect(defaults[assumption] == assumption.values[0])
            #expect(assumption.values.count > 1, "an assumption with one value assumes nothing")
        }
        #expect(defaults.others.isEmpty && defaults.areDefaults)
    }

    @Test func `each value can be taken, and no other changes with it`() {
        for assumption in SystemAssumption.all {
            for value in assumption.values.dropFirst() {
                let assumptions = SystemAssumptions().taking(value)
                #expect(assumptions.others == [value])
                #expect(assumptions.taking(assumption.values[0]).areDefaults)
            }
        }
    }

    @Test func `each property of a run is in the table, once`() {
        #expect(SystemAssumption.all.count == Mirror(reflecting: SystemAssumptions()).children.count)
        #expect(Set(SystemAssumption.all.map(\.name)).count == SystemAssumption.all.count)
    }

    @Test func `names are words of a case file, and texts are sentences without their ends`() {
        for assumption in SystemAssumption.all {
            let names = [assumption.name] + assumption.values.map(\.name)
            for name in names { #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(name)") }
            for value in assumption.values {
                #expect(!value.clause.hasSuffix(".") && value.clause.first?.isLowercase == true, "\(value)")
                #expect(value.evidence.hasSuffix("."), "\(value)")
            }
        }
    }
}
