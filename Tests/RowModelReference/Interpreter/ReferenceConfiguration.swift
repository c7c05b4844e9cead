/// Configurations. Rules: `semantics`, section 1.
extension Reference {
    enum Platform: String, CaseIterable {
        case ios
        case iosObserver = "ios-observer"
        case macos
    }

    enum Container: String, CaseIterable { case eager, animated, lazy, silent }

    /// A way from a post to a handler, by the words that it is written with: one, or several with `+` between them.
    struct Delivery: Hashable {
        let words: String
        let hops: [Hop]

        /// Those of the 4,200.
        static let named = ["immediate", "runloop", "common", "queue", "exit", "runloop-exit", "commit"]
            .compactMap(Delivery.init)
    }

    enum Guard: String, CaseIterable {
        case unguarded, appeared
        case inRange = "in-range"
        case contains, all
    }

    enum Access: String, CaseIterable { case index, identity }

    enum Handler: String, CaseIterable { case read, write, remove, async, await }

    /// One deployment of the app: `ios/eager/immediate/unguarded/index/read`.
    struct Configuration: Hashable {
        let platform: Platform
        let container: Container
        let delivery: Delivery
        let `guard`: Guard
        let access: Access
        let handler: Handler
    }
}

extension Reference.Configuration: CustomStringConvertible {
    /// Reads the six parts; nil where the text is not six values with slashes between them.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 6, let platform = Reference.Platform(rawValue: parts[0]),
            let container = Reference.Container(rawValue: parts[1]),
            let delivery = Reference.Delivery(parts[2]), let `guard` = Reference.Guard(rawValue: parts[3]),
            let access = Reference.Access(rawValue: parts[4]), let handler = Reference.Handler(rawValue: parts[5])
        else { return nil }
        self.init(
            platform: platform, container: container, delivery: delivery, guard: `guard`, access: access,
            handler: handler)
    }

    var description: String {
        [
            platform.rawValue, container.rawValue, delivery.words, `guard`.rawValue, access.rawValue,
            handler.rawValue,
        ].joined(separator: "/")
    }

    /// All 4,200; the first part varies slowest.
    static let fullMatrix: [Self] = Reference.Platform.allCases.flatMap { platform in
        Reference.Container.allCases.flatMap { container in
            Reference.Delivery.named.flatMap { delivery in
                Reference.Guard.allCases.flatMap { `guard` in
                    Reference.Access.allCases.flatMap { access in
                        Reference.Handler.allCases.map { handler in
                            Self(
                                platform: platform, container: container, delivery: delivery, guard: `guard`,
                                access: access, handler: handler)
                        }
                    }
                }
            }
        }
    }

    /// The 168 with `unguarded` or `appeared`, `index` and `read`.
    static let standardMatrix = fullMatrix.filter {
        [.unguarded, .appeared].contains($0.guard) && $0.access == .index && $0.handler == .read
    }

    /// The configurations that have one of the values of each part: `ios/*/queue/appeared/index/read,write`.
    static func matching(_ pattern: String) -> [Self] {
        let parts = pattern.split(separator: "/").map { $0.split(separator: ",").map(String.init) }
        return fullMatrix.filter { configuration in
            let values = configuration.description.split(separator: "/").map(String.init)
            return parts.count == values.count && zip(parts, values).allSatisfy { $0 == ["*"] || $0.contains($1) }
        }
    }
}
