import type { Running } from '../platform/start.ts'
import { FixedClock } from '../platform/clock.ts'
import { sendDigestsJob } from '../messages/digest/send-digests.job.ts'
import { decideDueJob } from '../policy/decide-due.job.ts'
import { learnEstimatesJob } from '../goods-knowledge/learn-estimates.job.ts'
import { countTradeJob } from '../reports/trade/count-trade.job.ts'
import type { AnyJob } from '../platform/jobs/jobs.ts'
import type { Progress } from '../platform/progress.ts'
import { runDueJobs } from '../platform/jobs/run-due-jobs.ts'
import { addPeople } from './add-people.ts'
import { Agency } from './agency.ts'
import { markStory, needsStory, seedDemoRates } from './sql.ts'
import { seedStory } from './story.ts'
import { seedPastPhotos } from './past-photos.ts'
import { seedPastTravels } from './past-travels.ts'
import { seedPast } from './seed-past.ts'

/**
 * Fills an empty installation with a story of the last weeks, by means of the product itself: the same
 * actions on the same database, with a clock that starts in the past. Does nothing if there is a shopper
 * already.
 */
export async function seedDemo(
  running: Running,
  openAt: (clock: FixedClock) => Promise<Running>,
  jobs: readonly AnyJob[],
  progress: Progress,
): Promise<void> {
  if (!(await needsStory(running.world.db))) return
  const end = running.world.clock.now()
  await markStory(running.world.db, 'telling', end)
  progress.begin("Telling the demo's story", STORY_STEPS)
  const step = () => progress.step()
  const clock = new FixedClock(new Date(end.getTime() - 50 * 86_400_000).toISOString())
  const past = await openAt(clock)
  try {
    await past.app.listen({ port: 0, host: '127.0.0.1' })
    await addPeople(past.world)
    await seedPast(past.world, end, () => progress.step(NIGHT_STEPS))
    await seedPastTravels(past.world, end, step)
    const photos = seedPastPhotos(past.world, end, step)
    photos.catch(() => undefined)
    const behind = {
      async runJobs() {
        await decideDueJob.run(past.world, {})
        await sendDigestsJob.run(past.world, {})
        await runDueJobs(past.world, jobs, past.pool)
      },
      seedDemoRates: () => seedDemoRates(past.world.db, clock.now()),
      step,
    }
    await seedStory(new Agency(past.app, clock, end, behind))
    await seedDemoRates(running.world.db, end)
    await photos
    await learnEstimatesJob.run(running.world, {})
    step()
    await countTradeJob.run(running.world, {})
    step()
    await markStory(running.world.db, 'told', end)
  } finally {
    await past.stop()
  }
}

/**
 * Everything that the story does one by one: calls, nights in which estimates were learnt, photos that were
 * drawn. e2e/first-start.long.test.ts checks the number. A few more come at some hours of the day, when
 * people log in again.
 */
const STORY_STEPS = 618
/** Learning the estimates of a night takes as long as so many calls. */
const NIGHT_STEPS = 11

export { demoGuide } from './guide.ts'
export { markInstallation, refuseOtherKind } from './installation.ts'
export { dropBrokenStory } from './sql.ts'
