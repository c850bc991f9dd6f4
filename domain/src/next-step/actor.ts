import type { ClaimStage } from '../claims/stages.ts'
import type { RefundStage } from '../orders/refund-case.ts'
import type { ItemStage } from '../states/item-stages.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'

/** Who has to act next: the shopper, a role of our staff, the seller, the carrier. */
export const ACTORS = ['shopper', 'support', 'buyer', 'warehouse', 'finance', 'seller', 'carrier'] as const
export type Actor = (typeof ACTORS)[number]
type Actors<Stage extends string> = Readonly<Record<Stage, Actor | null>>

/**
 * Who has to act on an item by its stage; null where no one has to, or its package determines it. A problem
 * waits for the shopper while a question is open.
 */
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

/** Who acts on a problem without an open question: a person decides what happens next. */
export const PROBLEM_ACTOR: Actor = 'support'

/** Who has to act on an open refund request, which takes precedence over the item's stage. */
export const REFUND_ACTORS: Actors<RefundStage> = {
  requested: 'support',
  with_seller: 'seller',
  returning: 'seller',
  to_refund: 'finance',
  refunded: null,
  rejected: null,
  cancelled: null,
}

/**
 * Who has to act on a package by its stage. A debt on it waits for the shopper, and an open claim takes
 * precedence over the stage.
 */
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

/** The stages in which this actor has to act. */
export const stagesOf = (actors: Readonly<Record<string, Actor | null>>, actor: Actor): string[] =>
  Object.keys(actors).filter((stage) => actors[stage] === actor)
