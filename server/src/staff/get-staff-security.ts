import { getStaffSecurity as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { needsTwoFactor } from '@longhaul/domain/staff/rights.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { toSession } from './member-card.ts'
import { findPasswordChange } from './sql.ts'
import { listStaffSessions } from './sql-sessions.ts'
import { countRecoveryCodes, findTwoFactor } from './sql-two-factor.ts'

export const getStaffSecurityAction = action(route, getStaffSecurity)

async function getStaffSecurity({ tx, me, now, world }: Call<typeof route>): Answer<typeof route> {
  const twoFactor = await findTwoFactor(tx, me.id)
  const sessions = await listStaffSessions(tx, me.id, now)
  return {
    two_factor_at: twoFactor?.confirmed_at?.toISOString() ?? null,
    two_factor_required: !world.env.demo && needsTwoFactor(me.roles),
    recovery_codes_left: await countRecoveryCodes(tx, me.id),
    password_changed_at: (await findPasswordChange(tx, me.id))?.toISOString() ?? null,
    sessions: sessions
      .map((session) => toSession(session, me.sessionId))
      .toSorted((entry, other) => Number(other.current) - Number(entry.current)),
  }
}
