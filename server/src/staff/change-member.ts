import { changeStaffMember as route } from '@longhaul/contract/staff/members.staff.ts'
import { inOrder, whyNotChangeMember } from '@longhaul/domain/staff/rights.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { readMember } from './member-card.ts'
import { lockAdmins, lockMember, updateMember } from './sql.ts'

export const changeStaffMemberAction = action(route, changeStaffMember)

/** Changes name, language or roles. Roles are read with every call, so a removed role is gone immediately. */
async function changeStaffMember(call: Call<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now, world } = call
  const adminIds = await lockAdmins(tx)
  const member = orNotFound(await lockMember(tx, params.id))
  const roles = inOrder(body.roles ?? member.roles)
  refuseIf(
    whyNotChangeMember({
      actorId: me.id,
      memberId: member.id,
      adminIds,
      isAdminAfter: adminIds.includes(member.id) && roles.includes('admin'),
    }),
  )
  const after = { name: body.name?.trim() ?? member.name, lang: body.lang ?? member.lang, roles }
  await updateMember(tx, member.id, after)
  await audit(call, {
    action: 'change_staff',
    subjectKind: 'staff',
    subjectId: member.id,
    before: { name: member.name, lang: member.lang, roles: member.roles },
    after,
  })
  return await readMember(world, tx, member.id, now)
}
