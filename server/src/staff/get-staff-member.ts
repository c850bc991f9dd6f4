import { getStaffMember as route } from '@longhaul/contract/staff/members.staff.ts'
import { listDevices } from '../identity/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readMember } from './member-card.ts'

export const getStaffMemberAction = action(route, getStaffMember)

async function getStaffMember({ tx, params, me, now, world }: Call<typeof route>): Answer<typeof route> {
  const member = await readMember(world, tx, params.id, now)
  const sessions = await listDevices(tx, { kind: 'staff', id: params.id }, me.sessionId, now)
  return { ...member, sessions }
}
