import { linkStaffMember as route } from '@longhaul/contract/staff/members.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { readMember } from './member-card.ts'
import { mailLink } from './member-link.ts'
import { lockMember } from './sql.ts'
import { voidLinks } from './sql-links.ts'

export const linkStaffMemberAction = writeAction(route, linkStaffMember)

/**
 * Mails a member a link for a forgotten password or a new invitation. The present password stays valid until
 * the link is used. It needs no second person, because only the member gets it.
 */
async function linkStaffMember(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now, world } = call
  const member = orNotFound(await lockMember(tx, params.id))
  refuseIf(member.disabled_at ? 'member_blocked' : null)
  await voidLinks(tx, member.id, now)
  const kind = member.password_hash === null ? 'staff_invited' : 'staff_link'
  const sent = await mailLink(call, member.id, kind, me.name)
  await audit(call, { action: 'link_staff', subjectKind: 'staff', subjectId: member.id })
  return { member: await readMember(world, tx, member.id, now), ...sent }
}
