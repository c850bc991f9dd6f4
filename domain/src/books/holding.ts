import { WITHDRAWAL_STAGES, type WithdrawalStage } from '../funds/stages.ts'
import { ITEM_STAGES, type ItemStage } from '../states/item-stages.ts'
import { PARCEL_STAGES, type ParcelStage } from '../states/parcel-stages.ts'

/*
 * The stages in which money may be on hold for a thing. Every stage of every table is listed, so that a new
 * one does not compile until this is decided. The check of the books uses these lists.
 */

const ITEM_HOLDS: Readonly<Record<ItemStage, boolean>> = {
  pending_payment: false,
  in_review: true,
  to_purchase: true,
  awaiting_customer: true,
  supplement_due: true,
  purchased: true,
  seller_shipped: true,
  received: true,
  abnormal: true,
  in_stock: true,
  in_parcel: true,
  shipped_abroad: false,
  storage_expired: true,
  cancelled: false,
  refunded: false,
  abandoned: false,
}

const PARCEL_HOLDS: Readonly<Record<ParcelStage, boolean>> = {
  pending_payment: false,
  to_pick: true,
  packing: true,
  supplement_due: true,
  to_ship: true,
  address_problem: true,
  in_transit: false,
  exception: false,
  delivered: false,
  done: false,
  returned: false,
  cancelled: false,
  lost: false,
}

const WITHDRAWAL_HOLDS: Readonly<Record<WithdrawalStage, boolean>> = {
  requested: true,
  paying: true,
  paid: false,
  rejected: false,
  cancelled: false,
}

/** The stages in which no money is on hold any more, or not yet. */
export const ITEM_HOLDS_NOTHING = ITEM_STAGES.filter((stage) => !ITEM_HOLDS[stage])
export const PARCEL_HOLDS_NOTHING = PARCEL_STAGES.filter((stage) => !PARCEL_HOLDS[stage])
export const WITHDRAWAL_HOLDS_NOTHING = WITHDRAWAL_STAGES.filter((stage) => !WITHDRAWAL_HOLDS[stage])
