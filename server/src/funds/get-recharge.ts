import { getRecharge as route } from '@longhaul/contract/funds/funds.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toRecharge } from './recharge-card.ts'
import { findOwnRecharge } from './sql.ts'

export const getRechargeAction = action(route, getRecharge)

async function getRecharge({ tx, me, params }: Call<typeof route>): Answer<typeof route> {
  return toRecharge(orNotFound(await findOwnRecharge(tx, me.id, params.id)))
}
