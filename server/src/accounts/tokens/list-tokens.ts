import { listTokens } from '@longhaul/contract/accounts/read-tokens.ts'
import { action } from '../../platform/http/action.ts'
import { listOwnTokens } from './sql.ts'
import { tokenCard } from './token-card.ts'

export const listTokensAction = action(listTokens, async ({ tx, me }) => ({
  items: (await listOwnTokens(tx, me.id)).map(tokenCard),
}))
