import FuzzEngine
import Foundation
import FuzzCampaign

/// The growth of the number of mechanisms, as step curves, because mechanisms appear one at a time. The horizontal axes are
/// logarithmic, because most mechanisms appear in the first second of a night.
struct HTMLGrowth {
    private static let width = 440
    private static let height = 200
    private static let left = 40
    private static let right = 16
    private static let top = 16
    private static let bottom = 36

    private let points: [CampaignStatisticsLine]

    /// Creates the curves.
    ///
    /// - Parameters:
    ///   - points: the statistics lines that a campaign writes from time to time.
    ///   - last: the end of the curves, which is the progress of the campaign; nil if it is unknown.
    init(_ points: [CampaignStatisticsLine], until last: CampaignStatisticsLine?) {
        // Points after the checkpoint do not count, because a resumed campaign produces them again.
        self.points = points.filter { $0.cases <= last?.cases ?? .max } + [last].compactMap { $0 }
    }

    /// The curves; empty if the campaign left no statistics.
    var section: HTML {
        guard let last = points.last else { return .empty }
        let byCases = curve("cases", points.map { (Double($0.cases), $0.mechanisms) }, ticks: Self.caseTicks)
        let byTime = curve("time", points.map { ($0.elapsed_s, $0.mechanisms) }, ticks: Self.timeTicks)
        return """
            <section id="growth">
            <h2>Growth</h2>
            <p>\(last.cases.counted("case")) found \(last.mechanisms.counted("mechanism")).</p>
            <div class="curves">\(byCases)\(byTime)</div>
            </section>
            """
    }

    /// A value on an axis, and its label.
    private typealias Tick = (value: Double, label: String)

    private static let caseTicks: [Tick] = [
        (1, "1"), (1e1, "10"), (1e2, "100"), (1e3, "1k"), (1e4, "10k"), (1e5, "100k"), (1e6, "1M"), (1e7, "10M"),
        (1e8, "100M"), (1e9, "1G"), (1e10, "10G"), (1e11, "100G"), (1e12, "1T"),
    ]
    /// The ticks of the time axis, in seconds.
    private static let timeTicks: [Tick] = [
        (0.01, "10 ms"), (0.1, "100 ms"), (1, "1 s"), (10, "10 s"), (60, "1 min"), (600, "10 min"), (3600, "1 h"),
        (36_000, "10 h"), (360_000, "100 h"),
    ]

    private func curve(_ name: String, _ values: [(x: Double, y: Int)], ticks: [Tick]) -> HTML {
        // The axis begins at the last tick below the first value, so that the first step is visible.
        let least = values.map(\.x).first { $0 > 0 } ?? 0
        let minimumX = ticks.last { $0.value < least }?.value ?? ticks[0].value
        let maximumX = max(values.map(\.x).max() ?? 0, minimumX * 10)
        let maximumY = max(values.map(\.y).max() ?? 1, 1)
        let plotWidth = Double(Self.width - Self.left - Self.right)
        let plotHeight = Double(Self.height - Self.top - Self.bottom)
        func x(_ value: Double) -> Int {
            let share = log(max(value, minimumX) / minimumX) / log(maximumX / minimumX)
            return Self.left + Int((share * plotWidth).rounded())
        }
        func y(_ value: Int) -> Int {
            Self.height - Self.bottom - Int((Double(value) / Double(maximumY) * plotHeight).rounded())
        }
        var path = "M\(x(minimumX)) \(y(0))"
        for value in values { path += "H\(x(value.x))V\(y(value.y))" }
        let ticksX = ticks.filter { $0.value >= minimumX && $0.value <= maximumX }.map { tick -> HTML in
            """
            <text x="\(x(tick.value))" y="\(Self.height - Self.bottom + 18)" text-anchor="middle">\(tick.label)</text>
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

    /// Returns at most six round numbers from 0.
    private static func ticks(upTo maximum: Int) -> [Int] {
        let step = [1, 2, 5, 10, 20, 50, 100].first { maximum / $0 <= 5 } ?? max(maximum / 5, 1)
        return Array(stride(from: 0, through: maximum, by: step))
    }
}
