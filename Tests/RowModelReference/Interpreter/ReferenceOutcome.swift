/// What a run reports. Rules: `semantics`, section 5.
extension Reference {
    enum Kind: String {
        case outOfRange = "out-of-range"
        case wrongElement = "wrong-element"
    }

    /// A stale dereference, with both of its sides.
    struct Stale: Equatable {
        let kind: Kind
        /// The id of the row's element.
        let row: Int
        /// The binding's index.
        let index: Int
        /// The count, or the id of the element that is there.
        let found: Int
        let step: Int
        let place: Place
        /// How the row stood when its handler, or what its handler had left to the main queue, ran.
        let state: RowState
        let causeStep: Int
        let causePlace: Place
    }

    struct Outcome: Equatable {
        var stale: Stale?
        var delivered = 0
        var skipped = 0
        var undelivered = 0
        var offMain = false

        /// A delivery still waits when the case has settled.
        var starves: Bool { undelivered > 0 }

        /// Neither stale nor starving.
        var isSafe: Bool { stale == nil && !starves }

        /// The words of `expect` lines that hold of it: `semantics`, section 7.
        var expectations: [String] {
            if let stale { return [stale.kind.rawValue, "stale"] }
            return ["clean", starves ? "starved" : "delivered"]
        }
    }
}

extension Reference.Outcome {
    /// A line for a program, in the order in which the rules name its fields.
    func json(case name: String, items: Int, under configuration: Reference.Configuration) -> String {
        #"{"case":"\#(name)","items":\#(items),"configuration":"\#(configuration)",\#(members)}"#
    }

    private var members: String {
        var members = [#""verdict":"\#(stale?.kind.rawValue ?? "clean")""#]
        if let stale {
            members += [
                #""row":\#(stale.row)"#, #""index":\#(stale.index)"#, #""found":\#(stale.found)"#,
                #""step":\#(stale.step)"#, #""place":"\#(stale.place.rawValue)""#,
                #""causeStep":\#(stale.causeStep)"#, #""causePlace":"\#(stale.causePlace.rawValue)""#,
            ]
        }
        members += [
            #""delivered":\#(delivered)"#, #""skipped":\#(skipped)"#, #""undelivered":\#(undelivered)"#,
            #""offMain":\#(offMain)"#,
        ]
        return members.joined(separator: ",")
    }
}
