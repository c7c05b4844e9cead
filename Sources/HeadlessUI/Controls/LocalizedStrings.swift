// What Foundation has for translated texts on Darwin, and not here. There are no tables of translations, so that a key is its
// text.

#if !canImport(Darwin)
    extension String {
        /// The key of a text with values in it.
        public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
            let key: LocalizedStringKey

            /// A key.
            public init(_ value: String) { key = LocalizedStringKey(value) }
            /// A key.
            public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
            /// A key with values in it.
            public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
                key = LocalizedStringKey(stringInterpolation: stringInterpolation)
            }
        }

        /// The translation of a key; here the key, with what was put into it.
        public init(
            localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self = keyAndValue.key.text
        }

        /// The translation of a key; here the text that is given for where there is none.
        public init(
            localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = .current, comment: StaticString? = nil
        ) {
            self = defaultValue.key.text
        }

        /// The translation of a resource; here its text.
        public init(localized resource: LocalizedStringResource) { self = resource.value.key.text }
    }

    /// A text to be translated where it is shown.
    public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable, TextSource {
        /// The key.
        public let key: String
        let value: String.LocalizationValue
        /// The language and region for which it is shown.
        public var locale: Locale

        /// A text by its key.
        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            key = keyAndValue.key.text
            value = keyAndValue
            self.locale = locale
        }

        /// A text by its key, and what is shown where there is no translation.
        public init(
            _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
            locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self.key = "\(key)"
            value = defaultValue
            self.locale = locale
        }

        /// A key.
        public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
        /// A key with values in it.
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
