import { reportLeakedTokens as route } from '@longhaul/contract/accounts/read-tokens.ts'
import { tokensIn } from '@longhaul/domain/accounts/leaked-tokens.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { hashToken } from '../../platform/session.ts'
import { deleteTokensByHash } from './sql.ts'

export const reportLeakedTokensAction = writeAction(route, reportLeakedTokens)

/**
 * Revokes the tokens that somebody found in public. Whoever has a token may do worse with it, so nobody has
 * to prove anything; the answer does not tell whether one was real.
 */
async function reportLeakedTokens(call: WriteCall<typeof route>): Answer<typeof route> {
  const hashes = tokensIn(call.body.text).map(hashToken)
  if (hashes.length === 0) return {}
  for (const { shopper_id, name } of await deleteTokensByHash(call.tx, hashes))
    await notify(call, shopper_id, {
      kind: 'token_leaked',
      args: { title: name },
      subject: { kind: 'account', id: 'security' },
    })
  return {}
}
