import type { calculateLandedCost } from '@longhaul/contract/goods/landed-cost.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import {
  type LandedCost,
  type LineCost,
  leftToPay,
  rangeOf,
  toOffer,
  totalOf,
} from '@longhaul/domain/landed-cost/landed-cost.ts'
import { isAdvanced } from '@longhaul/domain/duty/landed-duty.ts'
import type { EndName, Ends } from '@longhaul/domain/landed-cost/ends.ts'
import { roughly } from '@longhaul/domain/goods-knowledge/roughly.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { ItemAmounts } from '@longhaul/domain/orders/amounts.ts'
import { sellerKey } from '@longhaul/domain/orders/seller-groups.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import { usualDays } from '@longhaul/domain/shipping/expected-arrival.ts'
import type { LineRefusal } from '@longhaul/domain/shipping/fee.ts'
import { chargedFor } from '@longhaul/domain/shipping/suggest-line.ts'
import { formatter } from '@longhaul/text/format.ts'
import { dutyIn } from '@longhaul/text/documents/duty.ts'
import { landedCostIn } from '@longhaul/text/documents/landed-cost.ts'
import { joinSentences } from '@longhaul/text/join-sentences.ts'
import { toDutyCard } from '../customs/public.ts'
import type { Settings } from '../site/public.ts'
import type { LandedCostGoods } from './read-items.ts'

type Reply = ReplyOf<typeof calculateLandedCost>
type Row = Reply['rows'][number]

/** An interval of amounts in wire format. */
export const toAmount = (ends: Ends<Fen> | null) =>
  ends && { low_fen: ends.low, expected_fen: ends.expected, high_fen: ends.high }

/** A line with its costs, in wire format. */
export const landedCostLine = (
  line: LineCost,
  nameOf: (id: string) => string,
  sentence: (refusal: LineRefusal) => string,
  packedGrams: number,
): Omit<Reply['lines'][number], 'is_senseless' | 'with_shelf'> => ({
  ...shownOf(line, packedGrams),
  line_id: line.lineCode,
  name: nameOf(line.lineCode),
  option: line.option,
  min_days: line.rate?.transitMinDays ?? 0,
  max_days: line.rate?.transitMaxDays ?? 0,
  tax_mode: line.taxMode,
  takes: line.takes,
  refusals: line.refusals.map(sentence),
  max_grams: line.rate?.maxGrams ?? 0,
  shipping: toAmount(rangeOf(line, (cost) => cost.laterFen)),
  total: toAmount(totalOf(line)),
})

/** What a line charges for, how long it usually takes, and what is left to pay on delivery. */
function shownOf(line: LineCost, packedGrams: number) {
  const [min, max] = line.rate ? usualDays(line.rate) : [0, 0]
  const cost = likely(line)
  const offer = toOffer(line)
  const charged = line.rate &&
    cost && {
      grams: line.rate.firstGrams + cost.quote.steps * line.rate.stepGrams,
      by: offer ? chargedFor(offer, packedGrams) : ('weight' as const),
    }
  return {
    usual_min_days: min,
    usual_max_days: max,
    charged,
    at_door: cost?.duty ? toAmount(leftToPay(line)) : null,
    tax_certainty: cost?.duty?.certainty ?? null,
    line_pays: cost?.duty?.linePays ?? null,
  }
}

type CardFacts = {
  things: readonly LandedCostGoods[]
  order: ItemAmounts | null
  line: LineCost | null
  /** The expected packed weight. */
  grams: number
  settings: Settings
  lang: Lang
  nameOf: (id: string) => string
}

/** All rows of the total, each with its explanation. Rows of zero are left out, except for duty and tax. */
export function toRows(facts: CardFacts): Row[] {
  const { line, order } = facts
  return [...(order ? orderRows(facts, order) : []), ...(line ? shippingRows(facts, line) : [])]
}

/** The rows paid when the goods are ordered, exact to the fen. */
function orderRows({ things, settings, lang }: CardFacts, order: ItemAmounts): Row[] {
  const say = landedCostIn(lang)
  const { money, percent } = formatter(lang)
  const sellers = new Set(things.map(sellerKey)).size
  const [first] = things
  const shots = things.reduce((sum, thing) => sum + thing.photoShots, 0)
  const only = things.length === 1 ? first : undefined
  const row = (kind: Row['kind'], fen: Fen, how: string, source: string | null): Row => ({
    kind,
    name: say.names[kind],
    how,
    source,
    when: 'order',
    low_fen: fen,
    expected_fen: fen,
    high_fen: fen,
  })
  return [
    row(
      'goods',
      order.goodsFen,
      only ? `${only.quantity} × ${money(only.priceFen ?? 0)}` : say.goods(things.length),
      only?.url ?? null,
    ),
    row('domestic_freight', order.freightFen, say.domestic(sellers), '/faq/5'),
    row('service', order.serviceFen, say.service(percent(settings.serviceFeePerMille)), '/faq/5'),
    row('photos', order.photosFen, say.photos(shots, money(settings.photoPriceFen)), '/faq/13'),
  ].filter((entry) => entry.high_fen > 0)
}

