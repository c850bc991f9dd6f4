import { describe, expect, test } from 'vitest'
import { MONEY_ACTIONS } from '../money-actions.ts'
import { booksWorld } from './books.ts'

/*
 * What each of the money actions books and logs once; the other files here say what depends on coupons,
 * insurance, faults and currencies.
 */

const books = booksWorld()

/** The lines of each action in the table of money actions; none if it only decides about money. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  'place an order': [],
  'pay an order from the balance': ['order_paid: 3350 CNY available > frozen'],
  'pay what is still owed for an item': ['supplement_paid: 630 CNY available > frozen'],
  'pay a package': ['parcel_paid: 16400 CNY available > frozen'],
  'pay what is still owed for a package': ['parcel_supplement_paid: 3300 CNY available > frozen'],
  'pay an order through a provider, by its webhook': [
    'recharge: 42 USD clearing sandbox > revenue payment_fee',
    'recharge: 328 USD clearing sandbox > exchange',
    'recharge: 2150 CNY exchange > available',
    'order_paid: 3150 CNY available > frozen',
  ],
  'start a recharge': [],
  'credit a recharge, by its webhook': [
    'recharge: 126 USD clearing sandbox > revenue payment_fee',
    'recharge: 3043 USD clearing sandbox > exchange',
    'recharge: 20000 CNY exchange > available',
  ],
  'report a remittance': [],
  'credit a remittance': [
    'remittance: 9500 USD clearing western_union > exchange',
    'remittance: 62449 CNY exchange > available',
  ],
  'reject a remittance': [],
  'ask for a withdrawal of more than half the balance': [
    'withdrawal_requested: 6000 CNY available > withdrawing',
  ],
  'pay a withdrawal back through its provider': [],
  'have the provider refund a withdrawal, by its job': [
    'withdrawal_refunded: 6000 CNY withdrawing > clearing sandbox',
  ],
  'pay a withdrawal manually': ['withdrawal_paid: 6000 CNY withdrawing > payout'],
  'reject a withdrawal': ['withdrawal_rejected: 6000 CNY withdrawing > available'],
  'correct a balance manually': ['adjustment: 1250 CNY adjustment corrections > available'],
  'book a correction that a colleague asked for': ['adjustment: 1250 CNY adjustment corrections > available'],
  'release a file of another shop that a colleague submitted': [],
  'reject a file of another shop': [],
  'import the rows of a file of another shop, by its job': [
    'opening_balance: 250000 CNY adjustment opening > available',
  ],
  'reject a correction': [],
  'cancel a withdrawal that is not approved yet': ['withdrawal_cancelled: 6000 CNY withdrawing > available'],
  'subscribe to a plan, paid from the balance': ['plan_paid: 3000 CNY available > revenue plans'],
  'turn all points into a coupon': [],
  'cancel an order': ['item_cancelled: 3550 CNY frozen > available'],
  'cancel an item': ['item_cancelled: 3550 CNY frozen > available'],
  'cancel an item as staff': ['item_cancelled: 3550 CNY frozen > available'],
  'undo a cancellation': ['cancellation_undone: 3550 CNY available > frozen'],
  'refuse the shopper’s own price': [],
  'buy an item for less than was set aside': [
    'item_purchased: 2500 CNY frozen > supplier',
    'item_purchased: 150 CNY frozen > revenue service',
    'item_purchased: 500 CNY frozen > available',
  ],
  'undo a purchase': [
    'purchase_undone: 500 CNY available > frozen',
    'purchase_undone: 150 CNY revenue service > frozen',
    'purchase_undone: 2500 CNY supplier > frozen',
  ],
  'accept other options for less': ['price_lowered: 600 CNY frozen > available'],
  'decline a higher price': ['item_cancelled: 3150 CNY frozen > available'],
  'ask for a refund before the purchase': ['item_cancelled: 3550 CNY frozen > available'],
  'ask for a refund after the purchase': [],
  'cancel a refund request': [],
  'grant a refund': [],
  'pay a refund back': ['refunded: 3000 CNY supplier > available'],
  'ask for eleven of at most twenty detail photos': ['photos_ordered: 2200 CNY available > frozen'],
  'ask for eleven of at most twenty detail photos of a stock item': [
    'photos_ordered: 2200 CNY available > frozen',
  ],
  'cancel detail photos of a stock item': ['photos_given_back: 400 CNY frozen > available'],
  'finish detail photos of a stock item, which settles them': [
    'photos_settled: 400 CNY frozen > revenue photos',
  ],
  'decline detail photos of a stock item, which refunds their price': [
    'photos_settled: 200 CNY frozen > revenue photos',
    'photos_settled: 200 CNY frozen > available',
  ],
  'shelve an arrived item, which settles its detail photos': [
    'photos_settled: 200 CNY frozen > revenue photos',
    'photos_settled: 400 CNY frozen > available',
  ],
  'pay late storage': ['storage_paid: 1220 CNY available > revenue storage'],
  'pay for storage in advance': ['storage_extended: 200 CNY available > revenue storage'],
  'make a package': [],
  'make a package that is packed before it is paid': ['parcel_deposit: 2000 CNY available > frozen'],
  'cancel a package': ['parcel_cancelled: 16400 CNY frozen > available'],
  'cancel a package as staff': ['parcel_cancelled: 16400 CNY frozen > available'],
  'split a package': [
    'parcel_split: 3300 CNY frozen > available',
    'parcel_split: 3300 CNY available > frozen',
  ],
  'merge two packages': [
    'parcel_merged: 16400 CNY frozen > available',
    'parcel_merged: 3300 CNY available > frozen',
  ],
  'pack a package that is heavier than estimated': [],
  'reopen a packed box to weigh it again': [],
  'ship a package that is lighter than estimated': [
    'parcel_shipped: 12300 CNY frozen > carrier PST-EMS',
    'parcel_shipped: 800 CNY frozen > revenue packing',
    'parcel_shipped: 3300 CNY frozen > available',
  ],
  'ship the packages of a list, by its job': [
    'parcel_shipped: 12300 CNY frozen > carrier PST-EMS',
    'parcel_shipped: 800 CNY frozen > revenue packing',
    'parcel_shipped: 3300 CNY frozen > available',
  ],
  'record the purchases of a list, by its job': [
    'item_purchased: 3600 CNY frozen > supplier',
    'item_purchased: 195 CNY frozen > revenue service',
    'item_purchased: 300 CNY frozen > available',
  ],
  'book the return of a package that was not collected': [
    'parcel_returned: 8000 CNY adjustment return_freight > carrier PST-EMS',
    'return_freight_owed: 8000 CNY shortfall > adjustment return_freight',
  ],
  'pay the claim for a lost package': ['claim_paid: 12300 CNY adjustment claims > available'],
  'expire an unpaid order, by its job': [],
  'expire an unanswered question, by its job': ['item_cancelled: 3150 CNY frozen > available'],
  'expire an unpaid extra payment for a package, by its job': [
    'parcel_cancelled: 2000 CNY frozen > revenue repacking',
    'parcel_cancelled: 14400 CNY frozen > available',
  ],
}

/** What each says in the audit log; nothing if no member of staff acts. */
const LOGGED: Readonly<Record<string, readonly string[]>> = {
  'credit a remittance': ['credit_remittance:  > credit_fen 62449'],
  'reject a remittance': ['reject_remittance: submitted > rejected'],
  'pay a withdrawal back through its provider': [
    'pay_withdrawal: requested > amount_fen 6000, by_hand_fen 0, paying',
  ],
  'pay a withdrawal manually': ['pay_withdrawal_by_hand:  > by_hand_fen 6000'],
  'reject a withdrawal': ['reject_withdrawal: requested > back_fen 6000, rejected'],
  'correct a balance manually': [
    'ask_adjustment:  > amount_fen 1250',
    'book_adjustment: requested > amount_fen 1250, booked',
  ],
  'book a correction that a colleague asked for': ['book_adjustment: requested > amount_fen 1250, booked'],
  'release a file of another shop that a colleague submitted': [
    'approve_data_import: waiting > running, total_fen 250000',
  ],
  'reject a file of another shop': ['reject_data_import: waiting > rejected'],
  'import the rows of a file of another shop, by its job': ['finish_data_import: running > done'],
  'reject a correction': ['reject_adjustment: requested > rejected'],
  'cancel an item as staff': ['cancel_item: frozen_fen 3550, in_review > released_fen 3550, cancelled'],
  'undo a cancellation': ['undo_cancellation: cancelled > frozen_fen 3550, in_review'],
  'refuse the shopper’s own price': [
    'refuse_price: in_review, unit_price_fen 3000 > supplement_due, unit_price_fen 3500',
  ],
  'buy an item for less than was set aside': [
    'record_purchase: freight_fen 0, goods_fen 3000, to_purchase > added_fen 0, discount_fen 0, freight_fen 0, goods_fen 2500, house_fen 0, saved_fen 500, purchased',
  ],
  'undo a purchase': [
    'take_back_purchase: freight_fen 0, goods_fen 2500, purchased > freight_fen 0, frozen_fen 3150, goods_fen 3000, to_purchase',
  ],
  'grant a refund': ['refund_grant: requested > amount_fen 0, to_refund'],
  'pay a refund back': ['refund_pay_back: to_refund > amount_fen 3000, refunded'],
  'finish detail photos of a stock item, which settles them': ['finish_shelf_photos:  > given_back_fen 0'],
  'decline detail photos of a stock item, which refunds their price': [
    'decline_shelf_photos:  > given_back_fen 200',
  ],
  'shelve an arrived item, which settles its detail photos': ['shelve_stock: received > in_stock'],
  'cancel a package as staff': ['cancel_parcel: frozen_fen 16400, to_pick > released_fen 16400, cancelled'],
  'split a package': [
    'split_parcel: estimated_fen 19700, frozen_fen 19700 > frozen_fen 16400, total_fen 16400 and frozen_fen 3300, total_fen 16400, before_fen 19700, given_back_fen 0, missing_fen 13100',
  ],
  'merge two packages': [
    'merge_parcels: frozen_fen 16400,16400 > frozen_fen 19700, total_fen 19700, before_fen 32800, given_back_fen 13100, missing_fen 0',
  ],
  'pack a package that is heavier than estimated': [
    'pack_parcel: estimated_fen 16400, packing > actual_fen 19700, supplement_due',
  ],
  'reopen a packed box to weigh it again': ['reopen_box: actual_fen 13100, to_ship > packing'],
  'ship a package that is lighter than estimated': [
    'ship_parcel: frozen_fen 16400, to_ship > given_back_fen 3300, in_transit',
  ],
  'ship the packages of a list, by its job': [
    'ship_parcel: frozen_fen 16400, to_ship > given_back_fen 3300, in_transit',
  ],
  'record the purchases of a list, by its job': [
    'record_purchase: freight_fen 900, goods_fen 3000, to_purchase > added_fen 0, discount_fen 300, freight_fen 900, goods_fen 2700, house_fen 0, saved_fen 300, purchased',
    'record_shipping: purchased > seller_shipped',
  ],
  'book the return of a package that was not collected': [
    'bring_back_parcel: in_transit > freight_fen 8000, owed_fen 8000, returned, tax_fen 0',
  ],
  'pay the claim for a lost package': ['pay_claim: granted > freight_fen 12300, goods_fen 0, paid'],
}

describe('what is booked and logged to', () => {
  test.each(MONEY_ACTIONS)('$name', async (action) => {
    const attempt = await action.prepare({ ...books.crew, who: await books.newShopper() })
    let logged: string[] = []
    const booked = await books.booked(async () => (logged = await books.logged(attempt)))
    expect(booked).toEqual(LINES[action.name])
    expect(logged).toEqual(LOGGED[action.name] ?? [])
  })

  test('no action is without its lines', () => {
    const names = MONEY_ACTIONS.map(({ name }) => name)
    expect(Object.keys(LINES).toSorted()).toEqual(names.toSorted())
    expect(Object.keys(LOGGED).filter((name) => !names.includes(name))).toEqual([])
  })
})

test('every kind of event that has no other file was booked', () => {
  expect(books.notBooked('actions')).toEqual([])
})
