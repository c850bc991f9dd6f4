import { confirmSetup as route } from '@longhaul/contract/site/setup.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { readSetup } from './read-setup.ts'
import { insertConfirmation } from './sql.ts'

export const confirmSetupAction = writeAction(route, confirmSetup)

/** Records, once, that a member of staff has read and approved the legal texts or the fees. */
async function confirmSetup(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, me, now } = call
  const { step } = body
  if (await insertConfirmation(tx, { step, confirmed_by: me.id, confirmed_at: now }))
    await audit(call, { action: 'confirm_setup', subjectKind: 'setup', subjectId: step })
  else call.nothingChanged()
  return await readSetup(call)
}
