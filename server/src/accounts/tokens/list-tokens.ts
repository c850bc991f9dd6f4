import { listTokens as route } from '@longhaul/contract/accounts/read-tokens.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { listOwnTokens } from './sql.ts'
import { tokenCard } from './token-card.ts'

export const listTokensAction = readAction(route, listTokens)

async function listTokens({ db, me }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    items: (await listOwnTokens(db, me.id)).map(tokenCard),
  }
}
