import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

/* A buyer records a number whose parcel was already received for somebody else. */

const world = testWorld()
let ana: Person
let bo: Person
let buyer: Person
let packer: Person
let support: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
  support = await world.staff('su', ['support'])
})

const detailOf = (id: string) => packer.call('GET /staff/unclaimed/{id}', { params: { id } })
const uphold = (id: string, reason = 'Another number is on the label') =>
  support.call('POST /staff/unclaimed/{id}/uphold', { params: { id }, body: { reason } })
const takeBack = (id: string, reason = 'The seller named our order') =>
  support.call('POST /staff/unclaimed/{id}/take_back', { params: { id }, body: { reason } })
const thingsOf = (arrivalId: string) =>
  world.db
    .selectFrom('stock_items')
    .where('arrival_id', '=', arrivalId)
    .where('stage', '<>', 'abandoned')
    .select(['id', 'shopper_id', 'order_item_id'])
    .execute()

/**
 * A stranger announced what we bought for Ana, and it was received for him before the buyer knew its number.
 */
async function aTakenParcel({ shelved = false } = {}) {
  const itemId = await given.aPurchasedItem(world, ana, buyer)
  const his = await given.anInbound(bo)
  const number = his.tracking_number
  const { arrival_id: id, items } = await given.scan(packer, number)
  const stockId = items[0]!.id
  if (shelved) {
    await given.inspect(world, packer, stockId)
    await given.shelve(packer, stockId)
  }
  return { itemId, his, number, id, stockId }
}

