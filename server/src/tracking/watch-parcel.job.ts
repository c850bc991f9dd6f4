import { job } from '../platform/jobs/jobs.ts'
import { findUnwatchedForJob } from './sql.ts'
import { trackerOf } from './trackers.ts'
import { watch } from './watch.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'watch-parcel': { parcelId: string; again?: true }
  }
}

/**
 * Registers a parcel that was just handed over with the tracker. Without a tracker, updates are entered
 * manually.
 */
export const watchParcelJob = job({
  name: 'watch-parcel',
  async run(world, { parcelId, again }) {
    const tracker = trackerOf(world)
    const parcel = tracker && (await findUnwatchedForJob(world.db, parcelId, again === true))
    if (tracker && parcel) await watch(world, tracker, [parcel])
  },
})
