import { endSession as route } from '@longhaul/contract/accounts/account-security.ts'
import { endSession as endSessionOf } from '../identity/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'

export const endSessionAction = action(route, endSession)

async function endSession({ tx, me, params, now }: Call<typeof route>): Answer<typeof route> {
  if (!(await endSessionOf(tx, me, params.id, now))) throw new Refusal('not_found')
  return {}
}