describe('a number that arrived for somebody else', () => {
  test('stops the buyer, alerts the warehouse, and holds the goods', async () => {
    const { itemId, number, id, stockId } = await aTakenParcel({ shelved: true })
    const error = await expectRefusal(given.sellerSends(world, buyer, itemId, number), 'invalid_input')
    expect(error).toMatchObject({
      reason: 'arrived_for_others',
      fields: { tracking_number: expect.any(String) },
    })
    await world.runJobs()
    const { stage, received, history } = await detailOf(id)
    expect({ stage, received }).toMatchObject({
      stage: 'disputed',
      received: [{ id: stockId, shopper_id: bo.id, bought: false }],
    })
    expect(history).toMatchObject([{ step: 'dispute', staff_name: 'lin' }])
    const { counts } = await packer.call('GET /staff/unclaimed', { query: { stage: 'disputed' } })
    expect(counts['disputed']).toBeGreaterThan(0)
    await expectRefusal(given.aPaidParcel(world, bo, [stockId]), 'transition_not_allowed')
    const { items } = (await bo.call('GET /desk')).shelf
    expect(items.find((item) => item.id === stockId)).toMatchObject({ ready: false, step: null })
    // Scanned again, it is still one receipt; typed again, it is still one alert.
    expect(await given.scan(packer, number)).toMatchObject({ repeated: true, items: [{ id: stockId }] })
    await expectRefusal(given.sellerSends(world, buyer, itemId, number), 'invalid_input')
    await world.runJobs()
    expect((await detailOf(id)).history).toHaveLength(1)
    expect(await thingsOf(id)).toHaveLength(1)
  })

  test('stays theirs where the buyer was wrong, and can be sent', async () => {
    const { itemId, number, id, stockId } = await aTakenParcel({ shelved: true })
    await expectRefusal(given.sellerSends(world, buyer, itemId, number), 'invalid_input')
    await world.runJobs()
    await expectRefusal(uphold(id, ' '), 'invalid_input')
    expect(await uphold(id)).toMatchObject({ stage: 'claimed', received: [] })
    await expectRefusal(uphold(id), 'transition_not_allowed')
    await expectRefusal(takeBack(id), 'transition_not_allowed')
    await given.money(world, bo, 500_000)
    expect(await given.aPaidParcel(world, bo, [stockId])).toBeTruthy()
    await given.sellerSends(world, buyer, itemId, given.trackingNumber())
  })

  test('is taken back where it was theirs to nobody, and received as bought', async () => {
    const { itemId, his, number, id } = await aTakenParcel({ shelved: true })
    await expectRefusal(given.sellerSends(world, buyer, itemId, number), 'invalid_input')
    await world.runJobs()
    expect(await takeBack(id)).toMatchObject({ stage: 'unclaimed', received: [] })
    expect(await thingsOf(id)).toEqual([])
    const kinds = (await messagesOf(bo)).map((message) => message.kind)
    expect(kinds).toContain('receipt_taken_back')
    const inbounds = (await bo.call('GET /inbounds', { query: { limit: 100 } })).items
    expect(inbounds.find((inbound) => inbound.id === his.id)?.stage).toBe('ended')
    await given.sellerSends(world, buyer, itemId, number)
    expect(await given.scan(packer, number)).toMatchObject({ items: [{ order_item_id: itemId }] })
    expect(await thingsOf(id)).toMatchObject([{ shopper_id: ana.id, order_item_id: itemId }])
  })

  test('is not taken back from an order for which we bought it', async () => {
    const { id: ours, trackingNumber: number } = await given.anItemOnItsWay(world, ana, buyer)
    const { arrival_id: id } = await given.scan(packer, number)
    const other = await given.aPurchasedItem(world, bo, buyer)
    const error = await expectRefusal(given.sellerSends(world, buyer, other, number), 'invalid_input')
    expect(error.reason).toBe('arrived_for_others')
    await world.runJobs()
    expect((await expectRefusal(takeBack(id), 'transition_not_allowed')).reason).toBe('bought_goods_stay')
    await uphold(id)
    expect(await thingsOf(id)).toMatchObject([{ order_item_id: ours }])
    await given.sellerSends(world, buyer, other, given.trackingNumber())
  })

  test('was given to a claimant whose proof was wrong: the claim ends too', async () => {
    const itemId = await given.aPurchasedItem(world, ana, buyer)
    const { id, number } = await given.anUnclaimedParcel(world, packer)
    const claim = await given.claim(bo, id, { tracking_number: number })
    const params = { id: claim.id }
    await packer.call('POST /staff/unclaimed_claims/{id}/accept', { params, body: {} })
    await expectRefusal(given.sellerSends(world, buyer, itemId, number), 'invalid_input')
    await world.runJobs()
    expect((await detailOf(id)).stage).toBe('disputed')
    await takeBack(id)
    expect((await detailOf(id)).claims).toMatchObject([{ stage: 'rejected' }])
    // A right proof can still be accepted: the wrong one is out of its way.
    const right = await given.claim(ana, id, { tracking_number: number })
    await packer.call('POST /staff/unclaimed_claims/{id}/accept', { params: { id: right.id }, body: {} })
    expect(await thingsOf(id)).toMatchObject([{ shopper_id: ana.id }])
    await given.sellerSends(world, buyer, itemId, given.trackingNumber())
  })

  test('is a fault of the line in a list, and alerts as well', async () => {
    const { itemId, number, id } = await aTakenParcel()
    const order = await world.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .where('order_items.id', '=', itemId)
      .select('orders.number')
      .executeTakeFirstOrThrow()
    const text = `${order.number}\t${number}`
    const preview = await buyer.call('POST /staff/seller_parcels/preview', { body: { text } })
    expect(preview.faults).toEqual([{ row: 1, problem: 'arrived', value: number }])
    await expectRefusal(
      buyer.call('POST /staff/seller_parcels', { body: { text, expected_count: 1 } }),
      'out_of_date',
    )
    await world.runJobs()
    expect((await detailOf(id)).stage).toBe('disputed')
    await takeBack(id)
    await given.sellerSends(world, buyer, itemId, number)
  })

  test('is a fault of the line in a list of purchases', async () => {
    const itemId = await given.anApprovedItem(world, ana, buyer)
    const his = await given.anInbound(bo)
    const { arrival_id: id } = await given.scan(packer, his.tracking_number)
    const order = await world.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .where('order_items.id', '=', itemId)
      .select('orders.number')
      .executeTakeFirstOrThrow()
    const text = `${order.number}\tZ-77001\t\t${his.tracking_number}`
    const preview = await buyer.call('POST /staff/purchase_batches/preview', { body: { text } })
    expect(preview.faults).toMatchObject([{ row: 1, problem: 'arrived', value: his.tracking_number }])
    await world.runJobs()
    expect((await detailOf(id)).stage).toBe('disputed')
  })
})

test('more goods of the same parcel may still be recorded and found in it', async () => {
  const [first, second] = [
    await given.anItemOnItsWay(world, ana, buyer),
    await given.aPurchasedItem(world, ana, buyer),
  ]
  const { arrival_id: id } = await given.scan(packer, first.trackingNumber)
  await given.sellerSends(world, buyer, second, first.trackingNumber)
  expect(await given.scan(packer, first.trackingNumber)).toMatchObject({ repeated: false, unclaimed: false })
  expect(await thingsOf(id)).toHaveLength(2)
})
