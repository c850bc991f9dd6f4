import { addStaffMember as route } from '@longhaul/contract/staff/members.staff.ts'
import { isEmail, tidyEmail } from '@longhaul/domain/accounts/email.ts'
import { inOrder } from '@longhaul/domain/staff/rights.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput } from '../platform/http/refusal.ts'
import { readMember } from './member-card.ts'
import { insertStaff } from './sql.ts'
import { makeLink } from './member-link.ts'

export const addStaffMemberAction = action(route, addStaffMember)

/** Invites a member of staff: creates the account and returns a link that sets the password. The link is not logged. */
async function addStaffMember(call: Call<typeof route>): Answer<typeof route> {
  const { tx, body, now, world } = call
  const email = tidyEmail(body.email)
  if (!isEmail(email)) throw badInput({ email: 'email' })
  const roles = inOrder(body.roles)
  const made = await insertStaff(tx, {
    email,
    name: body.name.trim(),
    password_hash: null,
    roles,
    lang: body.lang,
    created_at: now,
  })
  if (!made) throw badInput({ email: 'in_use' })
  const link = await makeLink(tx, made.id, now)
  await audit(call, {
    action: 'invite_staff',
    subjectKind: 'staff',
    subjectId: made.id,
    after: { email, name: body.name.trim(), roles },
  })
  return { member: await readMember(world, tx, made.id, now), ...link }
}
