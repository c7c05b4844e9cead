import SwiftUI

/// Makes a class a model, whose objects a context keeps. The superclass may be a model, too.
// swift-format-ignore
@attached(member, conformances: Observable, PersistentModel, names: named(_$stored), named(_$record), named(_$registrar), named(_$first), named(schemaMetadata), named(uniqueProperties), named(init))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacroPlugin", type: "ModelMacro")

/// Gives a property of a model its accessors. `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ position: Int, inherits: Bool = false) =
    #externalMacro(module: "SwiftUIMacroPlugin", type: "PersistedPropertyMacro")

/// Describes an attribute of a model.
@attached(peer) public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "MarkerMacro")

/// Describes a relationship of a model.
@attached(peer) public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "MarkerMacro")

/// Excludes a property of a model from what a context keeps.
@attached(peer) public macro Transient() = #externalMacro(module: "SwiftUIMacroPlugin", type: "MarkerMacro")

/// Declares properties whose values no two objects of a model share: an object with the values of another one replaces it.
@freestanding(declaration) public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacroPlugin", type: "UnusedPreviewMacro")

/// Declares properties by which a store finds objects. Has no effect here.
@freestanding(declaration) public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacroPlugin", type: "UnusedPreviewMacro")

/// Declares properties by which a store finds objects. Has no effect here.
@freestanding(declaration) public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "SwiftUIMacroPlugin", type: "UnusedPreviewMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacroPlugin", type: "ModelActorMacro")

/// Gives an actor a context of its own.
///
/// - Parameter disableGenerateInit: Whether the actor has an initializer of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) =
    #externalMacro(module: "SwiftUIMacroPlugin", type: "ModelActorMacro")

/// Fetches all objects of a model for a view.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "SwiftUIMacroPlugin", type: "QueryMacro")

/// Fetches all objects of a model for a view. Changes animate.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "SwiftUIMacroPlugin", type: "QueryMacro")

/// Fetches all objects of a model for a view, with a transaction for changes.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "SwiftUIMacroPlugin", type: "QueryMacro")

/// Fetches the objects that a descriptor describes for a view.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "SwiftUIMacroPlugin", type: "QueryMacro")

/// Fetches objects of a model for a view, in the order of a property.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "QueryMacro")

/// Fetches objects of a model for a view, in the order of a property that may be nil.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "QueryMacro")

/// Fetches objects of a model for a view, in an order.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "QueryMacro")

/// Fetches the objects that a descriptor describes for a view.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
    #externalMacro(module: "SwiftUIMacroPlugin", type: "QueryMacro")

/// Fetches objects of a model for a view, in the order of a property.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "QueryMacro")

/// Fetches objects of a model for a view, in the order of a property that may be nil.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "QueryMacro")

/// Fetches objects of a model for a view, in an order.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacroPlugin", type: "QueryMacro")
