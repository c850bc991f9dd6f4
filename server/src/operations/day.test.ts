import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let wu: Person
let lin: Person
let ada: Person

const WEEK_MS = 7 * 86_400_000
const act = (who: Person, action: string, weeks: number, minutes = 0, subject = 'x') =>
  world.db
    .insertInto('audit_log')
    .values({
      staff_id: who.id,
      action,
      subject_kind: 'parcel',
      subject_id: subject,
      request_id: 'test',
      created_at: new Date(world.clock.now().getTime() - weeks * WEEK_MS + minutes * 60_000),
    })
    .execute()

beforeAll(async () => {
  wu = await world.staff('wu', ['warehouse'])
  lin = await world.staff('lin', ['support', 'buyer'])
  ada = await world.staff('ada', ['admin'])
  for (const who of [wu, ada]) await act(who, 'pack_parcel', 0)
  for (const week of [1, 1, 1, 2]) await act(wu, 'pack_parcel', week)
  // Later on the same weekday: does not count towards what is usual by this hour.
  await act(wu, 'pack_parcel', 1, 30)
  await act(lin, 'approve_item', 0)
})

const packedOf = async (who: Person) =>
  (await who.call('GET /staff/day')).figures.find(({ id }) => id === 'packed')
const lead = (who: Person, leads_shift: boolean) =>
  ada.call('PATCH /staff/members/{id}', { params: { id: who.id }, body: { leads_shift } })

test('a clerk sees their own day, beside their own usual of this weekday up to this hour', async () => {
  const { whose, clerks } = await wu.call('GET /staff/day')
  expect([whose, clerks]).toEqual(['own', null])
  expect(await packedOf(wu)).toEqual({ id: 'packed', today: 1, mine: 1, usual: 2 })
  expect(await packedOf(ada)).toEqual({ id: 'packed', today: 2, mine: 1, usual: 2 })
})

test('work undone on the same day does not count, whoever undid it; work done again counts once', async () => {
  await act(wu, 'pack_parcel', 0, -9, 'again')
  await act(wu, 'pack_parcel', 0, -8, 'of another')
  await act(ada, 'reopen_box', 0, -7, 'again')
  expect(await packedOf(ada)).toMatchObject({ today: 3, mine: 1 })
  await act(ada, 'pack_parcel', 0, -6, 'again')
  expect(await packedOf(ada)).toMatchObject({ today: 4, mine: 2 })
  // Packing and opening one box again and again makes no clerk better.
  for (const minutes of [-5, -4, -3]) {
    await act(wu, 'pack_parcel', 0, minutes - 0.2, 'twice')
    await act(wu, 'reopen_box', 0, minutes, 'twice')
  }
  expect(await packedOf(wu)).toMatchObject({ today: 2 })
  // Undone on a later day: it still counts as work of its own day.
  await act(wu, 'pack_parcel', 2, -5, 'of that day')
  await act(wu, 'reopen_box', 1, -5, 'of that day')
  expect(await packedOf(wu)).toMatchObject({ usual: 3 })
})

test('staff only see their own kinds of work; an admin sees all, by colleague', async () => {
  expect((await lin.call('GET /staff/day')).figures.map(({ id }) => id)).toEqual([
    'reviewed',
    'bought',
    'answered',
  ])
  const { clerks } = await ada.call('GET /staff/day')
  expect(clerks?.find(({ id }) => id === lin.id)?.figures).toEqual([
    { id: 'reviewed', today: 1, usual: null },
  ])
  expect(clerks?.map(({ name }) => name)).toEqual(['ada', 'lin', 'wu'])
})

test('who leads a shift sees those of the same warehouse, also one who was blocked during it', async () => {
  const zhou = await world.staff('zhou', ['warehouse'])
  const yan = await world.staff('yan', ['warehouse'])
  const warehouses = [wu, zhou, yan].map((who, at) =>
    who.call('PUT /staff/workplace', { body: { warehouse_id: ['GZ1', 'GZ1', 'YW1'][at]! } }),
  )
  await Promise.all(warehouses)
  for (const who of [zhou, yan]) await act(who, 'pack_parcel', 0)
  await expectRefusal(
    wu.call('PATCH /staff/members/{id}', { params: { id: wu.id }, body: { leads_shift: true } }),
    'forbidden',
  )
  expect((await wu.call('GET /staff/day')).clerks).toBeNull()
  await lead(wu, true)
  const reason = 'Left at noon'
  await ada.call('POST /staff/members/{id}/block', { params: { id: zhou.id }, body: { reason } })
  const { clerks, figures } = await wu.call('GET /staff/day')
  expect(clerks?.map(({ name }) => name)).toEqual(['wu', 'zhou'])
  expect(figures.map(({ id }) => id)).not.toContain('paid_out')
  expect(await packedOf(yan)).toMatchObject({ today: 1 })
  await lead(wu, false)
  expect((await wu.call('GET /staff/day')).clerks).toBeNull()
})

test('work that will be late before midnight at the warehouse is due today', async () => {
  const ana = await world.shopper('ana')
  await given.money(world, ana, 30_000)
  const order = await given.aPaidOrder(world, ana, { line: { unit_price_fen: 3_000, title: 'Cup' } })
  const review = async () => (await lin.call('GET /staff/dashboard')).queues.find(({ id }) => id === 'review')
  const { review_due_at } = await lin.call('GET /staff/orders/{id}', { params: { id: order.id } })
  const dueAt = new Date(review_due_at!)
  world.clock.advance({ minutes: Math.floor((dueAt.getTime() - world.clock.now().getTime()) / 60_000) - 1 })
  const by = review_due_at
  expect(await review()).toMatchObject({ count: 1, late: 0, due: 1, promise: { by, minutes_left: 1 } })
  world.clock.advance({ minutes: 5 })
  expect(await review()).toMatchObject({ count: 1, late: 1, due: 0, promise: { by, minutes_left: -4 } })
})

test('a weekend makes no question late; working hours do, as many as are set', async () => {
  const cleo = await world.shopper('cleo')
  const id = await given.aQuestion(cleo)
  const friday = new Date('2026-11-13T08:00:00Z')
  world.clock.set(new Date('2026-11-16T01:00:00Z'))
  await given.logInAgain(world, lin)
  await world.db.updateTable('conversations').set({ waiting_since: friday }).where('id', '=', id).execute()
  const asked = async () =>
    (await lin.call('GET /staff/dashboard')).queues.find((queue) => queue.id === 'conversations')
  // Two hours were worked on Friday, and none since: seven of nine are left on Monday at nine.
  const promise = { by: '2026-11-16T08:00:00.000Z', minutes_left: 7 * 60 }
  expect(await asked()).toMatchObject({ count: 1, late: 0, due: 1, promise })
  world.clock.advance({ minutes: 7 * 60 + 1 })
  expect(await asked()).toMatchObject({ late: 1, due: 0, promise: { minutes_left: -1 } })
  // A clock set back says what it would have said then.
  world.clock.advance({ minutes: -60 })
  expect(await asked()).toMatchObject({ late: 0, promise: { minutes_left: 59 } })
})
