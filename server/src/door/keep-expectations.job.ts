import { chooseLine, costByLine, rangeOf } from '@longhaul/domain/door/door-cost.ts'
import { eachEnd, together } from '@longhaul/domain/door/ends.ts'
import { shareOut } from '@longhaul/domain/door/how-right.ts'
import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { job } from '../platform/jobs/jobs.ts'
import { defaultCountry, listLinesTo, listOpenCartons } from '../shipping/public.ts'
import { readSettings } from '../site/public.ts'
import { besideOf, packedOf } from './parts.ts'
import { type DoorThing, readThing } from './read-items.ts'
import { insertExpectationsForJob, listOrderedForJob } from './sql.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'keep-expectations': { orderIds: string[]; acceptLanguage: string }
  }
}

/**
 * Keeps with what was ordered together what it was expected to come to at the door: as the cart said it, in one package by the line that is suggested. A job, so that placing an order
 * does not wait for it. Where no line takes it nothing was expected, and nothing is kept.
 */
export const keepExpectationsJob = job({
  name: 'keep-expectations',
  async run({ db }, { orderIds, acceptLanguage }) {
    const ordered = await listOrderedForJob(db, orderIds)
    const [first] = ordered
    if (!first) return
    const things: DoorThing[] = []
    for (const { platform, item_id, url, title, options_text, quantity } of ordered) {
      const item = { title, options_text, quantity }
      things.push(await readThing(db, { platform, itemId: item_id, url }, item, FIRST_LANG))
    }
    const country = await defaultCountry(db, first.shopper_id, acceptLanguage)
    const lines = await listLinesTo(db, country, first.created_at)
    const { packed } = packedOf(things, await listOpenCartons(db))
    const asked = {
      now: null,
      packed,
      categories: things.flatMap((thing) => thing.categories),
      beside: besideOf(await readSettings(db), 0),
      imported: [],
      customs: { rules: [], rates: new Map<string, number>(), day: '' },
      recharge: { availableFen: 0, ways: [] },
    }
    const line = chooseLine(
      lines.map((row) =>
        costByLine({ lineCode: row.id, option: row.option, rate: row.rate, taxMode: row.tax_mode }, asked),
      ),
    )
    const shipping = line && rangeOf(line, (cost) => cost.laterFen)
    if (!line || !shipping) return
    const told = ordered.map((item, at) => ({
      pieces: item.quantity,
      orderFen: item.total_fen ?? 0,
      grams: together([{ each: things[at]!.grams, count: item.quantity }]),
    }))
    const shares = shareOut(told, inOrder(shipping))
    await insertExpectationsForJob(
      db,
      shares.map(({ pieces, orderFen, grams, fen }, at) => ({
        order_item_id: ordered[at]!.id,
        kept_at: ordered[at]!.created_at,
        pieces,
        grams_low: grams.low,
        grams_expected: grams.expected,
        grams_high: grams.high,
        order_fen: orderFen,
        low_fen: fen.low,
        expected_fen: fen.expected,
        high_fen: fen.high,
        model_version: things[at]!.goods.model.version,
        country,
        line_id: line.lineCode,
      })),
    )
  },
})

/** A larger box may be cheaper to fill than a smaller one: the ends are the least and the most. */
function inOrder(shipping: { low: number; expected: number; high: number }) {
  const [low = 0, expected = 0, high = 0] = Object.values(shipping).toSorted((a, b) => a - b)
  const sorted = { low, expected, high }
  return eachEnd((end) => sorted[end])
}
