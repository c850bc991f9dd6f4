import { beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../test/count-statements.ts'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let packer: Person
let staff: { buyer: Person; packer: Person }
let statements: ReturnType<typeof countStatements>

beforeAll(async () => {
  statements = countStatements(world.pool)
  ana = await world.shopper('ana')
  buyer = await world.staff('bao', ['buyer', 'support'])
  packer = await world.staff('wu', ['warehouse'])
  staff = { buyer, packer }
  await given.money(world, ana, 2_000_000)
})

const LINE = {
  title: '粗陶马克杯',
  options_text: '颜色: 墨绿; 尺码: L',
  quantity: 2,
  remark: 'No black dots please',
  photo_shots: 1,
  photo_remark: 'The rim',
}
const REMARKS = [
  { of: 'order', text: 'It is a gift' },
  { of: 'item', text: 'No black dots please' },
]
const MUG = { title: '粗陶马克杯', options_text: '颜色: 墨绿; 尺码: L', quantity: 2, remarks: REMARKS }
const photos = (done: number) => [{ service: 'photos', done, wanted: 1, note: 'The rim' }]

const remarkOnOrder = (itemId: string) =>
  world.db
    .updateTable('orders')
    .set({ remark: ' It is a gift ' })
    .where('id', '=', (order) => order.selectFrom('order_items').where('id', '=', itemId).select('order_id'))
    .execute()

describe('what an ordered thing carries', () => {
  test('is the same at every desk, from its review to the box', async () => {
    const order = await given.aPaidOrder(world, ana, { line: LINE })
    const id = order.itemIds[0]!
    await remarkOnOrder(id)
    const inQueue = async (stage: 'in_review' | 'to_purchase' | 'seller_shipped') =>
      (await buyer.call('GET /staff/order_items', { query: { stage } })).items.find((item) => item.id === id)
    const asOrdered = { ...MUG, services: photos(0), flaw: null, hold: null, image_of: null }
    expect(await inQueue('in_review')).toMatchObject(asOrdered)
    await buyer.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
    expect(await inQueue('to_purchase')).toMatchObject(asOrdered)
    await given.buy(buyer, id, 6_000)
    const number = await given.sellerSends(world, buyer, id, given.trackingNumber())
    expect(await inQueue('seller_shipped')).toMatchObject(asOrdered)

    // At the dock, in the answer to the scan, before the thing is weighed.
    const { items } = await given.scan(packer, number)
    expect(items).toMatchObject([
      { ...asOrdered, weight_grams: null, warehouse_id: 'GZ1', labelled_pieces: 0 },
    ])
    const stockId = items[0]!.id
    await given.inspect(world, packer, stockId, { detailPhotos: 1 })
    await given.shelve(packer, stockId, 'A-01-1')
    const onShelf = {
      ...MUG,
      services: photos(1),
      image_of: 'inspection',
      shelf: 'A-01-1',
      warehouse_id: 'GZ1',
    }
    expect(await packer.call('GET /staff/stock_items/{id}', { params: { id: stockId } })).toMatchObject(
      onShelf,
    )
    const listed = await packer.call('GET /staff/stock_items', { query: { stage: 'in_stock' } })
    expect(listed.items.find((row) => row.id === stockId)).toMatchObject(onShelf)

    const parcel = await given.aPaidParcel(world, ana, [stockId])
    const body = { parcel_ids: [parcel.id], cart: 1, bins: 8, for_me: false }
    const walk = await packer.call('POST /staff/pick_waves', { body })
    expect(walk.items.find((item) => item.stock_item_id === stockId)).toMatchObject(onShelf)
    const box = await packer.call('GET /staff/parcels/{id}', { params: { id: parcel.id } })
    expect(box.contents).toMatchObject([{ ...onShelf, goods_number: expect.stringMatching(/^G\d{9}$/) }])
  })

  test('includes the remark on a parcel that its shopper sent, at the dock and in the box', async () => {
    const inbound = await given.anInbound(ana, { remark: 'please remove the shoe box' })
    const { items } = await given.scan(packer, inbound.tracking_number)
    const remarks = [{ of: 'inbound', text: 'please remove the shoe box' }]
    expect(items).toMatchObject([{ remarks, weight_grams: null, services: [] }])
    const id = items[0]!.id
    await given.inspect(world, packer, id)
    await given.shelve(packer, id)
    const parcel = await given.aPaidParcel(world, ana, [id])
    const box = await packer.call('GET /staff/parcels/{id}', { params: { id: parcel.id } })
    expect(box.contents).toMatchObject([{ remarks }])
  })

  test('tells a flaw, whether it is accepted, and what stops the thing, since when', async () => {
    const { stockId, itemId } = await given.aShelvedItem(world, ana, staff, { line: LINE })
    const read = () => packer.call('GET /staff/stock_items/{id}', { params: { id: stockId } })
    expect(await read()).toMatchObject({ flaw: null, hold: null })
    await ana.call('POST /order_items/{id}/refund', {
      params: { id: itemId },
      body: { quantity: 1, cause: 'changed_mind', reason: 'Too small' },
    })
    const since = world.clock.now().toISOString()
    const hold = { why: 'refund', since, pieces: 1, warehouse_id: null }
    expect(await read()).toMatchObject({ hold })
    const cases = await buyer.call('GET /staff/refund_cases', { query: {} })
    expect(cases.items.find((row) => row.item_id === itemId)?.goods).toMatchObject({
      title: LINE.title,
      options_text: LINE.options_text,
      quantity: 2,
      hold,
    })

    const arrived = await given.anArrivedItem(world, ana, staff, { line: LINE })
    await given.inspect(world, packer, arrived.stockId)
    const problem = { problem: 'damaged', note: 'A crack' }
    await packer.call('POST /staff/stock_items/{id}/problem', {
      params: { id: arrived.stockId },
      body: problem,
    })
    expect(
      await packer.call('GET /staff/stock_items/{id}', { params: { id: arrived.stockId } }),
    ).toMatchObject({ flaw: { ...problem, accepted: false } })
  })
})

describe('the picture of a thing', () => {
  const row = async (id: string) =>
    (await buyer.call('GET /staff/order_items', { query: { stage: 'in_review' } })).items.find(
      (item) => item.id === id,
    )!
  const nameOf = (url: string | null) => url && /[0-9a-f-]{36}/.exec(url)?.[0]

  test('is of the chosen option, never of another one', async () => {
    const [green, grey, other] = [await aPicture(), await aPicture(), await aPicture()]
    const variant = (choices: string[], imageFileId: string | null) => ({ choices, imageFileId })
    const itemId = '650000777001'
    await world.db
      .insertInto('products')
      .values({
        platform: 'taobao',
        item_id: itemId,
        url: `https://item.taobao.com/item.htm?id=${itemId}`,
        title: LINE.title,
        source: 'page',
        read_at: world.clock.now(),
        variants: JSON.stringify([
          variant(['墨绿', 'L'], green),
          variant(['墨绿', 'XL'], green),
          variant(['青灰', 'L'], grey),
          variant(['沙色', 'L'], null),
        ]),
      })
      .execute()
    const order = async (options_text: string, image: string) => {
      const { itemIds } = await given.aPaidOrder(world, ana, {
        line: {
          ...LINE,
          options_text,
          url: `https://item.taobao.com/item.htm?id=${itemId}`,
          image_file_id: image,
        },
      })
      return row(itemIds[0]!)
    }
    // The page still showed the grey one when the green one was chosen.
    expect(nameOf((await order('颜色: 墨绿; 尺码: L', grey)).image)).toBe(green)
    expect(nameOf((await order('颜色：墨绿；尺码：L', grey)).image)).toBe(green)
    // The sand-coloured one has no picture: that of the grey one would be wrong.
    expect(await order('颜色: 沙色; 尺码: L', grey)).toMatchObject({ image: null, image_of: null })
    // A picture of the product as a whole may stand for it.
    expect(await order('颜色: 沙色; 尺码: L', other)).toMatchObject({ image_of: 'listing' })
    // Typed instead of chosen.
    expect(nameOf((await order('墨绿 L', grey)).image)).toBe(green)
  })

  async function aPicture(): Promise<string> {
    return await world.upload(ana, 'POST /uploads', 'product')
  }
})

test('a list takes no more statements for many things than for one', async () => {
  const cost = async (work: () => Promise<unknown>) => {
    await work()
    return (await statements.during(work)).length
  }
  const review = (limit: number) =>
    cost(() => buyer.call('GET /staff/order_items', { query: { stage: 'in_review', limit } }))
  const stock = (limit: number) =>
    cost(() => packer.call('GET /staff/stock_items', { query: { stage: 'in_stock', limit } }))
  for (let count = 0; count < 3; count += 1) {
    await given.aPaidOrder(world, ana, { line: LINE })
    await given.stock(world, ana, packer)
  }
  expect(await review(20)).toBe(await review(1))
  expect(await stock(20)).toBe(await stock(1))
})
