import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../platform/database/db.ts'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { askAboutProblem, takeItemStep } from './public.ts'

const world = testWorld()
let ana: Person
let bo: Person
let lin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  lin = await world.staff('lin', ['buyer'])
})

const ask = (id: string, goods_fen: number, changes: { kind?: 'price' | 'options'; note?: string } = {}) =>
  lin.call('POST /staff/order_items/{id}/ask', {
    params: { id },
    body: { kind: 'price', goods_fen, freight_fen: 0, note: 'The price went up', ...changes },
  })
const answer = (id: string, accept: boolean, who = ana) =>
  who.call('POST /order_items/{id}/answer', { params: { id }, body: { accept } })
const paySupplement = (id: string, amount: number, who = ana) =>
  who.call('POST /payments', {
    body: { supplement_ids: [id], method: 'balance', expected_total_fen: amount },
  })
const rowOf = (id: string) =>
  world.db.selectFrom('order_items').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const itemOf = async (id: string, who = ana) => {
  const { order_id } = await rowOf(id)
  const { items } = await who.call('GET /orders/{id}', { params: { id: order_id } })
  return items.find((item) => item.id === id)!
}
const available = async (who = ana) => (await who.call('GET /funds')).available_fen

describe('a higher price', () => {
  test('is asked about, accepted, paid as a supplement, and then bought', async () => {
    const id = await given.anApprovedItem(world, ana, lin)
    expect(await ask(id, 3_600)).toEqual({ stage: 'awaiting_customer' })
    expect((await itemOf(id)).question).toMatchObject({
      kind: 'price',
      note: 'The price went up',
      old_fen: 3_000,
      new_fen: 3_600,
      service_fen: 30,
      answer_by: '2026-11-05T02:00:00.000Z',
    })
    const { stage, supplement_id } = await answer(id, true)
    expect(stage).toBe('supplement_due')
    expect(await itemOf(id)).toMatchObject({
      question: null,
      supplement: { id: supplement_id, amount_fen: 630, service_fen: 30 },
    })
    // Nothing is charged silently.
    expect((await itemOf(id)).frozen_fen).toBe(3_150)

    await given.money(world, ana, 630)
    await paySupplement(supplement_id!, 630)
    expect(await itemOf(id)).toMatchObject({
      stage: 'to_purchase',
      supplement: null,
      frozen_fen: 3_780,
      amounts: { goods_fen: 3_600, service_fen: 180, total_fen: 3_780 },
    })
    expect((await expectRefusal(paySupplement(supplement_id!, 630), 'transition_not_allowed')).reason).toBe(
      'already_paid',
    )
    const bought = await given.buy(lin, id, 3_600)
    expect(bought.saved_fen).toBe(0)
  })

  test('may be asked about twice', async () => {
    const id = await given.anApprovedItem(world, ana, lin)
    for (const price of [3_200, 3_500]) {
      await ask(id, price)
      const { supplement_id } = await answer(id, true)
      const due = (await itemOf(id)).supplement!.amount_fen
      await given.money(world, ana, due)
      await paySupplement(supplement_id!, due)
    }
    expect((await rowOf(id)).frozen_fen).toBe(3_675)
  })

  test('if declined, cancels the item and refunds everything', async () => {
    const id = await given.anApprovedItem(world, ana, lin)
    const before = await available()
    await ask(id, 3_600)
    expect(await answer(id, false)).toEqual({ stage: 'cancelled', supplement_id: null })
    expect((await available()) - before).toBe(3_150)
    await expectRefusal(answer(id, true), 'transition_not_allowed')
  })

  test('waits if the balance does not cover it, and can still be cancelled', async () => {
    const cleo = await world.shopper('cleo')
    const id = await given.anApprovedItem(world, cleo, lin)
    await ask(id, 9_000)
    const { supplement_id } = await answer(id, true, cleo)
    const error = await expectRefusal(paySupplement(supplement_id!, 6_300, cleo), 'insufficient_balance')
    expect(error.data).toMatchObject({ total_fen: 6_300, available_fen: 0, missing_fen: 6_300 })
    await expectRefusal(paySupplement(supplement_id!, 6_299, cleo), 'out_of_date')
    await cleo.call('POST /order_items/{id}/cancel', { params: { id }, body: {} })
    await expectRefusal(paySupplement(supplement_id!, 6_300, cleo), 'transition_not_allowed')
    expect(await available(cleo)).toBe(3_150)
  })
})

