import type { ClaimStage } from '../claims/stages.ts'
import type { RefundStage } from '../orders/refund-case.ts'
import type { ItemStage } from '../orders/stages.ts'
import type { ParcelStage } from '../parcels/stages.ts'

/** Who has to act before something goes on: the shopper, one of us, the seller, the carrier. */
export const ACTORS = ['shopper', 'support', 'buyer', 'warehouse', 'finance', 'seller', 'carrier'] as const
export type Actor = (typeof ACTORS)[number]
type Actors<Stage extends string> = Readonly<Record<Stage, Actor | null>>

/** Of an item by itself; null where no one has to, or its package knows. A problem waits for the shopper as long as we ask. */
export const ITEM_ACTORS: Actors<ItemStage> = {
  pending_payment: 'shopper',
  in_review: 'support',
  to_purchase: 'buyer',
  awaiting_customer: 'shopper',
  supplement_due: 'shopper',
  purchased: 'seller',
  seller_shipped: 'carrier',
  received: 'warehouse',
  abnormal: 'shopper',
  in_stock: 'shopper',
  in_parcel: null,
  shipped_abroad: null,
  storage_expired: 'shopper',
  cancelled: null,
  refunded: null,
  abandoned: null,
}

/** Of a problem that nothing is asked about: a person decides what comes next. */
export const PROBLEM_ACTOR: Actor = 'support'

/** Of an open refund request: it goes before what its item would wait for. */
export const REFUND_ACTORS: Actors<RefundStage> = {
  requested: 'support',
  with_seller: 'seller',
  returning: 'seller',
  to_refund: 'finance',
  refunded: null,
  rejected: null,
  cancelled: null,
}

/** Of a package by itself. What it owes is the shopper's, and an open claim goes before where it is. */
export const PARCEL_ACTORS: Actors<ParcelStage> = {
  pending_payment: 'shopper',
  to_pick: 'warehouse',
  packing: 'warehouse',
  supplement_due: 'shopper',
  to_ship: 'warehouse',
  address_problem: 'shopper',
  in_transit: 'carrier',
  exception: 'carrier',
  delivered: 'shopper',
  done: null,
  returned: null,
  cancelled: null,
  lost: null,
}

export const CLAIM_ACTORS: Actors<ClaimStage> = {
  submitted: 'support',
  evidence_wanted: 'shopper',
  granted: 'finance',
  paid: null,
  rejected: null,
  cancelled: null,
}

/** The stages in which it is this actor's turn. */
export const stagesOf = (actors: Readonly<Record<string, Actor | null>>, actor: Actor): string[] =>
  Object.keys(actors).filter((stage) => actors[stage] === actor)
