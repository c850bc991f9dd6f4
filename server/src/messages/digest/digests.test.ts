import { DAILY_MAIL } from '@longhaul/domain/messages/mail-topics.ts'
import { expect, test, vi } from 'vitest'
import * as given from '../../../test/given.ts'
import { PASSWORD, type Person, testWorld } from '../../../test/world.ts'
import type { NewNotice } from '../public.ts'
import { notify } from '../public.ts'
import { inJob } from '../../platform/jobs/unit-of-work.ts'
import * as letters from './digest-letter.ts'

const world = testWorld()

/** Tests go through one day after the other: evenings are at 18:00 UTC unless a shopper lives elsewhere. */
const runAt = async (time: string, days = 0) => {
  const now = world.clock.now()
  const at = new Date(`${now.toISOString().slice(0, 10)}T${time}Z`)
  const hours = (at.getTime() - now.getTime()) / 3_600_000 + days * 24
  if (hours < 0) throw new Error(`it is already ${now.toISOString()}`)
  world.clock.advance({ minutes: hours * 60 })
  await world.runJob('send-digests', {})
}

const tell = (shopper: Person, kind: NewNotice['kind'], title = 'Mug', over: Partial<NewNotice> = {}) =>
  inJob(world.world, ['messages'], (work) =>
    notify(work, shopper.id, {
      kind,
      args: { title },
      subject: { kind: 'order', id: '00000000-0000-4000-8000-000000000000' },
      ...over,
    }),
  )

const digestsOf = ({ id }: Person) =>
  world.db
    .selectFrom('mails')
    .where('shopper_id', '=', id)
    .where('template', '=', DAILY_MAIL)
    .orderBy('created_at')
    .select(['subject', 'text_body', 'html_body', 'created_at'])
    .execute()

const count = async (who: Person) => (await digestsOf(who)).length
const choose = (who: Person, topic: 'orders', choice: 'off' | 'daily' | 'at_once') =>
  who.call('PUT /mail_choices/{topic}', { params: { topic }, body: { choice } })

test('an ordinary item causes three mails, and one a day with everything in between', async () => {
  const ana = await world.shopper('ana')
  const staff = { buyer: await world.staff('lin', ['buyer']), packer: await world.staff('wu', ['warehouse']) }
  await given.money(world, ana, 100_000)
  const before = new Date(world.clock.now().getTime())
  world.clock.advance({ minutes: 1 })

  const order = await given.anOrder(ana)
  await given.pay(ana, order)
  const itemId = order.itemIds[0]!
  await staff.buyer.call('POST /staff/order_items/{id}/approve', { params: { id: itemId }, body: {} })
  await given.buy(staff.buyer, itemId, 3_000)
  const number = await given.sellerSends(world, staff.buyer, itemId, 'YT7100000000001')
  const { items } = await given.scan(staff.packer, number)
  const stockId = items[0]!.id
  await given.inspect(world, staff.packer, stockId)
  await given.shelve(staff.packer, stockId)
  const parcel = await given.aParcel(ana, [stockId])
  await given.payParcel(ana, parcel)
  await given.pickAll(staff.packer, parcel.id)
  await given.pack(staff.packer, parcel.id)
  await given.ship(staff.packer, parcel.id)
  await given.trackingUpdate(staff.packer, parcel.id, 'delivered')
  await runAt('18:00')
  const mails = await world.db
    .selectFrom('mails')
    .where('shopper_id', '=', ana.id)
    .where('created_at', '>', before)
    .orderBy('created_at')
    .select('template')
    .execute()
  expect(mails.map(({ template }) => template)).toEqual([
    'order_paid',
    'parcel_shipped',
    'parcel_delivered',
    DAILY_MAIL,
  ])
  const [digest] = await digestsOf(ana)
  expect(digest!.text_body).toMatch(/^\d updates, no answer needed\n=+/)
  // The shelf and the packing are one row, since they are about the same goods.
  expect(digest!.subject).toMatch(/: today’s news$/)
})

test('lists what happened by goods, in order, and is sent once', async () => {
  const bo = await world.shopper('bo')
  world.clock.advance({ minutes: 1 })
  await tell(bo, 'item_approved', 'Mug')
  world.clock.advance({ minutes: 1 })
  await tell(bo, 'item_purchased', 'Mug')
  await tell(bo, 'item_approved', 'Lamp')
  await runAt('17:55', 1)
  expect(await count(bo)).toBe(0)
  await runAt('18:00')
  await world.runJob('send-digests', {})
  await runAt('18:05')
  expect(await count(bo)).toBe(1)
  const { subject, text_body, html_body } = (await digestsOf(bo))[0]!
  expect(subject).toMatch(/^(Lamp and mug|Mug and lamp): today’s news$/)
  expect(text_body).toContain('3 updates, no answer needed')
  expect(text_body).toContain('Mug\nWe’re buying it · Bought')
  expect(html_body).toContain('We’re buying it · Bought')
})

