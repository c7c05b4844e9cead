#if REAL_SWIFTUI
    import Combine
    import SwiftUI
#else
    import HeadlessUI
#endif

extension AssumptionProbe {
    static var all: [AssumptionProbe] {
        [
            appearanceOrder, removedChild, animatedRemoval, offMainReceive, sheetItem, dismissalOrder,
            presentationRemoval, replacedPage, sectionAppearance,
        ]
    }

    private static var appearanceOrder: AssumptionProbe {
        AssumptionProbe(
            name: "appearance-order", view: { AnyView(AppearingViews(model: $0)) },
            steps: [Step(change: { $0.isShown = true }, pause: 1)],
            value: { events in
                switch events {
                case ["outer", "inner"]: "outside-in"
                case ["inner", "outer"]: "inside-out"
                default: nil
                }
            })
    }

    private static var sectionAppearance: AssumptionProbe {
        AssumptionProbe(
            name: "section-appearance", view: { AnyView(AppearingSection(model: $0)) },
            steps: [Step(change: { $0.isShown = true }, pause: 1)],
            value: { events in
                switch events.count {
                case 1: "once"
                case 2: "each-row"
                default: nil
                }
            })
    }

    private static var removedChild: AssumptionProbe {
        AssumptionProbe(
            name: "removed-child", view: { AnyView(RemovedRows(model: $0)) },
            steps: [
                Step(
                    change: {
                        $0.add("removal")
                        $0.elements = [1]
                    }, pause: 1)
            ],
            value: { events in
                guard let removal = events.firstIndex(of: "removal") else { return nil }
                return events[removal...].contains("row 2") ? "evaluated-once-more" : "not-evaluated"
            })
    }

    private static var animatedRemoval: AssumptionProbe {
        AssumptionProbe(
            name: "animated-removal", view: { AnyView(FadingText(model: $0)) },
            steps: [
                Step(change: { $0.isShown = true }, pause: 1),
                Step(change: { model in withAnimation(.linear(duration: 1)) { model.isShown = false } }, pause: 0.3),
                Step(change: { $0.add("middle") }, pause: 2),
            ],
            value: { removal(in: $0, of: "gone") })
    }

    private static var offMainReceive: AssumptionProbe {
        AssumptionProbe(
            name: "off-main-receive", view: { AnyView(ReceivingText(model: $0)) },
            steps: [
                Step(
                    change: { model in
                        let thread = Thread { model.values.send(1) }
                        thread.start()
                        while !thread.isFinished { usleep(1_000) }
                    }, pause: 1)
            ],
            value: { events in
                switch events {
                case ["main thread"]: "on-run-loop"
                case ["another thread"]: "where-sent"
                default: nil
                }
            })
    }

    private static var sheetItem: AssumptionProbe {
        AssumptionProbe(
            name: "sheet-item", view: { AnyView(ItemSheet(model: $0)) },
            steps: [
                Step(change: { $0.item = ProbeItem(id: 1) }, pause: 2),
                Step(change: { $0.item = ProbeItem(id: 2) }, pause: 3),
            ],
            value: { events in
                guard events.contains("item 1") else { return nil }
                return events.contains("dismissed") ? "presents-another" : "replaces-content"
            })
    }

    private static var dismissalOrder: AssumptionProbe {
        AssumptionProbe(
            name: "dismissal-order", view: { AnyView(PlainSheet(model: $0)) }, steps: presentAndDismiss,
            value: { events in
                switch events.filter({ $0 != "middle" }) {
                case ["content gone", "dismissed"]: "disappear-first"
                case ["dismissed", "content gone"]: "dismiss-first"
                default: nil
                }
            })
    }

    private static var presentationRemoval: AssumptionProbe {
        AssumptionProbe(
            name: "presentation-removal", view: { AnyView(PlainSheet(model: $0)) }, steps: presentAndDismiss,
            value: { removal(in: $0, of: "content gone") })
    }

    private static var replacedPage: AssumptionProbe {
        AssumptionProbe(
            name: "replaced-page", view: { AnyView(Pages(model: $0)) },
            steps: [Step(change: { $0.path = [1] }, pause: 2), Step(change: { $0.path = [2] }, pause: 2)],
            value: { events in
                guard events.contains("page 1") else { return nil }
                return events.contains("page 2") ? "pushes-another" : "keeps-page"
            })
    }

    private static var presentAndDismiss: [Step] {
        [
            Step(change: { $0.isShown = true }, pause: 2),
            Step(change: { $0.isShown = false }, pause: 0.05),
            Step(change: { $0.add("middle") }, pause: 2),
        ]
    }

    /// Returns the value of an assumption about removals. The event of a removal comes before or after the middle of the animation.
    private static func removal(in events: [String], of event: String) -> String? {
        guard let gone = events.firstIndex(of: event), let middle = events.firstIndex(of: "middle") else {
            return nil
        }
        return gone < middle ? "at-once" : "after-animation"
    }
}
