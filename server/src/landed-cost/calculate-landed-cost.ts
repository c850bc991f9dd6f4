import { calculateLandedCost as route } from '@longhaul/contract/goods/landed-cost.ts'
import {
  type LineCost,
  byCost,
  chooseLine,
  costByLine,
  rangeOf,
  toOffer,
  totalOf,
} from '@longhaul/domain/landed-cost/landed-cost.ts'
import { shippingIn } from '@longhaul/text/documents/shipping.ts'
import { isSenseless } from '@longhaul/domain/shipping/suggest-line.ts'
import { weightStep } from '@longhaul/domain/shipping/weight-step.ts'
import { readDutyRules, toDutyCard } from '../customs/public.ts'
import { toEstimate } from '../goods-knowledge/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { readOwnTerms } from '../rewards/public.ts'
import {
  defaultCountry,
  findCountry,
  listLinesTo,
  listOpenCartons,
  refusalSentence,
} from '../shipping/public.ts'
import { readSettings } from '../site/public.ts'
import { landedCostLine, likely, toAmount, toRows } from './landed-cost-card.ts'
import { basicChargesOf, orderOf, packedOf, toGoods, toLine } from './parts.ts'
import { type LandedCostGoods, readItems } from './read-items.ts'
import { type OwnShelf, addsToShelf, readShelf, landedCostWithShelf } from './shelf.ts'

export const calculateLandedCostAction = writeAction(route, calculateLandedCost)

/**
 * Calculates the cost of goods to the door, by the same rules as orders, parcels and customs. Stores nothing.
 */
async function calculateLandedCost(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, lang, now } = call
  const read = await readAsked(call)
  const { country, things, settings, cartons, packed, asked } = read
  const rows = await listLinesTo(tx, country, now)
  const lines = rows.map((row) => costByLine(toLine(row), asked)).toSorted(byCost)
  const closedWhy = rows[0]?.closedWhy
  const line = chooseLine(lines, body.line_id)
  const sentence = await refusalSentence(tx, lang)
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name[lang] ?? id
  const { low, expected, high } = packed.packed
  const shelf = await readShelf(tx, me?.id, { things, cartons, settings })
  const senseless = senselessOf(lines, expected.weightGrams)
  return {
    country,
    day: read.day,
    items: things.map((thing) => toItem(thing, lang)),
    unpriced: things.filter((thing) => thing.priceFen === null).length,
    goods_grams: packed.goods,
    packed_grams: { low: low.weightGrams, expected: expected.weightGrams, high: high.weightGrams },
    holds_in: HOLDS_IN,
    model_version: things[0]!.goods.model.version,
    line_id: line?.lineCode ?? null,
    rows: toRows({ ...read, line, lang, nameOf, grams: expected.weightGrams }),
    total: toAmount(line && totalOf(line)),
    order_fen: asked.now?.totalFen ?? null,
    shipping: toAmount(line && rangeOf(line, (cost) => cost.laterFen)),
    duty: line && dutyOf(line, nameOf(line.lineCode), lang),
    free_grams: freeGramsOf(line, expected.weightGrams),
    shelf: shelf && line ? toShelf(shelf, line) : null,
    lines: lines.map((entry) => ({
      ...landedCostLine(entry, nameOf, sentence, expected.weightGrams),
      ...(closedWhy ? { refusals: [shippingIn(lang).closed(closedWhy[lang])] } : {}),
      is_senseless: senseless.has(entry.lineCode),
      with_shelf: shelf && toAmount(landedCostWithShelf(shelf, entry)),
    })),
  }
}

/** Reads everything that the total depends on, except the lines. */
async function readAsked({ tx, me, body, lang, now, request }: WriteCall<typeof route>) {
  const wished =
    body.country ?? (await defaultCountry(tx, me?.id, request.headers['accept-language'] ?? '', now))
  const country = orNotFound(await findCountry(tx, wished)).code
  const things = await readItems(tx, body.items, { lang, now })
  const settings = me ? (await readOwnTerms(tx, me.id, now)).settings : await readSettings(tx)
  const order = orderOf(things, settings)
  const cartons = await listOpenCartons(tx)
  const packed = packedOf(things, cartons, body.packed_grams)
  const rules = await readDutyRules(tx, { country }, now, me ? { shopperId: me.id } : undefined)
  const asked = {
    now: order,
    packed: packed.packed,
    outcomes: packed.outcomes,
    categories: things.flatMap((thing) => thing.categories),
    otherCharges: basicChargesOf(settings, body.insured && order ? order.goodsFen : 0),
    // Of goods without a price, nobody can say what customs charge.
    customs: order && { ...rules, goods: things.map(toGoods) },
  }
  return { country, day: rules.today, things, settings, order, cartons, packed, asked }
}

/** What the goods add to the shelf by a line; null if it cannot take it all. */
function toShelf(own: OwnShelf, line: LineCost) {
  const adds = toAmount(addsToShelf(own, line))
  return adds && { things: own.shelf.length, adds }
}

/** The ids of the lines that are pointless for this weight. */
function senselessOf(lines: readonly LineCost[], packedGrams: number): ReadonlySet<string> {
  const offers = lines.flatMap((line) => toOffer(line) ?? [])
  const found = offers.filter((offer) => isSenseless(offer, offers, packedGrams))
  return new Set(found.map((offer) => offer.lineId))
}

const HOLDS_IN = 80

function toItem(thing: LandedCostGoods, lang: WriteCall<typeof route>['lang']) {
  const { weight_grams, level, explanation } = toEstimate(thing.goods, lang)
  return {
    marketplace: thing.platform,
    item_id: thing.itemId,
    title: thing.title,
    quantity: thing.quantity,
    unit_price_fen: thing.priceFen,
    weight_grams,
    level,
    explanation,
  }
}

const dutyOf = (line: LineCost, name: string, lang: WriteCall<typeof route>['lang']) => {
  const duty = likely(line)?.duty
  return duty ? toDutyCard(duty, name, lang) : null
}

function freeGramsOf(line: LineCost | null, grams: number): number | null {
  const cost = line?.at.expected
  return cost && line.rate ? Math.max(0, weightStep(line.rate, grams, cost.quote).freeGrams) : null
}
