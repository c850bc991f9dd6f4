import type { Edge, StateTable } from '../states/table.ts'
import { ITEM_STAGES, type ItemStage, type ItemStep } from '../states/item-stages.ts'

type ItemEdge = Edge<ItemStage, ItemStep>

const edge = (step: ItemStep, from: ItemStage, to: ItemStage, by: ItemEdge['by']): ItemEdge => ({
  step,
  from,
  to,
  by,
})

/** Where an item may go, and who takes it there. The server refuses the rest; the buttons offer only this. */
export const itemTable: StateTable<ItemStage, ItemStep> = {
  stages: ITEM_STAGES,
  start: 'pending_payment',
  edges: [
    edge('pay', 'pending_payment', 'in_review', ['shopper']),
    edge('cancel', 'pending_payment', 'cancelled', ['shopper', 'system']),

    edge('approve', 'in_review', 'to_purchase', ['support', 'buyer']),
    edge('cancel', 'in_review', 'cancelled', ['shopper', 'support', 'buyer']),

    // Within a minute, like the other steps of this kind (undo-decision.ts).
    edge('undo_approve', 'to_purchase', 'in_review', ['support', 'buyer']),
    edge('undo_ask', 'awaiting_customer', 'to_purchase', ['support', 'buyer']),
    edge('undo_ask', 'supplement_due', 'to_purchase', ['support', 'buyer']),
    edge('undo_cancel', 'cancelled', 'in_review', ['support', 'buyer']),
    edge('undo_cancel_approved', 'cancelled', 'to_purchase', ['support', 'buyer']),
    edge('purchase', 'to_purchase', 'purchased', ['buyer']),
    edge('ask_customer', 'to_purchase', 'awaiting_customer', ['buyer', 'support']),
    edge('require_supplement', 'to_purchase', 'supplement_due', ['buyer', 'support']),
    // The system's: a refund asked for before purchase is granted at once.
    edge('cancel', 'to_purchase', 'cancelled', ['system', 'support', 'buyer']),

    edge('accept_change', 'awaiting_customer', 'to_purchase', ['shopper']),
    edge('require_supplement', 'awaiting_customer', 'supplement_due', ['shopper', 'buyer']),
    edge('cancel', 'awaiting_customer', 'cancelled', ['shopper', 'system']),

    edge('pay_supplement', 'supplement_due', 'to_purchase', ['shopper']),
    edge('pay_supplement_purchased', 'supplement_due', 'purchased', ['shopper']),
    edge('cancel', 'supplement_due', 'cancelled', ['shopper', 'system']),

    edge('undo_purchase', 'purchased', 'to_purchase', ['buyer']),
    edge('record_shipping', 'purchased', 'seller_shipped', ['buyer']),
    edge('refund', 'purchased', 'refunded', ['support', 'finance']),

    edge('receive', 'seller_shipped', 'received', ['warehouse']),
    edge('refund', 'seller_shipped', 'refunded', ['support', 'finance']),

    edge('undo_receive', 'received', 'seller_shipped', ['warehouse']),
    edge('stock', 'received', 'in_stock', ['warehouse']),
    edge('report_problem', 'received', 'abnormal', ['warehouse']),
    edge('refund', 'received', 'refunded', ['support', 'finance']),

    edge('accept_problem', 'abnormal', 'in_stock', ['shopper', 'system']),
    edge('refund', 'abnormal', 'refunded', ['support', 'finance']),

    edge('put_in_parcel', 'in_stock', 'in_parcel', ['shopper']),
    edge('expire_storage', 'in_stock', 'storage_expired', ['system']),
    edge('refund', 'in_stock', 'refunded', ['support', 'finance']),

    edge('take_out_of_parcel', 'in_parcel', 'in_stock', ['shopper', 'system', 'warehouse', 'support']),
    edge('ship_abroad', 'in_parcel', 'shipped_abroad', ['warehouse']),

    edge('come_back', 'shipped_abroad', 'in_stock', ['warehouse']),
    // They came back after a claim had given back all that they are worth: they are ours.
    edge('keep_goods', 'shipped_abroad', 'refunded', ['warehouse']),

    edge('pay_storage', 'storage_expired', 'in_stock', ['shopper']),
    edge('abandon', 'storage_expired', 'abandoned', ['support']),
    edge('refund', 'storage_expired', 'refunded', ['support', 'finance']),
  ],
}
