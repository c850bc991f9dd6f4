import { checkStaffLink, setStaffPassword } from '@longhaul/contract/staff/members.staff.ts'
import { STAFF_PASSWORD_MAX, STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import { forgetStaffLoginTries, hashPassword } from '../accounts/public.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { inTransaction } from '../platform/database/db.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/session.ts'
import { lockMember, updateMember } from './sql.ts'
import { endStaffSessions, findLink, spendLink, voidLinks } from './sql-sessions.ts'

export const checkStaffLinkAction = action(checkStaffLink, async ({ tx, body, now }) => {
  const member = await findLink(tx, hashToken(body.link), now)
  if (!member) throw new Refusal('link_expired')
  return { email: member.email, name: member.name, expires_at: member.expires_at.toISOString() }
})

/** Sets a password by the link that an admin handed over. Whoever was logged in with the old one is not any more. */
export const setStaffPasswordAction = action(
  setStaffPassword,
  async ({ body, now, world, request }) => {
    const hash = hashToken(body.link)
    const member = await findLink(world.db, hash, now)
    if (!member) throw new Refusal('link_expired')
    const password_hash = await hashStaffPassword(body.password, member.email)
    await inTransaction(world.db, async (tx) => {
      await lockMember(tx, member.id)
      if (!(await spendLink(tx, hash, now))) throw new Refusal('link_expired')
      await voidLinks(tx, member.id, now)
      await updateMember(tx, member.id, { password_hash, password_changed_at: now })
      await endStaffSessions(tx, member.id, null, now)
      await audit(
        { tx, me: { id: member.id }, now, request },
        { action: 'set_staff_password', subjectKind: 'staff', subjectId: member.id },
      )
    })
    await forgetStaffLoginTries(world, member.email)
    return { email: member.email }
  },
  { transaction: false },
)

/** The hash of a password that is long enough and not the address itself; refuses any other. */
export async function hashStaffPassword(password: string, email: string): Promise<string> {
  if (password.length < STAFF_PASSWORD_MIN) throw badInput({ password: 'staff_password' })
  if (password.length > STAFF_PASSWORD_MAX) throw badInput({ password: 'too_long' })
  if (password.trim().toLowerCase() === email.toLowerCase() || /^(.)\1*$/su.test(password))
    throw badInput({ password: 'common_password' })
  return await hashPassword(password)
}
