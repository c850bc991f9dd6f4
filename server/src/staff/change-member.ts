import type { BodyOf, ParamsOf } from '@longhaul/contract/route.ts'
import { changeStaffMember as route } from '@longhaul/contract/staff/members.staff.ts'
import { gainsMoneyRights, inOrder, whyNotChangeMember } from '@longhaul/domain/staff/rights.ts'
import type { Tx } from '../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Effect } from '../platform/http/proposable.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { alertAdmins, guardAct } from '../policy/public.ts'
import { readMember } from './member-card.ts'
import { findMember, lockAdmins, lockMember, updateMember } from './sql.ts'

export const changeStaffMemberAction = writeAction(route, changeStaffMember, { act: 'staff_rights', effect })

/**
 * Changes name, language, roles or whether they lead a shift. Roles are read with every call, so a removed
 * role is gone immediately.
 */
async function changeStaffMember(call: WriteCall<typeof route>): Answer<typeof route> {
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
  const gains = gainsMoneyRights(member.roles, roles)
  if (gains) await guardAct(call, 'staff_rights', 'each', { kind: 'staff', id: member.id, name: member.name })
  else if (gainsMoneyRights(roles, member.roles))
    await alertAdmins(call, { act: 'staff_rights', what: 'done', by: me.name, about: member.name })
  const after = {
    name: body.name?.trim() ?? member.name,
    lang: body.lang ?? member.lang,
    roles,
    leads_shift: body.leads_shift ?? member.leads_shift,
  }
  await updateMember(tx, member.id, after)
  await audit(call, {
    // Whom somebody gave rights over money or people is not independent of them (server/src/policy/sql.ts).
    action: gains ? 'change_staff_roles' : 'change_staff',
    subjectKind: 'staff',
    subjectId: member.id,
    before: {
      name: member.name,
      lang: member.lang,
      roles: member.roles,
      leads_shift: member.leads_shift,
    },
    after,
  })
  return await readMember(world, tx, member.id, now)
}

async function effect(
  tx: Tx,
  { params, body }: { params: ParamsOf<typeof route>; body: BodyOf<typeof route> },
  now: Date,
): Promise<Effect> {
  const member = orNotFound(await findMember(tx, params.id, now))
  const after = {
    name: body.name?.trim() ?? member.name,
    lang: body.lang ?? member.lang,
    roles: body.roles ?? member.roles,
    leads_shift: body.leads_shift ?? member.leads_shift,
  }
  const names = ['name', 'lang', 'roles', 'leads_shift'] as const
  return {
    subject: member.name,
    changes: names
      .map((name) => ({ name, before: member[name], after: after[name] }))
      .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after)),
  }
}
