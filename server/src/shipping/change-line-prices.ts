import { changeLinePrices as route } from '@longhaul/contract/shipping/prices.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { judgePrices } from './judge-prices.ts'
import { cardOf } from './list-rate-cards.ts'
import { insertCard, linesPricedFrom, lockCards, retimeLines } from './sql-cards.ts'

export const changeLinePricesAction = action(route, changeLinePrices)

/** Creates a rate card for one line from its previous one, so that the rules for cards also hold for prices that are changed manually. */
async function changeLinePrices(call: Call<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  await lockCards(tx)
  const { from, after, changes, compared } = await judgePrices(tx, params.id, body, now)
  if (compared !== body.compared) throw new Refusal('out_of_date')
  if ((await linesPricedFrom(tx, [params.id], from)).length > 0) throw badInput({ effective_from: 'taken' })
  const id = await insertCard(
    tx,
    {
      name: body.name.trim(),
      effective_from: from,
      staff_id: me.id,
      created_at: now,
      confirmed_at: now,
      confirmed_by: me.id,
    },
    after,
  )
  await retimeLines(tx, [params.id])
  await audit(call, {
    action: 'change_line_prices',
    subjectKind: 'rate_card',
    subjectId: id,
    after: { name: body.name, effective_from: from, lines: [params.id], changes },
  })
  return await cardOf(tx, id, now)
}
