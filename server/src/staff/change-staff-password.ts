import { changeStaffPassword as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { confirmIdentity } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import { auditOwn } from './audit-own.ts'
import { hashStaffPassword, takeNewStaffPassword } from './staff-password.ts'

export const changeStaffPasswordAction = longAction(route, changeStaffPassword)

async function changeStaffPassword(call: LongCall<typeof route>): Answer<typeof route> {
  const { body, me, now, world, transact } = call
  const old = { password: body.old_password, code: body.code }
  const confirmed = await confirmIdentity(world, me, old, now, 'old_password')
  if (body.password === body.old_password) throw badInput({ password: 'same_password' })
  const passwordHash = await hashStaffPassword(body.password, me.email)
  await transact(async (work) => {
    await takeNewStaffPassword(work.tx, me.id, passwordHash, me.sessionId, now, confirmed)
    await auditOwn(call, work, 'change_staff_password')
  })
  return {}
}
