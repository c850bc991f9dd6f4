import type { BodyOf, ParamsOf } from '@longhaul/contract/route.ts'
import { changeLinePrices as route } from '@longhaul/contract/shipping/prices.staff.ts'
import { type TypicalParcel, priceBy } from '@longhaul/domain/shipping/change-prices.ts'
import type { ZoneRate } from '@longhaul/domain/shipping/rate-row.ts'
import { sizeOfPriceChange } from '@longhaul/domain/shipping/price-change-size.ts'
import type { Tx } from '../platform/database/db.ts'
import type { Effect } from '../platform/http/proposable.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { guardPrices } from './guard-prices.ts'
import { comparePrices, judgePrices } from './judge-prices.ts'
import { cardOf } from './list-rate-cards.ts'
import { listPackedSince } from './sql-prices.ts'
import { insertCard, linesPricedFrom, lockCards, retimeLines } from './sql-cards.ts'

export const changeLinePricesAction = writeAction(route, changeLinePrices, {
  act: 'shipping_prices',
  effect,
})

/**
 * Creates a rate card for one line from its previous one, so that the rules for cards also hold for prices
 * that are changed manually.
 */
async function changeLinePrices(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  await lockCards(tx)
  const { from, after, changes, compared } = await judgePrices(tx, params.id, body, now)
  if (compared !== body.compared) throw new Refusal('out_of_date')
  if ((await linesPricedFrom(tx, [params.id], from)).length > 0) throw badInput({ effective_from: 'in_use' })
  await guardPrices(call, changes, body.name.trim())
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

/** The prices that would change, and what the packages packed within the last day would have cost. */
async function effect(
  tx: Tx,
  { params, body }: { params: ParamsOf<typeof route>; body: BodyOf<typeof route> },
  now: Date,
): Promise<Effect> {
  const planned = new Date(body.effective_from ?? now)
  const { before, after, changes } = await comparePrices(tx, params.id, body, planned > now ? planned : now)
  const packed = await listPackedSince(tx, params.id, new Date(now.getTime() - 86_400_000))
  return {
    subject: params.id,
    changes: changes.flatMap(({ countries, fields }) =>
      fields.map((field) => ({ ...field, name: `${field.column} ${countries.join(' ')}` })),
    ),
    perMille: sizeOfPriceChange(changes)?.perMille,
    yesterday:
      packed.length > 0
        ? { of: 'parcels', loses: 'less', rows: packed.flatMap(pricedBy(before, after)) }
        : undefined,
  }
}

const pricedBy =
  (before: readonly ZoneRate[], after: readonly ZoneRate[]) =>
  ({ number, ...parcel }: TypicalParcel & { number: string }) => {
    const [beforeFen, afterFen] = [priceBy(before, parcel), priceBy(after, parcel)]
    return beforeFen === null || afterFen === null ? [] : [{ number, beforeFen, afterFen }]
  }
