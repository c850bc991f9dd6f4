import { alterPassword } from '@longhaul/contract/accounts/account-security.ts'
import { action } from '../platform/http/action.ts'
import { inTransaction } from '../platform/database/db.ts'
import { jobCall } from '../platform/jobs/job-call.ts'
import { badInput } from '../platform/http/refusal.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { checkNewPassword, takeNewPassword } from './password-change.ts'
import { hashPassword } from './passwords.ts'

/** Changes the password of who knows the old one, and has the app where there is one. This session stays; all others end. */
export const alterPasswordAction = action(
  alterPassword,
  async ({ body, me, now, world }) => {
    checkNewPassword(body, me.email)
    await confirmIdentity(world, me.id, { password: body.old_password, code: body.code }, now, 'old_password')
    if (body.password === body.old_password) throw badInput({ password: 'same_password' })
    const passwordHash = await hashPassword(body.password)
    await inTransaction(world.db, (tx) =>
      takeNewPassword(jobCall(world, tx), me.id, passwordHash, me.sessionId),
    )
    return {}
  },
  { transaction: false },
)
