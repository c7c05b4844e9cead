extension Duration {
    /// The duration in hours, minutes and seconds: `1:02:03` or `2:03`.
    package var clockText: String {
        let seconds = max(0, Int(inSeconds.rounded()))
        let pad = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let rest = "\(pad(seconds % 60))"
        return seconds >= 3600
            ? "\(seconds / 3600):\(pad(seconds / 60 % 60)):\(rest)" : "\(seconds / 60):\(rest)"
    }
}

extension Double {
    /// The number in thousands or millions, with one digit after the decimal point.
    package var scaled: String {
        let (value, unit) =
            self >= 1e6 ? (self / 1e6, " million") : self >= 1e3 ? (self / 1e3, " thousand") : (self, "")
        return "\((value * 10).rounded() / 10)\(unit)"
    }
}
