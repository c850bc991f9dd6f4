import { lateFrom } from '@longhaul/domain/shipping/expected-arrival.ts'
import { raiseAlarm } from '../parcels/public.ts'
import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import { listMaybeLateForJob } from './sql.ts'

/** No parcel is late before this many days, on any line. */
const AT_LEAST_DAYS = 2

/** Every day: reports parcels that should have arrived long ago to support, once each. */
export const findLateParcelsJob = job({
  name: 'find-late-parcels',
  cron: '40 1 * * *',
  async run(world) {
    const now = world.clock.now()
    const rows = await listMaybeLateForJob(world.db, new Date(now.getTime() - AT_LEAST_DAYS * 86_400_000))
    // The rate is a snapshot stored when the parcel was created.
    const late = rows.filter((row) => lateFrom(row.shipped_at!, row.rate) <= now)
    await oneByOne(world, ['parcels'], late, (work, { id }) => raiseAlarm(work, id, { kind: 'late' }))
  },
})
