/// What a run assumes about SwiftUI where SwiftUI documents nothing. A new value has the defaults of `SystemAssumption.all`.
///
///     let host = Host(assuming: SystemAssumptions { $0.lazyDisappearance = .whenEvicted }) { InboxView() }
public struct SystemAssumptions: Hashable, Sendable {
    /// `touch-update`
    public var touchUpdate = TouchUpdate.withinTouch
    /// `removed-child`
    public var removedChild = RemovedChild.notEvaluated
    /// `animated-removal`
    public var animatedRemoval = Removal.afterAnimation
    /// `appearance-order`
    public var appearanceOrder = AppearanceOrder.outsideIn
    /// `lazy-disappearance`
    public var lazyDisappearance = LazyDisappearance.whenLetGo
    /// `lazy-cache`
    public var lazyCache = LazyCache.unlimited
    /// `lazy-inner-id`
    public var lazyInnerID = LazyInnerID.rebindsRow
    /// `list-edits`
    public var listEdits = ListEdits.animated
    /// `presentation-removal`
    public var presentationRemoval = Removal.afterAnimation
    /// `sheet-item`
    public var sheetItem = SheetItem.presentsAnother
    /// `next-presentation`
    public var nextPresentation = NextPresentation.whenDismissed
    /// `stacked-alerts`
    public var stackedAlerts = StackedAlerts.last
    /// `dialog-button`
    public var dialogButton = DialogButton.actionFirst
    /// `dismissal-order`
    public var dismissalOrder = DismissalOrder.disappearFirst
    /// `page-removal`
    public var pageRemoval = Removal.afterAnimation
    /// `covered-page`
    public var coveredPage = CoveredPage.atOnce
    /// `replaced-page`
    public var replacedPage = ReplacedPage.pushesAnother
    /// `removed-link`
    public var removedLink = RemovedLink.popsPage
    /// `control-reads`
    public var controlReads = ControlReads.inUpdates
    /// `formatted-field`
    public var formattedField = FormattedField.whileTyping
    /// `removed-field`
    public var removedField = RemovedField.writes
    /// `submit-order`
    public var submitOrder = SubmitOrder.insideOut
    /// `off-main-receive`
    public var offMainReceive = OffMainReceive.whereSent
    /// `section-appearance`
    public var sectionAppearance = SectionAppearance.eachRow
    /// `model-autosave`
    public var modelAutosave = ModelAutosave.eachEvent
    /// `model-identifiers`
    public var modelIdentifiers = ModelIdentifiers.kept
    /// `model-merge`
    public var modelMerge = ModelMerge.refreshesObjects

    /// Creates the defaults.
    public init() {}

    /// Creates the defaults with some changes.
    public init(_ change: (inout SystemAssumptions) -> Void) {
        change(&self)
    }
}

extension SystemAssumptions {
    /// The values that are not the default, in the order of the table.
    public var others: [AssumedValue] { SystemAssumption.all.compactMap { self[$0].isDefault ? nil : self[$0] } }

    /// Whether every value is the default.
    public var areDefaults: Bool { self == SystemAssumptions() }

    /// The value of an assumption.
    public subscript(assumption: SystemAssumption) -> AssumedValue { assumption.values[assumption.position(self)] }

    /// Takes a value, instead of the one for the same assumption.
    public mutating func take(_ value: AssumedValue) {
        value.assumption.choose(&self, value.position)
    }

    /// Returns the same assumptions with one value changed.
    public func taking(_ value: AssumedValue) -> SystemAssumptions {
        var other = self
        other.take(value)
        return other
    }
}
