#if !canImport(Darwin)
    import HeadlessUI
    import Testing

    @Suite struct `A sort descriptor with a key` {
        private let rows: [[String: Any]] = [
            ["name": "b", "rank": 2], ["name": "C", "rank": 1], ["rank": 2, "owner": ["age": 3]],
            ["name": "a", "rank": 10],
        ]

        private func names(_ descriptors: NSSortDescriptor...) -> [String] {
            rows.sorted { descriptors.compare($0, $1) == .orderedAscending }.map { $0["name"] as? String ?? "-" }
        }

        @Test func `sorts by a value, and nil before values`() {
            #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["-", "C", "a", "b"])
            #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["b", "a", "C", "-"])
            #expect(names(NSSortDescriptor(key: "owner.age", ascending: false)).first == "-")
        }

        @Test func `leaves equal objects to the next descriptor`() {
            let byRank = NSSortDescriptor(key: "rank", ascending: true)
            #expect(names(byRank, NSSortDescriptor(key: "name", ascending: true)) == ["C", "-", "b", "a"])
            #expect(names(byRank, NSSortDescriptor(key: "name", ascending: false)) == ["C", "b", "-", "a"])
        }

        @Test func `sorts by a method of texts`() {
            for name in [
                "localizedCaseInsensitiveCompare:", "caseInsensitiveCompare(_:)",
                "NSString.localizedStandardCompare(_:)",
            ] {
                let descriptor = NSSortDescriptor(key: "name", ascending: true, selector: Selector(name))
                #expect(names(descriptor) == ["-", "a", "b", "C"])
            }
            #expect(
                names(NSSortDescriptor(key: "name", ascending: true, selector: Selector("compare:"))) == [
                    "-", "C", "a", "b",
                ])
        }

        @Test func `sorts numbers in texts by their value if the method is that of the Finder`() {
            let descriptors = [
                NSSortDescriptor(key: nil, ascending: true, selector: Selector("localizedStandardCompare:"))
            ]
            #expect(descriptors.compare("item 10", "Item 9") == .orderedDescending)
            #expect([NSSortDescriptor(key: nil, ascending: true)].compare("item 10", "item 9") == .orderedAscending)
        }

        @Test func `sorts by a comparator`() {
            let byLength = NSSortDescriptor(key: "name", ascending: false) { left, right in
                (left as? String ?? "").count < (right as? String ?? "").count ? .orderedAscending : .orderedDescending
            }
            let objects = [["name": "a"], ["name": "ccc"], ["name": "bb"]]
            let sorted = objects.sorted { [byLength].compare($0, $1) == .orderedAscending }
            #expect(sorted.map { $0["name"] } == ["ccc", "bb", "a"])
        }

        @Test func `has its key, and can be reversed`() throws {
            let descriptor = NSSortDescriptor(key: "owner.name", ascending: true)
            #expect(descriptor.key == "owner.name")
            let reversed = try #require(descriptor.reversedSortDescriptor as? NSSortDescriptor)
            #expect(reversed.key == "owner.name")
            #expect(!reversed.ascending)
            #expect(reversed.compare(["owner": ["name": "a"]], to: ["owner": ["name": "b"]]) == .orderedDescending)
        }

        @Test func `equals another one that sorts in the same way`() {
            let descriptor = NSSortDescriptor(key: "a", ascending: true)
            #expect(descriptor == NSSortDescriptor(key: "a", ascending: true))
            #expect(descriptor != NSSortDescriptor(key: "a", ascending: false))
            #expect(descriptor != NSSortDescriptor(key: "b", ascending: true))
            let comparator: Comparator = { _, _ in .orderedSame }
            #expect(descriptor != NSSortDescriptor(key: "a", ascending: true, comparator: comparator))
        }

        @Test func `sorts beside those with key paths of Swift`() {
            let dogs = ["b", nil, "a"].map { PredicateDog(name: $0) }
            let byLegs = NSSortDescriptor(keyPath: \PredicateDog.legs, ascending: true)
            let byName = NSSortDescriptor(keyPath: \PredicateDog.name, ascending: true)
            #expect(
                dogs.sorted { [byLegs, byName].compare($0, $1) == .orderedAscending }.map(\.name) == [nil, "a", "b"])
            #expect(
                NSArray(array: dogs).sortedArray(using: [byName]).compactMap { ($0 as? PredicateDog)?.name } == [
                    "a", "b",
                ])
            #expect(byLegs.key == "legs")
            #expect(byName.key == "name")
        }

        @Test func `ends the app if its method is unknown`() async {
            await #expect(processExitsWith: .failure) {
                _ = NSSortDescriptor(key: "a", ascending: true, selector: Selector("shuffle:"))
            }
        }
    }
#endif
