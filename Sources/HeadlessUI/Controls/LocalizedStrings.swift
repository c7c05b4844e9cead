// Foundation's types for localized strings, for platforms where Foundation lacks them. There are no localization tables, so the
// text of a key is the key.

#if !canImport(Darwin)
    extension String {
        /// A localization key with interpolated values.
        public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
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
        @_disfavoredOverload public init(localized resource: LocalizedStringResource) {
            self = resource.defaultValue.key.text
        }
    }

    extension UserDefaults {
        /// Sets a value, as key-value coding does on Darwin.
        public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    }
#endif