/** The rows paid at shipping and at the door, by the expected weight. */
function shippingRows(facts: CardFacts, line: LineCost): Row[] {
  const { settings, lang } = facts
  const say = landedCostIn(lang)
  const { percent } = formatter(lang)
  const row = (
    kind: Row['kind'],
    when: Row['when'],
    amount: (cost: LandedCost, end: EndName) => Fen,
    how: string,
    source: string,
  ): Row[] => {
    const ends = toAmount(rangeOf(line, amount))
    return ends ? [{ kind, name: say.names[kind], how, source, when, ...ends }] : []
  }
  const some = [
    ...row('packing', 'shipping', billed('operation'), say.packing, '/faq/25'),
    ...row(
      'insurance',
      'shipping',
      billed('insurance'),
      say.insurance(percent(settings.insurancePerMille)),
      '/faq/44',
    ),
    ...row('collected_tax', 'shipping', billed('tax'), billedHow(facts, line, 'tax'), '/faq/30'),
    ...row('advanced_duty', 'shipping', billed('duty'), billedHow(facts, line, 'duty'), '/faq/30'),
  ].filter((entry) => entry.high_fen > 0)
  const tax = facts.order
    ? row('tax', 'door', ({ atDoor }, end) => atDoor[end], taxHow(facts, line), '/faq/30')
    : []
  return [
    ...row('freight', 'shipping', billed('first', 'steps', 'customs'), freightHow(facts, line), '/faq/18'),
    ...some,
    ...tax,
  ]
}

const billed =
  (...kinds: BillRow['kind'][]) =>
  (cost: LandedCost): Fen =>
    cost.bill.reduce((sum, row) => sum + (kinds.includes(row.kind) ? row.feeFen : 0), 0)

/** The cost at the expected weight or, if the line does not carry that, at the low or the high end. */
export const likely = ({ at }: LineCost): LandedCost | null => at.expected ?? at.low ?? at.high

function freightHow({ lang, nameOf, grams }: CardFacts, line: LineCost): string {
  const say = landedCostIn(lang)
  const { money, weight } = formatter(lang)
  const cost = likely(line)
  if (!cost || !line.rate) return nameOf(line.lineCode)
  const { quote } = cost
  const customs = quote.customsFen > 0 ? money(quote.customsFen) : ''
  const sum = say.freightSum(money(quote.firstFen), quote.steps, money(line.rate.stepPriceFen), customs)
  const charged = line.rate.firstGrams + quote.steps * line.rate.stepGrams
  return say.freight(nameOf(line.lineCode), weight(roughly(grams)), weight(charged), sum)
}

/** The taxes that we collect, or what the carrier pays in advance with its markup, with the arithmetic. */
function billedHow({ lang, nameOf }: CardFacts, line: LineCost, kind: 'tax' | 'duty'): string {
  const duty = likely(line)?.duty
  if (!duty) return ''
  const { advanced, ...rest } = duty
  const rows = rest.rows.filter((row) => row.paidBy === 'sale' && isAdvanced(row) === (kind === 'duty'))
  const shown = { ...rest, rows, ...(advanced && kind === 'duty' ? { advanced } : {}) }
  const card = toDutyCard(shown, nameOf(line.lineCode), lang)
  return dutyIn(lang).charges(card.rows.filter((entry) => entry.paid_by === 'sale'))
}

function taxHow({ lang, nameOf }: CardFacts, line: LineCost): string {
  const say = dutyIn(lang)
  const duty = likely(line)?.duty
  if (!duty) return say.none
  const name = nameOf(line.lineCode)
  if (duty.linePays === 'all') return say.included(name)
  const { rows, notes } = toDutyCard(duty, name, lang)
  const due = rows.filter((entry) => entry.paid_by === 'recipient')
  if (due.length > 0) return say.charges(due)
  if (duty.certainty === 'unknown') return joinSentences(lang, [say.none, ...notes])
  return rows.some((entry) => entry.paid_by === 'sale') ? say.billed : say.nothing
}
