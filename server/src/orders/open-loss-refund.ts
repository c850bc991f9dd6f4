import type { Fen } from '@longhaul/domain/money/fen.ts'
import { whyNotAskForRefund } from '@longhaul/domain/orders/refund.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { openRefundCase } from './open-refund-case.ts'
import { hasOpenClaim, hasOpenRefund } from './sql-refunds.ts'
import { lockItemForStaff } from './sql.ts'

/**
 * Opens a refund case for pieces that we lost in the warehouse, at our expense. It is decided and paid like
 * any other; the deadline for requests is the shopper's and does not bind us. The caller has locked the
 * shopper's balance and the stock item. Returns the sum requested, in fen.
 */
export async function openLossRefund(
  work: UnitOfWork,
  itemId: string,
  lost: { pieces: number; reason: string; staffId: string },
): Promise<Fen> {
  const { tx, now } = work
  const item = orNotFound(await lockItemForStaff(tx, itemId))
  const facts = {
    stage: item.stage,
    refundOpen: await hasOpenRefund(tx, item.id),
    claimOpen: await hasOpenClaim(tx, item.id),
    refundDeadlineAt: null,
  }
  refuseIf(whyNotAskForRefund(facts, now))
  return await openRefundCase(
    work,
    item,
    {
      cause: 'missing',
      pieces: Math.min(lost.pieces, item.quantity - item.refunded_quantity),
      reason: lost.reason,
    },
    { staffId: lost.staffId },
  )
}
