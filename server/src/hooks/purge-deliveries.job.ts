import { DELIVERIES_KEPT_DAYS } from '@longhaul/domain/hooks/limits.ts'
import { job } from '../platform/jobs/jobs.ts'
import { deleteOldDeliveries } from './sql-deliveries.ts'

/** The number of rows that one statement deletes, so that no lock is held for long. */
const AT_ONCE = 5_000

/** Deletes, every night, deliveries older than a month. */
export const purgeDeliveriesJob = job({
  name: 'purge-deliveries',
  cron: '45 18 * * *',
  async run({ db, clock }) {
    const before = new Date(clock.now().getTime() - DELIVERIES_KEPT_DAYS * 86_400_000)
    while ((await deleteOldDeliveries(db, before, AT_ONCE)) === AT_ONCE);
  },
})
