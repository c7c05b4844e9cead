import BindingFuzz
import FuzzReports

extension RowModel {
    public static let vocabulary = Vocabulary(
        abstract:
            "Finds the orders of mutations, posts and run-loop phases in which a SwiftUI row reads a stale binding.",
        findingsHeading: "Stale row bindings",
        failureClause: "a row's binding is stale",
        failureNoun: "stale dereference",
        mechanism: "the kind of verdict, the place of the read and how the row stood",
        configurationNoun: "deployment of the row app",
        placeHeading: "run loop",
        reasonClause: "why the stale binding was read",
        starvationClause: "the delivery then never arrives",
        starvationNoun: "a delivery that never arrives",
        idleClause: "no handler is called then",
        comparison: EngineComparisonWords(
            command: "compare", sample: "is run on the live engine too, and compared with the model",
            difference: "a model that differs from the live engine (exit status 70)"),
        examples: """
              bindfuzz fuzz --configurations 'macos/lazy/*/*/index/*'
              bindfuzz fuzz --delivery queue+commit
              bindfuzz replay corpus/seeds/clear-then-post.case
            """,
        configurationHelp: """
            A configuration is platform/container/delivery/guard/access/handler, as in \
            macos/eager/runloop/unguarded/index/read; a pattern has * for parts that do not matter:
              platform   ios, macos
              container  eager (VStack), animated (with a removal transition),
                         lazy (List, LazyVStack), silent (a lazy one that does not
                         call onDisappear when a row goes)
              delivery   immediate, runloop (RunLoop.main, which does nothing while
                         the user scrolls), common (a scheduler of the common
                         modes), queue (DispatchQueue.main), exit (an observer at
                         the end of kCFRunLoopExit), runloop-exit (one after the
                         other), commit (exit or before waiting)
              guard      unguarded; what is checked right before each access:
                         appeared (an isAppeared flag), in-range (the index),
                         contains (the id is in the items), all (the three)
              access     index (ForEach($items)), identity (looked up by id)
              handler    read, write, remove, async (leaves its read to
                         DispatchQueue.main), await (does, suspends, reads again)

            """)
}
