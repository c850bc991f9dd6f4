import { getStaffInfo as route } from '@longhaul/contract/accounts/session.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { twoFactorOf } from './member-card.ts'

export const getStaffInfoAction = readAction(route, getStaffInfo)

async function getStaffInfo({ me, world }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    id: me.id,
    name: me.name,
    email: me.email,
    lang: me.lang,
    roles: me.roles,
    warehouse_id: me.warehouseId,
    two_factor: twoFactorOf(world, me),
  }
}
