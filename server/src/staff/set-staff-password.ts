import { setStaffPassword as route } from '@longhaul/contract/staff/members.staff.ts'
import { clearLoginTries } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/session.ts'
import { auditOwn } from './audit-own.ts'
import { lockMember } from './sql.ts'
import { findLink, spendLink } from './sql-links.ts'
import { hashStaffPassword, takeNewStaffPassword } from './staff-password.ts'

export const setStaffPasswordAction = longAction(route, setStaffPassword)

/** Sets a password, given the link from an admin, and ends every session opened with the old password. */
async function setStaffPassword(call: LongCall<typeof route>): Answer<typeof route> {
  const { body, now, world, request, transact } = call
  const hash = hashToken(body.link)
  const member = await findLink(world.db, hash, now)
  if (!member) throw new Refusal('link_expired')
  const passwordHash = await hashStaffPassword(body.password, member.email)
  await transact(async (work) => {
    const { tx } = work
    await lockMember(tx, member.id)
    if (!(await spendLink(tx, hash, now))) throw new Refusal('link_expired')
    await takeNewStaffPassword(tx, member.id, passwordHash, null, now)
    await auditOwn({ me: member, request }, work, 'set_staff_password')
  })
  await clearLoginTries(world, 'staff', member.email)
  return { email: member.email }
}
