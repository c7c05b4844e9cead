import Foundation
import HeadlessUI

/// Operators of Combine as app code spells them, which have to compile with the import changed, and nothing else.
private struct OperatorSpelling {
    func sequences() async {
        for await x in PassthroughSubject<Int, Never>().values { print(x) }
        for await x in Just(1).values { print(x) }
        let a: AsyncPublisher<Just<Int>> = Just(1).values
        _ = a
    }
    func operators(_ p: AnyPublisher<Data, URLError>) {
        struct Thing: Codable { var a: Int }
        _ = p.decode(type: Thing.self, decoder: JSONDecoder()).receive(on: DispatchQueue.main).replaceError(
            with: Thing(a: 1)
        ).sink { _ in }
        _ = URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/")).map(\.data).decode(
            type: Thing.self, decoder: JSONDecoder()
        ).eraseToAnyPublisher()
        _ = p.mapError { $0 as any Error }.tryMap { $0.count }.assertNoFailure().breakpoint().share().multicast {
            PassthroughSubject<Int, Never>()
        }.autoconnect().makeConnectable()
        _ = p.retry(2).catch { _ in Empty<Data, Never>() }.handleEvents(receiveOutput: { _ in }).scan(0) { a, d in
            a + d.count
        }.prepend(1).append(2).removeDuplicates().replaceError(with: 1).setFailureType(to: URLError.self)
        _ = [1, 2].publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.map { Just($0) }.switchToLatest().map(
            Optional.some
        ).replaceNil(with: 0).subscribe(on: DispatchQueue.global()).receive(on: OperationQueue.main).receive(
            on: RunLoop.main)
        _ = Publishers.Sequence<[Int], Never>(sequence: [1]).zip(Just(1), Just(2)).sink { a, b, c in }
        _ = Record<Int, Never>(output: [1], completion: .finished).first().last().output(at: 0).collect().collect(2)
            .count()
        _ = Deferred { Future<Int, Never> { $0(.success(1)) } }.encode(encoder: JSONEncoder()).buffer(
            size: 1, prefetch: .byRequest, whenFull: .dropOldest)
        _ = Publishers.CombineLatest(Just(1), Just("a")).map { $0 + $1.count }
        _ = Publishers.CombineLatest3(Just(1), Just("a"), Just(2)).allSatisfy { _ in true }
        _ = Publishers.Merge(Just(1), Just(2)).tryFilter { $0 > 1 }.tryCatch { _ in Just(1) }
        _ = Publishers.Zip(Just(1), Just(2)).tryScan(0) { a, _ in a }
        _ = Just(1).delay(for: .seconds(1), scheduler: RunLoop.main).timeout(.seconds(3), scheduler: RunLoop.main)
            .throttle(for: .milliseconds(3), scheduler: DispatchQueue.main, latest: true)
        _ = NotificationCenter.default.publisher(for: .init("a"), object: nil).compactMap { $0.object as? Int }
        _ = Result<Int, URLError>.success(1).publisher
        _ = Optional(1).publisher
        _ = Fail<Int, URLError>(error: URLError(.unknown)).ignoreOutput()
        _ = Just(1).print("x").drop(while: { $0 < 1 }).prefix(while: { $0 < 1 }).prefix(2).dropFirst().max().min()
            .contains(3).reduce(false) { a, b in b }.filter { $0 }
        _ = ImmediateScheduler.shared
        _ = Just(1).drop(untilOutputFrom: Just(2)).prefix(untilOutputFrom: Just(2)).removeDuplicates(by: ==)
            .tryRemoveDuplicates(by: { _, _ in true })
        _ = Just(1).subscribe(PassthroughSubject<Int, Never>())
        _ = Future<Int, Never> { $0(.success(1)) }.handleEvents()
    }
    func futures() async throws { _ = await Future<Int, Never> { $0(.success(1)) }.value }
}
