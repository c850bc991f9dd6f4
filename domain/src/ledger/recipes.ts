import { namesOf } from '../entries.ts'
import type { ClaimFault } from '../states/claim-fault.ts'
import type { Fen } from '../money/fen.ts'
import {
  type Account,
  available,
  carrier,
  clearing,
  compensation,
  correction,
  exchange,
  frozen,
  marketing,
  opening,
  payout,
  revenue,
  shortfall,
  smallDifferences,
  supplier,
  taxes,
  wayBack,
  withdrawing,
  type RevenueKind,
} from './accounts.ts'
import { type Posting, move } from './posting.ts'
import type { Thing } from './thing.ts'

/*
 * The postings of each business event, under its name. Only this file, tax-recipe.ts and share-recipes.ts
 * decide which accounts an event touches. Amounts are in fen unless a currency is named; `who` is the
 * shopper's id.
 */

/**
 * A provider collected `paidMinor`, including its fee `feeMinor`, which the shopper bears; the shopper is
 * credited `creditFen`.
 */
export function rechargeSucceeded(
  who: string,
  recharge: { provider: string; currency: string; paidMinor: number; feeMinor: number; creditFen: Fen },
): Posting[] {
  const { provider, currency, paidMinor, feeMinor, creditFen } = recharge
  const fee = move(clearing(provider, currency), revenue('payment_fee', currency), feeMinor)
  if (currency === 'CNY') return [...fee, ...move(clearing(provider, currency), available(who), creditFen)]
  return [
    ...fee,
    ...move(clearing(provider, currency), exchange(currency), paidMinor - feeMinor),
    ...move(exchange('CNY'), available(who), creditFen),
  ]
}

/** Puts money on hold for an order, a parcel or a supplement. */
export const freeze = (who: string, amount: Fen): Posting[] => move(available(who), frozen(who), amount)

/** Releases money on hold. */
export const release = (who: string, amount: Fen): Posting[] => move(frozen(who), available(who), amount)

/**
 * A purchase: the seller receives the price (`houseFen` of it from us), we our fee, the shopper the savings.
 * The part of the fee paid by a coupon is our cost.
 */
export const purchased = (
  who: string,
  bought: { costFen: Fen; houseFen?: Fen; serviceFen: Fen; savedFen: Fen; couponFen?: Fen },
): Posting[] => [
  ...move(frozen(who), supplier, bought.costFen),
  ...move(smallDifferences, supplier, bought.houseFen ?? 0),
  ...move(frozen(who), revenue('service'), bought.serviceFen),
  ...move(marketing('coupon'), revenue('service'), bought.couponFen ?? 0),
  ...release(who, bought.savedFen),
]

/** Reverses a purchase and also releases what the shopper had added to it. */
export const purchaseUndone = (
  who: string,
  bought: Parameters<typeof purchased>[1] & { addedFen: Fen },
): Posting[] => [...mirrored(purchased(who, bought)), ...release(who, bought.addedFen)]

/** Takes back the part of a coupon that no longer applies because the shopper removed a part of the order. */
export const couponTakenBack = (who: string, amount: Fen): Posting[] =>
  move(available(who), marketing('coupon'), amount)

/** Detail photos were delivered; the price of shots that were not taken is released. */
export const photographed = (who: string, photos: { takenFen: Fen; savedFen: Fen }): Posting[] => [
  ...move(frozen(who), revenue('photos'), photos.takenFen),
  ...release(who, photos.savedFen),
]

/**
 * A package was handed to the carrier, who receives freight and customs fee; the taxes that we collect are
 * from now on owed to states, by scheme; the rest is our revenue, and the shopper gets the savings back. We
 * pay the carrier the part of the freight that a coupon covers, as our cost.
 */
export const shipped = (
  who: string,
  parcel: {
    line: string
    carrierFen: Fen
    couponFen?: Fen
    taxFen?: Readonly<Record<string, Fen>>
    revenueFen: Readonly<Partial<Record<RevenueKind, Fen>>>
    savedFen: Fen
  },
): Posting[] => [
  ...move(frozen(who), carrier(parcel.line), parcel.carrierFen - (parcel.couponFen ?? 0)),
  ...move(marketing('coupon'), carrier(parcel.line), parcel.couponFen ?? 0),
  ...namesOf(parcel.revenueFen).flatMap((kind) =>
    move(frozen(who), revenue(kind), parcel.revenueFen[kind] ?? 0),
  ),
  ...namesOf(parcel.taxFen ?? {}).flatMap((scheme) =>
    move(frozen(who), taxes(scheme), parcel.taxFen?.[scheme] ?? 0),
  ),
  ...release(who, parcel.savedFen),
]

/** Keeps from the money on hold the price of packing a parcel that its shopper then cancelled. */
export const keepRepackingFee = (who: string, amount: Fen): Posting[] =>
  move(frozen(who), revenue('repacking'), amount)

/**
 * A refund after purchase: the seller returns the price, also our part of it, and we waive our fee, but keep
 * the return freight that the shopper bears. A coupon's part of a waived fee is our cost no more.
 */
export const refunded = (
  who: string,
  refund: { supplierFen: Fen; houseFen?: Fen; serviceFen: Fen; returnFen: Fen; couponFen?: Fen },
): Posting[] => [
  ...move(supplier, available(who), refund.supplierFen - refund.returnFen),
  ...move(supplier, smallDifferences, refund.houseFen ?? 0),
  ...move(supplier, revenue('returns'), refund.returnFen),
  ...move(revenue('service'), available(who), refund.serviceFen),
  ...move(revenue('service'), marketing('coupon'), refund.couponFen ?? 0),
]

