import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  await given.money(world, ana, 100_000)
})

/** The mails about orders so far, newest last. */
const mails = async () =>
  (
    await world.db
      .selectFrom('mails')
      .where('template', 'in', ['order_placed', 'order_paid'])
      .orderBy('created_at')
      .select('template')
      .execute()
  ).map(({ template }) => template)

test('an order paid right away causes one mail; one that waits for payment also causes a mail about placing it', async () => {
  await given.pay(ana, await given.anOrder(ana))
  const waiting = await given.anOrder(ana)
  await world.runJob('mail-placed-orders', {})
  expect(await mails()).toEqual(['order_paid'])

  world.clock.advance({ minutes: 1 })
  await world.runJob('mail-placed-orders', {})
  await world.runJob('mail-placed-orders', {})
  expect(await mails()).toEqual(['order_paid', 'order_placed'])
  const { subject, text_body } = await world.db
    .selectFrom('mails')
    .where('template', '=', 'order_placed')
    .select(['subject', 'text_body'])
    .executeTakeFirstOrThrow()
  expect(subject).toContain(': ¥31.50 to pay')
  expect(text_body).toContain(waiting.number)

  world.clock.advance({ minutes: 1 })
  await given.pay(ana, waiting)
  expect(await mails()).toEqual(['order_paid', 'order_placed', 'order_paid'])
})

test('an order cancelled first causes no mail about placing it', async () => {
  const before = await mails()
  const { id } = await given.anOrder(ana)
  await ana.call('POST /orders/{id}/cancel', { params: { id }, body: { reason: '' } })
  world.clock.advance({ minutes: 1 })
  await world.runJob('mail-placed-orders', {})
  expect((await mails()).filter((template) => template === 'order_placed')).toHaveLength(
    before.filter((template) => template === 'order_placed').length,
  )
})

test('the inbox shows the message immediately', async () => {
  const { number } = await given.anOrder(ana)
  const { items } = await ana.call('GET /messages', { query: { limit: 1 } })
  expect(items[0]!.title).toContain(number)
})
