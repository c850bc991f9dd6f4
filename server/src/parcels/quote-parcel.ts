import { type BillRow, parcelBill } from '@longhaul/domain/parcels/bill.ts'
import { type Charge, charges } from '@longhaul/domain/shipping/charges.ts'
import type { Lang } from '@longhaul/text/lang.ts'
import type { Db } from '../platform/db.ts'
import { badInput } from '../platform/refusal.ts'
import {
  type LineOffer,
  type PackageEstimate,
  type ServiceRow,
  compareLines,
  estimatePackage,
  listServices,
} from '../shipping/public.ts'
import { type Settings, readSettings } from '../site/public.ts'
import { storageFee, storageSaved } from '../warehouse/public.ts'
import type { Goods } from './select-goods.ts'

/** What a shopper wants beside the freight. */
export type Wish = { country: string; serviceIds: readonly string[]; insuredFen: number }

/** One shipping method with the whole bill, or without one where it cannot carry the goods. */
export type QuotedLine = LineOffer & { bill: BillRow[] | null }

export type QuotedParcel = {
  estimate: PackageEstimate
  goodsFen: number
  lines: QuotedLine[]
  services: ServiceRow[]
  serviceIds: string[]
  /** What late storage would cost more without the shopper's plan. */
  planSavedFen: number
}

/** Prices a package by today's rates. Preview and creation both ask here, so that they cannot differ. */
export async function quoteParcel(
  tx: Db,
  goods: readonly Goods[],
  wish: Wish,
  { lang, now }: { lang: Lang; now: Date },
): Promise<QuotedParcel> {
  const estimate = estimatePackage(goods.map(toPack))
  const goodsFen = goods.reduce((sum, one) => sum + one.value_fen, 0)
  if (wish.insuredFen > goodsFen) throw badInput({ insured_fen: 'above_price' })
  const services = await listServices(tx)
  const chosen = chooseServices(services, wish.serviceIds)
  const settings = await readSettings(tx)
  const beside = chargesBeside(goods, chosen, { ...wish, settings, now })
  const offers = await compareLines(
    tx,
    {
      country: wish.country,
      weightGrams: estimate.weightGrams,
      sizeMm: estimate.sizeMm,
      categories: goods.flatMap((one) => one.category ?? []),
    },
    { lang, now },
  )
  const lines = offers.map((offer) => ({
    ...offer,
    bill: offer.quote ? parcelBill(offer.quote, beside) : null,
  }))
  const planSavedFen = goods.reduce((sum, one) => sum + storageSaved(one, now, settings), 0)
  const serviceIds = chosen.map((service) => service.id)
  return { estimate, goodsFen, lines, services, serviceIds, planSavedFen }
}

/** What stands beside the freight is the same on every line. */
export function chargesBeside(
  goods: readonly Goods[],
  services: readonly ServiceRow[],
  { settings, insuredFen, now }: { settings: Settings; insuredFen: number; now: Date },
): Charge[] {
  return charges({
    freightFen: 0,
    operationFen: settings.operationFeeFen,
    services: services.map((service) => ({
      code: service.id,
      priceFen: service.price_fen,
      count: service.unit === 'item' ? goods.length : 1,
    })),
    insurance: insuredFen > 0 ? { declaredFen: insuredFen, perMille: settings.insurancePerMille } : null,
    lateStorageFen: goods.reduce((sum, one) => sum + storageFee(one, now, settings), 0),
  })
}

export function chooseServices(services: readonly ServiceRow[], ids: readonly string[]): ServiceRow[] {
  const chosen = services.filter((service) => ids.includes(service.id))
  if (chosen.length < new Set(ids).size) throw badInput({ service_ids: 'unknown' })
  return chosen
}

export const toPack = (goods: Goods) => ({
  weightGrams: goods.weight_grams,
  sizeMm: [goods.length_mm, goods.width_mm, goods.height_mm] as const,
})
