import { getStaffInfo, staffLogin, staffLogout } from '@longhaul/contract/accounts/session.ts'
import { admitStaffLogin, isPassword, knownPlaceSince } from '../accounts/public.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { inTransaction } from '../platform/database/db.ts'
import { jobCall } from '../platform/jobs/job-call.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { hashToken, newToken } from '../platform/session.ts'
import { twoFactorOf } from './member-card.ts'
import { checkSecondStep } from './second-step.ts'
import { findStaffByEmail } from './sql.ts'
import { noteFailedLogin, wasLoggedInFrom } from './sql-logins.ts'
import { endStaffSession, insertStaffSession } from './sql-sessions.ts'
import { tellNewPlace } from './tell-new-place.ts'

/** A staff session ends after a working day. */
const STAFF_SESSION_HOURS = 8

/**
 * Logs in by e-mail and password; with two-step login on, by a code as well. To the log-in, blocked and invited members do not exist. Wrong tries
 * slow down and cost a challenge as those of shoppers do (decision 0012), and are in the audit log; a log-in from a new place is mailed.
 */
export const staffLoginAction = action(
  staffLogin,
  async ({ body, now, world, request }) => {
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
    await inTransaction(world.db, async (tx) => {
      await tellNewPlace(jobCall(world, tx), staff.id, from)
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
