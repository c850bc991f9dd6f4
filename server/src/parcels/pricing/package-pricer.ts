import { type LandedDuty, isDutyKnown } from '@longhaul/domain/duty/landed-duty.ts'
import type { Offer } from '@longhaul/domain/parcels/advice.ts'
import { billTotal, parcelBill } from '@longhaul/domain/parcels/bill.ts'
import { type Quote, type ShippingRate, isRefused } from '@longhaul/domain/shipping/fee.ts'
import { type LineQuote, quoteLines } from '@longhaul/domain/shipping/quote-lines.ts'
import { byTotal } from '@longhaul/domain/shipping/suggest-line.ts'
import { type Destination, readConfirmed, readDutyRules } from '../../customs/public.ts'
import type { Tx } from '../../platform/database/db.ts'
import {
  type PackageEstimate,
  estimatePackage,
  listLinesTo,
  listOpenCartons,
  listServices,
} from '../../shipping/public.ts'
import { readSettings } from '../../site/public.ts'
import { suggestedGoods } from '../combining/declaration.ts'
import type { Goods } from '../combining/select-goods.ts'
import { taxedOn } from './duty-estimate.ts'
import { otherChargesOf, chooseServices, toPack } from './quote-parcel.ts'

/**
 * Prices many packages to the door of one destination without further queries. Insurance is left out, because
 * it costs the same however things are packed.
 */
export type PackagePricer = Awaited<ReturnType<typeof preparePricer>>

/**
 * Reads once everything that prices of packages of some goods depend on. Each package is then estimated and
 * priced as by the preview.
 */
export async function preparePricer(
  tx: Tx,
  {
    shopperId,
    goods: all,
    destination,
    serviceIds,
    now,
  }: {
    shopperId: string
    goods: readonly Goods[]
    destination: Destination
    serviceIds: readonly string[]
    now: Date
  },
) {
  const rows = await listLinesTo(tx, destination.country, now)
  const rules = await readDutyRules(tx, destination, now, { shopperId })
  const confirmed = await readConfirmed(tx, all, destination.country)
  const services = chooseServices(await listServices(tx), serviceIds)
  const settings = await readSettings(tx)
  const cartons = await listOpenCartons(tx)
  const lines = rows.map((row) => ({ lineCode: row.id, option: row.option, rate: row.rate }))
  const known = new Map<string, Priced>()

  function priced(goods: readonly Goods[]): Priced {
    const key = goods
      .map((thing) => thing.id)
      .toSorted()
      .join(' ')
    const before = known.get(key)
    if (before) return before
    const estimate = estimatePackage(goods.map(toPack), cartons)
    const { weightGrams, sizeMm } = estimate
    const categories = goods.flatMap((thing) => thing.category ?? [])
    const otherCharges = otherChargesOf(goods, services, { settings, insuredFen: 0, now })
    const quotes = quoteLines(lines, { weightGrams, sizeMm, categories })
    const declared = goods.map((thing) => suggestedGoods(thing, confirmed.get(thing.id)))
    const offers = new Map<string, Offer>()
    const offerBy = ({ lineCode, answer }: LineQuote): Offer | null => {
      if (isRefused(answer)) return null
      const asked = offers.get(lineCode)
      if (asked) return asked
      const line = lineOf(lineCode)
      const untaxed = { ...line, taxMode: line.tax_mode, bill: parcelBill(answer, otherCharges) }
      const { bill, duty } = taxedOn(rules, declared, untaxed, weightGrams)
      const offer = toOffer(lineCode, billTotal(bill), duty)
      offers.set(lineCode, offer)
      return offer
    }
    const made = { estimate, quotes, offerBy }
    known.set(key, made)
    return made
  }
  const lineOf = (id: string) => rows.find((row) => row.id === id)!

  return {
    /** The maximum weight of a package on each line to the destination, in grams. */
    maxGrams: rows.flatMap((row) => row.rate?.maxGrams ?? []),
    lineOf,
    weightOf: (goods: readonly Goods[]): number => priced(goods).estimate.weightGrams,
    /** The line that is cheapest to the door, none slower than `lineId`; null if none carries the things. */
    cheapest(goods: readonly Goods[], lineId?: string): Offer | null {
      const { quotes, offerBy } = priced(goods)
      const maxDays = daysOf(rows.find((row) => row.id === lineId))
      return (
        quotes
          .filter((quote) => daysOf(quote) <= maxDays)
          .flatMap((quote) => offerBy(quote) ?? [])
          .toSorted(byTotal)[0] ?? null
      )
    },
    /** What some things cost by one line; null if it does not carry them. */
    offerBy(goods: readonly Goods[], lineId: string): Offer | null {
      const { quotes, offerBy } = priced(goods)
      const line = quotes.find((quote) => quote.lineCode === lineId)
      return line ? offerBy(line) : null
    },
    quoteOf(
      goods: readonly Goods[],
      lineId: string,
    ): { rate: ShippingRate; quote: Quote; weightGrams: number } | null {
      const { quotes, estimate } = priced(goods)
      const line = quotes.find((quote) => quote.lineCode === lineId)
      if (!line?.rate || isRefused(line.answer)) return null
      return { rate: line.rate, quote: line.answer, weightGrams: estimate.weightGrams }
    },
  }
}

/** A line without known days counts as the slowest. */
const daysOf = (line: { rate: ShippingRate | null } | undefined): number =>
  line?.rate?.transitMaxDays ?? Infinity

type Priced = {
  estimate: PackageEstimate
  quotes: readonly LineQuote[]
  offerBy: (line: LineQuote) => Offer | null
}

/** Duty of which nobody knows the amount is left out, and the total is marked. */
function toOffer(lineCode: string, shippingFen: number, duty: LandedDuty): Offer {
  const isTotalKnown = isDutyKnown(duty)
  return { lineCode, shippingFen, totalFen: shippingFen + (isTotalKnown ? duty.fen.likely : 0), isTotalKnown }
}
