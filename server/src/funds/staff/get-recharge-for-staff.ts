import { getRechargeForStaff as route } from '@longhaul/contract/funds/recharges.staff.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { findRechargeForStaff, listPaidThings, listReturns } from './sql.ts'
import { toStaffRecharge } from './staff-recharge.ts'

export const getRechargeForStaffAction = action(route, getRechargeForStaff)

async function getRechargeForStaff({ tx, params }: Call<typeof route>): Answer<typeof route> {
  const row = orNotFound(await findRechargeForStaff(tx, params.id))
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
}
