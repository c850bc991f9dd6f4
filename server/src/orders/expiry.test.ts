import { beforeEach, expect, test, vi } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let lin: Person
let people = 0

// Each test outlasts a session, so it needs new people.
beforeEach(async () => {
  people += 1
  ana = await world.shopper(`ana${people}`)
  lin = await world.staff(`lin${people}`, ['buyer'])
})

const ask = (id: string) =>
  lin.call('POST /staff/order_items/{id}/ask', {
    params: { id },
    body: { kind: 'price', goods_fen: 3_600, freight_fen: 0, note: 'The price went up' },
  })
const answer = (id: string, who = ana) =>
  who.call('POST /order_items/{id}/answer', { params: { id }, body: { accept: true } })
const rowOf = (id: string) =>
  world.db.selectFrom('order_items').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

test('items not answered or paid within 72 hours are cancelled, and all money is released', async () => {
  const asked = await given.anApprovedItem(world, ana, lin)
  const owing = await given.anApprovedItem(world, ana, lin)
  for (const id of [asked, owing]) await ask(id)
  const { supplement_id } = await answer(owing)
  const stages = async () => [(await rowOf(asked)).stage, (await rowOf(owing)).stage]

  world.clock.advance({ hours: 72 })
  await world.runJob('expire-questions', {})
  expect(await stages()).toEqual(['awaiting_customer', 'supplement_due'])
  world.clock.advance({ minutes: 1 })
  await world.runJob('expire-questions', {})
  await world.runJob('expire-questions', {})
  expect(await stages()).toEqual(['cancelled', 'cancelled'])
  expect(await rowOf(owing)).toMatchObject({ closed_by: 'system', frozen_fen: 0 })

  const again = await given.loggedInAgain(world, ana)
  expect((await again.call('GET /funds')).available_fen).toBe(6_300)
  const kinds = (await messagesOf(again)).map((message) => message.kind)
  expect(kinds).toEqual(expect.arrayContaining(['question_expired', 'supplement_expired']))
  const body = { supplement_ids: [supplement_id!], method: 'balance', expected_total_fen: 600 }
  await expectRefusal(again.call('POST /payments', { body }), 'transition_not_allowed')
})

test('supplements and answers are refused after their deadline, even before the job has run', async () => {
  const asked = await given.anApprovedItem(world, ana, lin)
  const owing = await given.anApprovedItem(world, ana, lin)
  for (const id of [asked, owing]) await ask(id)
  const { supplement_id } = await answer(owing)
  world.clock.advance({ hours: 73 })
  const again = await given.loggedInAgain(world, ana)
  await expectRefusal(answer(asked, again), 'transition_not_allowed')
  const body = { supplement_ids: [supplement_id!], method: 'balance', expected_total_fen: 600 }
  const error = await expectRefusal(again.call('POST /payments', { body }), 'transition_not_allowed')
  expect(error.reason).toBe('payment_window_closed')
  // Nothing offers what would be refused.
  const { items, waiting } = {
    ...(await again.call('GET /orders', { query: {} })),
    ...(await again.call('GET /desk')),
  }
  const late = items.filter((order) => order.items.some(({ id }) => id === asked || id === owing))
  expect(late.map(({ next }) => next)).toEqual([null, null])
  expect(waiting.count).toBe(0)
  for (const { id } of late)
    expect((await again.call('GET /orders/{id}', { params: { id } })).items).toMatchObject([
      { next: null, question: null, supplement: null },
    ])
})

test('open pages hear that an order expired, its coupon included', async () => {
  await given.anOrder(ana)
  const topics = new Set<string>()
  const stop = world.world.events.listen(ana.id, (topic) => topics.add(topic))
  world.clock.advance({ hours: 25 })
  await world.runJob('expire-unpaid', {})
  await vi.waitFor(() => expect([...topics]).toEqual(expect.arrayContaining(['orders', 'funds', 'rewards'])))
  stop()
})
