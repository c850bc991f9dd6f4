import type { TaxMode } from '../customs/import-rule.ts'
import type { RateNanos } from '../money/exchange.ts'
import type { Fen } from '../money/fen.ts'
import type { Texts } from '../languages.ts'
import type { DeliveryOption } from '../shipping/fee.ts'
import type { Certainty, DutyAnswer, DutyRow } from './answer.ts'
import { assessDuty } from './assess.ts'
import { type Excluded, excludedAmong } from './duty-excludes.ts'
import type { DutyMarkup } from './duty-markup.ts'
import { IOSS_LIMIT, hasIoss } from './ioss.ts'
import { type LandedDutyRow, NOTHING, dueOf, exchangeOf } from './landed-rows.ts'
import { type OtherParcel, receivedIn, windowsOf } from './received.ts'
import type { Carriage, ChargeKind, Money, Place, Span } from './rule.ts'
import { type Goods, MICRO, type Rates, inCurrency, isWithin } from './shipment.ts'
import { plusDays } from '../time/days.ts'

/** What is asked about a shipment on every line alike. */
export type DutyAsked = {
  /** The rules of the destination; null: we hold none. */
  readonly place: Place | null
  readonly rates: Rates
  /** The day at the warehouses (Asia/Shanghai). */
  readonly today: string
  readonly province: string | null
  readonly goods: readonly DutyGoods[]
  /** What else the shopper receives in that country, as far as it comes from us. */
  readonly others: readonly OtherParcel[]
  /** Our registrations in force, under which we collect the tax of a place with the payment. */
  readonly registrations: readonly InForce[]
}

/** A registration by its id, with the scheme that the rules of places name. */
export type InForce = { readonly id: string; readonly scheme: string }

/** A line of goods as it is declared. */
export type DutyGoods = {
  readonly code: string | null
  readonly valueFen: Fen
  readonly pieces: number
  readonly grams: number | null
  /** The categories of goods that carriers may refuse; missing: none is known. */
  readonly categories?: readonly string[]
}

/** What a line does for duty and tax, how it travels, and how many days it may take. */
export type DutyLine = {
  readonly option: DeliveryOption
  readonly taxMode: TaxMode
  /** The highest value of goods for which the line pays duty and tax; null: no limit. */
  readonly paidUpTo: Money | null
  /** Goods that it does not pay for. */
  readonly excludes?: readonly Excluded[]
  /**
   * What its carrier adds where it bills the duty and tax that it paid; null: they are in the line's price.
   */
  readonly markup?: DutyMarkup | null
  readonly days: readonly [number, number]
}

export type DutyCarriage = {
  readonly freightFen: Fen
  readonly insuranceFen: Fen
  readonly grams: number | null
}

/** What is to be paid on arrival, in yuan, and how it is calculated in the money of the destination. */
export type LandedDuty = Pick<
  DutyAnswer,
  'currency' | 'until' | 'zeros' | 'announced' | 'needs' | 'limits' | 'notes' | 'allowances' | 'missingRates'
> & {
  readonly day: string
  /** The version of the rules; null: there are none for the destination. */
  readonly version: string | null
  readonly certainty: Certainty
  /** Whom the line leaves something to pay: nobody, the recipient for a part, or the recipient for all. */
  readonly linePays: 'all' | 'part' | 'nothing'
  /** The line promises to pay duty and tax, but not for goods of this value. */
  readonly beyond: Money | null
  /** Nor if any of the goods has such a tariff number, or is of such a category. */
  readonly excluded: readonly (string | Texts)[]
  /** What the recipient pays on arrival: the state's charges and the carrier's fee for clearing them. */
  readonly fen: Span<Fen>
  readonly rows: readonly LandedDutyRow[]
  /** Yuan for one unit of each currency in it. */
  readonly exchange?: Readonly<Record<string, RateNanos>>
  /** What of duty and tax is on the bill because the carrier pays it in advance, and what it adds to that. */
  readonly advanced?: AdvancedDuty
}

/** Duty and tax that the carrier pays to customs in advance, and what it adds for that. */
export type AdvancedDuty = DutyMarkup & { readonly paidFen: Fen }

/** The same as it may be stored: older packages have no allowances, or no goods that a line excludes. */
export type ShownDuty = Omit<LandedDuty, Newer> & Partial<Pick<LandedDuty, Newer>>
type Newer = 'allowances' | 'excluded'

const toGoods = ({ code, valueFen, pieces, grams }: DutyGoods): Goods => ({
  code,
  value: valueFen,
  pieces,
  grams,
  domestic: 0,
  origin: 'CN',
})

const CARRIAGE_BY: Readonly<Record<DeliveryOption, Carriage>> = {
  express: 'express',
  direct: 'line',
  postal: 'post',
  ocean: 'sea',
}

/** What a line's price contains, by who pays customs on it. */
const COVERS: Readonly<Record<TaxMode, readonly ChargeKind[]>> = {
  ddp: ['duty', 'tax', 'levy', 'fee'],
  ioss: ['tax'],
  ddu: [],
}

/**
 * Whether a row is on the bill because the carrier pays it in advance, rather than as a tax that we declare
 * ourselves: on a line that bills duty and tax, and the duty that whoever declares the tax owes.
 */
export const isAdvanced = ({ paidBy, kind, scheme }: LandedDutyRow): boolean =>
  paidBy === 'sale' && (scheme === null || kind !== 'tax')

