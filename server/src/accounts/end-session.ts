import { endSession as route } from '@longhaul/contract/accounts/account-security.ts'
import { endSession as endSessionOf } from '../identity/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'

export const endSessionAction = writeAction(route, endSession)

async function endSession({ tx, me, params, now }: WriteCall<typeof route>): Answer<typeof route> {
  if (!(await endSessionOf(tx, me, params.id, now))) throw new Refusal('not_found')
  return {}
}
