import { alterPassword as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { confirmIdentity, hashPassword } from '../identity/public.ts'
import { badInput } from '../platform/http/refusal.ts'
import { checkNewPassword, takeNewPassword } from './password-change.ts'

export const alterPasswordAction = longAction(route, alterPassword)

/**
 * Changes the password, given the old one and, if two-step login is on, a code. This session stays valid; all
 * others end.
 */
async function alterPassword({
  body,
  me,
  now,
  world,
  transact,
}: LongCall<typeof route>): Answer<typeof route> {
  checkNewPassword(body)
  const old = { password: body.old_password, code: body.code }
  const confirmed = await confirmIdentity(world, me, old, now, 'old_password')
  if (body.password === body.old_password) throw badInput({ password: 'same_password' })
  const passwordHash = await hashPassword(body.password)
  await transact((work) => takeNewPassword(work, me.id, passwordHash, me.sessionId, confirmed))
  return {}
}
