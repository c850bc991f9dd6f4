import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Offer } from '@longhaul/domain/parcels/advice.ts'
import { billTotal, parcelBill } from '@longhaul/domain/parcels/bill.ts'
import { type Quote, type ShippingRate, isRefused } from '@longhaul/domain/shipping/fee.ts'
import { type LineQuote, quoteLines } from '@longhaul/domain/shipping/quote-lines.ts'
import type { Tx } from '../../platform/database/db.ts'
import {
  type PackageEstimate,
  estimatePackage,
  listLinesTo,
  listOpenCartons,
  listServices,
} from '../../shipping/public.ts'
import { readSettings } from '../../site/public.ts'
import { otherChargesOf, chooseServices, toPack } from './quote-parcel.ts'
import type { Goods } from '../combining/select-goods.ts'

/**
 * Prices many packages for one destination without further queries. Insurance is left out, because it costs
 * the same however things are packed.
 */
export type PackagePricer = Awaited<ReturnType<typeof preparePricer>>

/**
 * Reads once everything that prices depend on. Each package is then estimated and priced as by the preview.
 */
export async function preparePricer(
  tx: Tx,
  { country, serviceIds, now }: { country: string; serviceIds: readonly string[]; now: Date },
) {
  const rows = await listLinesTo(tx, country, now)
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
    const made = {
      estimate,
      quotes,
      totalOf: ({ answer }: LineQuote) =>
        isRefused(answer) ? null : billTotal(parcelBill(answer, otherCharges)),
    }
    known.set(key, made)
    return made
  }

  return {
    /** The maximum weight of a package on each line to the destination, in grams. */
    maxGrams: rows.flatMap((row) => row.rate?.maxGrams ?? []),
    lineOf: (id: string) => rows.find((row) => row.id === id)!,
    weightOf: (goods: readonly Goods[]): number => priced(goods).estimate.weightGrams,
    /**
     * The cheapest line for some things with its total price, none slower than `lineId`; null if none carries
     * them.
     */
    cheapest(goods: readonly Goods[], lineId?: string): Offer | null {
      const { quotes, totalOf } = priced(goods)
      const maxDays = daysOf(rows.find((row) => row.id === lineId))
      const first = quotes.find((quote) => !isRefused(quote.answer) && daysOf(quote) <= maxDays)
      const totalFen = first ? totalOf(first) : null
      return first && totalFen !== null ? { lineCode: first.lineCode, totalFen } : null
    },
    /** The total price of some things by one line; null if it does not carry them. */
    totalBy(goods: readonly Goods[], lineId: string): Fen | null {
      const { quotes, totalOf } = priced(goods)
      const line = quotes.find((quote) => quote.lineCode === lineId)
      return line ? totalOf(line) : null
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
  totalOf: (line: LineQuote) => Fen | null
}
