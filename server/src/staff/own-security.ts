import {
  changeStaffPassword,
  endOwnStaffSession,
  getStaffSecurity,
} from '@longhaul/contract/staff/own-account.staff.ts'
import { needsTwoFactor } from '@longhaul/domain/staff/rights.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { inTransaction } from '../platform/database/db.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { toSession } from './member-card.ts'
import { confirmStaffIdentity } from './second-step.ts'
import { hashStaffPassword } from './set-password.ts'
import { findPasswordChange, updateMember } from './sql.ts'
import { endStaffSession, endStaffSessions, listStaffSessions, voidLinks } from './sql-sessions.ts'
import { countRecoveryCodes, findTwoFactor } from './sql-two-factor.ts'

export const getStaffSecurityAction = action(getStaffSecurity, async ({ tx, me, now, world }) => {
  const twoFactor = await findTwoFactor(tx, me.id)
  const sessions = await listStaffSessions(tx, me.id, now)
  return {
    two_factor_at: twoFactor?.confirmed_at?.toISOString() ?? null,
    two_factor_required: !world.env.demo && needsTwoFactor(me.roles),
    recovery_codes_left: await countRecoveryCodes(tx, me.id),
    password_changed_at: (await findPasswordChange(tx, me.id))?.toISOString() ?? null,
    sessions: sessions
      .map((session) => toSession(session, me.sessionId))
      .toSorted((one, other) => Number(other.current) - Number(one.current)),
  }
})

export const changeStaffPasswordAction = action(
  changeStaffPassword,
  async ({ body, me, now, world, request }) => {
    await confirmStaffIdentity(
      world,
      me.id,
      { password: body.old_password, code: body.code },
      now,
      'old_password',
    )
    if (body.password === body.old_password) throw badInput({ password: 'same_password' })
    const password_hash = await hashStaffPassword(body.password, me.email)
    await inTransaction(world.db, async (tx) => {
      await updateMember(tx, me.id, { password_hash, password_changed_at: now })
      await voidLinks(tx, me.id, now)
      await endStaffSessions(tx, me.id, me.sessionId, now)
      await audit(
        { tx, me, now, request },
        { action: 'change_staff_password', subjectKind: 'staff', subjectId: me.id },
      )
    })
    return {}
  },
  { transaction: false },
)

export const endOwnStaffSessionAction = action(endOwnStaffSession, async (call) => {
  const { tx, params, me, now } = call
  if (!(await endStaffSession(tx, me.id, params.id, now))) throw new Refusal('not_found')
  await audit(call, { action: 'end_own_session', subjectKind: 'staff', subjectId: me.id })
  return {}
})
