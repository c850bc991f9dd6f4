import {
  type StaffRemittance,
  creditRemittance,
  getRemittanceForStaff,
  listRemittancesForStaff,
  previewRemittanceCredit,
  rejectRemittance,
} from '@longhaul/contract/remittances.staff.ts'
import { type RemittanceStep, remittanceTable } from '@longhaul/domain/funds/stages.ts'
import { needsTwo } from '@longhaul/domain/funds/two-people.ts'
import { REMITTANCE_MAX_FEN, isFarFromTold } from '@longhaul/domain/funds/remittance.ts'
import { rechargeSucceeded } from '@longhaul/domain/ledger/recipes.ts'
import { creditRate, toFen } from '@longhaul/domain/money/exchange.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import type { Static } from 'typebox'
import { lockShopper, post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { type Call, action } from '../../platform/action.ts'
import { audit } from '../../platform/audit.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/cursor.ts'
import type { Db } from '../../platform/db.ts'
import { Refusal, badInput, found, refuseIf } from '../../platform/refusal.ts'
import { unseal } from '../../platform/seal.ts'
import type { StaffMember } from '../../platform/session.ts'
import { askSecondPerson, latestRate, readSettings } from '../../site/public.ts'
import { rateText } from '../quote.ts'
import { toStaffRemittances } from './cards.ts'
import {
  type RemittanceRow,
  findRemittanceForStaff,
  listRemittancesForStaff as listRows,
  lockRemittanceForStaff,
  updateRemittance,
} from './sql.ts'
import { MTCN } from './tell.ts'

export const listRemittancesForStaffAction = action(
  listRemittancesForStaff,
  async ({ tx, query, now, world }) => {
    const size = pageSize(query.limit)
    const page = { cursor: decodeCursor(query.cursor), size }
    const { rows, next_cursor } = toPage(await listRows(tx, query.stage ?? 'submitted', page), size)
    return { items: await toStaffRemittances(world, tx, rows, now), next_cursor }
  },
)

export const getRemittanceForStaffAction = action(getRemittanceForStaff, async (call) => {
  const { tx, params, now, world } = call
  const row = found(await findRemittanceForStaff(tx, params.id))
  // Whoever reads a control number could collect the money: it is known who did.
  if (row.mtcn_sealed)
    await audit(call, { action: 'read_mtcn', subjectKind: 'remittance', subjectId: row.id })
  const mtcn = row.mtcn_sealed ? unseal(world.secret, MTCN, row.mtcn_sealed) : ''
  return { ...(await toStaffRemittances(world, tx, [row], now))[0]!, mtcn }
})

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

export const rejectRemittanceAction = action(rejectRemittance, async (call) => {
  const { tx, params, body, me, now, world } = call
  const row = await lockForStep(tx, params.id, 'reject', me)
  const reason = body.reason.trim()
  const rejected = await updateRemittance(tx, row.id, {
    stage: 'rejected',
    stage_at: now,
    reason,
    decided_by: me.id,
    decided_at: now,
  })
  await notify(call, row.shopper_id, {
    kind: 'remittance_rejected',
    args: { number: row.number, reason },
    subject: { kind: 'funds', id: row.id },
  })
  await audit(call, {
    action: 'reject_remittance',
    subjectKind: 'remittance',
    subjectId: row.id,
    before: row.stage,
    after: rejected.stage,
    reason,
  })
  await call.changed(row.shopper_id, 'funds')
  await call.changed('staff', 'funds')
  return (await toStaffRemittances(world, tx, [rejected], now))[0]!
})

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

/** A remittance while nobody else touches its shopper's money. Refuses a step that it cannot take now. */
async function lockForStep(
  tx: Db,
  id: string,
  step: RemittanceStep,
  me: StaffMember,
): Promise<RemittanceRow> {
  await lockShopper(tx, found(await findRemittanceForStaff(tx, id)).shopper_id)
  const row = found(await lockRemittanceForStaff(tx, id))
  refuseIf(whyNotStep(remittanceTable, row.stage, step, me.roles))
  return row
}
