import type { BodyOf } from '@longhaul/contract/route.ts'
import type { previewPrices } from '@longhaul/contract/shipping/prices.staff.ts'
import { changePrices, whyNotChangePrices } from '@longhaul/domain/shipping/change-prices.ts'
import { compareCards } from '@longhaul/domain/shipping/compare-cards.ts'
import type { Db } from '../platform/database/db.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { beginning, nameOfPrices } from './judge-card.ts'
import { lineOptions } from './sql-cards.ts'
import { listZonesAt } from './sql.ts'

/** Works out a change of prices as it would apply from its moment on. Refuses one that is impossible or changes nothing. Stores nothing. */
export async function judgePrices(tx: Db, lineId: string, body: BodyOf<typeof previewPrices>, now: Date) {
  orNotFound((await lineOptions(tx)).get(lineId))
  const from = beginning(body.effective_from, now)
  // An example card must first be confirmed as a whole: changing one price manually does not confirm the others.
  const before = (await listZonesAt(tx, from, { closedToo: true, confirmedOnly: true })).filter(
    ({ lineCode }) => lineCode === lineId,
  )
  const { zone, country, prices, per_mille: perMille } = body
  const change = { zone, country, prices, perMille }
  const why = whyNotChangePrices(before, change)
  if (why) throw badInput(why)
  const after = changePrices(before, change)
  const changes = compareCards(before, after)
  if (changes.length === 0) throw badInput({ prices: 'same' })
  return { from, before, after, changes, compared: nameOfPrices(before) }
}
