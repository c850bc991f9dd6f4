import { createToken as route } from '@longhaul/contract/accounts/read-tokens.ts'
import { actToken, scopesOf } from '@longhaul/domain/accounts/grants.ts'
import { READ_TOKEN_PREFIX, whyNotMakeToken } from '@longhaul/domain/accounts/read-tokens.ts'
import { confirmIdentity, holdPassword } from '../../identity/public.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type LongCall, longAction } from '../../platform/http/action.ts'
import { badInput, refuseIf } from '../../platform/http/refusal.ts'
import { hashToken, newToken } from '../../platform/session.ts'
import { TOKENS_PER_SHOPPER, spendAllowance } from '../limit-calls.ts'
import { insertToken, lockAndCountTokens } from './sql.ts'
import { tokenCard } from './token-card.ts'

const DAY_MS = 86_400_000

export const createTokenAction = longAction(route, createToken)

/**
 * Creates a token that reads, or one that acts within ceilings. It outlives the session that creates it, so
 * the call requires what a log-in requires, and the owner is notified.
 */
async function createToken({ body, me, now, world, transact }: LongCall<typeof route>): Answer<typeof route> {
  const scopes = scopesOf(body.scopes)
  if (!scopes) throw badInput({ scopes: 'format' })
  const acts = scopes.act.length > 0
  if (body.ceilings && !acts) throw badInput({ ceilings: 'format' })
  const confirmed = await confirmIdentity(world, me, body, now)
  await spendAllowance(world, `tokens of ${me.id}`, TOKENS_PER_SHOPPER, now)
  const token = acts ? actToken(newToken()) : READ_TOKEN_PREFIX + newToken()
  return await transact(async (work) => {
    const { tx } = work
    refuseIf(whyNotMakeToken(await lockAndCountTokens(tx, me.id, now)))
    await holdPassword(tx, confirmed)
    const made = await insertToken(tx, {
      shopper_id: me.id,
      name: body.name.trim(),
      scopes: scopes.read,
      act_scopes: scopes.act,
      per_act_fen: body.ceilings?.per_act_fen ?? 0,
      per_day_fen: body.ceilings?.per_day_fen ?? 0,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + body.days * DAY_MS),
    })
    await notify(work, me.id, {
      kind: acts ? 'acting_token_made' : 'token_made',
      args: {
        title: made.name,
        date: made.expires_at.toISOString(),
        ...(acts && { amount_fen: made.per_day_fen }),
      },
      subject: { kind: 'account', id: 'security' },
    })
    return { ...tokenCard(made), token }
  })
}
