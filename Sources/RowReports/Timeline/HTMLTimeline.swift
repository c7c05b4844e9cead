import BindingFuzz
import FuzzReports

/// A run as a picture: time goes down, with lanes for the user's steps, the run loop, the elements, each row, and the deliveries.
/// The stale read is marked, and an arrow leads to it from the mutation that caused it.
struct HTMLTimeline {
    /// The arrangement of the lanes. A page shows the one that fits.
    enum Layout: String {
        /// The steps have a separate column.
        case wide
        /// The steps are above their effects, and everything is closer together, for a phone.
        case narrow
    }

    private static let rowHeight = 28
    private static let headerHeight = 24
    /// The width of a character of the labels, rounded up.
    private static let characterWidth = 7

    private let layout: Layout
    private let trace: Trace
    private let content: HTMLTimelineMoments
    private let rows: [Int]
    /// The position of each row in `rows`.
    private let columns: [Int: Int]
    private let loopX: Int
    private let itemsWidth: Int
    /// For each delivery, the column of its line.
    private let slots: [Int]
    /// For each moment, the height of its middle.
    private let middles: [Int]

    init(_ trace: Trace, _ layout: Layout) {
        self.layout = layout
        self.trace = trace
        content = HTMLTimelineMoments(trace)
        rows = Set(content.lifelines.map(\.row)).sorted()
        columns = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, $0) })
        // Computed once, because every mark uses it.
        let longestLabel = max(5, content.moments.map(\.label.count).max() ?? 0)
        loopX = layout == .wide ? longestLabel * Self.characterWidth + 12 : 0
        let longestList = content.moments.compactMap { $0.elements.map { Self.list($0).count } }.max()
        itemsWidth = max(5, longestList ?? 0) * Self.characterWidth
        var slots: [Int] = []
        for delivery in content.deliveries {
            // The first column that no earlier delivery still uses.
            let taken = zip(slots, content.deliveries).filter { ($0.1.end ?? .max) >= delivery.start }.map(\.0)
            slots.append((0...slots.count).first { !taken.contains($0) } ?? slots.count)
        }
        self.slots = slots
        var middles: [Int] = []
        var top = Self.headerHeight
        for moment in content.moments {
            top += layout == .narrow && !moment.label.isEmpty ? Self.labelHeight : 0
            middles.append(top + Self.rowHeight / 2)
            top += Self.rowHeight
        }
        self.middles = middles
    }

    // MARK: Coordinates

    /// The height of a label above its moment.
    private static let labelHeight = 18
    private var laneWidth: Int { layout == .wide ? 38 : 28 }
    private var slotWidth: Int { layout == .wide ? 16 : 11 }
    private var loopWidth: Int { layout == .wide ? 92 : 90 }
    private var itemsX: Int { loopX + loopWidth + (layout == .wide ? 12 : 8) }
    private var rowsX: Int { itemsX + itemsWidth + (layout == .wide ? 18 : 6) }
    private var deliveriesX: Int { rowsX + rows.count * laneWidth + (layout == .wide ? 14 : 8) }
    private var width: Int { deliveriesX + max(1, (slots.max() ?? 0) + 1) * slotWidth + 58 }
    private var height: Int { bottom + 6 }
    private var bottom: Int { (middles.last ?? Self.headerHeight) + Self.rowHeight / 2 }

    private func x(ofRow row: Int) -> Int {
        rowsX + (columns[row] ?? 0) * laneWidth + laneWidth / 2
    }
    private func x(ofDelivery index: Int) -> Int { deliveriesX + slots[index] * slotWidth + 6 }
    private func y(_ moment: Int) -> Int { middles[moment] }
    /// Returns the top of a moment, including its label.
    private func top(_ moment: Int) -> Int { moment == 0 ? Self.headerHeight : y(moment - 1) + Self.rowHeight / 2 }
    private static func list(_ elements: [Int]) -> String {
        "[" + elements.map(String.init).joined(separator: " ") + "]"
    }

    // MARK: The picture

    var figure: HTML {
        """
        <svg class="timeline \(layout.rawValue)" viewBox="0 0 \(width) \(height)" width="\(width * 23 / 20)" role="img" \
        aria-label="Timeline of \(trace.testCase.description) under \(trace.configuration.description)">
        \(headings)\(bands)\(labels)\(deliveries)\(lifelines)\(elements)\(marks)\(arrow)
        </svg>
        """
    }

    private var headings: HTML {
        let rowNames = rows.map { row -> HTML in
            // If lanes are narrow, the word appears once.
            let name = layout == .wide || row == rows.first ? "row \(row)" : "\(row)"
            return "<text x=\"\(x(ofRow: row))\" y=\"14\" text-anchor=\"middle\">\(name)</text>"
        }
        let steps: HTML = layout == .wide ? "<text x=\"0\" y=\"14\">step</text>" : ""
        return """
            <g class="headings">\(steps)<text x="\(loopX)" y="14">run loop</text>\
            <text x="\(itemsX)" y="14">items</text>\(rowNames)<text x="\(deliveriesX)" y="14">deliveries</text>\
            <path d="M0 21H\(width)"/></g>
            """
    }

    private var labels: HTML {
        let texts = content.moments.enumerated().filter { !$1.label.isEmpty }.map { index, moment -> HTML in
            "<text class=\"step\(moment.isIdle ? " idle" : "")\" x=\"\(layout == .wide ? 0 : 6)\" y=\"\(layout == .wide ? y(index) + 4 : top(index) + 16)\">\(moment.label)</text>"
        }
        return "\(texts)"
    }

    /// The place in the loop: a block for as long as the loop stays there, and the updates of body.
    private var bands: HTML {
        var pieces: [HTML] = []
        var start = 0
        for index in content.moments.indices {
            let moment = content.moments[index]
            let isLast = index + 1 == content.moments.count || content.moments[index + 1].band != moment.band
            if isLast {
                let height = y(index) + Self.rowHeight / 2 - top(start) - 4
                pieces.append(
                    """
                    <rect class="band \(moment.place.description)" x="\(loopX)" y="\(top(start) + 2)" \
                    width="\(loopWidth)" height="\(height)" rx="5"/>
                    <text class="place" x="\(loopX + 8)" y="\(y(start) + 4)">\(moment.place.label(on: trace.configuration.platform))</text>
                    """)
                start = index + 1
            }
        }
        for (index, moment) in content.moments.enumerated() where moment.isUpdate {
            let isLabelled = index == 0 || content.moments[index - 1].band != moment.band
            let text: HTML =
                isLabelled ? "" : "<text class=\"place\" x=\"\(loopX + 8)\" y=\"\(y(index) + 4)\">body</text>"
            let end = rowsX + rows.count * laneWidth
            pieces.append("\(text)<path class=\"update\" d=\"M\(loopX + loopWidth) \(y(index))H\(end)\"/>")
        }
        return "\(pieces)"
    }

    private var elements: HTML {
        let texts = content.moments.enumerated().compactMap { index, moment -> HTML? in
            moment.elements.map { elements in
                """
                <text class="items\(index == content.cause ? " cause" : "")" x="\(itemsX)" y="\(y(index) + 4)">\(Self.list(elements))</text>
                """
            }
        }
        return "\(texts)"
    }

    private var lifelines: HTML {
        let lines = content.lifelines.map { line -> HTML in
            let end = line.end.map(y) ?? bottom
            return """
                <path class="lifeline \(line.state.description)" d="M\(x(ofRow: line.row)) \(y(line.start))V\(end)"/>
                """
        }
        return "\(lines)"
    }

    /// A line from each post to its handlers, which it reaches from the right.
    private var deliveries: HTML {
        let pieces = content.deliveries.enumerated().map { index, delivery -> HTML in
            let x = x(ofDelivery: index)
            let end = delivery.end.map(y) ?? bottom
            let lost: HTML =
                delivery.isDropped
                ? "<text class=\"lost\" x=\"\(x)\" y=\"\(end + 4)\" text-anchor=\"middle\">✕</text>" : ""
            return """
                <path class="guide" d="M\(loopX + loopWidth) \(y(delivery.start))H\(x)"/>\
                <path class="delivery\(delivery.end == nil ? " pending" : "")" d="M\(x) \(y(delivery.start))V\(end)"/>\
                <circle class="post" cx="\(x)" cy="\(y(delivery.start))" r="4"/>\
                <text class="hop" x="\(x + 9)" y="\(y(delivery.start) + 4)">\(name(of: delivery))</text>\(lost)
                """
        }
        return "\(pieces)"
    }

    private func name(of delivery: HTMLTimelineMoments.Delivery) -> String {
        switch delivery.way {
        case .post: delivery.start == delivery.end && delivery.rows.isEmpty ? "to nobody" : "at once"
        case .hop(let hop): hop.rawValue
        case .captured: "async"
        case .suspended: "await"
        }
    }

    private var marks: HTML {
        let pieces = content.moments.enumerated().flatMap { index, moment in
            moment.marks.map { draw($0, at: index) }
        }
        return "\(pieces)"
    }

    private func draw(_ mark: HTMLTimelineMoments.Mark, at index: Int) -> HTML {
        let x = x(ofRow: mark.row)
        let y = y(index)
        switch mark.kind {
        case .bound(let binding):
            return """
                <rect class="binding" x="\(x - 11)" y="\(y - 9)" width="22" height="18" rx="5"/>\
                <text class="binding" x="\(x)" y="\(y + 4)" text-anchor="middle">\(binding)</text>
                """
        case .captured(let binding):
            return """
                \(link(mark, index))<rect class="binding captured" x="\(x - 11)" y="\(y - 9)" width="22" height="18" rx="5"/>\
                <text class="binding" x="\(x)" y="\(y + 4)" text-anchor="middle">\(binding)</text>
                """
        case .suspended:
            return "<path class=\"suspended\" d=\"M\(x - 2) \(y - 3)v6M\(x + 2) \(y - 3)v6\"/>"
        case .gone:
            return "<path class=\"gone\" d=\"M\(x - 7) \(y)H\(x + 7)\"/>"
        case .handled:
            return "\(link(mark, index))<circle class=\"handled\" cx=\"\(x)\" cy=\"\(y)\" r=\"7\"/>"
        case .skipped:
            return "\(link(mark, index))<circle class=\"skipped\" cx=\"\(x)\" cy=\"\(y)\" r=\"7\"/>"
        case .stale(let binding):
            return """
                \(link(mark, index))<circle class="stale" cx="\(x)" cy="\(y)" r="10"><title>reads items[\(binding)]</title></circle>\
                <text class="stale" x="\(x)" y="\(y + 4)" text-anchor="middle">✕</text>
                """
        }
    }

    /// Returns the line to the handler from the delivery that arrives at a moment.
    private func link(_ mark: HTMLTimelineMoments.Mark, _ moment: Int) -> HTML {
        guard let delivery = mark.delivery else { return .empty }
        return "<path class=\"delivery\" d=\"M\(x(ofDelivery: delivery)) \(y(moment))H\(x(ofRow: mark.row) + 8)\"/>"
    }

    private var arrow: HTML {
        guard let cause = content.cause, let read = content.read, let stale = trace.outcome.stale else { return .empty }
        let count = content.moments[cause].elements.map { Self.list($0).count } ?? 0
        let startX = itemsX + count * Self.characterWidth + 3
        let endX = x(ofRow: stale.row) - 12
        let bend = startX + max(20, (endX - startX) / 2)
        return """
            <path class="arrow" d="M\(startX) \(y(cause))C\(bend) \(y(cause)) \(endX - 26) \(y(read)) \(endX - 6) \(y(read))"/>\
            <path class="tip" d="M\(endX) \(y(read))l-8 -5v10z"/>
            """
    }
}
