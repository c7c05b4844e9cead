import BindingFuzz

/// A platform that advice is asked for. Nobody outside of Apple knows which release of iOS updates body how, so `ios` is both.
enum AdvisedPlatform: String, CaseIterable {
    case ios
    case iosTouch = "ios-touch"
    case iosObserver = "ios-observer"
    case macos

    /// The platforms of the configurations that the advice has to hold for.
    private var platforms: [Platform] {
        switch self {
        case .ios: [.ios, .iosObserver]
        case .iosTouch: [.ios]
        case .iosObserver: [.iosObserver]
        case .macos: [.macos]
        }
    }

    /// Returns the platforms in order, each once, or all of them if none was chosen.
    static func chosen(_ values: [AdvisedPlatform]) -> [Platform] {
        values.isEmpty ? Platform.allCases : Platform.allCases.filter(values.flatMap(\.platforms).contains)
    }

    /// The values in the words of the help.
    static var list: String {
        "ios (both ios-touch and ios-observer), ios-touch (a touch updates body), ios-observer (the run loop's observer "
            + "updates body), macos"
    }
}
