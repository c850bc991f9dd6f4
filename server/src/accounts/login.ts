import { login as route } from '@longhaul/contract/accounts/session.ts'
import { tidyEmail } from '@longhaul/domain/texts/email.ts'
import { SESSION_DAYS } from '@longhaul/domain/accounts/limits.ts'
import {
  admitLogin,
  checkSecondStep,
  isPassword,
  lockPasswordHash,
  knownPlaceSince,
  placeOf,
  startSessionWith,
} from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { findLogin, saveLogin, noteLogin } from './sql-logins.ts'

export const loginAction = longAction(route, login)

/**
 * Logs in by e-mail and password, taken from the body or, as specified, the query string; if two-step login
 * is on, a code is required as well. After wrong attempts the caller has to wait and to solve a challenge
 * (identity/guard-tries.ts), for unknown addresses too.
 */
async function login({
  body,
  query,
  now,
  world,
  request,
  transact,
}: LongCall<typeof route>): Answer<typeof route> {
  const email = tidyEmail(body.email ?? query.email ?? '')
  const password = body.password ?? query.password
  const code = body.code ?? query.code
  if (!email || !password)
    throw badInput({
      ...(email ? {} : { email: 'required' }),
      ...(password ? {} : { password: 'required' }),
    })

  const from = placeOf(request)
  const note = (outcome: 'wrong_password' | 'wrong_code') =>
    noteLogin(world.db, email, { ...from, outcome, created_at: now })
  const { shopper, isKnown } = await findLogin(world.db, email, from.address, knownPlaceSince(now))
  const tried = { kind: 'shopper', email, address: from.address, isKnown, proof: body.proof } as const
  const attempt = await admitLogin(world, tried, now)
  if (!(await isPassword(password, shopper?.password_hash)) || !shopper) {
    await note('wrong_password')
    throw new Refusal('bad_credentials')
  }
  if (shopper.blocked_at) {
    await attempt.takeBack()
    throw new Refusal('account_blocked')
  }
  const person = { kind: 'shopper', id: shopper.id } as const
  if (shopper.has_two_factor)
    await checkSecondStep(world, person, code, attempt, now, () => note('wrong_code'))

  const { token, expiresAt } = await transact(async ({ tx, concerns }) => {
    concerns(shopper.id)
    const session = await startSessionWith(from, SESSION_DAYS * 86_400_000, now, (stored) =>
      saveLogin(tx, shopper.id, stored, attempt.names),
    )
    // A new password ends the sessions that it finds: one by the old password must not begin just after.
    if (!(await lockPasswordHash(tx, person, shopper.password_hash))) throw new Refusal('bad_credentials')
    return session
  })
  return { token, expires_at: expiresAt.toISOString() }
}
