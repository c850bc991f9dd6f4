import { getDashboard as route } from '@longhaul/contract/staff/operations.staff.ts'
import { minutesLeft, promisedBy } from '@longhaul/domain/orders/promises.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readPromises } from '../site/public.ts'
import { countQueues, readBalanced } from './sql.ts'

export const getDashboardAction = readAction(route, getDashboard)

/**
 * Every queue with its size, its oldest entry and how many are late or due; goods and packages are those in
 * the caller's warehouse. Each queue itself decides who may work on it.
 */
async function getDashboard({ db, now, world, me }: ReadCall<typeof route>): Answer<typeof route> {
  const promises = await readPromises(db)
  const { rows } = await countQueues(db, now, me.warehouseId, promises)
  const promiseOf = (queue: string, since: Date | null) => {
    const by = since && promisedBy(queue, since, promises)
    return by && { by: by.toISOString(), minutes_left: minutesLeft(now, by, promises.days) }
  }
  return {
    queues: rows.map((row) => ({
      id: row.id,
      count: row.count,
      oldest_at: row.oldest_at?.toISOString() ?? null,
      late: row.late,
      due: row.due,
      promise: promiseOf(row.id, row.id === 'review' ? row.due_at : row.oldest_at),
    })),
    books_balanced: await readBalanced(db),
    out_of_order: world.condition.parts,
  }
}
