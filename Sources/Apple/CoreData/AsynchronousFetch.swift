/// A fetch whose result a context hands over later.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousRequest {
    /// The fetch.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The code that gets the result, on the queue of the context.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// How many objects the app expects. Has no effect here.
    open var estimatedResultCount = 0

    /// A fetch with code that gets its result.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completionBlock = blk
    }

    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(fetchRequest, context)
        context.perform {
            guard !result.isCanceled else { return }
            result.finish(with: Result { try context.fetch(self.fetchRequest) })
            self.completionBlock?(result)
        }
        return result
    }
}

/// A request whose result comes later.
protocol AsynchronousRequest {
    /// Starts the request. Returns what gets the result.
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

/// What a request does that a context finishes later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    /// The context.
    public let managedObjectContext: NSManagedObjectContext
    /// The error; nil while there is none.
    open fileprivate(set) var operationError: (any Error)?
    /// The progress. Here there is none: a fetch is done at once when the queue comes to it.
    open var progress: Progress? { nil }
    fileprivate(set) var isCanceled = false

    init(in context: NSManagedObjectContext) { managedObjectContext = context }

    /// Gives the request up. Its code is not called.
    open func cancel() { isCanceled = true }
}

/// What a fetch has found, once it is done.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
    /// The fetch.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The result; nil while there is none, and after an error.
    open private(set) var finalResult: [ResultType]?

    init(_ request: NSFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        fetchRequest = request
        super.init(in: context)
    }

    func finish(with result: Result<[ResultType], any Error>) {
        switch result {
        case .success(let found): finalResult = found
        case .failure(let error): operationError = error
        }
    }
}
