import { getClosing as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { obstaclesOf } from './close-account.ts'

export const getClosingAction = readAction(route, getClosing)

/** The reasons why the account cannot be deleted yet. */
async function getClosing({ db, me, now }: ReadCall<typeof route>): Answer<typeof route> {
  return { obstacles: await obstaclesOf(db, me.id, now) }
}
