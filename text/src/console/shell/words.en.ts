import type { Lang } from '@longhaul/domain/languages.ts'
import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import type { RefundStage } from '@longhaul/domain/orders/refund-case.ts'
import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { AbnormalReason } from '@longhaul/domain/warehouse/inspection.ts'

const roles: Record<StaffRole, string> = {
  support: 'support',
  buyer: 'buyer',
  warehouse: 'warehouse',
  finance: 'finance',
  admin: 'admin',
}

const itemStages: Record<ItemStage, string> = {
  pending_payment: 'Pending payment',
  in_review: 'To review',
  to_purchase: 'To buy',
  awaiting_customer: 'Waiting for the shopper',
  supplement_due: 'Extra payment due',
  purchased: 'Bought',
  seller_shipped: 'Sent by the seller',
  received: 'To inspect',
  abnormal: 'Problem reported',
  in_stock: 'In warehouse',
  in_parcel: 'In a package',
  shipped_abroad: 'Shipped abroad',
  storage_expired: 'Storage expired',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  abandoned: 'Abandoned',
}

const parcelStages: Record<ParcelStage, string> = {
  pending_payment: 'Pending payment',
  to_pick: 'To pick',
  packing: 'Packing',
  supplement_due: 'Extra payment due',
  to_ship: 'To ship',
  address_problem: 'Address problem',
  in_transit: 'On its way',
  exception: 'Exception',
  delivered: 'Delivered',
  done: 'Done',
  returned: 'Came back',
  cancelled: 'Cancelled',
  lost: 'Lost, paid',
}

const refundStages: Record<RefundStage, string> = {
  requested: 'Requested',
  with_seller: 'With the seller',
  returning: 'Goods on their way back',
  to_refund: 'To pay back',
  refunded: 'Refunded',
  rejected: 'Rejected',
  cancelled: 'Withdrawn',
}

const problems: Record<AbnormalReason, string> = {
  bought_too_few: 'We bought too few',
  bought_too_many: 'We bought too many',
  bought_wrong: 'We bought the wrong thing',
  sent_too_few: 'Seller sent too few',
  sent_too_many: 'Seller sent too many',
  sent_wrong: 'Seller sent the wrong thing',
  never_sent: 'Seller didn’t send it',
  damaged: 'Damaged on arrival',
  poor_quality: 'Poor quality',
}

const speaks: Readonly<Record<Lang, string>> = { en: 'reads English', zh: 'reads Chinese' }

/** Words that several screens of the console use. */
export const text = {
  roles,
  itemStages,
  parcelStages,
  refundStages,
  problems,
  onlyRoles: (names: readonly string[]) =>
    `Only for ${names.length > 1 ? 'the roles' : 'the role'} ${names.join(', ')}.`,
  keys: { next: 'Next in the list', previous: 'Previous in the list' },
  search: 'Search',
  clearSearch: 'Clear search',
  all: 'All',
  shopper: 'Shopper',
  shopperOf: (name: string, code: string) => `${name} · ${code}`,
  reads: (shopper: string, language: string) => `${shopper}, ${language}`,
  speaks,
  order: 'Order',
  package: 'Package',
  /** Of a parcel sent to us. */
  trackingNumber: 'Tracking number',
  /** Of a package sent by us. */
  waybillNumber: 'Tracking number',
  /** Two sentences, the first without its full stop. */
  sentences: (first: string, second: string) => `${first}. ${second}`,
  warehouse: 'Warehouse',
  title: 'Product title',
  quantity: (count: number) => `× ${count}`,
  ago: (days: number, hours: number, minutes: number) => {
    if (days > 0) return hours > 0 && days < 3 ? `${days} d ${hours} h` : `${days} d`
    return hours > 0 ? `${hours} h` : `${minutes} min`
  },
  justNow: 'now',
  gone: {
    title: 'This is no longer in the queue',
    text: 'A colleague has dealt with it, or it has moved on.',
    next: 'Open the next one',
  },
  reason: 'Reason',
  readyReasons: 'Usual reasons',
  reasonHint: 'The shopper reads this.',
  reasonNeeded: 'Please give a reason',
  note: 'Note',
  required: 'Please fill this in',
  moneyNeeded: 'Please enter an amount such as 12.50',
  trackingNeeded: 'At least 6 letters or digits',
  trackingOfOurs: 'This is one of our own labels: scan the carrier’s',
  saving: 'Saving…',
  close: 'Close',
  back: 'Back',
  openPage: 'Open the product page',
  newTab: 'opens in a new tab',
  whole: {
    grams: 'Whole grams, from 1 to 200,000',
    centimetres: 'Centimetres, from 0.1 to 500',
  },
  weight: 'Weight',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  size: 'Size',
  grams: 'g',
  centimetres: 'cm',
  unusual: {
    title: 'Is that right?',
    heavy: (weight: string) => `${weight} is very heavy for one item.`,
    long: (length: string) => `A side of ${length} is very long.`,
    dense: (weight: string, size: string) => `${weight} in ${size} is heavier than stone.`,
    light: (weight: string, size: string) => `${weight} in ${size} is lighter than foam.`,
    unlike: (weight: string, low: string, high: string) =>
      `The scale says ${weight}. Such goods weigh ${low} to ${high}. Is something else on the scale, or a decimal point in the wrong place?`,
    keep: 'Yes, it is right',
    change: 'Change it',
  },
  scan: {
    ready: 'Ready to scan',
    go: 'Enter',
    soundOn: 'Sound is on',
    soundOff: 'Sound is off',
  },
}
