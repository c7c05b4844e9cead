/// How the number of mechanisms grew, as step curves: a mechanism is found at once, not little by little.
struct HTMLGrowth {
    private static let width = 440
    private static let height = 200
    private static let left = 40
    private static let right = 16
    private static let top = 16
    private static let bottom = 36

    private let points: [ReportStatistics.Point]

    init(_ points: [ReportStatistics.Point]) {
        self.points = points
    }

    /// Nothing where the campaign left no statistics.
    var section: HTML {
        guard let last = points.last else { return .empty }
        let byCases = curve("cases", points.map { (Double($0.cases), $0.mechanisms) }) { UInt64($0).grouped }
        let timed = points.compactMap { point in point.seconds.map { ($0, point.mechanisms) } }
        let bySeconds = timed.count < 2 ? .empty : curve("time", timed) { Int($0.rounded()).clockText }
        return """
            <section id="growth">
            <h2>Growth</h2>
            <p>\(last.cases.grouped) cases found \(TimelineWords.count(last.mechanisms, "mechanism")).</p>
            <div class="curves">\(byCases)\(bySeconds)</div>
            </section>
            """
    }

    private func curve(_ name: String, _ values: [(x: Double, y: Int)], label: (Double) -> String) -> HTML {
        let maximumX = max(values.map(\.x).max() ?? 1, 1)
        let maximumY = max(values.map(\.y).max() ?? 1, 1)
        let plotWidth = Double(Self.width - Self.left - Self.right)
        let plotHeight = Double(Self.height - Self.top - Self.bottom)
        func x(_ value: Double) -> Int { Self.left + Int((value / maximumX * plotWidth).rounded()) }
        func y(_ value: Int) -> Int {
            Self.height - Self.bottom - Int((Double(value) / Double(maximumY) * plotHeight).rounded())
        }
        var path = "M\(x(0)) \(y(0))"
        for value in values { path += "H\(x(value.x))V\(y(value.y))" }
        let ticksX = [0, 0.5, 1].map { share -> HTML in
            let anchor = share == 0 ? "start" : share == 1 ? "end" : "middle"
            return """
                <text x="\(x(share * maximumX))" y="\(Self.height - Self.bottom + 18)" text-anchor="\(anchor)">\
                \(label(share * maximumX))</text>
                """
        }
        let ticksY = Self.ticks(upTo: maximumY).map { value -> HTML in
            """
            <path class="grid" d="M\(Self.left) \(y(value))H\(Self.width - Self.right)"/>\
            <text x="\(Self.left - 8)" y="\(y(value) + 4)" text-anchor="end">\(value)</text>
            """
        }
        return """
            <figure>
            <figcaption>Mechanisms by \(name)</figcaption>
            <svg viewBox="0 0 \(Self.width) \(Self.height)" role="img" aria-label="Mechanisms by \(name)">
            \(ticksY)\(ticksX)
            <path class="area" d="\(path)V\(y(0))Z"/><path class="curve" d="\(path)"/>
            </svg>
            </figure>
            """
    }

    /// At most six round numbers from 0.
    private static func ticks(upTo maximum: Int) -> [Int] {
        let step = [1, 2, 5, 10, 20, 50, 100].first { maximum / $0 <= 5 } ?? max(maximum / 5, 1)
        return Array(stride(from: 0, through: maximum, by: step))
    }
}

extension Int {
    /// Seconds as `45 s`, `2:05 min` or `1:02 h`.
    fileprivate var clockText: String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if self < 60 { return "\(self) s" }
        return self < 3600
            ? "\(self / 60):\(padded(self % 60)) min" : "\(self / 3600):\(padded(self / 60 % 60)) h"
    }
}
