import { namesOf } from '../entries.ts'
import type { ClaimFault } from '../claims/payout.ts'
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
  supplier,
  wayBack,
  withdrawing,
  type RevenueKind,
} from './accounts.ts'
import { type Posting, move } from './posting.ts'
import type { Thing } from './thing.ts'

/*
 * What each business event means in the books: its name, and its postings. Nothing else in the product decides which accounts an
 * event touches. Amounts are fen unless a currency is named; `who` is the shopper's id.
 */

/** A provider took `paidMinor`, of which `feeMinor` is its fee passed on; the shopper is credited `creditFen`. */
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

/** Money set aside for an order, a parcel or a supplement. */
export const freeze = (who: string, amount: Fen): Posting[] => move(available(who), frozen(who), amount)

/** Money set aside that is not needed any more. */
export const release = (who: string, amount: Fen): Posting[] => move(frozen(who), available(who), amount)

/** Bought: the seller gets the real price, we our fee, the shopper what was saved. What a coupon pays of the fee is our cost. */
export const purchased = (
  who: string,
  bought: { costFen: Fen; serviceFen: Fen; savedFen: Fen; couponFen?: Fen },
): Posting[] => [
  ...move(frozen(who), supplier, bought.costFen),
  ...move(frozen(who), revenue('service'), bought.serviceFen),
  ...move(marketing('coupon'), revenue('service'), bought.couponFen ?? 0),
  ...release(who, bought.savedFen),
]

/** It was not bought after all: as it was before, with what the shopper had given besides. */
export const purchaseUndone = (
  who: string,
  bought: Parameters<typeof purchased>[1] & { addedFen: Fen },
): Posting[] => [...mirrored(purchased(who, bought)), ...release(who, bought.addedFen)]

/** A coupon counts less than it paid, since the shopper left a part of its order out: we have it back. */
export const couponTakenBack = (who: string, amount: Fen): Posting[] =>
  move(available(who), marketing('coupon'), amount)

/** Detail photos delivered; what was paid for shots that were not taken goes back. */
export const photographed = (who: string, photos: { takenFen: Fen; savedFen: Fen }): Posting[] => [
  ...move(frozen(who), revenue('photos'), photos.takenFen),
  ...release(who, photos.savedFen),
]

/**
 * Handed to the carrier: freight and customs fee to it, the rest to our revenue, what was saved back to the shopper. What a coupon pays of the
 * freight the carrier gets from us, as our cost.
 */
export const shipped = (
  who: string,
  parcel: {
    line: string
    carrierFen: Fen
    couponFen?: Fen
    revenueFen: Readonly<Partial<Record<RevenueKind, Fen>>>
    savedFen: Fen
  },
): Posting[] => [
  ...move(frozen(who), carrier(parcel.line), parcel.carrierFen - (parcel.couponFen ?? 0)),
  ...move(marketing('coupon'), carrier(parcel.line), parcel.couponFen ?? 0),
  ...namesOf(parcel.revenueFen).flatMap((kind) =>
    move(frozen(who), revenue(kind), parcel.revenueFen[kind] ?? 0),
  ),
  ...release(who, parcel.savedFen),
]

/** Kept from what was set aside: the price of packing a parcel that its shopper then cancelled. */
export const keepRepackingFee = (who: string, amount: Fen): Posting[] =>
  move(frozen(who), revenue('repacking'), amount)

/**
 * Refunded after purchase: from the seller what the seller takes back, from our revenue what we give up. What the way back costs the shopper
 * stays with us, who pay it. What a coupon paid of a fee that we give up is no longer our cost.
 */
export const refunded = (
  who: string,
  refund: { supplierFen: Fen; serviceFen: Fen; returnFen: Fen; couponFen?: Fen },
): Posting[] => [
  ...move(supplier, available(who), refund.supplierFen - refund.returnFen),
  ...move(supplier, revenue('returns'), refund.returnFen),
  ...move(revenue('service'), available(who), refund.serviceFen),
  ...move(revenue('service'), marketing('coupon'), refund.couponFen ?? 0),
]

/**
 * A claim paid to the balance, thing by thing: what it pays for goods is about those goods, the freight about the package. Insured goods are paid
 * from what insurance earned; what is our own fault, and the freight, are our cost.
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

/** A package came back: the carrier is paid by us, no matter who caused it. */
export const cameBack = (line: string, freightFen: Fen): Posting[] => move(wayBack, carrier(line), freightFen)

/** The shopper who caused it pays us the way back. */
export const returnFreightPaid = (who: string, amount: Fen): Posting[] =>
  move(available(who), wayBack, amount)

/** Late storage paid from the balance. */
export const storagePaid = (who: string, amount: Fen): Posting[] =>
  move(available(who), revenue('storage'), amount)

/** Storage days paid ahead from the balance: the same income as late ones. */
export const storageExtended = (who: string, amount: Fen): Posting[] => storagePaid(who, amount)

/** A month of a plan from the balance. */
export const planPaid = (who: string, amount: Fen): Posting[] =>
  move(available(who), revenue('plans'), amount)

/** A withdrawal is set aside, then paid out or given back. */
export const withdrawalRequested = (who: string, amount: Fen): Posting[] =>
  move(available(who), withdrawing(who), amount)
export const withdrawalPaid = (who: string, amount: Fen): Posting[] => move(withdrawing(who), payout, amount)
export const withdrawalRejected = (who: string, amount: Fen): Posting[] =>
  move(withdrawing(who), available(who), amount)

/** Money in yuan leaves `from` and the provider's clearing gets it in its own currency, at the rate at which it once came. */
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

/** The mirror of a list of postings: for what turned out not to have happened. */
const mirrored = (postings: readonly Posting[]): Posting[] =>
  postings.toReversed().map(({ from, to, amount }) => ({ from: to, to: from, amount }))

/** A part of a withdrawal that goes back through the provider that the money came by. */
export const withdrawalRefunded = (
  who: string,
  back: { provider: string; currency: string; minor: number; fen: Fen },
): Posting[] => backToProvider(withdrawing(who), back)

/** A refund that was done and came back: the money is on the balance again. */
export const refundUndone = (
  who: string,
  back: { provider: string; currency: string; minor: number; fen: Fen },
): Posting[] => mirrored(backToProvider(available(who), back))

/**
 * A provider gave back, or was made to, without us: `minor`, worth `fen`, and `feeMinor` of its fee. The balance pays as far as it reaches;
 * `shortFen`, what is missing, the shopper owes.
 */
export const takenBack = (
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
 * What was taken back without us came again. `shortFen` is what its shopper still owes now, up to the whole: that is settled first, the rest is on
 * the balance.
 */
export const takenBackUndone = (who: string, back: Parameters<typeof takenBack>[1]): Posting[] =>
  mirrored(takenBack(who, back))

/** A balance corrected by hand: onto it above zero, from it below. */
export const balanceCorrected = (who: string, changeFen: Fen): Posting[] =>
  changeFen > 0
    ? move(correction, available(who), changeFen)
    : move(available(who), correction, Math.abs(changeFen))

/** What a shopper brings along from the books that were kept before these: a balance, or what was paid for an order that is still open. */
export const openingBalance = (who: string, amount: Fen): Posting[] => move(opening, available(who), amount)
