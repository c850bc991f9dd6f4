import { DELIVERIES_KEPT_DAYS, EVENTS_KEPT_DAYS } from '@longhaul/domain/hooks/limits.ts'
import { job } from '../platform/jobs/jobs.ts'
import { deleteOldSecrets } from './sql.ts'
import { deleteOldDeliveries } from './sql-deliveries.ts'
import { deleteOldEvents } from './sql-events.ts'

/** The number of rows that one statement deletes, so that no lock is held for long. */
const AT_ONCE = 5_000

/** Deletes, every night, events and deliveries older than a month, and secrets that no longer sign. */
export const purgeDeliveriesJob = job({
  name: 'purge-deliveries',
  cron: '45 18 * * *',
  async run({ db, clock }) {
    const now = clock.now()
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    while ((await deleteOldDeliveries(db, daysAgo(DELIVERIES_KEPT_DAYS), AT_ONCE)) === AT_ONCE);
    while ((await deleteOldEvents(db, daysAgo(EVENTS_KEPT_DAYS), AT_ONCE)) === AT_ONCE);
    await deleteOldSecrets(db, now)
  },
})
