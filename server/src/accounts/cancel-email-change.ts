import { cancelEmailChange as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { voidEmailLinks } from './sql-links.ts'

export const cancelEmailChangeAction = writeAction(route, cancelEmailChange)

async function cancelEmailChange({ tx, me, now }: WriteCall<typeof route>): Answer<typeof route> {
  await voidEmailLinks(tx, me.id, ['change_email'], now)
  return {}
}
