#if os(Linux) || os(macOS)
    extension UIColor {
        /// The system background color.
        public static let systemBackground = UIColor(name: "systemBackground")
        /// The secondary system background color.
        public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
        /// The tertiary system background color.
        public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
        /// The system grouped background color.
        public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
        /// The secondary system grouped background color.
        public static let secondarySystemGroupedBackground = UIColor(name: "secondarySystemGroupedBackground")
        /// The tertiary system grouped background color.
        public static let tertiarySystemGroupedBackground = UIColor(name: "tertiarySystemGroupedBackground")
        /// The label color.
        public static let label = UIColor(name: "label")
        /// The secondary label color.
        public static let secondaryLabel = UIColor(name: "secondaryLabel")
        /// The tertiary label color.
        public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
        /// The quaternary label color.
        public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
        /// The placeholder text color.
        public static let placeholderText = UIColor(name: "placeholderText")
        /// The separator color.
        public static let separator = UIColor(name: "separator")
        /// The opaque separator color.
        public static let opaqueSeparator = UIColor(name: "opaqueSeparator")
        /// The link color.
        public static let link = UIColor(name: "link")
        /// The system fill color.
        public static let systemFill = UIColor(name: "systemFill")
        /// The secondary system fill color.
        public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
        /// The tertiary system fill color.
        public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")
        /// The quaternary system fill color.
        public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")
        /// The system red color.
        public static let systemRed = UIColor(name: "systemRed")
        /// The system orange color.
        public static let systemOrange = UIColor(name: "systemOrange")
        /// The system yellow color.
        public static let systemYellow = UIColor(name: "systemYellow")
        /// The system green color.
        public static let systemGreen = UIColor(name: "systemGreen")
        /// The system mint color.
        public static let systemMint = UIColor(name: "systemMint")
        /// The system teal color.
        public static let systemTeal = UIColor(name: "systemTeal")
        /// The system cyan color.
        public static let systemCyan = UIColor(name: "systemCyan")
        /// The system blue color.
        public static let systemBlue = UIColor(name: "systemBlue")
        /// The system indigo color.
        public static let systemIndigo = UIColor(name: "systemIndigo")
        /// The system purple color.
        public static let systemPurple = UIColor(name: "systemPurple")
        /// The system pink color.
        public static let systemPink = UIColor(name: "systemPink")
        /// The system brown color.
        public static let systemBrown = UIColor(name: "systemBrown")
        /// The system gray color.
        public static let systemGray = UIColor(name: "systemGray")
        /// The system gray 2 color.
        public static let systemGray2 = UIColor(name: "systemGray2")
        /// The system gray 3 color.
        public static let systemGray3 = UIColor(name: "systemGray3")
        /// The system gray 4 color.
        public static let systemGray4 = UIColor(name: "systemGray4")
        /// The system gray 5 color.
        public static let systemGray5 = UIColor(name: "systemGray5")
        /// The system gray 6 color.
        public static let systemGray6 = UIColor(name: "systemGray6")
        /// The tint color.
        public static let tintColor = UIColor(name: "tintColor")
        /// The red color.
        public static let red = UIColor(name: "red")
        /// The orange color.
        public static let orange = UIColor(name: "orange")
        /// The yellow color.
        public static let yellow = UIColor(name: "yellow")
        /// The green color.
        public static let green = UIColor(name: "green")
        /// The blue color.
        public static let blue = UIColor(name: "blue")
        /// The purple color.
        public static let purple = UIColor(name: "purple")
        /// The brown color.
        public static let brown = UIColor(name: "brown")
        /// The cyan color.
        public static let cyan = UIColor(name: "cyan")
        /// The magenta color.
        public static let magenta = UIColor(name: "magenta")
        /// The white color.
        public static let white = UIColor(name: "white")
        /// The black color.
        public static let black = UIColor(name: "black")
        /// The gray color.
        public static let gray = UIColor(name: "gray")
        /// The light gray color.
        public static let lightGray = UIColor(name: "lightGray")
        /// The dark gray color.
        public static let darkGray = UIColor(name: "darkGray")
        /// The clear color.
        public static let clear = UIColor(name: "clear")
    }
#endif
