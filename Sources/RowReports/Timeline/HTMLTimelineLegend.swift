import BindingFuzz
import FuzzReports

extension HTMLTimeline {
    /// The meanings of the signs in every picture, shown once per page.
    static let legend: HTML = """
        <details class="legend"><summary>How to read the pictures</summary>
        <p>Time runs downward. The run loop column shows where in the loop the app's code runs.</p>
        <ul>
        <li>\(sample("<path class=\"update\" d=\"M2 12H38\"/>")) an update of body, which gives rows their bindings</li>
        <li>\(sample("<rect class=\"binding\" x=\"9\" y=\"3\" width=\"22\" height=\"18\" rx=\"5\"/><text class=\"binding\" x=\"20\" y=\"16\" text-anchor=\"middle\">0</text>")) a row gets its binding, which holds index 0</li>
        <li>\(sample("<rect class=\"binding captured\" x=\"9\" y=\"3\" width=\"22\" height=\"18\" rx=\"5\"/><text class=\"binding\" x=\"20\" y=\"16\" text-anchor=\"middle\">0</text>")) a handler captures the binding, and defers its read to the main queue</li>
        <li>\(sample("<path class=\"lifeline live\" d=\"M4 12H36\"/>")) the row is live</li>
        <li>\(sample("<path class=\"lifeline leaving\" d=\"M4 12H36\"/>")) the row animates out, and is still subscribed</li>
        <li>\(sample("<path class=\"lifeline parked\" d=\"M4 12H36\"/>")) the row has left the screen, and is still subscribed</li>
        <li>\(sample("<path class=\"gone\" d=\"M13 12H27\"/>")) the row is gone, its subscription canceled</li>
        <li>\(sample("<path class=\"delivery\" d=\"M10 12H36\"/><circle class=\"post\" cx=\"8\" cy=\"12\" r=\"4\"/>")) a post and its delivery to the handlers, or a read deferred to the main queue</li>
        <li>\(sample("<path class=\"guide\" d=\"M2 12H38\"/>")) connects running code with its post</li>
        <li>\(sample("<path class=\"delivery pending\" d=\"M4 12H36\"/>")) a delivery that never arrives, or a handler that is never resumed</li>
        <li>\(sample("<text class=\"lost\" x=\"20\" y=\"16\" text-anchor=\"middle\">✕</text>")) a delivery that is dropped</li>
        <li>\(sample("<circle class=\"handled\" cx=\"20\" cy=\"12\" r=\"7\"/>")) a handler reaches its own element</li>
        <li>\(sample("<circle class=\"handled\" cx=\"20\" cy=\"12\" r=\"7\"/><path class=\"suspended\" d=\"M18 9v6M22 9v6\"/>")) a handler reaches its own element, and is suspended</li>
        <li>\(sample("<circle class=\"skipped\" cx=\"20\" cy=\"12\" r=\"7\"/>")) a handler returns early</li>
        <li>\(sample("<circle class=\"stale\" cx=\"20\" cy=\"12\" r=\"10\"/><text class=\"stale\" x=\"20\" y=\"16\" text-anchor=\"middle\">✕</text>")) a handler reads a stale binding</li>
        <li>\(sample("<path class=\"arrow\" d=\"M2 12H30\"/><path class=\"tip\" d=\"M36 12l-8 -5v10z\"/>")) connects it with the mutation that made it stale</li>
        <li>\(sample("<text class=\"items cause\" x=\"4\" y=\"16\">[2]</text>")) the elements after that mutation</li>
        <li>\(sample("<text class=\"step idle\" x=\"0\" y=\"16\">clear</text>")) a step without effect</li>
        <li>\(sample("<text class=\"step\" x=\"0\" y=\"16\">(2) …</text>")) what step 2 deferred</li>
        </ul>
        </details>
        """

    private static func sample(_ drawing: HTML) -> HTML {
        "<svg class=\"timeline\" width=\"40\" height=\"24\" viewBox=\"0 0 40 24\" aria-hidden=\"true\">\(drawing)</svg>"
    }
}
