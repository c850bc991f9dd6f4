import { refundSum } from '@longhaul/domain/orders/refund.ts'
import type { FastifyRequest } from 'fastify'
import { audit } from '../platform/audit.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { askSecondPerson, firstOf } from '../policy/public.ts'
import { type RefundCaseRow, setRefundApproval } from './sql-refunds.ts'

/**
 * A large refund takes two people: the first only approves it and no money moves; the second must be a
 * different person, or is refused. Returns whether this call was the first approval. The caller has locked
 * the request, and its amounts are final.
 */
export async function approveFirst(
  call: UnitOfWork & { me: StaffMember; request: FastifyRequest },
  refund: Omit<RefundCaseRow, 'stage'>,
): Promise<boolean> {
  const { tx, me, now } = call
  const amountFen = refundSum({
    goodsFen: refund.goods_fen,
    freightFen: refund.freight_fen,
    serviceFen: refund.service_fen,
    returnFen: refund.return_fen,
  })
  const { isFirst, twoPeople } = await askSecondPerson(call, {
    act: 'refund',
    amountFen,
    first: firstOf(refund),
    about: { kind: 'refund_case', id: refund.id, shopperId: refund.shopper_id },
  })
  if (!isFirst) {
    const first = twoPeople ? {} : { approved_by: null, approved_at: null }
    await setRefundApproval(tx, refund.id, { ...first, paid_by: me.id })
    return false
  }
  await setRefundApproval(tx, refund.id, { approved_by: me.id, approved_at: now })
  await audit(call, {
    action: 'approve_refund',
    subjectKind: 'refund_case',
    subjectId: refund.id,
    after: { amount_fen: amountFen },
  })
  return true
}
