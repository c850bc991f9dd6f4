import {
  type StaffRecharge,
  followRecharge,
  getRechargeForStaff,
  listRechargesForStaff,
} from '@longhaul/contract/funds/recharges.staff.ts'
import type { Static } from 'typebox'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { found, refuseIf } from '../../platform/http/refusal.ts'
import { toRecharge } from '../recharge-card.ts'
import {
  type DeskRecharge,
  findRechargeForStaff,
  listPaidThings,
  listProviderNames,
  listRechargesForStaff as listRows,
  listReturns,
} from './sql.ts'

export const listRechargesForStaffAction = action(listRechargesForStaff, async ({ tx, query }) => {
  const size = pageSize(query.limit)
  const filter = {
    stage: query.stage,
    provider: query.provider || undefined,
    words: query.q?.trim() ?? '',
    cursor: decodeCursor(query.cursor),
    size,
  }
  const { rows, next_cursor } = toPage(await listRows(tx, filter), size)
  return { items: rows.map(toStaffRecharge), next_cursor, providers: await listProviderNames(tx) }
})

export const getRechargeForStaffAction = action(getRechargeForStaff, async ({ tx, params }) => {
  const row = found(await findRechargeForStaff(tx, params.id))
  const returns = await listReturns(tx, row.id)
  return {
    ...toStaffRecharge(row),
    paid: row.payment_id ? await listPaidThings(tx, row.payment_id) : [],
    returns: returns.map((back) => ({
      id: back.id,
      stage: back.stage,
      stage_at: back.stage_at.toISOString(),
      amount_minor: back.amount_minor,
      amount_fen: back.amount_fen,
      short_fen: back.short_fen,
      withdrawal_number: back.withdrawal_number,
      failure: back.failure,
    })),
  }
})

/** Has the provider asked at once. What it says changes the recharge like a webhook. */
export const followRechargeAction = action(followRecharge, async (call) => {
  const { tx, params } = call
  const row = found(await findRechargeForStaff(tx, params.id))
  refuseIf(row.stage === 'created' ? null : 'transition_not_allowed')
  await call.enqueue('follow-recharge', { rechargeId: row.id, round: 0 }, { key: `follow-now-${row.id}` })
  await audit(call, { action: 'follow_recharge', subjectKind: 'recharge', subjectId: row.id })
  return toStaffRecharge(row)
})

function toStaffRecharge(row: DeskRecharge): Static<typeof StaffRecharge> {
  const { provider_url: _, ...card } = toRecharge(row)
  return {
    ...card,
    shopper: { id: row.shopper_id, code: row.code, email: row.email, nickname: row.nickname },
    margin_per_mille: row.margin_per_mille,
    provider_ref: row.provider_ref,
    payment_ref: row.payment_ref,
    for_payment: row.payment_id !== null,
    returned_fen: row.returned_fen,
    expires_at: row.expires_at.toISOString(),
  }
}
