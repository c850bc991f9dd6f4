import {
  type StaffRemittance,
  creditRemittance,
  previewRemittanceCredit,
} from '@longhaul/contract/funds/remittances.staff.ts'
import { REMITTANCE_MAX_FEN, isFarFromTold } from '@longhaul/domain/funds/remittance.ts'
import { needsTwo } from '@longhaul/domain/funds/two-people.ts'
import { rechargeSucceeded } from '@longhaul/domain/ledger/recipes.ts'
import { creditRate, toFen } from '@longhaul/domain/money/exchange.ts'
import type { Static } from 'typebox'
import { post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { type Call, action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal, badInput, found } from '../../platform/http/refusal.ts'
import { askSecondPerson, latestRate, readSettings } from '../../site/public.ts'
import { rateText } from '../quote.ts'
import { toStaffRemittances } from './cards.ts'
import { lockForStep } from './lock-for-step.ts'
import { type RemittanceRow, findRemittanceForStaff, updateRemittance } from './sql.ts'

export const previewRemittanceCreditAction = action(previewRemittanceCredit, async ({ tx, params, body }) => {
  const row = found(await findRemittanceForStaff(tx, params.id))
  const { creditFen, rate } = await creditOf(tx, body.currency, body.received_minor)
  const { twoPeopleFromFen } = await readSettings(tx)
  const isOdd = isFar(row, body)
  return {
    credit_fen: creditFen,
    rate: rateText(rate),
    rate_quoted_on: rate.quotedOn,
    two_people: needsTwo(creditFen, twoPeopleFromFen, isOdd),
    far_from_told: isOdd,
  }
})

/**
 * Credits what arrived, at the newest rate less our margin, and keeps how it was computed. Of a large one, and of one that is far from what was
 * told, the first person only says what arrived; the second has to say the same. Whoever says something else is the first again.
 */
export const creditRemittanceAction = action(creditRemittance, async (call) => {
  const { tx, params, body, me, now, world } = call
  const row = await lockForStep(tx, params.id, 'credit', me)
  const { creditFen, rate } = await creditOf(tx, body.currency, body.received_minor)
  if (creditFen !== body.expected_credit_fen)
    throw new Refusal('out_of_date', { expected_credit_fen: body.expected_credit_fen, credit_fen: creditFen })
  if (creditFen === 0) throw badInput({ received_minor: 'too_small' })
  const { isFirst, twoPeople } = await askSecondPerson(call, {
    amountFen: creditFen,
    firstBy: isAsApproved(row, body) ? row.approved_by : null,
    isOdd: isFar(row, body),
    ontoBalanceOf: row.shopper_id,
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
  await call.changed(row.shopper_id, 'funds')
  await call.changed('staff', 'funds')
  return (await toStaffRemittances(world, tx, [credited], now))[0]!
})

type Arrived = { currency: string; received_minor: number }

const isFar = (row: RemittanceRow, { currency, received_minor: minor }: Arrived): boolean =>
  isFarFromTold({ currency: row.currency, minor: row.sent_minor }, { currency, minor })

const NOT_APPROVED = {
  approved_by: null,
  approved_at: null,
  approved_currency: null,
  approved_minor: null,
  approved_fen: null,
}

const isAsApproved = (row: RemittanceRow, body: Arrived): boolean =>
  row.approved_currency === body.currency && row.approved_minor === body.received_minor

/** The first of two: nothing is credited yet. */
async function approve(
  call: Call<typeof creditRemittance>,
  row: RemittanceRow,
  creditFen: number,
): Promise<Static<typeof StaffRemittance>> {
  const { tx, me, body, now, world } = call
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
  await call.changed('staff', 'funds')
  return (await toStaffRemittances(world, tx, [approved], now))[0]!
}

/** What an amount is worth today, rounded down, and the rate it is worth that at. */
async function creditOf(db: Db, currency: string, minor: number) {
  const market = await latestRate(db, currency)
  if (!market) throw badInput({ currency: 'unknown' })
  const { exchangeMarginPerMille } = await readSettings(db)
  const marginPerMille = currency === 'CNY' ? 0 : exchangeMarginPerMille
  const rate = { ...market, marginPerMille }
  const creditFen = toFen(minor, currency, creditRate(rate.rateNanos, marginPerMille))
  if (creditFen > REMITTANCE_MAX_FEN) throw badInput({ received_minor: 'too_large' })
  return { rate, creditFen }
}