describe('other answers', () => {
  test('a change of options at a lower price refunds the difference immediately', async () => {
    const id = await given.anApprovedItem(world, ana, lin)
    const before = await available()
    await ask(id, 2_600, { kind: 'options', note: 'Only green is left, and cheaper' })
    expect(await answer(id, true)).toEqual({ stage: 'to_purchase', supplement_id: null })
    expect((await available()) - before).toBe(400)
    expect(await rowOf(id)).toMatchObject({ frozen_fen: 2_750, goods_fen: 2_600 })
  })

  test('an item has one question at a time, and only its shopper answers it', async () => {
    const id = await given.anApprovedItem(world, ana, lin)
    await ask(id, 3_600)
    await expectRefusal(ask(id, 3_700), 'transition_not_allowed')
    await expectRefusal(answer(id, true, bo), 'not_found')
    await expectRefusal(answer(randomUUID(), true), 'not_found')
    const results = await Promise.allSettled([answer(id, true), answer(id, false), answer(id, true)])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })

  test('are also given to questions asked at review, and complete it', async () => {
    const tom = await world.staff('tom', ['support'])
    const order = await given.aPaidOrder(world, ana)
    const [id] = order.itemIds as [string]
    const body = { kind: 'options', goods_fen: 3_000, freight_fen: 0, note: 'Only in green' } as const
    const asked = await tom.call('POST /staff/order_items/{id}/ask', { params: { id }, body })
    expect(asked.stage).toBe('awaiting_customer')
    await answer(id, true)
    expect((await rowOf(id)).stage).toBe('to_purchase')
    const { history } = await ana.call('GET /orders/{id}', { params: { id: order.id } })
    expect(history.map((step) => step.step)).toEqual([
      'place',
      'pay',
      'approve',
      'ask_customer',
      'accept_change',
    ])
  })

  test('bad questions are refused', async () => {
    const id = await given.anApprovedItem(world, ana, lin)
    expect((await expectRefusal(ask(id, 0), 'invalid_input')).fields).toHaveProperty('goods_fen')
    expect((await expectRefusal(ask(id, 3_000), 'invalid_input')).fields).toHaveProperty('goods_fen')
    const silent = await expectRefusal(ask(id, 3_000, { kind: 'options', note: ' ' }), 'invalid_input')
    expect(silent.reason).toBe('reason_required')
    await expectRefusal(ask(randomUUID(), 3_600), 'not_found')
    expect((await rowOf(id)).stage).toBe('to_purchase')
  })
})

describe('a problem that inspection found', () => {
  // The warehouse's tests cover reporting the problem; the shopper's answers are tested here.
  async function withProblem(who = ana): Promise<string> {
    const { id } = await given.anItemOnItsWay(world, who, lin)
    for (const step of ['receive', 'report_problem'] as const)
      await inTransaction(world.db, (tx) =>
        takeItemStep(tx, {
          itemId: id,
          step,
          actor: 'staff',
          actorId: lin.id,
          roles: ['warehouse'],
          now: world.clock.now(),
        }),
      )
    const problem = { itemId: id, note: 'A stain', askedBy: lin.id, now: world.clock.now() }
    await inTransaction(world.db, (tx) => askAboutProblem(tx, problem))
    return id
  }

  test('is accepted: the item is kept, and the warehouse is notified', async () => {
    const id = await withProblem()
    expect((await itemOf(id)).question).toMatchObject({
      kind: 'problem',
      answer_by: '2026-11-04T02:00:00.000Z',
    })
    expect(await answer(id, true)).toEqual({ stage: 'in_stock', supplement_id: null })
    await expectRefusal(answer(id, true), 'transition_not_allowed')
  })

  test('is declined: that is a refund request', async () => {
    const id = await withProblem()
    expect(await answer(id, false)).toEqual({ stage: 'abnormal', supplement_id: null })
    expect(await itemOf(id)).toMatchObject({
      status: 'refund_processing',
      question: null,
      refund: { stage: 'requested' },
    })
  })

  test('is also answered by a refund request', async () => {
    const id = await withProblem()
    await ana.call('POST /order_items/{id}/refund', {
      params: { id },
      body: { cause: 'wrong_options', reason: 'stained' },
    })
    await expectRefusal(answer(id, true), 'transition_not_allowed')
  })

  test('the item is kept after a refund request that comes to nothing', async () => {
    const sue = await world.staff('sue', ['support'])
    const [withdrawn, rejected] = [await withProblem(), await withProblem()]
    for (const id of [withdrawn, rejected]) await answer(id, false)
    await ana.call('POST /order_items/{id}/cancel_refund', { params: { id: withdrawn }, body: {} })
    const { refund } = await itemOf(rejected)
    await sue.call('POST /staff/refund_cases/{id}/decide', {
      params: { id: refund!.id },
      body: { step: 'reject', note: 'It is as on the page' },
    })
    for (const id of [withdrawn, rejected]) expect((await rowOf(id)).stage).toBe('in_stock')
  })
})

