import { cancelEmailChange as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { voidEmailLinks } from './sql-links.ts'

export const cancelEmailChangeAction = action(route, cancelEmailChange)

async function cancelEmailChange({ tx, me, now }: Call<typeof route>): Answer<typeof route> {
  await voidEmailLinks(tx, me.id, ['change_email'], now)
  return {}
}
