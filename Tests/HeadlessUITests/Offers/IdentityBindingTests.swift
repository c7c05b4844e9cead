import HeadlessUI
import XCTest

final class IdentityBindingTests: XCTestCase {
    func testBindingsThatFollowIdentityAreNeverStale() throws {
        try onMainRunLoop {
            let bindings = Bindings()
            let host = Host(containers: Host.Containers(bindingsFollowIdentity: true)) {
                ParcelsWithBindings(bindings: bindings)
            }
            let (first, last) = (bindings.ofParcels[0], bindings.ofParcels[2])
            try host.click("Remove first")
            XCTAssertEqual(first?.wrappedValue, Parcel(id: 0))
            first?.wrappedValue.isMarked = true
            last?.wrappedValue.isMarked = true
            host.settle()
            XCTAssertEqual(host.texts.filter { $0.hasPrefix("parcel") }, ["parcel 1", "parcel 2 marked"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testBindingsCaptureTheirIndexOtherwise() throws {
        try onMainRunLoop {
            let bindings = Bindings()
            let host = Host { ParcelsWithBindings(bindings: bindings) }
            let last = bindings.ofParcels[2]
            try host.click("Remove first")
            XCTAssertEqual(last?.wrappedValue, Parcel(id: 2))
            XCTAssertTrue(host.issues.allSatisfy(\.isStaleDereference))
            XCTAssertEqual(host.issues.count, 1)
        }
    }
}
