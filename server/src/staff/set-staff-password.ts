import { setStaffPassword as route } from '@longhaul/contract/staff/members.staff.ts'
import { forgetStaffLoginTries } from '../accounts/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/session.ts'
import { lockMember, updateMember } from './sql.ts'
import { endStaffSessions, findLink, spendLink, voidLinks } from './sql-sessions.ts'
import { hashStaffPassword } from './staff-password.ts'

export const setStaffPasswordAction = action(route, setStaffPassword, { transaction: false })

/** Sets a password by the link that an admin handed over. Whoever was logged in with the old one is not any more. */
async function setStaffPassword({
  body,
  now,
  world,
  request,
  transact,
}: Call<typeof route>): Answer<typeof route> {
  const hash = hashToken(body.link)
  const member = await findLink(world.db, hash, now)
  if (!member) throw new Refusal('link_expired')
  const password_hash = await hashStaffPassword(body.password, member.email)
  await transact(async ({ tx }) => {
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
}
