import { confirmSetup as route } from '@longhaul/contract/site/setup.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { readSetup } from './read-setup.ts'
import { insertConfirmation } from './sql.ts'

export const confirmSetupAction = action(route, confirmSetup)

/** A member of staff says that the legal texts, or the fees, were read and are right. Said once. */
async function confirmSetup(call: Call<typeof route>): Answer<typeof route> {
  const { tx, body, me, now } = call
  const { step } = body
  if (await insertConfirmation(tx, { step, confirmed_by: me.id, confirmed_at: now }))
    await audit(call, { action: 'confirm_setup', subjectKind: 'setup', subjectId: step })
  else call.nothingChanged()
  return await readSetup(call)
}
