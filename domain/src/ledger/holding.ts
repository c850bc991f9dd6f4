import { WITHDRAWAL_STAGES, type WithdrawalStage } from '../funds/stages.ts'
import { ITEM_STAGES, type ItemStage } from '../orders/stages.ts'
import { PARCEL_STAGES, type ParcelStage } from '../parcels/stages.ts'

/*
 * In which stages money may be set aside for a thing. Each stage of each table is named: a new one does not compile until it is decided,
 * and the check of the books reads its lists from here.
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

/** The stages in which nothing is set aside any more, or nothing yet. */
export const ITEM_HOLDS_NOTHING = ITEM_STAGES.filter((stage) => !ITEM_HOLDS[stage])
export const PARCEL_HOLDS_NOTHING = PARCEL_STAGES.filter((stage) => !PARCEL_HOLDS[stage])
export const WITHDRAWAL_HOLDS_NOTHING = WITHDRAWAL_STAGES.filter((stage) => !WITHDRAWAL_HOLDS[stage])
