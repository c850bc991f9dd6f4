import { claimTable } from '@longhaul/domain/claims/stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import type { FastifyRequest } from 'fastify'
import { audit } from '../platform/audit.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { askSecondPerson, firstOf } from '../policy/public.ts'
import { type ClaimRow, setClaimApproval } from './sql.ts'

/**
 * A large claim takes two people: the first only approves it and no money moves; the second must be a different person, or is refused.
 * Returns whether this call was the first approval. The caller has locked the claim, and its amounts do not change while it is granted.
 */
export async function approvePayout(
  call: Doing & { me: StaffMember; request: FastifyRequest },
  claim: ClaimRow,
): Promise<boolean> {
  const { tx, me, now } = call
  refuseIf(whyNotStep(claimTable, claim.stage, 'pay', me.roles))
  const amountFen = (claim.goods_fen ?? 0) + (claim.freight_fen ?? 0)
  const { isFirst, twoPeople } = await askSecondPerson(call, {
    act: 'refund',
    amountFen,
    first: firstOf(claim),
    about: { kind: 'claim', id: claim.id, shopperId: claim.shopper_id },
  })
  if (!isFirst) {
    if (!twoPeople) await setClaimApproval(tx, claim.id, { approved_by: null, approved_at: null })
    return false
  }
  await setClaimApproval(tx, claim.id, { approved_by: me.id, approved_at: now })
  await audit(call, {
    action: 'approve_claim',
    subjectKind: 'claim',
    subjectId: claim.id,
    after: { amount_fen: amountFen },
  })
  return true
}
