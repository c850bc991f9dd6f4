import { login, logout, verifyToken } from '@longhaul/contract/session.ts'
import { SESSION_DAYS } from '@longhaul/domain/accounts/limits.ts'
import { action } from '../platform/action.ts'
import { Refusal, badInput } from '../platform/refusal.ts'
import { hashToken, newToken } from '../platform/session.ts'
import { isPassword } from './passwords.ts'
import { endSession, findShopperByEmail, insertSession } from './sql.ts'

/** Logs in by e-mail and password, from the body or, as specified, the query string. */
export const loginAction = action(
  login,
  async ({ body, query, now, world, request }) => {
    const email = body.email ?? query.email
    const password = body.password ?? query.password
    if (!email || !password)
      throw badInput({
        ...(email ? {} : { email: 'required' }),
        ...(password ? {} : { password: 'required' }),
      })

    const shopper = await findShopperByEmail(world.db, email.trim())
    if (!(await isPassword(password, shopper?.password_hash)) || !shopper)
      throw new Refusal('bad_credentials')
    if (shopper.blocked_at) throw new Refusal('account_blocked')

    const token = newToken()
    const expires = new Date(now.getTime() + SESSION_DAYS * 86_400_000)
    await insertSession(world.db, {
      token_hash: hashToken(token),
      shopper_id: shopper.id,
      user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
      address: request.ip,
      created_at: now,
      seen_at: now,
      expires_at: expires,
    })
    return { token, expires_at: expires.toISOString() }
  },
  { transaction: false },
)

export const logoutAction = action(logout, async ({ tx, me, now }) => {
  await endSession(tx, me.sessionId, now)
  return {}
})

/** Whether the caller's token is good, for anybody to ask: a bad one is an answer, not a refusal. */
export const verifyTokenAction = action(verifyToken, async ({ me }) => ({
  is_login: me !== undefined,
  email_verified: me?.emailVerified ?? false,
}))
