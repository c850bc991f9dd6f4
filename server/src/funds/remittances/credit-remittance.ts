import {
  type StaffRemittance,
  creditRemittance as route,
} from '@longhaul/contract/funds/remittances.staff.ts'
import { rechargeSucceeded } from '@longhaul/domain/ledger/recipes.ts'
import type { Static } from 'typebox'
import { post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { Refusal, badInput } from '../../platform/http/refusal.ts'
import { askSecondPerson, firstOf } from '../../policy/public.ts'
import { toStaffRemittances } from './cards.ts'
import { lockForStep } from './lock-for-step.ts'
import { type RemittanceRow, updateRemittance } from './sql.ts'
import { creditOf, isFar, isToldTwice, type Arrived } from './credit.ts'

export const creditRemittanceAction = writeAction(route, creditRemittance, { act: 'remittance' })

/**
 * Credits the amount that arrived, at the newest rate less our margin, and stores how it was calculated. If
 * it is large, far from the amount reported, or perhaps reported twice, the first person only enters the
 * amount, and a second person must enter the same. A second person who enters something else counts as the
 * first.
 */
async function creditRemittance(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  const row = await lockForStep(tx, params.id, 'credit', me)
  const { creditFen, rate } = await creditOf(tx, body.currency, body.received_minor)
  if (creditFen !== body.expected_credit_fen)
    throw new Refusal('out_of_date', { expected_credit_fen: body.expected_credit_fen, credit_fen: creditFen })
  if (creditFen === 0) throw badInput({ received_minor: 'too_small' })
  const { isFirst, twoPeople } = await askSecondPerson(call, {
    act: 'remittance',
    amountFen: creditFen,
    first: isAsApproved(row, body) ? firstOf(row) : null,
    isOdd: isFar(row, body) || (await isToldTwice(tx, row)),
    about: { kind: 'remittance', id: row.id, shopperId: row.shopper_id },
  })
  if (isFirst) return await approve(call, row, creditFen)
  await post(tx, {
    kind: 'remittance',
    subject: { kind: 'remittance', id: row.id },
    shopperId: row.shopper_id,
    actor: `staff:${me.id}`,
    now,
    postings: rechargeSucceeded(row.shopper_id, {
      provider: row.method,
      currency: body.currency,
      paidMinor: body.received_minor,
      feeMinor: 0,
      creditFen,
    }),
  })
  const credited = await updateRemittance(tx, row.id, {
    stage: 'credited',
    stage_at: now,
    received_currency: body.currency,
    received_minor: body.received_minor,
    credit_fen: creditFen,
    rate_nanos: rate.rateNanos,
    rate_quoted_on: rate.quotedOn,
    margin_per_mille: rate.marginPerMille,
    decided_by: me.id,
    decided_at: now,
    ...(twoPeople ? {} : NOT_APPROVED),
  })
  await notify(call, row.shopper_id, {
    kind: 'remittance_credited',
    args: { number: row.number, amount_fen: creditFen },
    subject: { kind: 'funds', id: row.id },
  })
  await audit(call, {
    action: 'credit_remittance',
    subjectKind: 'remittance',
    subjectId: row.id,
    before: { sent_minor: row.sent_minor, currency: row.currency },
    after: { received_minor: body.received_minor, currency: body.currency, credit_fen: creditFen },
  })
  call.concerns(row.shopper_id)
  return (await toStaffRemittances(call, [credited]))[0]!
}

const NOT_APPROVED = {
  approved_by: null,
  approved_at: null,
  approved_currency: null,
  approved_minor: null,
  approved_fen: null,
}

const isAsApproved = (row: RemittanceRow, body: Arrived): boolean =>
  row.approved_currency === body.currency && row.approved_minor === body.received_minor

/** Records the first of two approvals. Nothing is credited yet. */
async function approve(
  call: WriteCall<typeof route>,
  row: RemittanceRow,
  creditFen: number,
): Promise<Static<typeof StaffRemittance>> {
  const { tx, me, body, now } = call
  const approved = await updateRemittance(tx, row.id, {
    approved_by: me.id,
    approved_at: now,
    approved_currency: body.currency,
    approved_minor: body.received_minor,
    approved_fen: creditFen,
  })
  await audit(call, {
    action: 'approve_remittance',
    subjectKind: 'remittance',
    subjectId: row.id,
    before: { sent_minor: row.sent_minor, currency: row.currency },
    after: { received_minor: body.received_minor, currency: body.currency, credit_fen: creditFen },
  })
  return (await toStaffRemittances(call, [approved]))[0]!
}
