import FuzzReports
import Testing

/// The drawing of a screen.
@Suite struct `A drawing of a screen` {
    private func row(_ text: String, isTouched: Bool = false) -> ScreenDrawing {
        ScreenDrawing(kind: "row", text: "", isTouched: isTouched, boxes: [ScreenDrawing(kind: "text", text: text)])
    }

    private func screen(_ rows: ScreenDrawing...) -> ScreenDrawing {
        ScreenDrawing(kind: "screen", text: "", boxes: [ScreenDrawing(kind: "list", text: "", boxes: rows)])
    }

    @Test func `circles what is touched, and marks nothing without an earlier screen`() {
        let markup = screen(row("Milk", isTouched: true), row("Bread")).html(changedSince: nil).markup
        #expect(markup.ranges(of: "class=\"row touched\"").count == 1)
        #expect(markup.ranges(of: "(touched)").count == 1)
        #expect(!markup.contains("changed"))
        let plain = screen(row("Milk", isTouched: true)).html(changedSince: nil, circling: false).markup
        #expect(!plain.contains("touched"))
    }

    @Test func `marks only what the earlier screen did not have`() {
        let earlier = screen(row("Milk", isTouched: true), row("Bread"))
        #expect(!screen(row("Bread"), row("Milk")).html(changedSince: earlier).markup.contains("changed"))
        let markup = screen(row("Milk"), row("Eggs")).html(changedSince: earlier).markup
        #expect(markup.contains("<div class=\"row changed\"><span></span><span class=\"spoken\"> (changed)</span>"))
        #expect(markup.ranges(of: "class=\"row changed\"").count == 1)
        #expect(!markup.contains("list changed"))
    }

    @Test func `marks a presentation once, and not the boxes in it`() {
        let sheet = ScreenDrawing(
            kind: "sheet", text: "", boxes: [ScreenDrawing(kind: "button", text: "Done", isDisabled: true)])
        let earlier = ScreenDrawing(kind: "screen", text: "", boxes: [ScreenDrawing(kind: "text", text: "Home")])
        let later = ScreenDrawing(kind: "screen", text: "", boxes: earlier.boxes + [sheet])
        let markup = later.html(changedSince: earlier).markup
        #expect(markup.contains("class=\"sheet changed\"") && markup.contains("class=\"button disabled\""))
    }

    @Test func `escapes the texts of the app`() {
        let markup = ScreenDrawing(kind: "text", text: "<b>&", value: "\"on\"").html(changedSince: nil).markup
        #expect(markup.contains("&lt;b&gt;&amp;") && markup.contains("&quot;on&quot;"))
    }
}
