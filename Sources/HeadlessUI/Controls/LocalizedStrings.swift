// Foundation's types for localized strings, for platforms where Foundation lacks them. There are no localization tables, so the
// text of a key is the key.

#if !canImport(Darwin)
    extension String {
        /// A localization key with interpolated values.
        public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
            let key: LocalizedStringKey

            /// A key with fixed text.
            public init(_ value: String) { key = LocalizedStringKey(value) }
            /// A key with fixed text.
            public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
            /// A key with interpolated values.
            public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
                key = LocalizedStringKey(stringInterpolation: stringInterpolation)
            }
        }

        /// Returns the key with its interpolated values, as there are no translations.
        public init(
            localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self = keyAndValue.key.text
        }

        /// Returns the default value, as there are no translations.
        public init(
            localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = .current, comment: StaticString? = nil
        ) {
            self = defaultValue.key.text
        }

        /// Returns the text of the resource, as there are no translations.
        public init(localized resource: LocalizedStringResource) { self = resource.value.key.text }
    }

    /// A text that is localized where it is shown.
    public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable, TextSource {
        /// The key.
        public let key: String
        let value: String.LocalizationValue
        /// The locale for which the text is shown.
        public var locale: Locale

        /// A text with a key.
        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            key = keyAndValue.key.text
            value = keyAndValue
            self.locale = locale
        }

        /// A text with a key and a default value.
        public init(
            _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
            locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self.key = "\(key)"
            value = defaultValue
            self.locale = locale
        }

        /// A key with fixed text.
        public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
        /// A key with interpolated values.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
        }

        public var shownText: Text { Text(verbatim: value.key.text) }
    }

    extension UserDefaults {
        /// Sets a value, as key-value coding does on Darwin.
        public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    }
#endif
