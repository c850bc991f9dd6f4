import { getStaffSecurity as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { needsTwoFactor } from '@longhaul/domain/staff/rights.ts'
import { listDevices, readTwoFactor } from '../identity/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { findPasswordChange } from './sql.ts'

export const getStaffSecurityAction = action(route, getStaffSecurity)

async function getStaffSecurity({ tx, me, now, world }: Call<typeof route>): Answer<typeof route> {
  return {
    ...(await readTwoFactor(tx, me)),
    two_factor_required: !world.env.demo && needsTwoFactor(me.roles),
    password_changed_at: (await findPasswordChange(tx, me.id))?.toISOString() ?? null,
    sessions: await listDevices(tx, me, me.sessionId, now),
  }
}
