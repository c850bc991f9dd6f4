import { checkBooks as checkBooksRoute, getDashboard } from '@longhaul/contract/operations.staff.ts'
import { checkBooks } from '../checks/public.ts'
import { action } from '../platform/action.ts'
import { countQueues } from './sql.ts'

/** Every queue with its size, its oldest and what is late. Who may work on it is the queue's own business. */
export const getDashboardAction = action(getDashboard, async ({ tx, now }) => {
  const { rows } = await countQueues(tx, now)
  return {
    queues: rows.map((row) => ({
      id: row.id,
      count: row.count,
      oldest_at: row.oldest_at?.toISOString() ?? null,
      late: row.late,
    })),
    books_balanced: null,
  }
})

/** Proves the books on demand. */
export const checkBooksAction = action(checkBooksRoute, async ({ tx }) => {
  const faults = await checkBooks(tx)
  return { balanced: faults.length === 0, faults: faults.slice(0, 100) }
})
