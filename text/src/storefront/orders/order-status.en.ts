import type { RefundStage } from '@longhaul/domain/orders/refund-case.ts'
import type { ItemStage, OrderStatus } from '@longhaul/domain/orders/stages.ts'
import type { AbnormalReason } from '@longhaul/domain/warehouse/inspection.ts'

/** What a state means, what happens next without the shopper, what the shopper can do now. */
export type StateWords = { name: string; means: string; next: string; action: string }

const statuses: Record<OrderStatus, StateWords> = {
  pending_payment: {
    name: 'Pending payment',
    means: 'Your order has been placed and is waiting for payment.',
    next: 'Once it is paid, we check it within 3 to 5 working hours and then buy.',
    action: 'Pay, or cancel free of charge. Unpaid orders are cancelled when time runs out.',
  },
  paid: {
    name: 'Paid',
    means: 'The money is on hold, and we are checking the order.',
    next: 'We check the link, the price and the options. Then our buyer orders it from the seller.',
    action: 'You can still cancel at once and get everything back.',
  },
  processing: {
    name: 'Processing',
    means: 'We are buying it, or it is on its way to our warehouse.',
    next: 'The seller sends it; in the warehouse we inspect, weigh and photograph it.',
    action: 'Nothing to do, unless we ask you something: then it is marked here and in your messages.',
  },
  in_stock: {
    name: 'In stock',
    means: 'Everything is in our warehouse, inspected and photographed.',
    next: 'We keep it for you, free of charge at first. Each item shows its last free day.',
    action: 'Look at the photos, then put it into a package. Until the refund deadline you can return it.',
  },
  refund_processing: {
    name: 'Refund processing',
    means: 'A refund request is open.',
    next: 'We settle it with the seller. The money goes to your balance.',
    action: 'You can withdraw the request until it is decided or the deadline passes.',
  },
  refunded: {
    name: 'Refunded',
    means: 'The money is back in your balance.',
    next: 'Nothing further.',
    action: 'Use the balance for another order, or withdraw it.',
  },
  cancelled: {
    name: 'Cancelled',
    means: 'The order is cancelled. What was on hold for it is back in your balance.',
    next: 'Nothing further.',
    action: 'You can order the same goods again at any time.',
  },
}

const stages: Record<ItemStage, StateWords> = {
  pending_payment: { ...statuses.pending_payment, name: 'Waiting for payment' },
  in_review: {
    name: 'Being checked',
    means: 'Paid. We are checking the link, the price and the options.',
    next: 'If all is well, our buyer orders it.',
    action: 'You can cancel at once and get everything back.',
  },
  to_purchase: {
    name: 'About to be bought',
    means: 'Checked. It is in our buyer’s queue.',
    next: 'We order it from the seller, usually the same working day.',
    action: 'Until it is bought, a refund is granted at once.',
  },
  awaiting_customer: {
    name: 'Waiting for your answer',
    means: 'Something is different from what you ordered.',
    next: 'If we do not hear from you in time, we cancel the item and refund everything.',
    action: 'Accept the change, or decline it.',
  },
  supplement_due: {
    name: 'Extra payment due',
    means: 'It costs more than was paid.',
    next: 'We buy it as soon as the difference is paid. If it is not paid in time, the item is cancelled and refunded.',
    action: 'Pay the difference, or cancel the item.',
  },
  purchased: {
    name: 'Bought',
    means: 'We have ordered it from the seller and paid for it.',
    next: 'The seller sends it to our warehouse, usually within two days.',
    action: 'Nothing to do. From now on a refund needs the seller’s consent.',
  },
  seller_shipped: {
    name: 'On its way to us',
    means: 'The seller has sent it.',
    next: 'It reaches our warehouse in about two to four days.',
    action: 'You can still ask for detail photos.',
  },
  received: {
    name: 'Arrived',
    means: 'It is in our warehouse and waiting for inspection.',
    next: 'We inspect, weigh, measure and photograph it.',
    action: 'Nothing to do.',
  },
  abnormal: {
    name: 'Problem found',
    means: 'Inspection found that something is not as ordered.',
    next: 'If we do not hear from you, we put it on the shelf as it is.',
    action: 'Look at the photos. Keep it, or ask for a refund.',
  },
  in_stock: {
    name: 'In the warehouse',
    means: 'Inspected, weighed, photographed and on the shelf.',
    next: 'Storage is free until its last free day.',
    action: 'Put it into a package.',
  },
  in_parcel: {
    name: 'In a package',
    means: 'It is part of a package that we are preparing.',
    next: 'It leaves with that package.',
    action: 'Follow it on the package’s page.',
  },
  shipped_abroad: {
    name: 'Shipped to you',
    means: 'It has left with its package.',
    next: 'The carrier brings it to your address.',
    action: 'Follow it on the package’s page.',
  },
  storage_expired: {
    name: 'Storage has run out',
    means: 'Its free storage and the paid time after it are over.',
    next: 'We will keep it a little longer and write to you before anything happens to it.',
    action: 'Pay the storage fee, or contact us.',
  },
  cancelled: { ...statuses.cancelled, means: 'This item is cancelled.' },
  refunded: { ...statuses.refunded, means: 'This item is refunded to your balance.' },
  abandoned: {
    name: 'Abandoned',
    means: 'It was not collected within the time we keep it.',
    next: 'Nothing further.',
    action: 'Contact us if you think this is wrong.',
  },
}

