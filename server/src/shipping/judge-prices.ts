import type { BodyOf } from '@longhaul/contract/route.ts'
import type { previewPrices } from '@longhaul/contract/shipping/prices.staff.ts'
import { changePrices, whyNotChangePrices } from '@longhaul/domain/shipping/change-prices.ts'
import { compareCards } from '@longhaul/domain/shipping/compare-cards.ts'
import type { Tx } from '../platform/database/db.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { beginning, nameOfPrices } from './judge-card.ts'
import { lineOptions } from './sql-cards.ts'
import { listZonesAt } from './sql.ts'

type Body = BodyOf<typeof previewPrices>

/**
 * Works out a change of prices as it would apply from its moment on. Refuses one that is impossible or
 * changes nothing. Stores nothing.
 */
export async function judgePrices(tx: Tx, lineId: string, body: Body, now: Date) {
  orNotFound((await lineOptions(tx)).get(lineId))
  const from = beginning(body.effective_from, now)
  const judged = await comparePrices(tx, lineId, body, from)
  if (judged.changes.length === 0) throw badInput({ prices: 'same' })
  return { from, ...judged }
}

/** The prices of a line at a moment, and what a change makes of them. Refuses one that is impossible. */
export async function comparePrices(tx: Tx, lineId: string, body: Body, from: Date) {
  // An example card must first be confirmed as a whole: changing one price manually does not confirm the
  // others.
  const before = (await listZonesAt(tx, from, { closedToo: true, confirmedOnly: true })).filter(
    ({ lineCode }) => lineCode === lineId,
  )
  const { zone, country, prices, per_mille: perMille } = body
  const change = { zone, country, prices, perMille }
  const why = whyNotChangePrices(before, change)
  if (why) throw badInput(why)
  const after = changePrices(before, change)
  return { before, after, changes: compareCards(before, after), compared: nameOfPrices(before) }
}
