import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { readReceipt } from '../orders/receipt/read-receipt.ts'

const world = testWorld()
let ana: Person
let lin: Person
let sue: Person
let fin: Person
let eve: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  lin = await world.staff('lin', ['buyer'])
  sue = await world.staff('sue', ['support'])
  fin = await world.staff('fin', ['finance'])
  eve = await world.staff('eve', ['finance'])
  await given.money(world, ana, 50_000)
})
beforeEach(async () => {
  for (const act of ['adjustment', 'refund'] as const)
    await given.limits(world, act, { aloneFen: 1_999, aloneDayFen: 1e12, dayFen: 1e12 })
})

const available = async () => (await ana.call('GET /funds')).available_fen
const waiting = async () =>
  (await fin.call('GET /staff/approvals')).items.map(({ kind, amount_fen, first_by_name }) => [
    kind,
    amount_fen,
    first_by_name,
  ])
const correct = (who: Person, amount_fen: number, shopper_id = ana.id) =>
  who.call('POST /staff/adjustments', {
    body: { shopper_id, amount_fen, cause: 'goodwill', reason: ' Waited too long. ' },
  })
const book = (who: Person, id: string) =>
  who.call('POST /staff/adjustments/{id}/book', { params: { id }, body: {} })
/**
 * Why each of these people may not take the second step, as the lists say, one entry each; in the order of
 * `people`.
 */
const whyNot = async (people: readonly Person[], id: string) => {
  const reasons = []
  for (const person of people) {
    const { items } = await person.call('GET /staff/adjustments', { query: { stage: 'requested' } })
    const { items: all } = await person.call('GET /staff/approvals')
    const [card, listed] = [items.find((row) => row.id === id), all.find((row) => row.id === id)]
    expect(listed?.why_not_second).toBe(card?.why_not_second)
    reasons.push(card?.why_not_second)
  }
  return reasons
}
const reject = (who: Person, id: string, reason = 'No proof.') =>
  who.call('POST /staff/adjustments/{id}/reject', { params: { id }, body: { reason } })

