import { unblockStaffMember as route } from '@longhaul/contract/staff/members.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { readMember } from './member-card.ts'
import { lockMember, updateMember } from './sql.ts'

export const unblockStaffMemberAction = action(route, unblockStaffMember)

async function unblockStaffMember(call: Call<typeof route>): Answer<typeof route> {
  const { tx, params, now, world } = call
  const member = orNotFound(await lockMember(tx, params.id))
  refuseIf(member.disabled_at ? null : 'transition_not_allowed')
  await updateMember(tx, member.id, { disabled_at: null })
  await audit(call, {
    action: 'unblock_staff',
    subjectKind: 'staff',
    subjectId: member.id,
    before: { blocked: true },
    after: { blocked: false },
  })
  return await readMember(world, tx, member.id, now)
}
