import { chooseLine, costByLine, rangeOf } from '@longhaul/domain/landed-cost/landed-cost.ts'
import { type Ends, eachEnd, together } from '@longhaul/domain/landed-cost/ends.ts'
import { shareOut } from '@longhaul/domain/landed-cost/accuracy.ts'
import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import type { Db } from '../platform/database/db.ts'
import { job } from '../platform/jobs/jobs.ts'
import { readDutyRules } from '../customs/public.ts'
import { countryOfLanguage, findCountry, listLinesTo, listOpenCartons } from '../shipping/public.ts'
import { readSettings } from '../site/public.ts'
import { basicChargesOf, packedOf, toGoods, toLine } from './parts.ts'
import { type LandedCostGoods, readThing } from './read-items.ts'
import { type OrderedThing, insertExpectationsForJob, listToExpectForJob } from './sql.ts'

/** Placings per run; the rest follow a minute later. */
const TURN = 500

/**
 * Every minute: stores the expected cost to the door of items that were ordered together, as the cart showed
 * it: in one parcel, by the line chosen there or otherwise the suggested one. It is not needed before a
 * parcel is packed, so placing an order does not wait for it, and data common to all orders of a minute are
 * read once. If no line takes the goods, nothing is stored. A failure does not affect the other placings.
 */
export const saveExpectationsJob = job({
  name: 'save-expectations',
  cron: '* * * * *',
  async run({ db }) {
    const placings = byPlacing(await listToExpectForJob(db, TURN))
    const newest = placings.at(-1)
    if (!newest) return
    const prices = await pricesAt(db, newest[0].created_at)
    const done: OrderedThing[] = []
    const expected: Expected[] = []
    const faults: unknown[] = []
    for (const ordered of placings)
      try {
        expected.push(...(await expect(db, ordered, prices)))
        done.push(...ordered)
      } catch (error) {
        faults.push(error)
      }
    await insertExpectationsForJob(db, expected, done)
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${placings.length} failed`)
  },
})

/** Items that were ordered together; never empty. */
type Placing = [OrderedThing, ...OrderedThing[]]

/** Groups items by shopper and moment: orders that are placed together have the same moment. */
function byPlacing(things: readonly OrderedThing[]): Placing[] {
  const placings = new Map<string, Placing>()
  for (const thing of things) {
    const key = `${thing.shopper_id} ${thing.created_at.getTime()}`
    const known = placings.get(key)
    if (known) known.push(thing)
    else placings.set(key, [thing])
  }
  return [...placings.values()]
}

/**
 * Data common to all placings: cartons and charges; and, read on first use, the country of a language and the
 * lines to a country.
 */
async function pricesAt(db: Db, moment: Date) {
  return {
    cartons: await listOpenCartons(db),
    otherCharges: basicChargesOf(await readSettings(db), 0),
    countryOf: once((language) => countryOfLanguage(db, language, moment)),
    knownCountry: once(async (code) => (await findCountry(db, code))?.code),
    linesTo: once((country) => listLinesTo(db, country, moment)),
    rulesOf: once((country) => readDutyRules(db, { country }, moment)),
  }
}

/** Caches the answers of `ask` by key. */
function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (key) => {
    const answer = known.get(key) ?? ask(key)
    known.set(key, answer)
    return answer
  }
}

async function expect(
  db: Db,
  ordered: Placing,
  { cartons, otherCharges, countryOf, knownCountry, linesTo, rulesOf }: Awaited<ReturnType<typeof pricesAt>>,
) {
  const [first] = ordered
  const things: LandedCostGoods[] = []
  for (const { platform, item_id, url, title, options_text, quantity, unit_price_fen } of ordered) {
    const item = { title, options_text, quantity, ...(unit_price_fen ? { unit_price_fen } : {}) }
    things.push(
      await readThing(db, { platform, itemId: item_id, url }, item, {
        lang: FIRST_LANG,
        now: first.created_at,
      }),
    )
  }
  const country =
    (first.door_country && (await knownCountry(first.door_country))) ??
    first.own_country ??
    (await countryOf(first.accept_language))
  const { packed, outcomes } = packedOf(things, cartons)
  const asked = {
    now: null,
    packed,
    outcomes,
    categories: things.flatMap((thing) => thing.categories),
    otherCharges,
    customs: { ...(await rulesOf(country)), goods: things.map(toGoods) },
  }
  const line = chooseLine(
    (await linesTo(country)).map((row) => costByLine(toLine(row), asked)),
    first.door_line_id ?? undefined,
  )
  const shipping = line && rangeOf(line, (cost) => cost.laterFen)
  return line && shipping
    ? sharesOf(ordered, things, inOrder(shipping), { country, line_id: line.lineCode })
    : []
}

type Expected = Awaited<ReturnType<typeof expect>>[number]

/** Each item's share of the expected cost. */
function sharesOf(
  ordered: Placing,
  things: readonly LandedCostGoods[],
  shipping: Ends<number>,
  by: { country: string; line_id: string },
) {
  const priced = ordered.map((item, at) => ({
    pieces: item.quantity,
    orderFen: item.total_fen ?? 0,
    grams: together([{ each: things[at]!.grams, count: item.quantity }]),
  }))
  return shareOut(priced, shipping).map(({ pieces, orderFen, grams, fen }, at) => ({
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
    ...by,
  }))
}

/** Sorts the ends of an interval, because a larger box may be cheaper to ship than a smaller one. */
function inOrder(shipping: Ends<number>): Ends<number> {
  const [low = 0, expected = 0, high = 0] = Object.values(shipping).toSorted((a, b) => a - b)
  const sorted = { low, expected, high }
  return eachEnd((end) => sorted[end])
}