const refunds: Record<RefundStage, { name: string; means: string }> = {
  requested: { name: 'Request received', means: 'We are looking at it, usually on the same working day.' },
  with_seller: { name: 'With the seller', means: 'We are settling it with the seller.' },
  returning: { name: 'On its way back', means: 'The goods are on their way back to the seller.' },
  to_refund: { name: 'Granted', means: 'The refund is granted and is being paid to your balance.' },
  refunded: { name: 'Refunded', means: 'The money is in your balance.' },
  rejected: { name: 'Not accepted', means: 'The request was not accepted.' },
  cancelled: { name: 'Withdrawn', means: 'You withdrew the request.' },
}

const problems: Record<AbnormalReason, string> = {
  bought_too_few: 'We bought too few',
  bought_too_many: 'We bought too many',
  bought_wrong: 'We bought the wrong thing',
  sent_too_few: 'The seller sent too few',
  sent_too_many: 'The seller sent too many',
  sent_wrong: 'The seller sent the wrong thing',
  never_sent: 'The seller never sent it',
  damaged: 'It arrived damaged',
  poor_quality: 'The quality is poor',
}

/** What happened, for the history: by the name of the step. */
const steps: Record<string, string> = {
  place: 'Order placed',
  pay: 'Paid',
  approve: 'Checked and passed on to our buyer',
  ask_customer: 'We asked you about a change',
  accept_change: 'Change accepted',
  require_supplement: 'Extra payment requested',
  pay_supplement: 'Extra payment received',
  pay_supplement_purchased: 'Extra payment received',
  purchase: 'Bought from the seller',
  record_shipping: 'Sent by the seller',
  undo_receive: 'Still on its way after all',
  receive: 'Arrived in our warehouse',
  stock: 'Inspected and put on the shelf',
  report_problem: 'A problem was found',
  accept_problem: 'Kept as it is',
  put_in_parcel: 'Put into a package',
  take_out_of_parcel: 'Taken out of the package',
  ship_abroad: 'Shipped abroad',
  come_back: 'Came back to our warehouse',
  keep_goods: 'Came back after a claim had been paid: kept by us',
  expire_storage: 'Storage ran out',
  pay_storage: 'Storage fee paid',
  abandon: 'Abandoned',
  refund: 'Refunded',
  cancel: 'Cancelled',
  request_refund: 'Refund requested',
  cancel_refund: 'Refund request withdrawn',
  ask_for_photos: 'Detail photos ordered',
  change_price: 'Price changed by you',
  give_up_pieces: 'Quantity reduced',
  refund_pieces: 'Some pieces refunded',
}

const actors: Record<string, string> = {
  shopper: 'you',
  staff: 'our staff',
  system: 'automatically',
}

/** What is in no warehouse of ours any more, or about to leave: its status stays “In stock”, and says less. */
const places: Record<'packed' | 'shipped' | 'received', StateWords> = {
  packed: {
    name: 'In a package',
    means: 'It is part of a package that we are preparing.',
    next: 'It leaves with that package.',
    action: 'Follow it on the package’s page.',
  },
  shipped: {
    name: 'Shipped to you',
    means: 'It has left our warehouse with its package.',
    next: 'The carrier brings it to your address.',
    action: 'Follow it on the package’s page.',
  },
  received: {
    name: 'Received',
    means: 'Its package has arrived, and you have received it.',
    next: 'Nothing further.',
    action: 'You can order the same goods again at any time.',
  },
}

/** The seven statuses of an order, the stages of its items, the steps between them. */
export const text = {
  statuses,
  places,
  /** The name of the list of what has left. */
  sent: 'Shipped',
  /** What can be done with what is in stock once the refund deadline has passed. */
  packOnly: 'Look at the photos, then put it into a package.',
  stages,
  refunds,
  problems,
  steps,
  stepOther: 'Changed',
  actors,
  partlyArrived: 'Partly arrived',
  means: 'What it means',
  next: 'What happens next',
  action: 'What you can do now',
  rail: {
    label: 'How far the order is',
    placed: 'Placed',
    paid: 'Paid',
    checked: 'Checked',
    bought: 'Bought',
    sent: 'Sent',
    arrived: 'Arrived',
    stocked: 'In stock',
    shipped: 'Shipped to you',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
}
