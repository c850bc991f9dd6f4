import { lockParcelForStaff } from '../parcels/public.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import type { World } from '../platform/world.ts'
import { handleReport } from './handle-report.ts'
import { listQuietForJob, listUnwatchedForJob, updateTracking } from './sql.ts'
import type { Tracker } from './tracker.ts'
import { trackerOf } from './trackers.ts'
import { watch } from './watch.ts'

/** A parcel without an update for this long is queried, because webhooks get lost. */
const QUIET_HOURS = 6
/** The most calls in one run; the rest waits a quarter of an hour. */
const CALLS = 10

/**
 * Every quarter of an hour: registers parcels that are not watched yet (including those from before the keys
 * were set), and queries those without updates.
 */
export const watchParcelsJob = job({
  name: 'watch-parcels',
  cron: '*/15 * * * *',
  async run(world) {
    const tracker = trackerOf(world)
    if (!tracker) return
    const unwatched = await listUnwatchedForJob(world.db, CALLS * tracker.batch)
    for (const some of inBatches(unwatched, tracker.batch)) await watch(world, tracker, some)

    const since = new Date(world.clock.now().getTime() - QUIET_HOURS * 3_600_000)
    const quiet = await listQuietForJob(world.db, since, CALLS * tracker.batch)
    for (const some of inBatches(quiet, tracker.batch)) await askFor(world, tracker, some)
  },
})

type Quiet = Awaited<ReturnType<typeof listQuietForJob>>

async function askFor(world: World, tracker: Tracker, quiet: Quiet): Promise<void> {
  const reports = await tracker.ask(
    world,
    quiet.map(({ number, carrier_code }) => ({ number, carrierCode: carrier_code })),
  )
  for (const { parcel_id, number } of quiet) {
    await inJob(world, ['parcels', 'messages'], async (work) => {
      await lockParcelForStaff(work.tx, parcel_id)
      await updateTracking(work.tx, parcel_id, { asked_at: work.now })
      const report = reports.find((report) => report.number.toUpperCase() === number)
      if (report) await handleReport(work, tracker.id, report)
    })
  }
}

function* inBatches<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
