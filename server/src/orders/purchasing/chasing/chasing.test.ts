import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
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
beforeEach(async () => {
  for (const who of [lin, kai]) await given.logInAgain(world, who)
})

const late = async (who = lin) => (await who.call('GET /staff/late_seller_orders')).items
const chase = (id: string, ask_again_on: string, note = '', who = lin) =>
  who.call('POST /staff/seller_orders/{id}/chases', { params: { id }, body: { note, ask_again_on } })
const inDays = (days: number) =>
  new Date(world.clock.now().getTime() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
async function bought(...owners: Person[]) {
  const items = []
  for (const who of owners) items.push(await given.anApprovedItem(world, who, lin))
  const { id } = await lin.call('POST /staff/seller_orders', {
    body: {
      number: given.sellerNumber(),
      freight_fen: 0,
      discount_fen: 0,
      items: items.map((item) => ({ id: item, goods_fen: 1_000 })),
    },
  })
  return { id, items }
}
const later = async (days: number) => {
  world.clock.advance({ days, minutes: 1 })
  for (const who of [lin, kai]) await given.logInAgain(world, who)
}

test('an order of several shoppers is one row, once it is late, with a text in Chinese', async () => {
  const { id, items } = await bought(ana, bo)
  await later(2)
  expect(await late()).toEqual([])
  await later(1)
  const [row, ...others] = await late()
  expect(others).toEqual([])
  expect(row).toMatchObject({ id, state: 'not_sent', group: 'ask', days_late: 0, chases: [] })
  expect(row!.items.map((item) => item.id).toSorted()).toEqual(items.toSorted())
  expect(row!.text).toBe(
    `您好，订单 ${row!.number} 下单已经 3 天，还没有发货。请问什么时候能发？发出后麻烦告诉我们快递单号，谢谢。`,
  )
  const queue = (await lin.call('GET /staff/dashboard')).queues.find((one) => one.id === 'seller')
  expect(queue).toMatchObject({ count: 2, late: 2 })
})

test('who asked waits until the day agreed on; from three days late on the shoppers must hear of it', async () => {
  const [row] = await late()
  await chase(row!.id, inDays(2), '明天发')
  expect((await late())[0]).toMatchObject({ group: 'wait', chases: [{ by_name: 'lin', note: '明天发' }] })
  expect((await late())[0]!.text).toContain('之前也问过您')
  await later(2)
  expect((await late())[0]).toMatchObject({ group: 'ask' })
  await later(1)
  await chase(row!.id, inDays(1))
  expect((await late())[0]).toMatchObject({ group: 'tell', days_late: 3 })
})

test('a double click is one record, a colleague’s is another, and so is one before a clock set back', async () => {
  const [row] = await late()
  const count = async () => (await late())[0]!.chases.length
  const before = await count()
  world.clock.advance({ minutes: 5 })
  await Promise.all([chase(row!.id, inDays(1)), chase(row!.id, inDays(1), 'again')])
  expect(await count()).toBe(before + 1)
  await chase(row!.id, inDays(1), '', kai)
  expect(await count()).toBe(before + 2)
  world.clock.advance({ minutes: -3 })
  await chase(row!.id, inDays(1), '', kai)
  expect(await count()).toBe(before + 3)
  world.clock.advance({ minutes: 3 })
})

test('a day that is over, too far or none is refused, and so is an order that is not there or not awaited', async () => {
  const [row] = await late()
  for (const day of [inDays(0), inDays(-1), inDays(31), '2026-02-31', '2026-99-99'])
    await expectRefusal(chase(row!.id, day), 'invalid_input')
  await expectRefusal(chase(row!.id, inDays(1), 'x'.repeat(501)), 'invalid_input')
  await expectRefusal(chase(randomUUID(), inDays(1)), 'not_found')
  const packer = await world.staff('wu', ['warehouse'])
  await expectRefusal(chase(row!.id, inDays(1), '', packer), 'forbidden')
  await expectRefusal(packer.call('GET /staff/late_seller_orders'), 'forbidden')
  const today = await bought(await world.shopper('cleo'))
  await lin.call('POST /staff/seller_orders/{id}/take_back', {
    params: { id: today.id },
    body: { reason: 'A slip' },
  })
  await expectRefusal(chase(today.id, inDays(1)), 'not_found')
})

test('what was sent leaves the list until its parcel is late too', async () => {
  const [row] = await late()
  const sent = { params: { id: row!.id }, body: { tracking_number: 'YT7720418836621' } }
  await lin.call('POST /staff/seller_orders/{id}/shipping', sent)
  expect(await late()).toEqual([])
  await later(7)
  expect(await late()).toMatchObject([
    { id: row!.id, state: 'not_arrived', tracking_numbers: ['YT7720418836621'], group: 'ask' },
  ])
})
