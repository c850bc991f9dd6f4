import { staffLogin as route } from '@longhaul/contract/accounts/session.ts'
import { tidyEmail } from '@longhaul/domain/texts/email.ts'
import { deviceOf } from '@longhaul/domain/accounts/device.ts'
import {
  admitLogin,
  checkSecondStep,
  isPassword,
  lockPasswordHash,
  knownPlaceSince,
  placeOf,
  startSession,
  type LoginPlace,
} from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { sendAccountMail } from '../accounts/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { auditOwn } from './audit-own.ts'
import { findStaffByEmail } from './sql.ts'
import { noteFailedLogin, wasLoggedInFrom, findStaffAddressee, listLoginPlaces } from './sql-logins.ts'

/** A staff session ends after a working day. */
const STAFF_SESSION_HOURS = 8

export const staffLoginAction = longAction(route, staffLogin)

/**
 * Logs in by e-mail and password and, if two-step login is on, a code. Blocked and invited members are
 * treated as unknown. After wrong attempts the caller has to wait and to solve a challenge, as shoppers do
 * (decision 0012); they are audited. A log-in from a new place is mailed to the member.
 */
async function staffLogin({
  body,
  now,
  world,
  request,
  transact,
}: LongCall<typeof route>): Answer<typeof route> {
  const email = tidyEmail(body.email)
  const from = placeOf(request)
  const isKnown = await wasLoggedInFrom(world.db, email, from.address, knownPlaceSince(now))
  const tried = { kind: 'staff', email, address: from.address, isKnown, proof: body.proof } as const
  const attempt = await admitLogin(world, tried, now)
  const fail = (outcome: 'wrong_password' | 'wrong_code') =>
    noteFailedLogin(world.db, email, { ...from, outcome, requestId: request.id, now })
  const staff = await findStaffByEmail(world.db, email)
  const passwordHash = staff?.password_hash ?? undefined
  if (!(await isPassword(body.password, passwordHash)) || !staff || passwordHash === undefined) {
    await fail('wrong_password')
    throw new Refusal('bad_credentials')
  }
  const person = { kind: 'staff', id: staff.id } as const
  await checkSecondStep(world, person, body.code, attempt, now, () => fail('wrong_code'))
  await attempt.succeed()
  const { token, expiresAt } = await transact(async (work) => {
    await notifyNewPlace(work, staff.id, from)
    const session = await startSession(work.tx, person, from, STAFF_SESSION_HOURS * 3_600_000, now)
    await auditOwn({ me: staff, request }, work, 'log_in')
    // As for shoppers: a new password ends only the sessions that it finds.
    if (!(await lockPasswordHash(work.tx, person, passwordHash))) throw new Refusal('bad_credentials')
    return session
  })
  // Not named `token`, because the storefront stores a field of that name as the shopper's
  // (docs/rules/api.md).
  return { staff_token: token, expires_at: expiresAt.toISOString() }
}

/**
 * Mails a member of staff about a log-in from an address or device from which the account has not been used
 * lately. The very first log-in is not reported.
 */
async function notifyNewPlace(work: UnitOfWork, staffId: string, from: LoginPlace): Promise<void> {
  const places = await listLoginPlaces(work.tx, staffId, knownPlaceSince(work.now))
  const device = deviceName(from.user_agent)
  const isKnown =
    places.some(({ address }) => address === from.address) &&
    places.some(({ user_agent }) => deviceName(user_agent) === device)
  if (places.length === 0 || isKnown) return
  const { email, name, lang } = await findStaffAddressee(work.tx, staffId)
  await sendAccountMail(work, { id: null, email, nickname: name, lang }, 'staff_new_place', {
    args: { date: work.now.toISOString(), address: from.address, ...(device ? { device } : {}) },
  })
}

/** The name of a device without versions: to its owner, Firefox 140 and 141 are the same device. */
function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter((part) => part !== null).join(', ')
}
