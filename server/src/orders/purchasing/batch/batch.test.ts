import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let lin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  lin = await world.staff('lin', ['buyer'])
})

/** An order whose items wait to be bought: 30.00 each, and the freight. */
async function toBuy(who: Person, options: given.OrderOptions = {}) {
  const order = await given.aPaidOrder(world, who, options)
  await approve(order)
  return order
}
async function approve({ itemIds }: given.PlacedOrder): Promise<void> {
  for (const id of itemIds)
    await lin.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
}
const preview = (text: string) => lin.call('POST /staff/purchase_batches/preview', { body: { text } })
const apply = (text: string, expected_count: number, who = lin) =>
  who.call('POST /staff/purchase_batches', { body: { text, expected_count } })
const run = (batchId: string) => world.runJob('record-purchases', { batchId })
const batchOf = (id: string) => lin.call('GET /staff/purchase_batches/{id}', { params: { id } })
const stagesOf = async (orderId: string, who = ana) =>
  (await who.call('GET /orders/{id}', { params: { id: orderId } })).items.map((item) => item.stage)

describe('a list of purchases', () => {
  test('is checked whole, line by line, and changes nothing', async () => {
    const good = await toBuy(ana, { line: { freight_fen: 500 } })
    const [expensive, shipped] = [await toBuy(ana), await toBuy(bo)]
    const number = given.sellerNumber()
    const used = given.trackingNumber()
    const done = await toBuy(bo)
    await given.buy(lin, done.itemIds[0]!, 3_000)
    await given.sellerSends(world, lin, done.itemIds[0]!, used)
    const checked = await preview(
      [
        `${good.number}\t${number}\t34.00`,
        `${expensive.number}\t${given.sellerNumber()}\t32.01`,
        `${done.number}\t${given.sellerNumber()}`,
        `O000000000\t1`,
        `${good.number}\t2`,
        'nonsense',
      ].join('\n'),
    )
    expect(checked).toMatchObject({ order_count: 1, item_count: 1, paid_fen: 3_400, doubts: [] })
    expect(checked.orders).toMatchObject([{ row: 1, number, seller_name: 'Mumian', paid_fen: 3_400 }])
    expect(checked.faults.map(({ row, problem }) => [row, problem])).toEqual([
      [2, 'dearer'],
      [3, 'not_to_buy'],
      [4, 'not_to_buy'],
      [5, 'twice'],
      [6, 'no_pair'],
    ])
    expect(checked.faults[0]).toMatchObject({ fen: 201 })
    const taken = await preview(`${expensive.number}\t${given.sellerNumber()}\t\t${used}`)
    expect(taken.faults).toMatchObject([{ row: 1, problem: 'tracking_in_use', value: used }])
    const same = given.trackingNumber()
    const twoShoppers = `${expensive.number}\tA-1\t\t${same}\n${shipped.number}\tA-2\t\t${same}`
    expect((await preview(twoShoppers)).faults).toMatchObject([{ row: 2, problem: 'tracking_in_use' }])
    expect((await preview(twoShoppers.replace('A-2', 'A-1'))).faults).toEqual([])
    expect(await stagesOf(good.id)).toEqual(['to_purchase'])
  })

  test('is refused while a line is wrong, or if it differs from the preview', async () => {
    const order = await toBuy(ana)
    const line = `${order.number}\t${given.sellerNumber()}`
    for (const [text, count] of [
      [`${line}\nnonsense`, 1],
      [line, 2],
    ] as const)
      await expectRefusal(apply(text, count), 'out_of_date')
    await expectRefusal(apply(line, 0), 'invalid_input')
    const sue = await world.staff('sue', ['support'])
    await expectRefusal(apply(line, 1, sue), 'forbidden')
    expect(await stagesOf(order.id)).toEqual(['to_purchase'])
  })

  test('records each order at a seller whole, with its parcels, and once', async () => {
    const [one, two] = [await toBuy(ana, { items: 2 }), await toBuy(bo, { line: { freight_fen: 500 } })]
    const alone = await toBuy(ana)
    const [number, tracking] = [given.sellerNumber(), given.trackingNumber()]
    const text = [
      `${one.number}\t${number}\t57.00\t${tracking}`,
      `${two.number}\t${number}\t\t${tracking}`,
      `${alone.number}\t${given.sellerNumber()}`,
    ].join('\n')
    const before = (await ana.call('GET /funds')).available_fen
    const batch = await apply(text, 2)
    expect(batch).toMatchObject({ order_count: 2, waiting: 2, recorded: 0, ended_at: null })
    await Promise.all([run(batch.id), run(batch.id)])
    expect(await batchOf(batch.id)).toMatchObject({ recorded: 2, waiting: 0, refused: [] })
    expect((await lin.call('GET /staff/purchase_batches')).items[0]).toMatchObject({
      id: batch.id,
      recorded: 2,
    })
    expect(await stagesOf(one.id)).toEqual(['seller_shipped', 'seller_shipped'])
    expect(await stagesOf(two.id, bo)).toEqual(['seller_shipped'])
    expect(await stagesOf(alone.id)).toEqual(['purchased'])
    expect((await ana.call('GET /funds')).available_fen - before).toBe(300)
    const [sellerOrder] = await world.db
      .selectFrom('seller_orders')
      .where('number', '=', number)
      .select(['freight_fen', 'discount_fen'])
      .execute()
    expect(sellerOrder).toEqual({ freight_fen: 500, discount_fen: 300 })
  })

  test('reports which orders have changed meanwhile, each as a whole, and records the others', async () => {
    const [first, second, third] = [await toBuy(ana), await toBuy(bo), await toBuy(ana)]
    const number = given.sellerNumber()
    const text = `${first.number}\t${number}\n${second.number}\t${number}\n${third.number}\t${given.sellerNumber()}`
    const batch = await apply(text, 2)
    await bo.call('POST /order_items/{id}/refund', {
      params: { id: second.itemIds[0]! },
      body: { cause: 'changed_mind', reason: '' },
    })
    await run(batch.id)
    const done = await batchOf(batch.id)
    expect(done).toMatchObject({ recorded: 1, waiting: 0, refused: [{ row: 1, number, item_count: 2 }] })
    expect(done.refused[0]!.message).toContain('no longer need to be bought')
    expect(await stagesOf(first.id)).toEqual(['to_purchase'])
    expect(await stagesOf(third.id)).toEqual(['purchased'])
  })

  test('pays for no piece that its shopper has given up, before the list or while it waits', async () => {
    const line = { quantity: 20, unit_price_fen: 1_000, tolerance_percent: 10 } as const
    const who = await world.shopper('few')
    const giveUp = (id: string, quantity = 1) =>
      who.call('POST /order_items/{id}/refund', {
        params: { id },
        body: { cause: 'changed_mind', reason: '', quantity },
      })
    const [early, waits] = [await toBuy(who, { line }), await toBuy(who, { line })]
    await giveUp(early.itemIds[0]!)
    const listed = (order: { number: string }, paid: string) =>
      preview(`${order.number}\t${given.sellerNumber()}\t${paid}`)
    expect((await listed(early, '200.00')).faults).toMatchObject([{ row: 1, problem: 'fewer_pieces' }])
    expect((await listed(early, '190.00')).faults).toEqual([])
    // Nobody bought what was given up in review.
    const inReview = await given.aPaidOrder(world, who, { line })
    await giveUp(inReview.itemIds[0]!)
    world.clock.advance({ minutes: 1 })
    await approve(inReview)
    expect((await listed(inReview, '200.00')).faults).toEqual([])

    const batch = await apply(`${waits.number}\t${given.sellerNumber()}\t200.00`, 1)
    await giveUp(waits.itemIds[0]!)
    await run(batch.id)
    expect((await batchOf(batch.id)).refused).toMatchObject([{ row: 1, item_count: 1 }])
    expect(await stagesOf(waits.id, who)).toEqual(['to_purchase'])
  })

  test('resumes after a crash halfway, with nothing recorded partly or twice', async () => {
    const [first, second] = [await toBuy(ana), await toBuy(bo)]
    const numbers = [given.trackingNumber(), given.trackingNumber()]
    const batch = await apply(
      `${first.number}\t${given.sellerNumber()}\t\t${numbers[0]}\n${second.number}\t${given.sellerNumber()}\t\t${numbers[1]}`,
      2,
    )
    // The database rejects sending any item: the second half of each order fails, and its first half is
    // rolled back too.
    const execute = (statement: string) => sql.raw(statement).execute(world.db)
    await execute(
      `create function no_parcels() returns trigger language plpgsql as $$ begin raise 'crash'; end $$`,
    )
    await execute(`create trigger crash before update of tracking_number on purchases for each row
      when (new.tracking_number = '${numbers[1]}') execute function no_parcels()`)
    await expect(run(batch.id)).rejects.toThrow()
    expect(await batchOf(batch.id)).toMatchObject({ recorded: 1, waiting: 1, ended_at: null })
    expect(await stagesOf(second.id, bo)).toEqual(['to_purchase'])
    await execute('drop trigger crash on purchases')
    await run(batch.id)
    expect(await batchOf(batch.id)).toMatchObject({ recorded: 2, waiting: 0, ended_at: expect.any(String) })
    expect(await stagesOf(second.id, bo)).toEqual(['seller_shipped'])
  })

  test('of someone who is no longer a buyer is not recorded', async () => {
    const gone = await world.staff('gone', ['buyer'])
    const order = await toBuy(ana)
    const batch = await apply(`${order.number}\t${given.sellerNumber()}`, 1, gone)
    await world.db
      .updateTable('staff')
      .set({ roles: ['support'] })
      .where('id', '=', gone.id)
      .execute()
    await run(batch.id)
    expect(await stagesOf(order.id)).toEqual(['to_purchase'])
    expect(await batchOf(batch.id)).toMatchObject({ recorded: 0, refused: [{ row: 1 }] })
  })

  test('warns of a number that another seller’s order has', async () => {
    const number = given.sellerNumber()
    const [here, there] = [await toBuy(ana), await toBuy(ana, { line: { seller_name: 'Another shop' } })]
    const { doubts, order_count } = await preview(`${here.number}\t${number}\n${there.number}\t${number}`)
    expect([order_count, doubts.map(({ row, problem }) => [row, problem])]).toEqual([
      2,
      [
        [1, 'number_elsewhere'],
        [2, 'number_elsewhere'],
      ],
    ])
  })
})
