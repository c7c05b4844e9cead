/// Something that a person can do with what is on screen.
public struct UserAction: Hashable, Sendable {
    /// What is done. The raw values are the words by which it is spelled.
    public enum Verb: String, CaseIterable, Hashable, Sendable {
        /// Presses a button, flips a toggle, or follows a link.
        case press
        /// Opens a menu.
        case open
        /// Taps a view that has a gesture for it.
        case tap
        /// Taps such a view twice in a row.
        case doubleTap = "double-tap"
        /// Holds a finger on a view until it is a long press, and lifts it.
        case hold
        /// Drags a view some way into the direction of the text, and lifts the finger.
        case drag
        /// Makes a view so many times as large with two fingers as the number says.
        case magnify
        /// Turns a view with two fingers by the number of degrees.
        case rotate
        /// Moves the pointer over a view.
        case hover
        /// Moves the pointer away from a view.
        case unhover
        /// Holds a finger on a view that can be dragged to others until it is lifted.
        case lift
        /// Drops what has been lifted on a view that takes it.
        case drop
        /// Types the text into a field, in place of what is in it.
        case type
        /// Presses the return key in a field.
        case submit
        /// Presses the keys that the text names, such as `command+n`.
        case key
        /// Presses a button that takes what was copied, while that is the text.
        case paste
        /// Ends the edit in a field.
        case leave
        /// Gives the focus to a field.
        case focus
        /// Presses the plus of a stepper.
        case increment
        /// Presses the minus of a stepper.
        case decrement
        /// Drags a slider to the number, a part of its range from 0 to 1.
        case set
        /// Chooses the option of a picker that shows the text.
        case choose
        /// Picks the date, the day or the colour that the text says.
        case pick
        /// Swipes a row, and presses the button with the label that this reveals.
        case swipe
        /// Swipes a row from its end as far as it goes.
        case fullSwipe = "full-swipe"
        /// Swipes a row from its beginning as far as it goes.
        case fullSwipeLeading = "full-swipe-leading"
        /// Deletes a row.
        case delete
        /// Moves a row before the position of the number, counted while the row is still where it was.
        case move
        /// Selects a row.
        case select
        /// Deselects a row.
        case deselect
        /// Shows a context menu, and presses the item with the label.
        case contextMenu = "context-menu"
        /// Does what a double click, or a tap, on a row does.
        case activate
        /// Pulls down a list or a scroll view.
        case refresh
        /// Types the text into the field of a search.
        case search
        /// Presses the return key there.
        case submitSearch = "submit-search"
        /// Deletes the last token in the field of a search.
        case deleteToken = "delete-token"
        /// Ends a search.
        case cancelSearch = "cancel-search"
        /// Scrolls so that the row of the number is the first that is shown.
        case scroll
        /// Goes back to the page beneath.
        case back
        /// Dismisses what is in front.
        case dismiss
        /// Chooses the tab with the label.
        case tab
        /// Swipes to the page behind the one that is shown.
        case nextPage = "next-page"
        /// Swipes to the page before the one that is shown.
        case previousPage = "previous-page"
        /// Leaves the app, which goes to the background.
        case leaveApp = "leave-app"
        /// Comes back to the app.
        case returnToApp = "return-to-app"
    }

    /// What is done.
    public var verb: Verb
    /// The label of the control; nil where the verb needs none.
    public var label: String?
    /// Which of several with the same label in the same place, from 1; 1 where nothing is said.
    public var ordinal: Int
    /// The text that is typed or pasted, the option that is chosen, what is picked, the keys, or a direction.
    public var text: String?
    /// A position or a value: where a row is moved to, what a slider is set to, how much is magnified or turned.
    public var number: Double?
    /// The row that it is done in or to: positions from the outside in, counted from 0; empty where it is in none.
    public var rows: [Int]

    /// An action, as it is spelled.
    public init(
        _ verb: Verb, _ label: String? = nil, ordinal: Int = 1, text: String? = nil, number: Double? = nil,
        rows: [Int] = []
    ) {
        self.verb = verb
        self.label = label
        self.ordinal = ordinal
        self.text = text
        self.number = number
        self.rows = rows
    }
}
