import type { ItemStage, OrderStatus } from '@longhaul/domain/states/item-stages.ts'

/** The name of a state, and its meaning. */
type StateWords = { name: string; means: string }

const statuses: Record<OrderStatus, StateWords> = {
  pending_payment: {
    name: 'Pending payment',
    means: 'Your order has been placed and is waiting for payment.',
  },
  paid: {
    name: 'Paid',
    means: 'The money is on hold, and we are checking the order.',
  },
  processing: {
    name: 'Processing',
    means: 'We’re buying it, or it is on its way to our warehouse.',
  },
  in_stock: {
    name: 'In stock',
    means: 'Everything is in our warehouse, inspected and photographed.',
  },
  refund_processing: {
    name: 'Refund processing',
    means: 'A refund request is open.',
  },
  refunded: {
    name: 'Refunded',
    means: 'The money is back in your balance.',
  },
  cancelled: {
    name: 'Cancelled',
    means: 'The order is cancelled. What was on hold for it is back in your balance.',
  },
}

const stages: Record<ItemStage, StateWords> = {
  pending_payment: { ...statuses.pending_payment, name: 'Waiting for payment' },
  in_review: {
    name: 'Being checked',
    means: 'Paid. We’re checking the link, the price and the options.',
  },
  to_purchase: {
    name: 'About to be bought',
    means: 'Checked. It’s in our buyer’s queue.',
  },
  awaiting_customer: {
    name: 'Waiting for your answer',
    means: 'Something is different from what you ordered.',
  },
  supplement_due: {
    name: 'Extra payment due',
    means: 'It costs more than was paid.',
  },
  purchased: {
    name: 'Bought',
    means: 'We have ordered it from the seller and paid for it.',
  },
  seller_shipped: {
    name: 'On its way to us',
    means: 'The seller has sent it.',
  },
  received: {
    name: 'Arrived',
    means: 'It’s in our warehouse and waiting for inspection.',
  },
  abnormal: {
    name: 'Problem found',
    means: 'Inspection found that something isn’t as ordered.',
  },
  in_stock: {
    name: 'In the warehouse',
    means: 'Inspected, weighed, photographed and on the shelf.',
  },
  in_parcel: {
    name: 'In a package',
    means: 'It’s part of a package that we are preparing.',
  },
  shipped_abroad: {
    name: 'Shipped to you',
    means: 'It has left with its package.',
  },
  storage_expired: {
    name: 'Storage has run out',
    means: 'Its free storage and the paid time after it are over.',
  },
  cancelled: { ...statuses.cancelled, means: 'This item is cancelled.' },
  refunded: { ...statuses.refunded, means: 'This item is refunded to your balance.' },
  abandoned: {
    name: 'Abandoned',
    means: 'It wasn’t collected within the time we keep it.',
  },
}

/**
 * More precise states for goods that have left our warehouse or are about to, whose status remains “In
 * stock”.
 */
const places: Record<'packed' | 'shipped' | 'received', StateWords> = {
  packed: {
    name: 'In a package',
    means: 'It’s part of a package that we are preparing.',
  },
  shipped: {
    name: 'Shipped to you',
    means: 'It has left our warehouse with its package.',
  },
  received: {
    name: 'Received',
    means: 'Its package has arrived, and you have received it.',
  },
}

/** The seven statuses of an order and the stages of its items. */
export const text = {
  statuses,
  places,
  /** The name of the list of shipped orders. */
  sent: 'Shipped',
  stages,
  partlyArrived: 'Partly arrived',
}
