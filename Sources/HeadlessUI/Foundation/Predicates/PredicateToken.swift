#if !canImport(Darwin)
    /// A word, a literal, a sign or a specifier of a predicate format.
    struct PredicateToken: Equatable {
        enum Kind: Equatable {
            /// A key or a keyword, as written.
            case word(String)
            /// `#any`: a key that is spelled like a keyword.
            case key(String)
            /// `add:to:`, before a parenthesis.
            case function(String)
            /// `$name`.
            case variable(String)
            case text(String)
            case number(PredicateNumber)
            case specifier(Specifier)
            case sign(String)
            case end
        }

        /// Which argument stands at a place of the format.
        enum Specifier: Equatable {
            /// `%@`.
            case value
            /// `%K`.
            case keyPath
            /// `%d`, `%lu`, `%f`, and so on.
            case number
            /// `%s`.
            case text
        }

        let kind: Kind
        /// The position of its first character in the format, from 1.
        let column: Int
        /// The characters in the format; empty at the end.
        let source: String

        /// Returns whether this is a sign, or a keyword in any case.
        func isOne(of spellings: [String]) -> Bool {
            switch kind {
            case .word(let word): spellings.contains(word.uppercased())
            case .sign(let sign): spellings.contains(sign)
            default: false
            }
        }
    }

    /// Why a predicate format has no meaning.
    struct PredicateFormatError: Error, Equatable, CustomStringConvertible {
        enum Reason: Equatable {
            case syntax(expected: String, found: String)
            case missingArgument(specifier: String)
        }

        let format: String
        /// The position in the format, from 1.
        let column: Int
        let reason: Reason

        /// Apple's message, with the position and the reason.
        var description: String {
            switch reason {
            case .syntax(let expected, let found):
                "Unable to parse the format string \"\(format)\" at column \(column): expected \(expected), found \(found)"
            case .missingArgument(let specifier):
                "Insufficient arguments for conversion characters specified in format string \"\(format)\" "
                    + "at column \(column): expected an argument for \(specifier)"
            }
        }
    }
#endif
