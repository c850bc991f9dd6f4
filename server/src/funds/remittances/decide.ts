import {
  creditRemittance,
  getRemittanceForStaff,
  listRemittancesForStaff,
  previewRemittanceCredit,
  rejectRemittance,
} from '@longhaul/contract/remittances.staff.ts'
import { type RemittanceStep, remittanceTable } from '@longhaul/domain/funds/stages.ts'
import { rechargeSucceeded } from '@longhaul/domain/ledger/recipes.ts'
import { creditRate, toFen } from '@longhaul/domain/money/exchange.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { lockShopper, post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { action } from '../../platform/action.ts'
import { audit } from '../../platform/audit.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/cursor.ts'
import type { Db } from '../../platform/db.ts'
import { Refusal, badInput, found, refuseIf } from '../../platform/refusal.ts'
import { unseal } from '../../platform/seal.ts'
import type { StaffMember } from '../../platform/session.ts'
import { latestRate, readSettings } from '../../site/public.ts'
import { rateText } from '../quote.ts'
import { toStaffRemittances } from './cards.ts'
import {
  type RemittanceRow,
  findRemittanceForStaff,
  listRemittancesForStaff as listRows,
  lockRemittanceForStaff,
  updateRemittance,
} from './sql.ts'

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
  const place = { column: 'remittances.mtcn_sealed', row: row.id } as const
  const mtcn = row.mtcn_sealed ? unseal(world.sealingKeys, place, row.mtcn_sealed) : ''
  return { ...(await toStaffRemittances(world, tx, [row], now))[0]!, mtcn }
})

export const previewRemittanceCreditAction = action(previewRemittanceCredit, async ({ tx, params, body }) => {
  found(await findRemittanceForStaff(tx, params.id))
  const { creditFen, rate } = await creditOf(tx, body.currency, body.received_minor)
  return { credit_fen: creditFen, rate: rateText(rate), rate_quoted_on: rate.quotedOn }
})

/** Credits what arrived, at the newest rate less our margin, and keeps how it was computed. */
export const creditRemittanceAction = action(creditRemittance, async (call) => {
  const { tx, params, body, me, now, world } = call
  const row = await lockForStep(tx, params.id, 'credit', me)
  const { creditFen, rate } = await creditOf(tx, body.currency, body.received_minor)
  if (creditFen !== body.expected_credit_fen)
    throw new Refusal('out_of_date', { expected_credit_fen: body.expected_credit_fen, credit_fen: creditFen })
  if (creditFen === 0) throw badInput({ received_minor: 'too_small' })
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
  return { rate, creditFen: toFen(minor, currency, creditRate(rate.rateNanos, marginPerMille)) }
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
