import BindingFuzz
import FuzzEngine
import HeadlessUI

extension StepChoices {
    /// Every possible step that is not to be avoided, without duplicates: the candidates for a smaller case.
    var all: [ViewStep] {
        var known: Set<ViewStep> = []
        let steps = users + outsiders + waits.map(ViewStep.wait) + [.endAnimations, .evictRows, .stall] + loop
        return steps.filter { known.insert($0).inserted && weights.weight(of: $0) > 0 }
    }

    /// Returns the action with each possible argument.
    func completions(of action: UserAction) -> [UserAction] {
        func with<Value>(_ part: WritableKeyPath<UserAction, Value?>, _ values: [Value]) -> [UserAction] {
            values.map { value in
                var action = action
                action[keyPath: part] = value
                return action
            }
        }
        return switch action.verb {
        case .search: action.text == nil ? with(\.text, texts + shownTexts) : [action]
        case .type, .paste: action.text == nil ? with(\.text, texts) : [action]
        case .drag: with(\.text, UserAction.directions)
        case .magnify: with(\.number, [0.5, 2])
        case .rotate: with(\.number, [-90, 90])
        case .set: with(\.number, [0, 0.5, 1])
        case .move, .scroll: with(\.number, (0..<max(2, 2 * rowCount)).map(Double.init))
        default: [action]
        }
    }

    private var users: [ViewStep] { actions.flatMap(completions).map(ViewStep.user) }

    private var outsiders: [ViewStep] {
        events.flatMap { event in
            event.ways.flatMap { way in
                event.bodies.indices.map { index in
                    .outside(
                        OutsideStep(
                            kind: event.kind, name: event.name, value: index + 1, ordinal: event.ordinal, way: way))
                }
            }
        }
    }

    private var loop: [ViewStep] {
        LoopStep.allCases.filter { $0 != (isTracking ? .track : .release) }.map(ViewStep.loop)
    }
}
