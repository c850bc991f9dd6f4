import { blockStaffMember as route } from '@longhaul/contract/staff/members.staff.ts'
import { needsTwoFactor, whyNotChangeMember } from '@longhaul/domain/staff/rights.ts'
import { endSessions } from '../identity/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { alertAdmins } from '../policy/public.ts'
import { readMember } from './member-card.ts'
import { lockAdmins, lockMember, updateMember } from './sql.ts'
import { voidLinks } from './sql-links.ts'

export const blockStaffMemberAction = writeAction(route, blockStaffMember)

/** Blocks a member of staff with immediate effect. Refuses to block the last admin or the caller. */
async function blockStaffMember(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now, world } = call
  const adminIds = await lockAdmins(tx)
  const member = orNotFound(await lockMember(tx, params.id))
  refuseIf(
    whyNotChangeMember({
      actorId: me.id,
      memberId: member.id,
      adminIds,
      isAdminAfter: false,
      blocks: true,
    }),
  )
  refuseIf(member.disabled_at ? 'member_blocked' : null)
  await updateMember(tx, member.id, { disabled_at: now })
  await voidLinks(tx, member.id, now)
  const ended = await endSessions(tx, { kind: 'staff', id: member.id }, null, now)
  await audit(call, {
    action: 'block_staff',
    subjectKind: 'staff',
    subjectId: member.id,
    before: { blocked: false },
    after: { blocked: true, ended_sessions: ended },
    reason: body.reason.trim(),
  })
  // Whoever blocks every second person is alone after a day, so the admins who remain know of each.
  if (needsTwoFactor(member.roles))
    await alertAdmins(call, { act: 'staff_rights', what: 'done', by: me.name, about: member.name })
  return await readMember(world, tx, member.id, now)
}
