import { getStaffInfo, staffLogin, staffLogout } from '@longhaul/contract/session.ts'
import { action } from '../platform/action.ts'
import { Refusal } from '../platform/refusal.ts'
import { hashToken, newToken } from '../platform/session.ts'
import { admitStaffLogin } from './guard-tries.ts'
import { isPassword } from './passwords.ts'
import { endStaffSession, findStaffByEmail, insertStaffSession } from './sql.ts'

/** A staff session ends after a working day. */
const STAFF_SESSION_HOURS = 8

export const staffLoginAction = action(
  staffLogin,
  async ({ body, now, world, request }) => {
    const attempt = await admitStaffLogin(world, body.email, now)
    const staff = await findStaffByEmail(world.db, body.email.trim())
    if (!(await isPassword(body.password, staff?.password_hash)) || !staff)
      throw new Refusal('bad_credentials')
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
    // Not named `token`: the storefront saves a field of that name as the shopper's (specification 7).
    return { staff_token: token, expires_at: expires.toISOString() }
  },
  { transaction: false },
)

export const getStaffInfoAction = action(getStaffInfo, async ({ me }) => ({
  id: me.id,
  name: me.name,
  email: me.email,
  lang: me.lang,
  roles: me.roles,
}))

export const staffLogoutAction = action(staffLogout, async ({ tx, me, now }) => {
  await endStaffSession(tx, me.sessionId, now)
  return {}
})