describe('a correction of a balance', () => {
  test('a small one is booked immediately, and the shopper is notified', async () => {
    const before = await available()
    expect(await correct(fin, 1_999)).toMatchObject({
      stage: 'booked',
      two_people: false,
      asked_by_name: 'fin',
      decided_by_name: 'fin',
      reason: 'Waited too long.',
      available_fen: before + 1_999,
    })
    expect(await available()).toBe(before + 1_999)
    expect((await messagesOf(ana)).map(({ kind }) => kind)).toContain('balance_raised')
    const [entry] = (await ana.call('GET /funds/entries')).items
    expect(entry).toMatchObject({ kind: 'adjustment', change_fen: 1_999 })
  })

  test('a large one waits for a second person, in either direction', async () => {
    const before = await available()
    const asked = await correct(fin, -2_000)
    expect(asked).toMatchObject({ stage: 'requested', two_people: true, decided_by: null })
    expect(await available()).toBe(before)
    expect(await waiting()).toEqual([['adjustment', -2_000, 'fin']])
    const { queues } = await fin.call('GET /staff/dashboard')
    expect(queues.find((queue) => queue.id === 'approvals')).toMatchObject({ count: 1 })
    await expectRefusal(book(fin, asked.id), 'transition_not_allowed')
    // Changing the threshold does not allow the person who requested it to book it.
    await given.noLimits(world, 'adjustment')
    await expectRefusal(book(fin, asked.id), 'transition_not_allowed')
    expect(await book(eve, asked.id)).toMatchObject({ stage: 'booked', decided_by_name: 'eve' })
    expect(await available()).toBe(before - 2_000)
    expect(await waiting()).toEqual([])
    await expectRefusal(book(eve, asked.id), 'transition_not_allowed')
    await expectRefusal(reject(eve, asked.id), 'transition_not_allowed')
  })

  test('is rejected by another person or withdrawn, and then nothing is booked', async () => {
    const before = await available()
    const { id } = await correct(fin, 5_000)
    await expectRefusal(reject(eve, id, ' '), 'invalid_input')
    expect(await reject(eve, id)).toMatchObject({ stage: 'rejected', decision_note: 'No proof.' })
    await expectRefusal(book(eve, id), 'transition_not_allowed')
    const other = await correct(fin, 5_000)
    expect(await reject(fin, other.id, 'Typing mistake.')).toMatchObject({ stage: 'rejected' })
    expect(await available()).toBe(before)
  })

  test('of an account that was closed meanwhile is only rejected', async () => {
    const zed = await world.shopper('zed')
    const { id } = await correct(fin, 5_000, zed.id)
    await zed.call('POST /account/close', { body: { password: PASSWORD } })
    await expectRefusal(book(eve, id), 'transition_not_allowed')
    const { balance_fen: fen } = await world.db
      .selectFrom('ledger_accounts')
      .where('shopper_id', '=', zed.id)
      .where('kind', '=', 'available')
      .select('balance_fen')
      .executeTakeFirstOrThrow()
    expect(fen).toBe(0)
    expect(await reject(eve, id)).toMatchObject({ stage: 'rejected' })
  })

  test('of an order is divided among what can still be given back of its items', async () => {
    await given.noLimits(world, 'adjustment')
    await given.noLimits(world, 'refund')
    const order = await given.aPaidOrder(world, ana, { items: 2, line: { unit_price_fen: 5_000 } })
    for (const id of order.itemIds) {
      await lin.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
      await given.buy(lin, id, 5_000)
    }
    const [refunded] = order.itemIds as [string, string]
    await ana.call('POST /order_items/{id}/refund', {
      params: { id: refunded },
      body: { cause: 'not_sent', reason: 'never came' },
    })
    const { id: refundId } = await world.db
      .selectFrom('refund_cases')
      .where('order_item_id', '=', refunded)
      .select('id')
      .executeTakeFirstOrThrow()
    for (const [who, step] of [
      [sue, 'grant'],
      [fin, 'pay_back'],
    ] as const)
      await who.call('POST /staff/refund_cases/{id}/decide', {
        params: { id: refundId },
        body: { step, fault: 'ours', note: '' },
      })
    const giveBack = (amount_fen: number) =>
      fin.call('POST /staff/adjustments', {
        body: {
          shopper_id: ana.id,
          amount_fen,
          cause: 'goodwill',
          reason: 'Waited.',
          order_number: order.number,
        },
      })
    const before = await available()
    await giveBack(5_250)
    expect(await available()).toBe(before + 5_250)
    expect((await expectRefusal(giveBack(1), 'transition_not_allowed')).reason).toBe('more_than_paid')
    // Its receipt says so, and takes it for nothing else.
    expect((await readReceipt(world.db, ana.id, order.id)).settled).toMatchObject({
      refundedFen: 5_250,
      correctedFen: 5_250,
      photosFen: 0,
      costFen: 0,
    })
    expect(await ana.call('GET /orders/{id}', { params: { id: order.id } })).toMatchObject({
      corrected_fen: 5_250,
    })
  })

  test('never takes more than the balance, and leaves no trace if it is refused', async () => {
    await given.noLimits(world, 'adjustment')
    const before = await available()
    await expectRefusal(correct(fin, -(before + 1)), 'insufficient_balance')
    expect(await available()).toBe(before)
    const { items } = await fin.call('GET /staff/adjustments', { query: { stage: 'requested' } })
    expect(items).toEqual([])
  })

  test('bad input', async () => {
    await expectRefusal(correct(fin, 0), 'invalid_input')
    await expectRefusal(correct(fin, 10_000_001), 'invalid_input')
    await expectRefusal(correct(fin, 1_000, randomUUID()), 'not_found')
    await expectRefusal(book(eve, randomUUID()), 'not_found')
    await expectRefusal(reject(eve, randomUUID()), 'not_found')
    for (const who of [sue, lin, ana]) await expectRefusal(correct(who, 1_000), 'forbidden')
    const dee = await world.shopper('dee')
    await world.db
      .updateTable('shoppers')
      .set({ closed_at: world.clock.now(), blocked_at: world.clock.now() })
      .where('id', '=', dee.id)
      .execute()
    await expectRefusal(correct(fin, 1_000, dee.id), 'transition_not_allowed')
  })

  test('the database itself prevents one person from doing both', async () => {
    const { id } = await correct(fin, 5_000)
    const alone = world.db
      .updateTable('adjustments')
      .set({ stage: 'booked', decided_by: fin.id })
      .where('id', '=', id)
      .execute()
    await expect(alone).rejects.toThrow(/adjustments_two_people/)
    await reject(fin, id)
  })

  test('lists say who may not book it: the first person, and whoever is not independent of them', async () => {
    const max = await world.staff('max', ['finance'])
    await world.db
      .insertInto('audit_log')
      .values({
        staff_id: fin.id,
        action: 'reset_staff_two_factor',
        subject_kind: 'staff',
        subject_id: max.id,
        request_id: 'test',
        created_at: world.clock.now(),
      })
      .execute()
    const { id } = await correct(fin, 5_000)
    expect(await whyNot([fin, max, eve], id)).toEqual([
      'second_person_needed',
      'second_person_dependent',
      null,
    ])
    expect((await expectRefusal(book(max, id), 'forbidden')).reason).toBe('second_person_dependent')
    await reject(fin, id)
  })

  test('two people who book it concurrently book it once', async () => {
    const zoe = await world.staff('zoe', ['finance'])
    const before = await available()
    const { id } = await correct(fin, 3_000)
    const both = await Promise.allSettled([book(eve, id), book(zoe, id)])
    expect(both.map((entry) => entry.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await available()).toBe(before + 3_000)
  })
})

describe('a refund after purchase', () => {
  const decide = (who: Person, id: string, step: 'grant' | 'pay_back') =>
    who.call('POST /staff/refund_cases/{id}/decide', { params: { id }, body: { step, note: '' } })

  async function aGrantedCase(): Promise<string> {
    const { id: itemId } = await given.anItemOnItsWay(world, ana, lin)
    await world.db.updateTable('order_items').set({ stage: 'purchased' }).where('id', '=', itemId).execute()
    await ana.call('POST /order_items/{id}/refund', {
      params: { id: itemId },
      body: { cause: 'not_sent', reason: 'never came' },
    })
    const { id } = await world.db
      .selectFrom('refund_cases')
      .where('order_item_id', '=', itemId)
      .select('id')
      .executeTakeFirstOrThrow()
    await decide(sue, id, 'grant')
    return id
  }

  test('a large one is approved by one and paid by another', async () => {
    const id = await aGrantedCase()
    const before = await available()
    const [listed] = (await fin.call('GET /staff/refund_cases', { query: {} })).items
    expect(listed).toMatchObject({ id, two_people: true, approved_by: null })
    expect(await decide(fin, id, 'pay_back')).toEqual({ stage: 'to_refund', approved: true })
    expect(await available()).toBe(before)
    expect(await waiting()).toEqual([['refund_case', listed!.amount_fen, 'fin']])
    await expectRefusal(decide(fin, id, 'pay_back'), 'transition_not_allowed')
    await expectRefusal(decide(sue, id, 'pay_back'), 'forbidden')
    expect(await decide(eve, id, 'pay_back')).toEqual({ stage: 'refunded', approved: false })
    expect(await available()).toBe(before + listed!.amount_fen)
    expect(await waiting()).toEqual([])
  })

  test('a small one takes one person', async () => {
    await given.noLimits(world, 'refund')
    const id = await aGrantedCase()
    expect(await decide(fin, id, 'pay_back')).toEqual({ stage: 'refunded', approved: false })
  })
})
