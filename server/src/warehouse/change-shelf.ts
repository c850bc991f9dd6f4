import { wayOntoShelf } from '@longhaul/domain/warehouse/put-away.ts'
import type { FastifyRequest } from 'fastify'
import { audit } from '../platform/audit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { lockStockHere } from './lock-stock-here.ts'
import { setShelf } from './sql.ts'
import { takeOutOfBins } from './sql-bins.ts'
import { findOpenTransfer } from './storage/sql-transfers.ts'

/**
 * Moves goods that lie on a shelf, or in a bin of a cart, to a shelf of their warehouse. Refuses what is in a
 * package and was not picked, on its way to another warehouse, or not on a shelf.
 */
export async function changeShelf(
  row: UnitOfWork & { me: StaffMember; request: FastifyRequest },
  id: string,
  shelf: string,
): Promise<void> {
  const stock = await lockStockHere(row, id)
  if (await findOpenTransfer(row.tx, id)) throw new Refusal('being_moved')
  const fromBin = await takeOutOfBins(row.tx, id, row.now)
  // What is in a package lies on its shelf until it is picked, and comes back to one from a bin.
  const mayMove = wayOntoShelf(stock.stage) === 'move' || (fromBin && stock.stage === 'in_parcel')
  if (!mayMove) throw new Refusal('transition_not_allowed')
  if (stock.shelf === shelf && !fromBin) return
  await setShelf(row.tx, id, shelf)
  await audit(row, {
    action: 'move_to_shelf',
    subjectKind: 'stock_item',
    subjectId: id,
    before: { shelf: stock.shelf },
    after: { shelf },
  })
}
