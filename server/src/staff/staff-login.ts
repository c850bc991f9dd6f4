import { getStaffInfo, staffLogin, staffLogout } from '@longhaul/contract/session.ts'
import { admitStaffLogin, isPassword } from '../accounts/public.ts'
import { action } from '../platform/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput } from '../platform/refusal.ts'
import { hashToken, newToken } from '../platform/session.ts'
import { twoFactorOf } from './member-card.ts'
import { checkSecondStep } from './second-step.ts'
import { findStaffByEmail } from './sql.ts'
import { endStaffSession, insertStaffSession } from './sql-sessions.ts'

/** A staff session ends after a working day. */
const STAFF_SESSION_HOURS = 8

/** Logs in by e-mail and password; with two-step login on, by a code as well. To the log-in, blocked and invited members do not exist. */
export const staffLoginAction = action(
  staffLogin,
  async ({ body, now, world, request }) => {
    const attempt = await admitStaffLogin(world, body.email, now)
    const staff = await findStaffByEmail(world.db, body.email.trim())
    if (!(await isPassword(body.password, staff?.password_hash ?? undefined)) || !staff)
      throw new Refusal('bad_credentials')
    const second = await checkSecondStep(world, staff.id, body.code, now)
    if (second === 'missing') {
      await attempt.takeBack()
      throw new Refusal('two_factor_required')
    }
    if (second === 'wrong') throw badInput({ code: 'wrong_code' })
    await attempt.succeed()
    const token = newToken()
    const expires = new Date(now.getTime() + STAFF_SESSION_HOURS * 3_600_000)
    await insertStaffSession(world.db, {
      token_hash: hashToken(token),
      staff_id: staff.id,
      user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
      address: request.ip,
      created_at: now,
      seen_at: now,
      expires_at: expires,
    })
    await audit(
      { tx: world.db, me: { id: staff.id }, now, request },
      { action: 'log_in', subjectKind: 'staff', subjectId: staff.id },
    )
    // Not named `token`: the storefront saves a field of that name as the shopper's (specification 7).
    return { staff_token: token, expires_at: expires.toISOString() }
  },
  { transaction: false },
)

export const getStaffInfoAction = action(getStaffInfo, async ({ me, world }) => ({
  id: me.id,
  name: me.name,
  email: me.email,
  lang: me.lang,
  roles: me.roles,
  two_factor: twoFactorOf(world, me),
}))

export const staffLogoutAction = action(staffLogout, async (call) => {
  const { tx, me, now } = call
  await endStaffSession(tx, me.id, me.sessionId, now)
  await audit(call, { action: 'log_out', subjectKind: 'staff', subjectId: me.id })
  return {}
})
