/// An action that the user can perform on the screen.
public struct UserAction: Hashable, Sendable {
    /// The kind of an action. Cases spell it by its raw value.
    public enum Verb: String, CaseIterable, Hashable, Sendable {
        /// Presses a button, flips a toggle, or follows a link.
        case press
        /// Opens a menu.
        case open
        /// Taps a view that has a tap gesture.
        case tap
        /// Taps a view twice in a row.
        case doubleTap = "double-tap"
        /// Holds a finger on a view until the gesture is a long press, and lifts the finger.
        case hold
        /// Drags a view in the direction of the text, and lifts the finger.
        case drag
        /// Magnifies a view with two fingers by the factor in the number.
        case magnify
        /// Rotates a view with two fingers by the degrees in the number.
        case rotate
        /// Moves the pointer over a view.
        case hover
        /// Moves the pointer away from a view.
        case unhover
        /// Holds a finger on a draggable view until the view is lifted.
        case lift
        /// Drops the lifted content on a view that accepts it.
        case drop
        /// Types the text into a field, replacing its content.
        case type
        /// Presses the return key in a field.
        case submit
        /// Presses the keys in the text, such as `command+n`.
        case key
        /// Presses a paste button while the text is on the pasteboard.
        case paste
        /// Ends the edit in a field.
        case leave
        /// Gives the focus to a field.
        case focus
        /// Presses the plus button of a stepper.
        case increment
        /// Presses the minus button of a stepper.
        case decrement
        /// Drags a slider to the number, a fraction of its range from 0 to 1.
        case set
        /// Chooses the option of a picker that shows the text.
        case choose
        /// Picks the date, day or color in the text.
        case pick
        /// Swipes a row, and presses the revealed button with the label.
        case swipe
        /// Swipes a row all the way from its trailing edge.
        case fullSwipe = "full-swipe"
        /// Swipes a row all the way from its leading edge.
        case fullSwipeLeading = "full-swipe-leading"
        /// Deletes a row.
        case delete
        /// Moves a row before the position in the number, counted while the row is still in its old place.
        case move
        /// Selects a row.
        case select
        /// Deselects a row.
        case deselect
        /// Shows a context menu, and presses the item with the label.
        case contextMenu = "context-menu"
        /// Performs the primary action of a row, as a double click or a tap does.
        case activate
        /// Pulls down a list or a scroll view.
        case refresh
        /// Types the text into a search field.
        case search
        /// Presses the return key in a search field.
        case submitSearch = "submit-search"
        /// Deletes the last token in a search field.
        case deleteToken = "delete-token"
        /// Ends a search.
        case cancelSearch = "cancel-search"
        /// Scrolls until the row in the number is the first visible one.
        case scroll
        /// Goes back to the previous page.
        case back
        /// Dismisses the frontmost presentation.
        case dismiss
        /// Chooses the tab with the label.
        case tab
        /// Swipes to the page after the visible one.
        case nextPage = "next-page"
        /// Swipes to the page before the visible one.
        case previousPage = "previous-page"
        /// Opens a window without a value, of the group with the label.
        case newWindow = "new-window"
        /// Closes the window in front.
        case closeWindow = "close-window"
        /// Brings the rearmost window to the front.
        case nextWindow = "next-window"
        /// Leaves the app, which goes to the background.
        case leaveApp = "leave-app"
        /// Returns to the app.
        case returnToApp = "return-to-app"
    }

    /// The kind of the action.
    public var verb: Verb
    /// The label of the control; nil if the verb needs no label.
    public var label: String?
    /// The ordinal among the offers with the same label in the same place, counted from 1.
    public var ordinal: Int
    /// The text that is typed or pasted, the chosen option, the picked value, the keys, or a direction.
    public var text: String?
    /// A position or a value: the target of a move, the value of a slider, or the amount of a magnification or rotation.
    public var number: Double?
    /// The path of the row: positions from the outside in, counted from 0; empty if the action is in no row.
    public var rows: [Int]

    /// The address of the row as a person would say it, in place of `rows`; nil if the action is in no row, or has its path.
    public var row: RowName?

    /// Creates an action from the parts of its notation.
    public init(
        _ verb: Verb, _ label: String? = nil, ordinal: Int = 1, text: String? = nil, number: Double? = nil,
        rows: [Int] = [], on row: RowName? = nil
    ) {
        self.verb = verb
        self.label = label
        self.ordinal = ordinal
        self.text = text
        self.number = number
        self.rows = rows
        self.row = row
    }
}
