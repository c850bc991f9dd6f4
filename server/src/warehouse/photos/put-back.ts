import type { PhotoOrderStage } from '@longhaul/domain/warehouse/photo-order.ts'
import type { FastifyRequest } from 'fastify'
import { noticeNames } from '../../goods/public.ts'
import { lockShopper } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { Refusal, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import type { Reason } from '@longhaul/domain/refusals.ts'
import { lockStockHere } from '../lock-stock-here.ts'
import { findStockForStaff, setShelf } from '../sql.ts'
import { endPhotoOrder } from './end-photo-order.ts'
import { countTaken, lockPhotoOrder } from './sql-photo-orders.ts'

/**
 * Ends a photo order at the photographer's: the item is on a shelf again, its shopper is notified, and photos
 * not taken are paid back. `whyNot` is called with the numbers of ordered and taken photos and may refuse.
 */
export async function putBack(
  call: UnitOfWork & { me: StaffMember; request: FastifyRequest },
  stockItemId: string,
  done: {
    stage: Exclude<PhotoOrderStage, 'waiting' | 'cancelled'>
    shelf: string
    reason: string
    whyNot: (photos: { shots: number; taken: number }) => Reason | null
  },
): Promise<void> {
  const { tx, me, now, concerns } = call
  const shelf = done.shelf.trim().toUpperCase()
  const { shopper_id } = orNotFound(await findStockForStaff(tx, stockItemId))
  await lockShopper(tx, shopper_id)
  const stock = await lockStockHere(call, stockItemId)
  const order = await lockPhotoOrder(tx, stock.id)
  if (!order) throw new Refusal('transition_not_allowed')
  refuseIf(done.whyNot({ shots: order.shots, taken: await countTaken(tx, order.id) }))
  const { stage, reason } = done
  const by = { actor: `staff:${me.id}`, staffId: me.id, now }
  const { backFen, taken } = await endPhotoOrder(tx, stock, order, { stage, reason, ...by })
  if (shelf !== stock.shelf) await setShelf(tx, stock.id, shelf)
  const { free_until } = orNotFound(await findStockForStaff(tx, stock.id))
  await notify(call, shopper_id, {
    kind: stage === 'taken' ? 'photos_taken' : 'photos_declined',
    args: {
      ...noticeNames(stock),
      count: taken,
      ...(backFen > 0 ? { amount_fen: backFen } : {}),
      ...(reason ? { reason } : {}),
      ...(free_until ? { date: free_until.toISOString() } : {}),
    },
    subject: { kind: 'stock_item', id: stock.id },
  })
  await audit(call, {
    action: stage === 'taken' ? 'finish_shelf_photos' : 'decline_shelf_photos',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { shelf: stock.shelf, shots: order.shots },
    after: { shelf, taken, given_back_fen: backFen },
    ...(reason ? { reason } : {}),
  })
  concerns(shopper_id)
}
