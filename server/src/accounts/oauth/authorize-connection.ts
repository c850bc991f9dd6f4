import { authorizeConnection as route } from '@longhaul/contract/accounts/oauth.ts'
import { CODE_SECONDS, answerUrl, scopesAsked } from '@longhaul/domain/accounts/oauth.ts'
import { whyNotMakeToken } from '@longhaul/domain/accounts/read-tokens.ts'
import { confirmIdentity } from '../../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../../platform/http/action.ts'
import { Refusal, badInput, refuseIf } from '../../platform/http/refusal.ts'
import { hashToken, newToken } from '../../platform/session.ts'
import { TOKENS_PER_SHOPPER, spendAllowance } from '../limit-calls.ts'
import { lockAndCountTokens } from '../tokens/sql.ts'
import { issuer, readConnection, resource } from './read-connection.ts'
import { insertCode, markClientConnected } from './sql.ts'

export const authorizeConnectionAction = longAction(route, authorizeConnection)

/**
 * Gives a program a code for what the shopper chose. It becomes a token, so it takes what making one takes;
 * the owner is notified once the program has fetched it.
 */
async function authorizeConnection({
  body,
  me,
  now,
  world,
  transact,
}: LongCall<typeof route>): Answer<typeof route> {
  const { client, goal, problem } = await readConnection(world, body, now)
  if (problem) throw new Refusal('invalid_input')
  const offered = scopesAsked(body.scope) ?? []
  if (!body.scopes.every((scope) => offered.includes(scope))) throw badInput({ scopes: 'format' })
  await confirmIdentity(world, me, body, now)
  await spendAllowance(world, `tokens of ${me.id}`, TOKENS_PER_SHOPPER, now)
  const code = newToken()
  await transact(async ({ tx }) => {
    refuseIf(whyNotMakeToken(await lockAndCountTokens(tx, me.id, now)))
    await markClientConnected(tx, body.client_id, now)
    await insertCode(tx, {
      code_hash: hashToken(code),
      shopper_id: me.id,
      session_id: me.sessionId,
      client_id: body.client_id,
      client_name: client.name,
      client_host: goal.host,
      redirect_uri: body.redirect_uri,
      resource: resource(),
      // A request without one has a problem.
      challenge: body.code_challenge ?? '',
      act_scopes: offered.filter((scope) => body.scopes.includes(scope)),
      per_act_fen: body.ceilings?.per_act_fen ?? 0,
      per_day_fen: body.ceilings?.per_day_fen ?? 0,
      days: body.days,
      created_at: now,
      ends_at: new Date(now.getTime() + CODE_SECONDS * 1_000),
    })
  })
  return { redirect_to: answerUrl(body.redirect_uri, { code, state: body.state, iss: issuer() }) }
}
