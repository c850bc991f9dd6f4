import { ACTS_KEPT_DAYS } from '@longhaul/domain/accounts/grants.ts'
import { type Aged, deleteOld } from '../platform/database/delete-old.ts'
import { KEY_DAYS } from '../platform/http/idempotency.ts'
import { job } from '../platform/jobs/jobs.ts'

/**
 * Rows that no feature needs once they are old: idempotency keys, staff sessions, links sent to staff,
 * reports that were decided, what programs did and asked for, codes that connected them.
 */
export const OLD: readonly Aged[] = [
  { table: 'idempotency_keys', column: 'created_at', days: KEY_DAYS },
  { table: 'staff_links', column: 'expires_at', days: 30 },
  { table: 'staff_sessions', column: 'expires_at', days: 90 },
  { table: 'work_holds', column: 'until_at', days: 1 },
  { table: 'assignments', column: 'given_at', days: 180 },
  { table: 'mentions', column: 'named_at', days: 180 },
  { table: 'grant_acts', column: 'created_at', days: ACTS_KEPT_DAYS },
  { table: 'approvals', column: 'ends_at', days: ACTS_KEPT_DAYS },
  { table: 'oauth_codes', column: 'ends_at', days: 1 },
  { table: 'public_list_reports', column: 'decided_at', days: 365 },
]

/** Every night: deletes rows past their retention. */
export const cleanUpJob = job({
  name: 'clean-up',
  cron: '50 18 * * *',
  run: async ({ db, clock }) => void (await deleteOld(db, OLD, clock.now())),
})
