import Foundation

extension HTML {
    /// Returns a text in which each place in a source file of the working directory, such as `Sources/App/Quota.swift:93`, is a link
    /// to the file. A place in any other file stays text, such as on the page of another checkout's run.
    static func linkingSources(in text: String) -> HTML {
        var (linked, rest): (HTML, Substring) = (.empty, text[...])
        for place in text.matches(of: #/(?<path>[^\s,;:()"']+\.swift):\d+/#) {
            let file = URL(filePath: String(place.path))
            guard access(file.path(percentEncoded: false), F_OK) == 0 else { continue }
            let name = String(text[place.range])
            linked += "\(String(rest[..<place.range.lowerBound]))<a href=\"\(file.absoluteString)\">\(name)</a>"
            rest = text[place.range.upperBound...]
        }
        linked += "\(String(rest))"
        return linked
    }
}
