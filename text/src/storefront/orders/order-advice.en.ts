import type { ItemStage, OrderStatus } from '@longhaul/domain/states/item-stages.ts'

/** What happens next by itself, and what the shopper can do now. */
type Advice = { next: string; action: string }

const statuses: Record<OrderStatus, Advice> = {
  pending_payment: {
    next: 'Once it is paid, we check it within 3 to 5 working hours and then buy.',
    action: 'Pay, or cancel free of charge. If time runs out, we’ll cancel it.',
  },
  paid: {
    next: 'We check the link, the price and the options. Then our buyer orders it from the seller.',
    action: 'You can still cancel at once and get everything back.',
  },
  processing: {
    next: 'The seller sends it; in the warehouse we inspect, weigh and photograph it.',
    action: 'Nothing to do, unless we ask you something: then it is marked here and in your messages.',
  },
  in_stock: {
    next: 'We keep it for you, free of charge at first. Each item shows its last free day.',
    action: 'Look at the photos, then put it into a package. Until the refund deadline you can return it.',
  },
  refund_processing: {
    next: 'We settle it with the seller. The money goes to your balance.',
    action: 'You can withdraw the request until it is decided or the deadline passes.',
  },
  refunded: {
    next: 'Nothing more to do.',
    action: 'Use the balance for another order, or withdraw it.',
  },
  cancelled: {
    next: 'Nothing more to do.',
    action: 'You can order the same goods again at any time.',
  },
}

const stages: Record<ItemStage, Advice> = {
  pending_payment: statuses.pending_payment,
  in_review: {
    next: 'If all is well, our buyer orders it.',
    action: 'You can cancel at once and get everything back.',
  },
  to_purchase: {
    next: 'We order it from the seller, usually the same working day.',
    action: 'Until it is bought, a refund is granted at once.',
  },
  awaiting_customer: {
    next: 'If we don’t hear from you in time, we cancel the item and refund everything.',
    action: 'Accept the change, or decline it.',
  },
  supplement_due: {
    next: 'We buy it as soon as you’ve paid the difference. If you don’t pay in time, we’ll cancel and refund the item.',
    action: 'Pay the difference, or cancel the item.',
  },
  purchased: {
    next: 'The seller sends it to our warehouse, usually within two days.',
    action: 'Nothing to do. From now on a refund needs the seller’s consent.',
  },
  seller_shipped: {
    next: 'It reaches our warehouse in about two to four days.',
    action: 'You can still ask for detail photos.',
  },
  received: {
    next: 'We inspect, weigh, measure and photograph it.',
    action: 'Nothing to do.',
  },
  abnormal: {
    next: 'If we don’t hear from you, we put it on the shelf as it is.',
    action: 'Look at the photos. Keep it, or ask for a refund.',
  },
  in_stock: {
    next: 'Storage is free until its last free day.',
    action: 'Put it into a package.',
  },
  in_parcel: {
    next: 'It leaves with that package.',
    action: 'Follow it on the package’s page.',
  },
  shipped_abroad: {
    next: 'The carrier brings it to your address.',
    action: 'Follow it on the package’s page.',
  },
  storage_expired: {
    next: 'We’ll keep it a little longer and write to you before anything happens to it.',
    action: 'Pay the storage fee, or contact us.',
  },
  cancelled: statuses.cancelled,
  refunded: statuses.refunded,
  abandoned: {
    next: 'Nothing more to do.',
    action: 'Contact us if you think this is wrong.',
  },
}

const places: Record<'packed' | 'shipped' | 'received', Advice> = {
  packed: {
    next: 'It leaves with that package.',
    action: 'Follow it on the package’s page.',
  },
  shipped: {
    next: 'The carrier brings it to your address.',
    action: 'Follow it on the package’s page.',
  },
  received: {
    next: 'Nothing more to do.',
    action: 'You can order the same goods again at any time.',
  },
}

/**
 * The consequences of the state of an order or an item (order-status), shown only on the page of one order.
 */
export const text = {
  statuses,
  places,
  /** What can be done with goods in stock once the refund deadline has passed. */
  packOnly: 'Look at the photos, then put it into a package.',
  stages,
}
