import Foundation
import Testing

@testable import HeadlessUI

/// The choice of the next job, and the order of a queue.
@Suite struct `A schedule of jobs` {
    private static var queue: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: 64) }

    private func job(isConcurrent: Bool = false, isBarrier: Bool = false) throws -> BackgroundJob {
        let queue = try #require(Self.queue)
        return BackgroundJob(
            in: BackgroundJob.Lane(queue: queue, isConcurrent: isConcurrent), isBarrier: isBarrier, submit: { _ in }, {}
        )
    }

    /// Gives a job its turn, and takes the turn away because the job waits.
    private func suspend(_ job: BackgroundJob, in schedule: inout JobSchedule, until isOver: @escaping () -> Bool) {
        #expect(schedule.next() === job)
        job.thread = 1
        job.wait = BackgroundJob.Wait(isOver: isOver, deadline: nil)
        schedule.suspend(job)
    }

    @Test func `runs a resumed job of a serial queue before the later work of the queue`() throws {
        var schedule = JobSchedule()
        let (first, second) = (try job(), try job())
        schedule.add(first)
        schedule.add(second)
        suspend(first, in: &schedule, until: { true })
        #expect(schedule.next() == nil)
        schedule.resume(schedule.jobsToResume(at: 0))
        #expect(schedule.next() === first)
        schedule.end(first)
        #expect(schedule.next() === second)
    }

    @Test func `runs other work of a concurrent queue meanwhile, and a barrier alone`() throws {
        var schedule = JobSchedule()
        let jobs = [
            try job(isConcurrent: true), try job(isConcurrent: true), try job(isConcurrent: true, isBarrier: true),
        ]
        for job in jobs { schedule.add(job) }
        suspend(jobs[0], in: &schedule, until: { false })
        #expect(schedule.next() === jobs[1])
        schedule.end(jobs[1])
        #expect(schedule.next() == nil)
    }

    @Test func `lets code enter a concurrent queue beside its work, unless one is a barrier`() throws {
        let queue = try #require(Self.queue)
        var schedule = JobSchedule()
        schedule.add(try job(isConcurrent: true))
        #expect(!schedule.hasWork(in: queue, before: false, except: nil))
        #expect(schedule.hasWork(in: queue, before: true, except: nil))
        schedule.add(try job(isConcurrent: true, isBarrier: true))
        #expect(schedule.hasWork(in: queue, before: false, except: nil))
    }

    @Test func `lets code enter a queue before work that has not come there`() throws {
        let queue = try #require(Self.queue)
        var schedule = JobSchedule()
        let notification = try job()
        notification.wait = BackgroundJob.Wait(isOver: { false }, deadline: nil)
        schedule.addWaiting(notification)
        #expect(!schedule.hasWork(in: queue, before: false, except: nil))
        schedule.add(try job())
        #expect(schedule.hasWork(in: queue, before: false, except: nil))
    }

    @Test func `resumes a job once its wait or its time is over`() throws {
        var schedule = JobSchedule()
        let job = try job()
        job.wait = BackgroundJob.Wait(isOver: { false }, deadline: 10)
        schedule.addWaiting(job)
        #expect(schedule.jobsToResume(at: 9).isEmpty)
        #expect(schedule.jobsToResume(at: 10).count == 1)
        #expect(job.wait?.hasEnded == false)
        job.wait = BackgroundJob.Wait(isOver: { true }, deadline: nil)
        #expect(schedule.jobsToResume(at: 0).count == 1)
        #expect(job.wait?.hasEnded == true)
    }
}
