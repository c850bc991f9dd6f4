import { staffLogin as route } from '@longhaul/contract/accounts/session.ts'
import { admitStaffLogin, isPassword, knownPlaceSince } from '../accounts/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { hashToken, newToken } from '../platform/session.ts'
import { checkSecondStep } from './second-step.ts'
import { findStaffByEmail } from './sql.ts'
import { noteFailedLogin, wasLoggedInFrom } from './sql-logins.ts'
import { insertStaffSession } from './sql-sessions.ts'
import { tellNewPlace } from './tell-new-place.ts'

/** A staff session ends after a working day. */
const STAFF_SESSION_HOURS = 8

export const staffLoginAction = action(route, staffLogin, { transaction: false })

/**
 * Logs in by e-mail and password; with two-step login on, by a code as well. To the log-in, blocked and invited members do not exist. Wrong tries
 * slow down and cost a challenge as those of shoppers do (decision 0012), and are in the audit log; a log-in from a new place is mailed.
 */
async function staffLogin({ body, now, world, request, transact }: Call<typeof route>): Answer<typeof route> {
  const email = body.email.trim()
  const from = { user_agent: (request.headers['user-agent'] ?? '').slice(0, 300), address: request.ip }
  const isKnown = await wasLoggedInFrom(world.db, email, from.address, knownPlaceSince(now))
  const knock = { email, address: from.address, isKnown, proof: body.proof }
  const attempt = await admitStaffLogin(world, knock, now)
  const fail = (outcome: 'wrong_password' | 'wrong_code') =>
    noteFailedLogin(world.db, email, { ...from, outcome, requestId: request.id, now })
  const staff = await findStaffByEmail(world.db, email)
  if (!(await isPassword(body.password, staff?.password_hash ?? undefined)) || !staff) {
    await fail('wrong_password')
    throw new Refusal('bad_credentials')
  }
  const second = await checkSecondStep(world, staff.id, body.code, now)
  if (second === 'missing') {
    await attempt.takeBack()
    throw new Refusal('two_factor_required')
  }
  if (second === 'wrong') {
    await fail('wrong_code')
    throw badInput({ code: 'wrong_code' })
  }
  await attempt.succeed()
  const token = newToken()
  const expires = new Date(now.getTime() + STAFF_SESSION_HOURS * 3_600_000)
  await transact(async (doing) => {
    const { tx } = doing
    await tellNewPlace(doing, staff.id, from)
    await insertStaffSession(tx, {
      ...from,
      token_hash: hashToken(token),
      staff_id: staff.id,
      created_at: now,
      seen_at: now,
      expires_at: expires,
    })
    await audit(
      { tx, me: { id: staff.id }, now, request },
      { action: 'log_in', subjectKind: 'staff', subjectId: staff.id },
    )
  })
  // Not named `token`: the storefront saves a field of that name as the shopper's (docs/rules/api.md).
  return { staff_token: token, expires_at: expires.toISOString() }
}
