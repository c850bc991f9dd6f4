import { revokeTokens as route } from '@longhaul/contract/accounts/read-tokens.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { deleteOwnTokens } from './sql.ts'

export const revokeTokensAction = writeAction(route, revokeTokens)

async function revokeTokens({ tx, me }: WriteCall<typeof route>): Answer<typeof route> {
  return { revoked: await deleteOwnTokens(tx, me.id) }
}
