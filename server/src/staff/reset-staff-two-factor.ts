import { resetStaffTwoFactor as route } from '@longhaul/contract/staff/members.staff.ts'
import { deleteTwoFactor, endSessions } from '../identity/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { readMember } from './member-card.ts'
import { lockMember } from './sql.ts'

export const resetStaffTwoFactorAction = action(route, resetStaffTwoFactor)

/** Switches two-step login off for a member who lost the app and the codes. The reason must say how the admin verified the member's identity. */
async function resetStaffTwoFactor(call: Call<typeof route>): Answer<typeof route> {
  const { tx, params, body, now, world } = call
  const member = orNotFound(await lockMember(tx, params.id))
  const person = { kind: 'staff', id: member.id } as const
  await endSessions(tx, person, null, now)
  refuseIf((await deleteTwoFactor(tx, person)) ? null : 'two_factor_off')
  await audit(call, {
    action: 'reset_staff_two_factor',
    subjectKind: 'staff',
    subjectId: member.id,
    before: { two_factor: true },
    after: { two_factor: false },
    reason: body.reason.trim(),
  })
  return await readMember(world, tx, member.id, now)
}
