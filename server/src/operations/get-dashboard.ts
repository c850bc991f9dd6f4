import { checkBooks as checkBooksRoute, getDashboard } from '@longhaul/contract/staff/operations.staff.ts'
import { checkBooks } from '../checks/public.ts'
import { action } from '../platform/http/action.ts'
import { keepRun } from '../platform/jobs/job-runs.ts'
import { countQueues, readBalanced } from './sql.ts'

/** Every queue with its size, its oldest and what is late. Who may work on it is the queue's own business. */
export const getDashboardAction = action(getDashboard, async ({ tx, now, world }) => {
  const { rows } = await countQueues(tx, now)
  return {
    queues: rows.map((row) => ({
      id: row.id,
      count: row.count,
      oldest_at: row.oldest_at?.toISOString() ?? null,
      late: row.late,
    })),
    books_balanced: await readBalanced(tx),
    out_of_order: world.condition.parts,
  }
})

/** Proves the books on demand. What was found counts as the last check, like what is found every night. */
export const checkBooksAction = action(checkBooksRoute, async ({ tx, now, me }) => {
  const begun = performance.now()
  const faults = await checkBooks(tx)
  await keepRun(tx, {
    name: 'check-books',
    jobId: `staff:${me.id}`,
    startedAt: now,
    tookMs: Math.round(performance.now() - begun),
    error: faults[0] ? `${faults[0].check}: ${faults[0].detail}` : null,
  })
  return { balanced: faults.length === 0, faults: faults.slice(0, 100) }
})
