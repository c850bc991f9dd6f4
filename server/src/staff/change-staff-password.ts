import { changeStaffPassword as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput } from '../platform/http/refusal.ts'
import { confirmStaffIdentity } from './second-step.ts'
import { hashStaffPassword } from './staff-password.ts'
import { updateMember } from './sql.ts'
import { endStaffSessions, voidLinks } from './sql-sessions.ts'

export const changeStaffPasswordAction = action(route, changeStaffPassword, { transaction: false })

async function changeStaffPassword({
  body,
  me,
  now,
  world,
  request,
  transact,
}: Call<typeof route>): Answer<typeof route> {
  await confirmStaffIdentity(
    world,
    me.id,
    { password: body.old_password, code: body.code },
    now,
    'old_password',
  )
  if (body.password === body.old_password) throw badInput({ password: 'same_password' })
  const password_hash = await hashStaffPassword(body.password, me.email)
  await transact(async ({ tx }) => {
    await updateMember(tx, me.id, { password_hash, password_changed_at: now })
    await voidLinks(tx, me.id, now)
    await endStaffSessions(tx, me.id, me.sessionId, now)
    await audit(
      { tx, me, now, request },
      { action: 'change_staff_password', subjectKind: 'staff', subjectId: me.id },
    )
  })
  return {}
}
