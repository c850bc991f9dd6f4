import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let lin: Person
let kai: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  lin = await world.staff('lin', ['buyer'])
  kai = await world.staff('kai', ['buyer'])
})

/** An item for each of these shoppers, bought in one order at a seller. */
async function bought(
  who: readonly Person[],
  line: given.OrderOptions['line'] = {},
  number = given.sellerNumber(),
) {
  const items: string[] = []
  for (const each of who) items.push(await given.anApprovedItem(world, each, lin, { line }))
  const { id } = await lin.call('POST /staff/seller_orders', {
    body: {
      number,
      number_seen: true,
      freight_fen: 0,
      discount_fen: 0,
      items: items.map((item) => ({ id: item, goods_fen: 3_000 })),
    },
  })
  return { id, number, items }
}
const preview = (text: string, who = lin) =>
  who.call('POST /staff/seller_parcels/preview', { body: { text } })
const apply = (text: string, expected_count: number, who = lin, key?: string) =>
  who.call(
    'POST /staff/seller_parcels',
    { body: { text, expected_count } },
    key ? { idempotencyKey: key } : {},
  )
const numberOf = async (itemId: string) =>
  (
    await world.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .where('order_items.id', '=', itemId)
      .select('orders.number')
      .executeTakeFirstOrThrow()
  ).number
const trackingOf = async (itemId: string) =>
  (
    await world.db
      .selectFrom('purchases')
      .where('order_item_id', '=', itemId)
      .select('tracking_number')
      .executeTakeFirstOrThrow()
  ).tracking_number
const faultsOf = async (text: string) =>
  (await preview(text)).faults.map(({ row, problem }) => [row, problem])

describe('a list of sellers’ tracking numbers', () => {
  test('is checked whole, line by line, and changes nothing', async () => {
    const [one, two, sent] = [await bought([ana, bo]), await bought([ana]), await bought([bo])]
    const used = given.trackingNumber()
    await given.sellerSends(world, lin, sent.items[0]!, used)
    const ours = await numberOf(two.items[0]!)
    const checked = await preview(
      [
        `${one.number}\t${given.trackingNumber()}`,
        `${sent.number}\t${given.trackingNumber()}`,
        `${ours}\t${used}`,
        `${two.number}\t${given.trackingNumber()}`,
        `${one.number}\t${given.trackingNumber()}`,
        `O000000000 ${given.trackingNumber()}`,
        'nonsense',
      ].join('\n'),
    )
    expect(checked.faults.map(({ row, problem }) => [row, problem])).toEqual([
      [2, 'not_to_send'],
      [3, 'tracking_in_use'],
      [4, 'twice'],
      [5, 'twice'],
      [6, 'not_to_send'],
      [7, 'no_pair'],
    ])
    expect(checked.parcels).toMatchObject([
      { row: 1, number: one.number, seller_name: 'Mumian', item_count: 2 },
      { row: 3, number: two.number, item_count: 1 },
    ])
    expect(await trackingOf(one.items[0]!)).toBeNull()
  })

  test('lets goods of several shoppers travel together only within one seller’s order', async () => {
    const [one, two, three] = [await bought([ana, bo]), await bought([ana]), await bought([ana])]
    const same = given.trackingNumber()
    expect(await faultsOf(`${one.number}\t${same}\n${two.number}\t${same}`)).toEqual([[2, 'tracking_in_use']])
    expect(await faultsOf(`${two.number}\t${same}\n${three.number}\t${same}`)).toEqual([])
  })

  test('takes our number where two sellers’ orders have the same', async () => {
    const number = given.sellerNumber()
    const here = await bought([ana], {}, number)
    await bought([ana], { seller_name: 'Another shop' }, number)
    const tracking = given.trackingNumber()
    expect(await faultsOf(`${number}\t${tracking}`)).toEqual([[1, 'several_sellers']])
    const line = `${await numberOf(here.items[0]!)}\t${tracking}`
    expect(await apply(line, 1)).toEqual({ parcel_count: 1, item_count: 1 })
    expect(await trackingOf(here.items[0]!)).toBe(tracking)
  })

  test('is refused while a line is wrong, to anyone but buyers, and if it differs from the preview', async () => {
    const order = await bought([ana])
    const line = `${order.number}\t${given.trackingNumber()}`
    await expectRefusal(apply(`${line}\nnonsense`, 1), 'out_of_date')
    await expectRefusal(apply(line, 2), 'out_of_date')
    await expectRefusal(apply(line, 0), 'invalid_input')
    const sue = await world.staff('sue', ['support'])
    await expectRefusal(apply(line, 1, sue), 'forbidden')
    await expectRefusal(preview(line, sue), 'forbidden')
    expect(await trackingOf(order.items[0]!)).toBeNull()
  })

  test('is recorded completely and once, and its shoppers are notified', async () => {
    const [one, two] = [await bought([ana, bo]), await bought([bo])]
    const [first, second] = [given.trackingNumber(), given.trackingNumber()]
    const text = `${one.number.toLowerCase()}\t${first}\n${await numberOf(two.items[0]!)}\t${second}`
    const done = { parcel_count: 2, item_count: 3 }
    expect(await apply(text, 2, lin, 'f1b9a3c2-0001-4000-8000-000000000001')).toEqual(done)
    // If the answer was lost, repeating the request returns the same answer; any other request has nothing
    // left to send.
    expect(await apply(text, 2, lin, 'f1b9a3c2-0001-4000-8000-000000000001')).toEqual(done)
    await expectRefusal(apply(text, 2), 'out_of_date')
    expect(await Promise.all([...one.items, ...two.items].map(trackingOf))).toEqual([first, first, second])
    const notices = await world.db
      .selectFrom('messages')
      .where('shopper_id', '=', bo.id)
      .where('kind', '=', 'seller_shipped')
      .select('id')
      .execute()
    expect(notices.length).toBeGreaterThanOrEqual(2)
  })

  test('sent by two buyers concurrently is recorded for one of them', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, two] = [await bought([ana]), await bought([bo])]
      const lines = [one, two].map((order) => `${order.number}\t${given.trackingNumber()}`)
      const results = await Promise.allSettled([
        apply(lines.join('\n'), 2),
        apply(lines.toReversed().join('\n'), 2, kai),
      ])
      expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })

  test('that fails halfway records nothing', async () => {
    const [one, two] = [await bought([ana]), await bought([bo])]
    const [first, second] = [given.trackingNumber(), given.trackingNumber()]
    const execute = (statement: string) => sql.raw(statement).execute(world.db)
    await execute(
      `create function no_parcel() returns trigger language plpgsql as $$ begin raise 'crash'; end $$`,
    )
    await execute(`create trigger crash before update of tracking_number on purchases for each row
      when (new.tracking_number = '${second}') execute function no_parcel()`)
    const text = `${one.number}\t${first}\n${two.number}\t${second}`
    await expect(apply(text, 2)).rejects.toThrow()
    expect(await trackingOf(one.items[0]!)).toBeNull()
    await execute('drop trigger crash on purchases')
    expect(await apply(text, 2)).toEqual({ parcel_count: 2, item_count: 2 })
  })
})
