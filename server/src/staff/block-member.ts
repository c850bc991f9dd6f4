import {
  blockStaffMember,
  endStaffSessions,
  resetStaffTwoFactor,
  unblockStaffMember,
} from '@longhaul/contract/staff/members.staff.ts'
import { whyNotChangeMember } from '@longhaul/domain/staff/rights.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { found, refuseIf } from '../platform/http/refusal.ts'
import { readMember } from './member-card.ts'
import { lockAdmins, lockMember, updateMember } from './sql.ts'
import { endStaffSessions as endSessions, voidLinks } from './sql-sessions.ts'
import { deleteTwoFactor } from './sql-two-factor.ts'

/** Shuts somebody out at once. Never the last admin, and nobody oneself. */
export const blockStaffMemberAction = action(blockStaffMember, async (call) => {
  const { tx, params, body, me, now, world } = call
  const adminIds = await lockAdmins(tx)
  const member = found(await lockMember(tx, params.id))
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
  const ended = await endSessions(tx, member.id, null, now)
  await audit(call, {
    action: 'block_staff',
    subjectKind: 'staff',
    subjectId: member.id,
    before: { blocked: false },
    after: { blocked: true, ended_sessions: ended },
    reason: body.reason.trim(),
  })
  return await readMember(world, tx, member.id, now)
})

export const unblockStaffMemberAction = action(unblockStaffMember, async (call) => {
  const { tx, params, now, world } = call
  const member = found(await lockMember(tx, params.id))
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
})

export const endStaffSessionsAction = action(endStaffSessions, async (call) => {
  const { tx, params, me, now } = call
  const member = found(await lockMember(tx, params.id))
  const ended = await endSessions(tx, member.id, me.sessionId, now)
  await audit(call, {
    action: 'end_staff_sessions',
    subjectKind: 'staff',
    subjectId: member.id,
    after: { ended_sessions: ended },
  })
  return { ended }
})

/** For somebody who lost the app and the codes. Whoever asks has been recognised by the admin: the reason says how. */
export const resetStaffTwoFactorAction = action(resetStaffTwoFactor, async (call) => {
  const { tx, params, body, now, world } = call
  const member = found(await lockMember(tx, params.id))
  await endSessions(tx, member.id, null, now)
  refuseIf((await deleteTwoFactor(tx, member.id)) ? null : 'two_factor_off')
  await audit(call, {
    action: 'reset_staff_two_factor',
    subjectKind: 'staff',
    subjectId: member.id,
    before: { two_factor: true },
    after: { two_factor: false },
    reason: body.reason.trim(),
  })
  return await readMember(world, tx, member.id, now)
})
