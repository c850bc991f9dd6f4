import { whyNotInsure } from '@longhaul/domain/claims/insurable.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { type BillRow, parcelBill } from '@longhaul/domain/parcels/bill.ts'
import { type PayWay, TRIAL_PACKING, depositFor } from '@longhaul/domain/parcels/pay-way.ts'
import { type Charge, charges } from '@longhaul/domain/shipping/charges.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { storageFee } from '@longhaul/domain/warehouse/storage-fee.ts'
import type { Tx } from '../../platform/database/db.ts'
import { badInput } from '../../platform/http/refusal.ts'
import {
  type LineOffer,
  type PackageEstimate,
  type ServiceRow,
  compareLines,
  estimatePackage,
  listOpenCartons,
  listServices,
} from '../../shipping/public.ts'
import { type Settings, readSettings } from '../../site/public.ts'
import { storageSaved } from '../../warehouse/public.ts'
import type { Goods } from '../combining/select-goods.ts'

/** The shopper's choices that affect the price: destination, extra services, insured sum and way to pay. */
export type Wish = {
  country: string
  serviceIds: readonly string[]
  insuredFen: number
  payWay?: PayWay | undefined
}

/** A shipping method with the complete bill; the bill is null if it cannot carry the goods. */
export type QuotedLine = LineOffer & { bill: BillRow[] | null }

export type QuotedParcel = {
  estimate: PackageEstimate
  goodsFen: number
  lines: QuotedLine[]
  services: ServiceRow[]
  /** The fee and the deposit for packing before payment; null if it is not on offer. */
  packFirst: { feeFen: Fen; depositFen: Fen } | null
  serviceIds: string[]
  /** The amount by which the shopper's plan reduces the late storage fee. */
  planSavedFen: number
}

/** Prices a package by the current rates. Used for both preview and creation, so that they cannot differ. */
export async function quoteParcel(
  tx: Tx,
  goods: readonly Goods[],
  wish: Wish,
  { lang, now }: { lang: Lang; now: Date },
): Promise<QuotedParcel> {
  const estimate = estimatePackage(goods.map(toPack), await listOpenCartons(tx))
  const goodsFen = goods.reduce((sum, thing) => sum + thing.value_fen, 0)
  const whyNot = whyNotInsure(wish.insuredFen, goodsFen)
  if (whyNot) throw badInput({ insured_fen: whyNot })
  const services = await listServices(tx)
  const settings = await readSettings(tx)
  const trial = services.find((service) => service.id === TRIAL_PACKING)
  const isExact = wish.payWay === 'exact'
  if (isExact && !trial) throw badInput({ pay_way: 'unknown' })
  const chosen = chooseServices(services, wish.serviceIds)
  if (isExact && trial) chosen.push(trial)
  const otherCharges = otherChargesOf(goods, chosen, { ...wish, settings, now })
  const offers = await compareLines(
    tx,
    {
      country: wish.country,
      weightGrams: estimate.weightGrams,
      sizeMm: estimate.sizeMm,
      categories: goods.flatMap((thing) => thing.category ?? []),
    },
    { lang, now },
  )
  const lines = offers.map((offer) => ({
    ...offer,
    bill: offer.quote ? parcelBill(offer.quote, otherCharges) : null,
  }))
  const planSavedFen = goods.reduce((sum, thing) => sum + storageSaved(thing, now, settings), 0)
  const serviceIds = chosen.map((service) => service.id)
  const packFirst = trial
    ? { feeFen: trial.price_fen, depositFen: depositFor('exact', settings.repackingFeeFen) }
    : null
  return { estimate, goodsFen, lines, services, packFirst, serviceIds, planSavedFen }
}

/** The charges other than freight, which are the same on every line. */
export function otherChargesOf(
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
    lateStorageFen: goods.reduce((sum, thing) => sum + storageFee(thing, now, settings), 0),
  })
}

/**
 * The services with these ids. Refuses unknown ones, and trial packing, which is chosen by the way to pay.
 */
export function chooseServices(services: readonly ServiceRow[], ids: readonly string[]): ServiceRow[] {
  const chosen = services.filter((service) => ids.includes(service.id) && service.id !== TRIAL_PACKING)
  if (chosen.length < new Set(ids).size) throw badInput({ service_ids: 'unknown' })
  return chosen
}

export const toPack = (goods: Goods) => ({
  weightGrams: goods.weight_grams,
  sizeMm: [goods.length_mm, goods.width_mm, goods.height_mm] as const,
})
