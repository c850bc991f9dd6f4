import type { ParamsOf } from '@longhaul/contract/route.ts'
import { resetStaffTwoFactor as route } from '@longhaul/contract/staff/members.staff.ts'
import { needsTwoFactor } from '@longhaul/domain/staff/rights.ts'
import { sendAccountMail } from '../accounts/public.ts'
import { deleteTwoFactor, endSessions } from '../identity/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Effect } from '../platform/http/proposable.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { guardAct } from '../policy/public.ts'
import { readMember } from './member-card.ts'
import { findMember, lockMember } from './sql.ts'

export const resetStaffTwoFactorAction = writeAction(route, resetStaffTwoFactor, {
  act: 'staff_rights',
  effect,
})

/**
 * Switches two-step login off for a member who lost the app and the codes, and tells them. The reason must
 * say how the admin verified the member's identity.
 */
async function resetStaffTwoFactor(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, world } = call
  const member = orNotFound(await lockMember(tx, params.id))
  const person = { kind: 'staff', id: member.id } as const
  await endSessions(tx, person, null, now)
  refuseIf((await deleteTwoFactor(tx, person)) ? null : 'two_factor_off')
  if (needsTwoFactor(member.roles))
    await guardAct(call, 'staff_rights', 'each', { kind: 'staff', id: member.id, name: member.name })
  await audit(call, {
    action: 'reset_staff_two_factor',
    subjectKind: 'staff',
    subjectId: member.id,
    before: { two_factor: true },
    after: { two_factor: false },
    reason: body.reason.trim(),
  })
  const to = { id: null, email: member.email, nickname: member.name, lang: member.lang }
  await sendAccountMail(call, to, 'staff_two_factor_reset', {
    args: { line: me.name, date: now.toISOString() },
  })
  return await readMember(world, tx, member.id, now)
}

async function effect(tx: Tx, { params }: { params: ParamsOf<typeof route> }, now: Date): Promise<Effect> {
  const member = orNotFound(await findMember(tx, params.id, now))
  return {
    subject: member.name,
    changes: [
      { name: 'two_factor', before: member.two_factor_at !== null, after: false },
      { name: 'roles', before: member.roles, after: member.roles },
    ],
  }
}
