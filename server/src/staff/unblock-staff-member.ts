import type { ParamsOf } from '@longhaul/contract/route.ts'
import { unblockStaffMember as route } from '@longhaul/contract/staff/members.staff.ts'
import { needsTwoFactor } from '@longhaul/domain/staff/rights.ts'
import type { Tx } from '../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Effect } from '../platform/http/proposable.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { guardAct } from '../policy/public.ts'
import { readMember } from './member-card.ts'
import { findMember, lockMember, updateMember } from './sql.ts'

export const unblockStaffMemberAction = writeAction(route, unblockStaffMember, {
  act: 'staff_rights',
  effect,
})

async function unblockStaffMember(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, now, world } = call
  const member = orNotFound(await lockMember(tx, params.id))
  refuseIf(member.disabled_at ? null : 'transition_not_allowed')
  if (needsTwoFactor(member.roles))
    await guardAct(call, 'staff_rights', 'each', { kind: 'staff', id: member.id, name: member.name })
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

async function effect(tx: Tx, { params }: { params: ParamsOf<typeof route> }, now: Date): Promise<Effect> {
  const member = orNotFound(await findMember(tx, params.id, now))
  return {
    subject: member.name,
    changes: [
      { name: 'blocked', before: member.disabled_at !== null, after: false },
      { name: 'roles', before: [], after: member.roles },
    ],
  }
}
