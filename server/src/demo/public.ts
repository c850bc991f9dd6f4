import type { Running } from '../platform/start.ts'
import { FixedClock } from '../platform/clock.ts'
import { learnEstimatesJob } from '../goods-knowledge/learn-estimates.job.ts'
import { countTradeJob } from '../reports/trade/count-trade.job.ts'
import type { AnyJob } from '../platform/jobs/jobs.ts'
import { runDueJobs } from '../platform/jobs/run-due-jobs.ts'
import { addPeople } from './add-people.ts'
import { Agency } from './agency.ts'
import { DEMO_PASSWORD, DEMO_STAFF_PASSWORD, SHOPPERS, STAFF } from './people.ts'
import { markStory, needsStory, seedDemoRates } from './sql.ts'
import { seedStory } from './story.ts'
import { seedPastPhotos } from './past-photos.ts'
import { seedPastTravels } from './past-travels.ts'
import { seedPast } from './seed-past.ts'

/**
 * Fills an empty installation with a story of the last weeks, by means of the product itself: the same actions on the same database, with a clock that starts
 * in the past. Does nothing if there is a shopper already.
 */
export async function seedDemo(
  running: Running,
  openAt: (clock: FixedClock) => Promise<Running>,
  jobs: readonly AnyJob[],
): Promise<void> {
  if (!(await needsStory(running.world.db))) return
  const end = running.world.clock.now()
  await markStory(running.world.db, 'telling', end)
  const clock = new FixedClock(new Date(end.getTime() - 50 * 86_400_000).toISOString())
  const past = await openAt(clock)
  try {
    await past.app.listen({ port: 0, host: '127.0.0.1' })
    await addPeople(past.world)
    await seedPast(past.world, end)
    await seedPastTravels(past.world, end)
    const photos = seedPastPhotos(past.world, end)
    photos.catch(() => undefined)
    const behind = {
      runJobs: () => runDueJobs(past.world, jobs, past.pool),
      seedDemoRates: () => seedDemoRates(past.world.db, clock.now()),
    }
    await seedStory(new Agency(past.app, clock, end, behind))
    await seedDemoRates(running.world.db, end)
    await photos
    await learnEstimatesJob.run(running.world, {})
    await countTradeJob.run(running.world, {})
    await markStory(running.world.db, 'told', end)
  } finally {
    await past.stop()
  }
}

export { markInstallation, refuseOtherKind } from './installation.ts'
export { dropBrokenStory } from './sql.ts'

/** The lines with the demo's log-ins that are printed at the start. */
export const demoAccounts = (): string[] => [
  `Shoppers  ${emails(SHOPPERS)}   password ${DEMO_PASSWORD}`,
  `Staff     ${emails(STAFF)}   password ${DEMO_STAFF_PASSWORD}`,
]

const emails = (people: Readonly<Record<string, { email: string }>>): string =>
  Object.values(people)
    .map(({ email }) => email)
    .join(' · ')