/** Whether somebody can say what is to be paid; a total without it is not one that can be compared. */
export const isDutyKnown = ({ certainty }: Pick<LandedDuty, 'certainty'>): boolean =>
  certainty !== 'partly' && certainty !== 'unknown'

/**
 * What the recipient of a package pays on arrival by one line, under the rules of the days on which it may
 * arrive. Amounts in yuan are rounded up. An estimate: customs decide.
 */
export function dutyAtDoor(asked: DutyAsked, line: DutyLine, carriage: DutyCarriage): LandedDuty {
  const { place, rates, today } = asked
  const { limit: beyond, excluded, covers: promised } = promiseOf(asked, line)
  const mayBill = promised.includes('duty') && line.markup !== null && line.markup !== undefined
  // What is billed is no part of the line's price.
  const covers = mayBill ? [] : promised
  if (!place) {
    const isPaid = covers.includes('duty')
    return { ...NO_RULES, day: today, beyond, excluded, ...(isPaid ? PAID : {}) }
  }
  // Without a rate for its currency, a place is calculated in yuan: only its flat amounts are out of reach.
  const currency = rates.has(place.currency) ? place.currency : 'CNY'
  const [least, most] = line.days
  const arrives = { first: plusDays(today, least), last: plusDays(today, Math.max(least, most)) }
  const answer = assessDuty(
    { ...place, currency },
    {
      currency: 'CNY',
      goods: asked.goods.map(toGoods),
      freight: carriage.freightFen,
      insurance: carriage.insuranceFen,
      grams: carriage.grams,
      carriage: CARRIAGE_BY[line.option],
      province: asked.province,
      arrives,
      stated: asked.registrations.map(({ scheme }) => scheme),
      received: receivedIn(windowsOf(place), arrives, asked.others),
      line: covers.length > 0 ? { covers, maxGoods: null, excludes: [] } : null,
    },
    rates,
  )
  const inYuan = ({ low, likely, high }: Span<number>): Span<Fen> => {
    const fen = (minor: number): Fen =>
      Number((inCurrency({ currency, minor }, 'CNY', rates) + MICRO - 1n) / MICRO)
    return { low: fen(low), likely: fen(likely), high: fen(high) }
  }
  // What nobody can say cannot be billed, and is left to the recipient.
  const isBilled = mayBill && isDutyKnown(answer)
  const rows = answer.rows.map((row) => ({
    ...row,
    fen: inYuan(row.amount),
    paidBy: isBilled ? billedTo(row) : row.paidBy,
  }))
  const ofRecipient = rows.filter(({ paidBy }) => paidBy === 'recipient')
  const isDue =
    (answer.total.high > 0 && !isBilled) || ofRecipient.some(({ kind, open }) => open && kind !== 'fee')
  const { zeros, announced, needs, limits, notes, allowances, missingRates, until, version } = answer
  const isAllPaid = covers.includes('duty') && !isDue
  return {
    ...{ currency, until, zeros, announced, needs, limits, notes, allowances, missingRates },
    ...{ version, beyond, excluded, exchange: exchangeOf(answer, rates) },
    // A carrier asks for its fee only where it has something to collect.
    rows: isDue ? rows : rows.filter(({ kind, paidBy }) => kind !== 'fee' || paidBy !== 'recipient'),
    day: today,
    certainty: isAllPaid || isBilled ? 'exact' : answer.certainty,
    linePays: isAllPaid ? 'all' : covers.length > 0 ? 'part' : 'nothing',
    fen: isDue ? dueOf(answer, ofRecipient, inYuan) : NOTHING,
  }
}

/** Who pays a row on a line that bills duty and tax: its markup is for what its carrier does for them. */
const billedTo = ({ paidBy, kind }: DutyRow): DutyRow['paidBy'] =>
  paidBy !== 'recipient' ? paidBy : kind === 'fee' ? 'line' : 'sale'

const NO_RULES = {
  currency: 'CNY',
  until: null,
  version: null,
  certainty: 'unknown',
  linePays: 'nothing',
  fen: NOTHING,
  rows: [],
  zeros: [],
  announced: [],
  needs: [],
  limits: [],
  notes: [],
  allowances: [],
  missingRates: [],
} as const

const PAID = { certainty: 'exact', linePays: 'all' } as const

/** What the line pays for these goods; `limit` where they are worth more than it covers. */
function promiseOf(
  { goods, rates, place }: DutyAsked,
  { taxMode, paidUpTo, excludes = [] }: DutyLine,
): { covers: readonly ChargeKind[]; limit: Money | null; excluded: LandedDuty['excluded'] } {
  const covers = COVERS[taxMode]
  const isIoss = taxMode === 'ioss'
  if (covers.length === 0 || (isIoss && !hasIoss(place?.place)))
    return { covers: [], limit: null, excluded: [] }
  const excluded = excludedAmong(goods, excludes)
  if (excluded.length > 0) return { covers: [], limit: null, excluded }
  const valueFen = goods.reduce((sum, entry) => sum + entry.valueFen, 0)
  const limit =
    [paidUpTo, isIoss ? IOSS_LIMIT : null].find(
      (most) => most !== null && !isCovered(valueFen, most, rates),
    ) ?? null
  return { covers: limit === null ? covers : [], limit, excluded }
}

/** A promise whose limit cannot be compared is not relied on. */
const isCovered = (valueFen: Fen, limit: Money, rates: Rates): boolean =>
  (limit.currency === 'CNY' || rates.has(limit.currency)) && isWithin(valueFen, limit, rates)
