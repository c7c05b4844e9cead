/// The reason why the user cannot perform an operation on a row of a list.
enum RowRefusal: Error {
    case forbidden(RowRestrictionModifier.Restriction)
    /// The `ForEach` lacks the modifier with the code.
    case noAction(_ modifier: String)
    case onlyRow
    case noSelection
    /// The row's value has a type that the selection cannot hold.
    case otherType(Any.Type)
    case noSwipe
    case partialSwipe
    case disabledSwipe

    /// The reason, as the end of a message.
    var reason: String {
        switch self {
        case .forbidden(.select): "selectionDisabled forbids it"
        case .forbidden(let restriction): "\(restriction)Disabled forbids it"
        case .noAction(let modifier): "its ForEach has no \(modifier)"
        case .onlyRow: "it is the only row of its ForEach"
        case .noSelection: "its List has no selection"
        case .otherType(let type): "its id or tag is of the type \(type), unlike the selection"
        case .noSwipe: "it has no swipeActions there"
        case .partialSwipe: "allowsFullSwipe forbids a full swipe"
        case .disabledSwipe: "the first of its swipeActions is disabled"
        }
    }
}
