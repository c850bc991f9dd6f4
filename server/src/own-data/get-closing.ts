import { getClosing as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { obstaclesOf } from './close-account.ts'

export const getClosingAction = action(route, getClosing)

/** The reasons why the account cannot be deleted yet. */
async function getClosing({ tx, me, now }: Call<typeof route>): Answer<typeof route> {
  return { obstacles: await obstaclesOf(tx, me.id, now) }
}
