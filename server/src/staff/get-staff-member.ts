import { getStaffMember as route } from '@longhaul/contract/staff/members.staff.ts'
import { listDevices } from '../identity/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readMember } from './member-card.ts'

export const getStaffMemberAction = readAction(route, getStaffMember)

async function getStaffMember({ db, params, me, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const member = await readMember(world, db, params.id, now)
  const sessions = await listDevices(db, { kind: 'staff', id: params.id }, me.sessionId, now)
  return { ...member, sessions }
}
