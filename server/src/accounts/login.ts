import { login as route } from '@longhaul/contract/accounts/session.ts'
import { SESSION_DAYS } from '@longhaul/domain/accounts/limits.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { hashToken, newToken } from '../platform/session.ts'
import { admitLogin } from './guard-tries.ts'
import { isPassword } from './passwords.ts'
import { checkSecondStep } from './second-step.ts'
import { findShopperByEmail, insertSession } from './sql.ts'
import { noteLogin } from './sql-tries.ts'

export const loginAction = action(route, login, { transaction: false })

/**
 * Logs in by e-mail and password, from the body or, as specified, the query string; with two-step login on, by a code as well. Wrong tries
 * slow down and cost a challenge (guard-tries.ts), the same for an address that we do not know.
 */
async function login({
  body,
  query,
  now,
  world,
  request,
  transact,
}: Call<typeof route>): Answer<typeof route> {
  const email = (body.email ?? query.email)?.trim()
  const password = body.password ?? query.password
  const code = body.code ?? query.code
  if (!email || !password)
    throw badInput({
      ...(email ? {} : { email: 'required' }),
      ...(password ? {} : { password: 'required' }),
    })

  const from = { user_agent: (request.headers['user-agent'] ?? '').slice(0, 300), address: request.ip }
  const attempt = await admitLogin(world, { email, address: request.ip, proof: body.proof }, now)
  const shopper = await findShopperByEmail(world.db, email)
  if (!(await isPassword(password, shopper?.password_hash)) || !shopper) {
    await noteLogin(world.db, email, { ...from, outcome: 'wrong_password', created_at: now })
    throw new Refusal('bad_credentials')
  }
  if (shopper.blocked_at) {
    await attempt.takeBack()
    throw new Refusal('account_blocked')
  }
  const second = await checkSecondStep(world, shopper.id, code, now)
  if (second === 'missing') {
    await attempt.takeBack()
    throw new Refusal('two_factor_required')
  }
  if (second === 'wrong') {
    await noteLogin(world.db, email, { ...from, outcome: 'wrong_code', created_at: now })
    throw badInput({ code: 'wrong_code' })
  }

  await attempt.succeed()
  const token = newToken()
  const expires = new Date(now.getTime() + SESSION_DAYS * 86_400_000)
  await transact(async ({ tx, concerns }) => {
    await insertSession(tx, {
      ...from,
      token_hash: hashToken(token),
      shopper_id: shopper.id,
      created_at: now,
      seen_at: now,
      expires_at: expires,
    })
    concerns(shopper.id)
  })
  await noteLogin(world.db, email, { ...from, outcome: 'succeeded', created_at: now })
  return { token, expires_at: expires.toISOString() }
}
