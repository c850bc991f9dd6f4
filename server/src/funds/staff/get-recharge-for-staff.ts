import { getRechargeForStaff as route } from '@longhaul/contract/funds/recharges.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { findRechargeForStaff, listPaidThings, listReturns } from './sql.ts'
import { toStaffRecharge } from './staff-recharge.ts'

export const getRechargeForStaffAction = readAction(route, getRechargeForStaff)

async function getRechargeForStaff({ db, params }: ReadCall<typeof route>): Answer<typeof route> {
  const row = orNotFound(await findRechargeForStaff(db, params.id))
  const returns = await listReturns(db, row.id)
  return {
    ...toStaffRecharge(row),
    paid: row.payment_id ? await listPaidThings(db, row.payment_id) : [],
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
