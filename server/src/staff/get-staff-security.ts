import { getStaffSecurity as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { needsTwoFactor } from '@longhaul/domain/staff/rights.ts'
import { listDevices, readTwoFactor } from '../identity/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { findPasswordChange } from './sql.ts'

export const getStaffSecurityAction = readAction(route, getStaffSecurity)

async function getStaffSecurity({ db, me, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    ...(await readTwoFactor(db, me)),
    two_factor_required: !world.env.demo && needsTwoFactor(me.roles),
    password_changed_at: (await findPasswordChange(db, me.id))?.toISOString() ?? null,
    sessions: await listDevices(db, me, me.sessionId, now),
  }
}