test('tells what happened at the same moment in the order of a purchase', async () => {
  const lea = await world.shopper('lea')
  for (const kind of ['item_in_stock', 'item_received', 'seller_shipped'] as const) await tell(lea, kind)
  await runAt('18:05', 1)
  const { text_body } = (await digestsOf(lea))[0]!
  expect(text_body).toContain('Shipped by the seller · Arrived at our warehouse · On your shelf, with photos')
})

test('waits for the reader’s own evening, and for news', async () => {
  const cleo = await world.shopper('cleo')
  await cleo.call('POST /users/update_info', { body: { time_zone: 'Europe/Berlin' } })
  await tell(cleo, 'item_approved')
  await runAt('16:55', 1)
  expect(await count(cleo)).toBe(0)
  await runAt('17:00')
  expect(await count(cleo)).toBe(1)
  await runAt('17:00', 1)
  expect(await count(cleo)).toBe(1)
})

test('comes once on a day on which the reader travels', async () => {
  const dora = await world.shopper('dora')
  await dora.call('POST /users/update_info', { body: { time_zone: 'Europe/Berlin' } })
  await tell(dora, 'item_approved')
  await runAt('17:05', 1)
  await tell(dora, 'item_purchased')
  await dora.call('POST /users/update_info', { body: { time_zone: 'America/New_York' } })
  await runAt('23:05')
  expect(await count(dora)).toBe(1)
  await runAt('23:05', 1)
  expect(await count(dora)).toBe(2)
})

test('leaves out what was read, turned off, or belongs to nobody any more', async () => {
  const [eve, fay, gus] = [await world.shopper('eve'), await world.shopper('fay'), await world.shopper('gus')]
  for (const who of [eve, fay, gus]) await tell(who, 'item_approved')
  await eve.call('POST /messages/read', { body: { all: true } })
  await choose(fay, 'orders', 'off')
  await gus.call('POST /account/close', { body: { password: PASSWORD } })
  await runAt('18:00', 1)
  for (const who of [eve, fay, gus]) expect(await count(who)).toBe(0)
  // Turned on again, it does not bring back old news.
  await choose(fay, 'orders', 'daily')
  await runAt('18:00', 1)
  expect(await count(fay)).toBe(0)
})

test('is sent once by two processes at the same time', async () => {
  const hal = await world.shopper('hal')
  await tell(hal, 'item_approved')
  await runAt('17:30', 1)
  world.clock.advance({ minutes: 30 })
  await Promise.all([world.runJob('send-digests', {}), world.runJob('send-digests', {})])
  expect(await count(hal)).toBe(1)
})

test('is sent after a crash in the middle, whole', async () => {
  const ida = await world.shopper('ida')
  await tell(ida, 'item_approved')
  await runAt('17:30', 1)
  world.clock.advance({ minutes: 30 })
  const crash = vi.spyOn(letters, 'digestLetter').mockImplementation(({ email }) => {
    throw new Error(`killed while writing to ${email}`)
  })
  await expect(world.runJob('send-digests', {})).rejects.toThrow('failed')
  crash.mockRestore()
  expect(await count(ida)).toBe(0)
  await world.runJob('send-digests', {})
  expect(await count(ida)).toBe(1)
})

test('shows eight rows of many', async () => {
  const jo = await world.shopper('jo', { lang: 'zh' })
  for (let index = 1; index <= 10; index += 1) await tell(jo, 'item_approved', `杯子${index}`)
  await runAt('18:05', 1)
  const { subject, text_body } = (await digestsOf(jo))[0]!
  expect(subject).toContain('：今日动态')
  expect(text_body).toContain('10 条动态，无需答复')
  expect(text_body).toContain('另有 2 条，见消息页')
})

test('answers wait for it too, if the shopper chose so', async () => {
  const kay = await world.shopper('kay')
  await kay.call('PUT /mail_choices/{topic}', { params: { topic: 'replies' }, body: { choice: 'daily' } })
  const service = await world.staff('mia', ['support'])
  const conversationId = await given.aQuestion(kay)
  await given.anAnswer(service, conversationId)
  world.clock.advance({ hours: 1 })
  await world.runJob('mail-answers', { conversationId })
  await runAt('18:05', 1)
  expect((await digestsOf(kay))[0]!.text_body).toContain('Customer service replied')
})

test('comes at the hour that the reader chose, says so, and not twice when the hour is changed', async () => {
  const zoe = await world.shopper('zoe')
  await zoe.call('PUT /mail_choices', { body: { daily_hour: 8 } })
  await runAt('08:01', 1)
  await tell(zoe, 'item_approved', 'Kettle')
  await runAt('18:05')
  expect(await count(zoe)).toBe(0)
  await runAt('07:55', 1)
  expect(await count(zoe)).toBe(0)
  await runAt('08:00')
  expect(await count(zoe)).toBe(1)
  const [mail] = await digestsOf(zoe)
  expect(mail!.text_body).toContain('One email a day, at 8:00')
  await tell(zoe, 'item_approved', 'Umbrella')
  await zoe.call('PUT /mail_choices', { body: { daily_hour: 12 } })
  await runAt('12:00')
  expect(await count(zoe)).toBe(1)
  await runAt('12:00', 1)
  expect(await count(zoe)).toBe(2)
})
