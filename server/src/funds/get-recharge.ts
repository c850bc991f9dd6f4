import { getRecharge as route } from '@longhaul/contract/funds/funds.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toRecharge } from './recharge-card.ts'
import { findOwnRecharge } from './sql.ts'

export const getRechargeAction = readAction(route, getRecharge)

async function getRecharge({ db, me, params }: ReadCall<typeof route>): Answer<typeof route> {
  return toRecharge(orNotFound(await findOwnRecharge(db, me.id, params.id)))
}
