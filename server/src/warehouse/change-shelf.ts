import { wayOntoShelf } from '@longhaul/domain/warehouse/put-away.ts'
import type { FastifyRequest } from 'fastify'
import { audit } from '../platform/audit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { lockStockHere } from './lock-stock-here.ts'
import { setShelf } from './sql.ts'
import { findOpenTransfer } from './storage/sql-transfers.ts'

/**
 * Moves goods that lie on a shelf to another one of their warehouse. Refuses what is in a package, on its way
 * to another warehouse or not on a shelf.
 */
export async function changeShelf(
  row: UnitOfWork & { me: StaffMember; request: FastifyRequest },
  id: string,
  shelf: string,
): Promise<void> {
  const stock = await lockStockHere(row, id)
  if (wayOntoShelf(stock.stage) !== 'move') throw new Refusal('transition_not_allowed')
  if (await findOpenTransfer(row.tx, id)) throw new Refusal('being_moved')
  if (stock.shelf === shelf) return
  await setShelf(row.tx, id, shelf)
  await audit(row, {
    action: 'move_to_shelf',
    subjectKind: 'stock_item',
    subjectId: id,
    before: { shelf: stock.shelf },
    after: { shelf },
  })
}