describe('a question in our own words', () => {
  const askFree = (id: string, note = 'Which of the two greens?', who = lin) =>
    who.call('POST /staff/order_items/{id}/ask', {
      params: { id },
      body: { kind: 'free', goods_fen: 1, freight_fen: 0, note },
    })
  const reply = (id: string, words: string, who = ana) =>
    who.call('POST /order_items/{id}/answer', { params: { id }, body: { accept: true, reply: words } })

  test('is answered in the shopper’s, and the buyer reads it at the item; no price changes', async () => {
    const id = await given.anApprovedItem(world, ana, lin)
    const before = await rowOf(id)
    await expectRefusal(askFree(id, ' '), 'invalid_input')
    await askFree(id)
    expect(await itemOf(id)).toMatchObject({
      stage: 'awaiting_customer',
      question: { kind: 'free', note: 'Which of the two greens?', service_fen: 0 },
      next: { kind: 'answer', about: 'question_free', pay_fen: 0, otherwise: 'cancelled' },
    })
    const kinds = (await ana.call('GET /messages')).items.map(({ kind }) => kind)
    expect(kinds[0]).toBe('question_free')
    await expectRefusal(answer(id, true), 'invalid_input')
    await expectRefusal(reply(id, '  '), 'invalid_input')
    await expectRefusal(reply(id, 'x'.repeat(501)), 'invalid_input')
    expect((await reply(id, ' The darker <b>one</b> ')).stage).toBe('to_purchase')
    await expectRefusal(reply(id, 'The other'), 'transition_not_allowed')
    const { stage_at: _at, ...after } = await rowOf(id)
    expect(before).toMatchObject(after)
    const { items } = await lin.call('GET /staff/order_items', {
      query: { stage: 'to_purchase', limit: 100 },
    })
    expect(items.find((item) => item.id === id)!.remarks).toContainEqual({
      of: 'answer',
      text: 'Which of the two greens? → The darker <b>one</b>',
    })
  })

  test('is declined like any other, and expires like any other', async () => {
    const [declined, late] = [
      await given.anApprovedItem(world, ana, lin),
      await given.anApprovedItem(world, ana, lin),
    ]
    for (const id of [declined, late]) await askFree(id)
    expect((await answer(declined, false)).stage).toBe('cancelled')
    await given.later(world, { hours: 73 })
    await expectRefusal(reply(late, 'Green'), 'transition_not_allowed')
    await world.runJob('expire-questions', {})
    expect((await rowOf(late)).stage).toBe('cancelled')
  })

  test('is no one else’s to answer, and a reply to another question counts nothing', async () => {
    const id = await given.anApprovedItem(world, ana, lin)
    await askFree(id)
    await expectRefusal(reply(id, 'Green', await world.shopper('zoe')), 'not_found')
    const priced = await given.anApprovedItem(world, ana, lin)
    await ask(priced, 3_100, { kind: 'options', note: 'Only in green' })
    await reply(priced, 'Green, please')
    const row = await world.db
      .selectFrom('item_questions')
      .where('order_item_id', '=', priced)
      .select(['answer', 'reply'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ answer: 'accepted', reply: '' })
  })
})