/**
 * A claim paid to the balance, thing by thing: the postings for goods are about those goods, the one for
 * freight about the package. Insured goods are paid from insurance revenue; damage that is our fault, and the
 * freight, are our cost.
 */
export const claimPaid = (
  who: string,
  paid: {
    fault: ClaimFault
    goods: readonly { about: Thing; fen: Fen }[]
    freight: { about: Thing; fen: Fen }
  },
): Posting[] => [
  ...paid.goods.flatMap(({ about, fen }) =>
    move(paid.fault === 'ours' ? compensation : revenue('insurance'), available(who), fen, about),
  ),
  ...move(compensation, available(who), paid.freight.fen, paid.freight.about),
]

/** A package was returned: we pay the carrier, regardless of who caused it. */
export const cameBack = (line: string, freightFen: Fen): Posting[] => move(wayBack, carrier(line), freightFen)

/**
 * The shopper who caused the return owes us the return freight. The database collects it from the balance,
 * like every debt.
 */
export const returnFreightOwed = (who: string, amount: Fen): Posting[] =>
  move(shortfall(who), wayBack, amount)

/**
 * Goods for whose loss a part was paid have turned up and are their shopper's again, who owes us that part.
 * It counts as paid for the goods, so that as much may be given back for them as before; the database
 * collects the debt from the balance.
 */
export const compensationOwed = (who: string, about: Thing, amount: Fen): Posting[] => [
  ...move(shortfall(who), available(who), amount),
  ...move(available(who), revenue('insurance'), amount, about),
]

/** Late storage paid from the balance. */
export const storagePaid = (who: string, amount: Fen): Posting[] =>
  move(available(who), revenue('storage'), amount)

/** Storage days paid in advance from the balance: the same income as late storage. */
export const storageExtended = (who: string, amount: Fen): Posting[] => storagePaid(who, amount)

/** A month of a plan paid from the balance. */
export const planPaid = (who: string, amount: Fen): Posting[] =>
  move(available(who), revenue('plans'), amount)

/** The money of a withdrawal is put on hold, then paid out or returned to the balance. */
export const withdrawalRequested = (who: string, amount: Fen): Posting[] =>
  move(available(who), withdrawing(who), amount)
export const withdrawalPaid = (who: string, amount: Fen): Posting[] => move(withdrawing(who), payout, amount)
export const withdrawalRejected = (who: string, amount: Fen): Posting[] =>
  move(withdrawing(who), available(who), amount)

/**
 * Moves money in yuan from `from` to the provider's clearing account in its own currency, at the rate at
 * which it was received.
 */
const backToProvider = (
  from: Account,
  back: { provider: string; currency: string; minor: number; fen: Fen },
): Posting[] => {
  const { provider, currency, minor, fen } = back
  if (currency === 'CNY') return move(from, clearing(provider, currency), fen)
  return [
    ...move(from, exchange('CNY'), fen),
    ...move(exchange(currency), clearing(provider, currency), minor),
  ]
}

/** The reverse of a list of postings, for an event that turned out not to have happened. */
const mirrored = (postings: readonly Posting[]): Posting[] =>
  postings.toReversed().map(({ from, to, amount }) => ({ from: to, to: from, amount }))

/** The part of a withdrawal that is refunded through the provider by which the money came in. */
export const withdrawalRefunded = (
  who: string,
  back: { provider: string; currency: string; minor: number; fen: Fen },
): Posting[] => backToProvider(withdrawing(who), back)

/** A completed refund was returned: the money is credited to the balance again. */
export const refundUndone = (
  who: string,
  back: { provider: string; currency: string; minor: number; fen: Fen },
): Posting[] => mirrored(backToProvider(available(who), back))

/**
 * A provider refunded money without our involvement, voluntarily or not: `minor`, worth `fen`, and `feeMinor`
 * of its fee. The balance covers as much as it can; the rest, `shortFen`, becomes the shopper's debt.
 */
export const chargedBack = (
  who: string,
  back: { provider: string; currency: string; minor: number; feeMinor: number; fen: Fen; shortFen: Fen },
): Posting[] => {
  const { provider, currency, minor, feeMinor, fen, shortFen } = back
  const goal = currency === 'CNY' ? clearing(provider, currency) : exchange('CNY')
  return [
    ...move(available(who), goal, fen - shortFen),
    ...move(shortfall(who), goal, shortFen),
    ...(currency === 'CNY' ? [] : move(exchange(currency), clearing(provider, currency), minor)),
    ...move(revenue('payment_fee', currency), clearing(provider, currency), feeMinor),
  ]
}

/**
 * Money that was taken back without our involvement was returned. `shortFen` is the shopper's remaining debt,
 * up to the whole amount: that is settled first, the rest is credited to the balance.
 */
export const chargebackReversed = (who: string, back: Parameters<typeof chargedBack>[1]): Posting[] =>
  mirrored(chargedBack(who, back))

/** A manual correction of a balance: credited if positive, debited if negative. */
export const balanceCorrected = (who: string, changeFen: Fen): Posting[] =>
  changeFen > 0
    ? move(correction, available(who), changeFen)
    : move(available(who), correction, Math.abs(changeFen))

/**
 * A shopper's opening balance from the agency's earlier books: a balance, or what was paid for an order that
 * is still open.
 */
export const openingBalance = (who: string, amount: Fen): Posting[] => move(opening, available(who), amount)
