import { type Aged, deleteOld } from '../platform/database/delete-old.ts'
import { job } from '../platform/jobs/jobs.ts'

/**
 * Retention of log-in data: counts of attempts for a day, expired links for a month, sessions and log-in
 * attempts for 90 days.
 */
export const TRIES: readonly Aged[] = [
  { table: 'rate_limits', column: 'resets_at', days: 0 },
  { table: 'failed_tries', column: 'first_at', days: 1 },
  { table: 'spent_proofs', column: 'expires_at', days: 0 },
  { table: 'reset_requests', column: 'created_at', days: 1 },
  { table: 'email_links', column: 'expires_at', days: 30 },
  { table: 'answer_links', column: 'expires_at', days: 30 },
  { table: 'login_events', column: 'created_at', days: 90 },
  { table: 'sessions', column: 'expires_at', days: 90 },
]

export const purgeTriesJob = job({
  name: 'purge-tries',
  cron: '35 3 * * *',
  run: async ({ db, clock }) => void (await deleteOld(db, TRIES, clock.now())),
})
