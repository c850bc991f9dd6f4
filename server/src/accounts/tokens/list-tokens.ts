import { listTokens as route } from '@longhaul/contract/accounts/read-tokens.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { listOwnTokens } from './sql.ts'
import { tokenCard } from './token-card.ts'

export const listTokensAction = action(route, listTokens)

async function listTokens({ tx, me }: Call<typeof route>): Answer<typeof route> {
  return {
    items: (await listOwnTokens(tx, me.id)).map(tokenCard),
  }
}
