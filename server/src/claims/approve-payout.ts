import { claimTable } from '@longhaul/domain/claims/stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import { audit } from '../platform/audit.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { askSecondPerson, firstOf, readRule } from '../policy/public.ts'
import { type ClaimRow, setClaimApproval } from './sql.ts'

/**
 * Whether claims for one package together pay more than one person may pay alone: a loss is not made small by
 * claiming it in parts.
 */
export async function isLargeTogether(
  db: Db,
  claim: ClaimRow,
  others: readonly ClaimRow[],
): Promise<boolean> {
  const paid = others.filter((other) => other.stage === 'paid')
  const rule = await readRule(db, 'refund')
  return (
    paid.length > 0 && rule.measure === 'amount' && sumFen([claim, ...paid].map(payoutFen)) > rule.aloneFen
  )
}

const payoutFen = ({ goods_fen, freight_fen }: ClaimRow): Fen => (goods_fen ?? 0) + (freight_fen ?? 0)

/**
 * A large claim takes two people: the first only approves it and no money moves; the second must be a
 * different person, or is refused. Returns whether this call was the first approval. The caller has locked
 * the claim, and its amounts do not change while it is granted.
 */
export async function approvePayout(
  call: UnitOfWork & { me: StaffMember; request: FastifyRequest },
  claim: ClaimRow,
  others: readonly ClaimRow[],
): Promise<boolean> {
  const { tx, me, now } = call
  refuseIf(whyNotStep(claimTable, claim.stage, 'pay', me.roles))
  const amountFen = payoutFen(claim)
  const { isFirst, twoPeople } = await askSecondPerson(call, {
    act: 'refund',
    amountFen,
    first: firstOf(claim),
    isOdd: await isLargeTogether(tx, claim, others),
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
