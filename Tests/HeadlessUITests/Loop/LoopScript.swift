import HeadlessUI

/// A way for work to be put off.
enum Hop: CaseIterable {
    case blocks, queue, exit, commit
}

/// A step of a script that both loops follow: the reference and the real one.
enum LoopStep: Equatable, CustomStringConvertible {
    case event, source, timer, idle
    /// Work that is put off by each hop in turn; at the last one, or at once, it changes the state if it is to.
    case work(id: Int, hops: [Hop], changesState: Bool)
    /// The same from another thread.
    case background(id: Int, hops: [Hop], changesState: Bool)

    var isLoopStep: Bool {
        switch self {
        case .event, .source, .timer, .idle: true
        case .work, .background: false
        }
    }

    var description: String {
        switch self {
        case .event: "event"
        case .source: "source"
        case .timer: "timer"
        case .idle: "idle"
        case .work(let id, let hops, let changes): "work \(id) \(hops)\(changes ? " changes" : "")"
        case .background(let id, let hops, let changes): "background \(id) \(hops)\(changes ? " changes" : "")"
        }
    }

    /// A script by chance, settled at its end.
    static func script(from generator: inout SmallGenerator) -> [LoopStep] {
        var steps: [LoopStep] = []
        for id in 0..<Int.random(in: 1...8, using: &generator) {
            let hops = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                Hop.allCases.randomElement(using: &generator) ?? .blocks
            }
            let changes = Bool.random(using: &generator)
            switch Int.random(in: 0..<9, using: &generator) {
            case 0: steps.append(.event)
            case 1: steps.append(.source)
            case 2: steps.append(.timer)
            case 3: steps.append(.idle)
            case 4: steps.append(.background(id: id, hops: hops, changesState: changes))
            default: steps.append(.work(id: id, hops: hops, changesState: changes))
            }
        }
        return steps + [.idle, .event, .idle]
    }
}

/// A seeded generator (SplitMix64).
struct SmallGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
