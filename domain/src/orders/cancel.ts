import type { Reason } from '../refusals.ts'
import { findEdge } from '../states/table.ts'
import { itemTable } from './item-table.ts'
import type { ItemStage } from '../states/item-stages.ts'

/**
 * Why a shopper may not cancel an item: null while it is unpaid, in review or waiting for the shopper. An
 * approved item is not cancelled but refunded on request, immediately if it has not been bought (refund.ts).
 */
export function whyNotCancel(stage: ItemStage): Reason | null {
  if (findEdge(itemTable, stage, 'cancel', ['shopper'])) return null
  return isBought(stage) ? 'already_purchased' : 'transition_not_allowed'
}

/** Whether the seller has our money. */
const isBought = (stage: ItemStage): boolean => BOUGHT.includes(stage)

const BOUGHT: readonly ItemStage[] = [
  'purchased',
  'seller_shipped',
  'received',
  'abnormal',
  'in_stock',
  'in_parcel',
  'shipped_abroad',
  'storage_expired',
]
