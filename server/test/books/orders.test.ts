import { describe, expect, test } from 'vitest'
import * as given from '../given.ts'
import type { Person } from '../world.ts'
import { booksWorld } from './books.ts'

const books = booksWorld()
const { world, booked, newShopper } = books

describe('an order', () => {
  /** A paid item of 200.00 yuan with a fee of 10.00, of which a coupon pays 4.00, approved for purchase. */
  async function anItemWithCoupon(who: Person, line: given.OrderOptions['line'] = {}): Promise<string> {
    const couponId = await given.aCoupon(books.crew.fin, who, { amount_fen: 400 })
    return await given.anApprovedItem(world, who, books.crew.buyer, {
      line: { unit_price_fen: 20_000, ...line },
      couponId,
    })
  }

  test('with a coupon is bought for less, and the purchase is undone', async () => {
    const who = await newShopper()
    const id = await anItemWithCoupon(who)
    let sellerOrder = ''
    expect(
      await booked(async () => (sellerOrder = (await given.buy(books.crew.buyer, id, 19_000)).id)),
    ).toEqual([
      'item_purchased: 19000 CNY frozen > supplier',
      'item_purchased: 600 CNY frozen > revenue service',
      'item_purchased: 400 CNY marketing coupon > revenue service',
      'item_purchased: 1000 CNY frozen > available',
    ])
    const takeBack = { params: { id: sellerOrder }, body: { reason: 'a slip' } }
    expect(
      await booked(() => books.crew.buyer.call('POST /staff/seller_orders/{id}/take_back', takeBack)),
    ).toEqual([
      'purchase_undone: 1000 CNY available > frozen',
      'purchase_undone: 400 CNY revenue service > marketing coupon',
      'purchase_undone: 600 CNY revenue service > frozen',
      'purchase_undone: 19000 CNY supplier > frozen',
    ])
  })

  test('is bought for more within the tolerance, and what was added comes back when the purchase is undone', async () => {
    const who = await newShopper()
    const line = { tolerance_percent: 5, unit_price_fen: 30_000 } as const
    const id = await given.anApprovedItem(world, who, books.crew.buyer, { line })
    await given.money(world, who, 2_000)
    let sellerOrder = ''
    expect(
      await booked(async () => (sellerOrder = (await given.buy(books.crew.buyer, id, 31_000)).id)),
    ).toEqual([
      'tolerance_used: 1050 CNY available > frozen',
      'item_purchased: 31000 CNY frozen > supplier',
      'item_purchased: 1550 CNY frozen > revenue service',
    ])
    const takeBack = { params: { id: sellerOrder }, body: { reason: 'a slip' } }
    expect(
      await booked(() => books.crew.buyer.call('POST /staff/seller_orders/{id}/take_back', takeBack)),
    ).toEqual([
      'purchase_undone: 1550 CNY revenue service > frozen',
      'purchase_undone: 31000 CNY supplier > frozen',
      'purchase_undone: 1050 CNY frozen > available',
    ])
  })

  test('is bought for cents more, which the house bears until the purchase is undone', async () => {
    const who = await newShopper()
    const id = await given.anApprovedItem(world, who, books.crew.buyer)
    let sellerOrder = ''
    expect(
      await booked(async () => (sellerOrder = (await given.buy(books.crew.buyer, id, 3_140)).id)),
    ).toEqual([
      'item_purchased: 3000 CNY frozen > supplier',
      'item_purchased: 140 CNY adjustment small_differences > supplier',
      'item_purchased: 150 CNY frozen > revenue service',
    ])
    const takeBack = { params: { id: sellerOrder }, body: { reason: 'a slip' } }
    expect(
      await booked(() => books.crew.buyer.call('POST /staff/seller_orders/{id}/take_back', takeBack)),
    ).toEqual([
      'purchase_undone: 150 CNY revenue service > frozen',
      'purchase_undone: 140 CNY supplier > adjustment small_differences',
      'purchase_undone: 3000 CNY supplier > frozen',
    ])
  })

  type Decision = { step: 'ask_seller' | 'return_goods' | 'grant'; fault?: 'ours' }
  async function refund(
    who: Person,
    id: string,
    cause: 'changed_mind' | 'not_sent',
    decisions: readonly Decision[] = [{ step: 'grant' }],
  ): Promise<string[]> {
    await who.call('POST /order_items/{id}/refund', { params: { id }, body: { cause, reason: '' } })
    const { id: caseId } = await world.db
      .selectFrom('refund_cases')
      .where('order_item_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow()
    const params = { id: caseId }
    for (const decision of decisions)
      await books.crew.support.call('POST /staff/refund_cases/{id}/decide', {
        params,
        body: { note: '', ...decision },
      })
    const payBack = { params, body: { step: 'pay_back', note: '' } } as const
    return await booked(() => books.crew.fin.call('POST /staff/refund_cases/{id}/decide', payBack))
  }

  test('refunded by our fault: the fee and the coupon’s part of it are no longer income, and photos are not taken', async () => {
    const who = await newShopper()
    const id = await anItemWithCoupon(who, { photo_shots: 2 })
    await given.buy(books.crew.buyer, id, 20_000)
    expect(await refund(who, id, 'not_sent', [{ step: 'grant', fault: 'ours' }])).toEqual([
      'refunded: 20000 CNY supplier > available',
      'refunded: 600 CNY revenue service > available',
      'refunded: 400 CNY revenue service > marketing coupon',
      'photos_given_back: 400 CNY frozen > available',
    ])
  })

  test('refunded whole: the seller’s return covers also the cents that the house bore', async () => {
    const who = await newShopper()
    const id = await given.anApprovedItem(world, who, books.crew.buyer)
    await given.buy(books.crew.buyer, id, 3_140)
    expect(await refund(who, id, 'not_sent', [{ step: 'grant', fault: 'ours' }])).toEqual([
      'refunded: 3000 CNY supplier > available',
      'refunded: 140 CNY supplier > adjustment small_differences',
      'refunded: 150 CNY revenue service > available',
    ])
  })

  test('refunded after it arrived, by the shopper’s choice: we keep the cost of the return', async () => {
    const who = await newShopper()
    const { itemId } = await given.aShelvedItem(world, who, books.crew)
    const sentBack = [{ step: 'ask_seller' }, { step: 'return_goods' }, { step: 'grant' }] as const
    expect(await refund(who, itemId, 'changed_mind', sentBack)).toEqual([
      'refunded: 2000 CNY supplier > available',
      'refunded: 1000 CNY supplier > revenue returns',
    ])
  })

  test('loses a piece before it is bought, and with it what the coupon paid for the rest', async () => {
    const who = await newShopper()
    const couponId = await given.aCoupon(books.crew.fin, who, { amount_fen: 1_000, minimum_fen: 30_000 })
    const line = { unit_price_fen: 20_000, quantity: 2 }
    const { itemIds } = await given.aPaidOrder(world, who, { line, couponId })
    const onePiece = {
      params: { id: itemIds[0]! },
      body: { cause: 'changed_mind', reason: '', quantity: 1 },
    } as const
    // It does not reach its minimum any more: what it would have paid is set aside for the fee of the other
    // piece.
    expect(await booked(() => who.call('POST /order_items/{id}/refund', onePiece))).toEqual([
      'pieces_given_up: 20500 CNY frozen > available',
      'coupon_taken_back: 500 CNY available > frozen',
    ])
  })

  test('loses an item after another was bought: we get back what the coupon paid of that one’s fee', async () => {
    const who = await newShopper()
    const couponId = await given.aCoupon(books.crew.fin, who, { amount_fen: 1_000, minimum_fen: 30_000 })
    const line = { unit_price_fen: 20_000 }
    const { itemIds } = await given.aPaidOrder(world, who, { items: 2, line, couponId })
    const [first, second] = itemIds
    await books.crew.buyer.call('POST /staff/order_items/{id}/approve', { params: { id: first! }, body: {} })
    await given.buy(books.crew.buyer, first!, 20_000)
    const cancel = { params: { id: second! }, body: {} }
    expect(await booked(() => who.call('POST /order_items/{id}/cancel', cancel))).toEqual([
      'item_cancelled: 20500 CNY frozen > available',
      'coupon_taken_back: 500 CNY available > marketing coupon',
    ])
  })

  test('of another shop is imported as paid and bought, without a fee of ours', async () => {
    const admin = await world.staff('admin', ['admin'])
    const who = await newShopper()
    const kind = 'orders'
    const link = 'https://item.taobao.com/item.htm?id=600000000001'
    const head =
      'number,email,warehouse,seller,link,title,quantity,goods_cny,freight_cny,seller_number,tracking_number'
    const row = `B-1,${who.email},GZ1,Mumian,${link},Shirt,1,30,5,${given.sellerNumber()},`
    const body = new Blob([`${head}\n${row}\n`], { type: 'text/csv' })
    const { content_hash } = await admin.call('POST /staff/data_imports/preview', { query: { kind }, body })
    const { id } = await admin.call('POST /staff/data_imports', { query: { kind, content_hash }, body })
    expect(await booked(() => world.runJob('run-data-import', { dataImportId: id }))).toEqual([
      'opening_balance: 3500 CNY adjustment opening > available',
      'order_paid: 3500 CNY available > frozen',
      'item_purchased: 3500 CNY frozen > supplier',
    ])
  })
})

test('every kind of event of orders alone was booked', () => {
  expect(books.notBooked('orders')).toEqual([])
})
