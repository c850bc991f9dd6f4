import { listShelfCounts as route } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { toCard } from './count-card.ts'
import { listRunning } from './sql-counts.ts'
import { countFigures, listDue } from './sql-due.ts'

export const listShelfCountsAction = readAction(route, listShelfCounts)

/** The counts that run and the shelves to count, without what should lie on them. */
async function listShelfCounts({ db, me, now }: ReadCall<typeof route>): Answer<typeof route> {
  const running = await listRunning(db, me.warehouseId)
  const due = await listDue(db, me.warehouseId, now)
  const figures = await countFigures(db, me.warehouseId, now)
  return {
    running: running.map((row) => toCard(row, me, now)),
    due: due.map((row) => ({ ...row, counted_at: row.counted_at?.toISOString() ?? null })),
    shelves: figures.shelves,
    counted_today: figures.counted,
    agreed_today: figures.agreed,
    open_differences: figures.open,
    open_found: figures.found,
  }
}
