import { endSession as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { endOwnSession } from './sql-sessions.ts'

export const endSessionAction = action(route, endSession)

async function endSession({ tx, me, params, now }: Call<typeof route>): Answer<typeof route> {
  if (!(await endOwnSession(tx, me.id, params.id, now))) throw new Refusal('not_found')
  return {}
}
