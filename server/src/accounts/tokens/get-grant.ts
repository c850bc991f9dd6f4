import { getGrant as route } from '@longhaul/contract/accounts/read-tokens.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { spentOn } from '../../platform/acting/sql.ts'
import { findOwnToken } from './sql.ts'

export const getGrantAction = readAction(route, getGrant)

/** What the calling program may do; a shopper's own session is no program. */
async function getGrant({ db, me, now }: ReadCall<typeof route>): Answer<typeof route> {
  const { id } = orNotFound(me.grant)
  const token = orNotFound(await findOwnToken(db, me.id, id))
  const spentFen = await spentOn(db, id, shanghaiDay(now))
  return {
    name: token.name,
    scopes: token.act_scopes,
    per_act_fen: token.per_act_fen,
    per_day_fen: token.per_day_fen,
    left_today_fen: Math.max(0, token.per_day_fen - spentFen),
    expires_at: token.expires_at.toISOString(),
  }
}
