#if !canImport(Darwin)
    /// A text that is localized where it is shown. Initializers and modifiers that take a `TextSource` take one.
    public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable, TextSource {
        /// The place of a localization table. Has no effect here.
        public enum BundleDescription: Sendable {
            /// The bundle of the app.
            case main
            /// The bundle that contains a class.
            case forClass(AnyClass)
            /// The bundle at a URL.
            case atURL(URL)
        }

        /// The key.
        public let key: String
        /// The text to show.
        public let defaultValue: String.LocalizationValue
        /// The name of the localization table.
        public let table: String?
        /// The locale for which the text is shown.
        public var locale: Locale

        /// A text with a key.
        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
            comment: StaticString? = nil
        ) { self.init(key: keyAndValue.key.text, keyAndValue, table, locale) }

        /// A text with a key, of a bundle.
        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
            bundle: BundleDescription, comment: StaticString? = nil
        ) { self.init(key: keyAndValue.key.text, keyAndValue, table, locale) }

        /// A text with a key, of a bundle.
        @_disfavoredOverload public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle?,
            comment: StaticString? = nil
        ) { self.init(key: keyAndValue.key.text, keyAndValue, table, locale) }

        /// A text with a key and a default value.
        public init(
            _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
            locale: Locale = .current, comment: StaticString? = nil
        ) { self.init(key: "\(key)", defaultValue, table, locale) }

        /// A text with a key and a default value, of a bundle.
        public init(
            _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
            locale: Locale = .current, bundle: BundleDescription, comment: StaticString? = nil
        ) { self.init(key: "\(key)", defaultValue, table, locale) }

        /// A text with a key and a default value, of a bundle.
        @_disfavoredOverload public init(
            _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
            locale: Locale = .current, bundle: Bundle?, comment: StaticString? = nil
        ) { self.init(key: "\(key)", defaultValue, table, locale) }

        /// A key with fixed text.
        public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
        /// A key with interpolated values.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
        }

        private init(key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale) {
            self.key = key
            self.table = table
            self.locale = locale
            defaultValue = value
        }

        public var shownText: Text { Text(defaultValue.key) }
    }

    /// A value with a text that is localized where it is shown.
    public protocol CustomLocalizedStringResourceConvertible {
        /// The text.
        var localizedStringResource: LocalizedStringResource { get }
    }

    extension Text {
        /// Shows the text of a resource.
        @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self = resource.shownText }
    }

    extension LocalizedStringKey.StringInterpolation {
        /// Adds the text of a resource.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            appendInterpolation(resource.shownText)
        }
    }
#endif
