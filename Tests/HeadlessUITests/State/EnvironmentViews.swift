import HeadlessUI

/// Shows values that the system sets, within what changes them.
struct EnvironmentView: View {
    var body: some View {
        ValuesText()
        ValuesText()
            .environment(\.layoutDirection, LayoutDirection.rightToLeft)
            .environment(\.verticalSizeClass, UserInterfaceSizeClass.compact)
            .transformEnvironment(\.lineSpacing) { $0 += 2 }
            .dynamicTypeSize(DynamicTypeSize.accessibility1)
            .redacted(reason: .placeholder)
        Text("zone").environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
            .environment(\.calendar, Calendar(identifier: .gregorian))
    }
}

private struct ValuesText: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.lineSpacing) private var spacing
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.displayScale) private var scale
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.multilineTextAlignment) private var alignment

    var body: some View {
        let heightText = height.map { "\($0)" } ?? "nil"
        Text(
            "\(direction) \(heightText) \(Int(spacing)) \(size) \(reasons.isEmpty) \(Int(scale)) \(reducesMotion) \(alignment)"
        )
    }
}

/// Preferences that are made of places and shown behind.
struct AnchorView: View {
    var body: some View {
        Text("place")
            .anchorPreference(key: WidthKey.self, value: .bounds) { _ in [3] }
            .transformAnchorPreference(key: WidthKey.self, value: .center) { value, _ in value.append(4) }
            .backgroundPreferenceValue(WidthKey.self) { Text("behind \($0.reduce(0, +))") }
    }
}

/// A field within a scope whose submissions stay there.
struct ScopedFieldView: View {
    @State private var text = ""
    @State private var log: [String] = []
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            TextField("Scoped", text: $text)
                .onSubmit(of: SubmitTriggers.text) { log.append("inner") }
                .submitScope()
                .submitLabel(SubmitLabel.done)
                .focused($isFocused)
                .defaultFocus($isFocused, true)
        }
        .onSubmit { log.append("outer") }
        Text(log.joined(separator: " "))
    }
}

/// The values of the system that are off unless somebody says so.
struct OffView: View {
    @Environment(\.accessibilityDifferentiateWithoutColor) private var accessibilityDifferentiateWithoutColor
    @Environment(\.accessibilityEnabled) private var accessibilityEnabled
    @Environment(\.accessibilityInvertColors) private var accessibilityInvertColors
    @Environment(\.accessibilityReduceTransparency) private var accessibilityReduceTransparency
    @Environment(\.accessibilityShowButtonShapes) private var accessibilityShowButtonShapes
    @Environment(\.accessibilitySwitchControlEnabled) private var accessibilitySwitchControlEnabled
    @Environment(\.accessibilityVoiceOverEnabled) private var accessibilityVoiceOverEnabled
    @Environment(\.isLuminanceReduced) private var isLuminanceReduced
    @Environment(\.isSceneCaptured) private var isSceneCaptured
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @Environment(\.allowsTightening) private var allowsTightening
    @Environment(\.isFocused) private var isFocused
    @Environment(\.legibilityWeight) private var legibilityWeight: LegibilityWeight?
    @Environment(\.imageScale) private var imageScale
    @Environment(\.symbolRenderingMode) private var symbolRenderingMode
    @Environment(\.symbolVariants) private var symbolVariants
    @Environment(\.minimumScaleFactor) private var minimumScaleFactor
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.sizeCategory) private var sizeCategory: ContentSizeCategory
    @Environment(\.textCase) private var textCase
    @Environment(\.truncationMode) private var truncationMode
    @Environment(\.colorSchemeContrast) private var colorSchemeContrast: ColorSchemeContrast

    var body: some View {
        let values = [
            accessibilityDifferentiateWithoutColor, accessibilityEnabled, accessibilityInvertColors,
            accessibilityReduceTransparency, accessibilityShowButtonShapes, accessibilitySwitchControlEnabled,
            accessibilityVoiceOverEnabled, isLuminanceReduced, isSceneCaptured, supportsMultipleWindows,
            allowsTightening, isFocused,
        ]
        Text("\(values.contains(true)) \(legibilityWeight == nil) \(imageScale) \(symbolRenderingMode == nil)")
        Text("\(symbolVariants == .none) \(minimumScaleFactor) \(pixelLength < 1) \(sizeCategory) \(textCase == nil)")
        Text("\(truncationMode) \(colorSchemeContrast)")
    }
}
