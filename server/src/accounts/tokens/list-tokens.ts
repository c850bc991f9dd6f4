import { listTokens as route } from '@longhaul/contract/accounts/read-tokens.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { listOwnTokens, sumOwnActs } from './sql.ts'
import { tokenCard } from './token-card.ts'

export const listTokensAction = readAction(route, listTokens)

async function listTokens({ db, me, now }: ReadCall<typeof route>): Answer<typeof route> {
  const sums = await sumOwnActs(db, me.id, shanghaiDay(now))
  return { items: (await listOwnTokens(db, me.id)).map((row) => tokenCard(row, sums)) }
}
