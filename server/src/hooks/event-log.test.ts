import { eventBodies } from '@longhaul/contract/hooks/hook-bodies.ts'
import { HOOK_EVENTS, type HookEvent } from '@longhaul/domain/hooks/events.ts'
import { REPLAY_MAX } from '@longhaul/domain/hooks/limits.ts'
import type { RefusalCode } from '@longhaul/domain/refusals.ts'
import { Value } from 'typebox/value'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { aReceiver, isSigned } from './receiver.test-support.ts'

const receiver = aReceiver()
const world = testWorld({ manyAtOnce: true, guard: receiver.guard })
let buyer: Person
let keeper: Person
beforeAll(async () => {
  buyer = await world.staff('bob', ['buyer', 'support'])
  keeper = await world.staff('wu', ['warehouse'])
})

const aHook = (who: Person, path: string, events: readonly HookEvent[] = HOOK_EVENTS) =>
  who.call('POST /hooks', {
    body: { url: receiver.url(path), events: [...events], password: PASSWORD },
  })
const logOf = async (who: Person, after = 0) => {
  const { items } = await who.call('GET /events_log', { query: { after } })
  for (const { event } of items) {
    expect(Value.Errors(eventBodies[event.type], event), JSON.stringify(event)).toEqual([])
  }
  return items
}
const typesOf = async (who: Person) => (await logOf(who)).map(({ event }) => event.type)
const send = () => world.runJob('send-hooks', {})
/** Events that were recorded at a moment, without what would cause them. */
async function recorded(who: Person, count: number, at: Date, subject?: string): Promise<void> {
  const { last } = await world.db
    .insertInto('event_counters')
    .values({ shopper_id: who.id, last: count })
    .onConflict((conflict) =>
      conflict.column('shopper_id').doUpdateSet((row) => ({ last: row('event_counters.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, index) => {
    const sequence = Number(last) - count + index + 1
    const subjectId = subject ?? crypto.randomUUID()
    const data = { order_id: subjectId, number: 'O1', sequence }
    return {
      shopper_id: who.id,
      sequence,
      event: 'order.placed' as const,
      subject_id: subjectId,
      body: JSON.stringify({ type: 'order.placed', timestamp: at.toISOString(), data }),
      recorded_at: new Date(at.getTime() + index),
    }
  })
  for (let from = 0; from < rows.length; from += 2_000)
    await world.db
      .insertInto('event_log')
      .values(rows.slice(from, from + 2_000))
      .execute()
}

describe('the catalogue', () => {
  test('a whole journey is recorded in its order, with numbers without gaps', async () => {
    const ana = await world.shopper('ana')
    await aHook(ana, '/ana', ['order.placed'])
    const { stockId } = await given.aShelvedItem(world, ana, { buyer, packer: keeper })
    const parcel = await given.aShippedParcel(world, ana, keeper, [stockId])
    await given.trackingUpdate(keeper, parcel.id, 'customs', { place: 'Leipzig', description: 'Held' })
    await world.runJobs()
    const log = await logOf(ana)
    expect(log.map(({ sequence }) => sequence)).toEqual(log.map((_, index) => index + 1))
    const types = log.map(({ event }) => event.type)
    const first = (type: HookEvent) => types.indexOf(type)
    for (const type of [
      ...(['order.placed', 'order.status_changed', 'item.status_changed', 'stock.arrived'] as const),
      ...(['stock.inspected', 'parcel.created', 'parcel.packed', 'parcel.status_changed'] as const),
      ...(['parcel.tracking', 'balance.changed'] as const),
    ])
      expect(first(type), type).toBeGreaterThanOrEqual(0)
    expect(first('order.placed')).toBeLessThan(first('order.status_changed'))
    expect(first('stock.arrived')).toBeLessThan(first('stock.inspected'))
    expect(first('parcel.created')).toBeLessThan(first('parcel.packed'))
    expect(JSON.stringify(log)).not.toMatch(/Leipzig|Held|address|shopper/)
    expect(receiver.received.map(({ id }) => id)).toEqual(
      log.filter(({ event }) => event.type === 'order.placed').map(({ id }) => id),
    )
  })

  test('questions, refunds and additional payments are recorded when they open and when they close', async () => {
    const bea = await world.shopper('bea')
    await aHook(bea, '/bea')
    const id = await given.aPurchasedItem(world, bea, buyer)
    await bea.call('POST /order_items/{id}/refund', {
      params: { id },
      body: { cause: 'other', reason: 'changed my mind' },
    })
    await bea.call('POST /order_items/{id}/cancel_refund', { params: { id }, body: {} })
    const at = world.clock.now()
    const question = await world.db
      .insertInto('item_questions')
      .values({
        ...{ order_item_id: id, kind: 'price', old_goods_fen: 1, new_goods_fen: 2, old_freight_fen: 0 },
        ...{ new_freight_fen: 0, asked_by: buyer.id, asked_at: at, answer_by: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db
      .updateTable('item_questions')
      .set({ answer: 'expired', answered_at: at })
      .where('id', '=', question.id)
      .execute()
    const due = await world.db
      .insertInto('supplements')
      .values({
        ...{ shopper_id: bea.id, order_item_id: id, amount_fen: 500, created_at: at, pay_by: at },
        ...{ goods_fen: 1, freight_fen: 0 },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db.updateTable('supplements').set({ cancelled_at: at }).where('id', '=', due.id).execute()
    await world.runJobs()
    const types = await typesOf(bea)
    expect(types.filter((type) => /^(question|payment_due)/.test(type))).toEqual([
      'question.asked',
      'question.closed',
      'payment_due.created',
      'payment_due.closed',
    ])
    const refunds = (await logOf(bea)).flatMap(({ event }) =>
      event.type === 'refund.status_changed' ? [event.data] : [],
    )
    expect(refunds).toMatchObject([
      { previous_status: null, status: 'requested' },
      { previous_status: 'requested', status: 'cancelled' },
    ])
  })

  test('nothing is recorded of a shopper without a hook or a token', async () => {
    const cleo = await world.shopper('cleo')
    await given.aPaidOrder(world, cleo)
    await world.runJobs()
    expect(await logOf(cleo)).toEqual([])
    await cleo.call('POST /tokens', {
      body: { name: 'mine', scopes: ['orders'], days: 7, password: PASSWORD },
    })
    await given.aPaidOrder(world, cleo)
    await world.runJobs()
    expect(await typesOf(cleo)).toContain('order.placed')
  })
})

describe('the log', () => {
  test('says that events were not recorded while the account had neither token nor hook', async () => {
    const fin = await world.shopper('fin')
    const token = () =>
      fin.call('POST /tokens', {
        body: { name: 'mine', scopes: ['messages'], days: 7, password: PASSWORD },
      })
    const after = (number: number) => fin.call('GET /events_log', { query: { after: number } })
    await token()
    await token()
    await given.aPaidOrder(world, fin)
    await world.runJobs()
    const { next, gap } = await after(0)
    expect({ next: next > 0, gap }).toEqual({ next: true, gap: false })
    await fin.call('DELETE /tokens')
    await given.aPaidOrder(world, fin)
    await world.runJobs()
    await token()
    expect(await after(next)).toEqual({ items: [], next: next + 1, more: false, gap: true })
    await given.aPaidOrder(world, fin)
    await world.runJobs()
    // Whoever has not read the last ones of before is told as well.
    expect((await after(next - 1)).gap).toBe(true)
    expect((await after(next)).gap).toBe(true)
    expect((await after(next + 1)).gap).toBe(false)
  })

  test('is read by cursor, of one’s own account only, and says when something was deleted', async () => {
    const dan = await world.shopper('dan')
    const eve = await world.shopper('eve')
    await recorded(dan, 5, world.clock.now())
    await recorded(eve, 2, world.clock.now())
    const page = (after: number, limit = 2) => dan.call('GET /events_log', { query: { after, limit } })
    expect(await page(0)).toMatchObject({ next: 2, more: true, gap: false })
    expect(await page(4)).toMatchObject({ items: [{ sequence: 5 }], next: 5, more: false, gap: false })
    expect(await page(5)).toEqual({ items: [], next: 5, more: false, gap: false })
    expect(await page(900)).toEqual({ items: [], next: 5, more: false, gap: true })
    const own = (await page(0, 200)).items.map(({ id }) => id)
    const other = (await logOf(eve)).map(({ id }) => id)
    expect(own.filter((id) => other.includes(id))).toEqual([])

    await world.db
      .deleteFrom('event_log')
      .where('shopper_id', '=', dan.id)
      .where('sequence', '<=', 3)
      .execute()
    expect(await page(1)).toMatchObject({ items: [{ sequence: 4 }, { sequence: 5 }], gap: true })
    await world.db.deleteFrom('event_log').where('shopper_id', '=', dan.id).execute()
    expect(await page(1)).toEqual({ items: [], next: 5, more: false, gap: true })
  })

  test('a reader who has seen a number has seen all below it, however many changes happen at once', async () => {
    const fay = await world.shopper('fay')
    await aHook(fay, '/fay', ['order.placed'])
    const orders = Array.from({ length: 6 }, () => given.anOrder(fay))
    const recording = (async () => {
      for (let time = 0; time < 6; time += 1)
        await Promise.all([1, 2, 3].map(() => world.runJob('enqueue-hook-deliveries', { shopperId: fay.id })))
    })()
    const seen: number[] = []
    for (let time = 0; time < 20; time += 1)
      for (const { sequence } of await logOf(fay, seen.at(-1) ?? 0)) seen.push(sequence)
    await Promise.all([...orders, recording])
    await world.runJobs()
    for (const { sequence } of await logOf(fay, seen.at(-1) ?? 0)) seen.push(sequence)
    const all = (await logOf(fay)).map(({ sequence }) => sequence)
    expect(seen).toEqual(all)
    expect(all).toEqual(all.map((_, index) => index + 1))
  })
})

describe('a receiver that is down', () => {
  test('gets every event with the id it has in the log, and those of one thing in their order', async () => {
    const gus = await world.shopper('gus')
    await aHook(gus, '/gus')
    receiver.answers.set('/gus', 500)
    const order = await given.aPaidOrder(world, gus)
    await world.runJobs()
    await buyer.call('POST /staff/order_items/{id}/approve', { params: { id: order.itemIds[0]! }, body: {} })
    await world.runJobs()
    for (let hour = 0; hour < 5; hour += 1) {
      await given.later(world, { hours: 1 })
      await send()
    }
    receiver.answers.set('/gus', 204)
    receiver.received.length = 0
    for (let hour = 0; hour < 40; hour += 1) {
      await given.later(world, { hours: 1 })
      await world.runJobs()
      await send()
    }
    const log = await logOf(gus)
    expect(receiver.received.map(({ id }) => id).toSorted()).toEqual(log.map(({ id }) => id).toSorted())
    const sent = receiver.received.map(({ body }) => JSON.parse(body) as (typeof log)[number]['event'])
    for (const type of ['order.status_changed', 'item.status_changed']) {
      const numbers = sent.filter((event) => event.type === type).map(({ data }) => Number(data['sequence']))
      expect(numbers.length, type).toBeGreaterThan(1)
      expect(numbers, type).toEqual(numbers.toSorted((one, other) => one - other))
    }
  })

  test('for a week misses nothing that the log and a replay do not have, with the same ids and bodies', async () => {
    const gil = await world.shopper('gil')
    const { id: hookId } = await aHook(gil, '/gil')
    receiver.answers.set('/gil', 500)
    const from = world.clock.now()
    await given.aPaidOrder(world, gil)
    await world.runJobs()
    for (let day = 0; day < 7; day += 1) {
      await given.later(world, { hours: 24 })
      await world.runJobs()
      await send()
    }
    receiver.answers.set('/gil', 204)
    receiver.received.length = 0
    await world.runJobs()
    expect(receiver.received).toEqual([])
    const again = await given.loggedInAgain(world, gil)
    const log = await logOf(again)
    const types = log.map(({ event }) => event.type)
    expect(types).toEqual(expect.arrayContaining(['order.placed', 'order.status_changed']))
    await again.call('POST /hooks/{id}/enable', { params: { id: hookId } })
    await again.call('POST /hooks/{id}/replay', {
      params: { id: hookId },
      body: { from: from.toISOString(), to: world.clock.now().toISOString() },
    })
    for (let turn = 0; turn < 3; turn += 1) {
      await world.runJobs()
      await send()
    }
    expect(new Set(receiver.received.map(({ id }) => id))).toEqual(new Set(log.map(({ id }) => id)))
    for (const { id, body } of receiver.received)
      expect(JSON.parse(body)).toEqual(log.find((known) => known.id === id)!.event)
  })

  test('a later event of a thing waits for the earlier one, and one of another thing does not', async () => {
    const hal = await world.shopper('hal')
    const { id } = await aHook(hal, '/hal')
    const thing = crypto.randomUUID()
    receiver.answers.set('/hal', 500)
    await recorded(hal, 1, world.clock.now(), thing)
    const range = () => ({
      from: new Date(world.clock.now().getTime() - 86_400_000).toISOString(),
      to: new Date(world.clock.now().getTime() + 86_400_000).toISOString(),
    })
    await hal.call('POST /hooks/{id}/replay', { params: { id }, body: range() })
    await send()
    expect(receiver.received).toHaveLength(1)
    receiver.answers.set('/hal', 204)
    const change = (subject: string) =>
      world.db
        .insertInto('event_changes')
        .values({
          shopper_id: hal.id,
          change: JSON.stringify({
            ...{ kind: 'event', event: 'order.placed', subjectId: subject, at: world.clock.now() },
            data: { order_id: subject, number: 'O1' },
          }),
        })
        .execute()
    await change(thing)
    await change(crypto.randomUUID())
    await world.runJob('enqueue-hook-deliveries', { shopperId: hal.id })
    await send()
    const numbers = () =>
      receiver.received.map(({ body }) => (JSON.parse(body) as { data: { sequence: number } }).data.sequence)
    expect(numbers()).toEqual([1, 3])
    world.clock.advance({ minutes: 2 })
    await send()
    expect(numbers()).toEqual([1, 3, 1, 2])
  })

  test('is not called before the moment it asks for', async () => {
    const ida = await world.shopper('ida')
    await aHook(ida, '/ida', ['order.placed'])
    receiver.answers.set('/ida', 503)
    receiver.asksToWait.set('/ida', '1800')
    await given.anOrder(ida)
    await world.runJobs()
    world.clock.advance({ minutes: 29 })
    await send()
    expect(receiver.received).toHaveLength(1)
    await given.anOrder(ida)
    await world.runJobs()
    expect(receiver.received).toHaveLength(1)
    world.clock.advance({ minutes: 2 })
    receiver.answers.set('/ida', 204)
    await send()
    expect(receiver.received).toHaveLength(3)
  })
})

describe('a replay', () => {
  test('sends the events of a range with the same ids and bodies, and only those of the hook', async () => {
    const jo = await world.shopper('jo')
    const { id, secret } = await aHook(jo, '/jo', ['order.placed', 'order.status_changed'])
    await given.aPaidOrder(world, jo)
    await world.runJobs()
    const first = receiver.received.map(({ id: sent, body }) => ({ id: sent, body }))
    expect(first.length).toBeGreaterThan(1)
    const from = world.clock.now().toISOString()
    await given.later(world, { days: 3 })
    const to = world.clock.now().toISOString()
    receiver.received.length = 0
    const params = { id }
    const replay = () => jo.call('POST /hooks/{id}/replay', { params, body: { from, to } })
    const answers = await Promise.all([replay(), replay(), replay()])
    expect(answers[0]).toEqual({ events: first.length, next_from: null })
    await world.runJobs()
    expect(receiver.received.map(({ id: sent, body }) => ({ id: sent, body }))).toEqual(first)
    expect(receiver.received.every((sent) => isSigned(secret, sent))).toBe(true)
    const empty = { from: '2020-01-01T00:00:00.000Z', to: '2020-01-02T00:00:00.000Z' }
    expect(await jo.call('POST /hooks/{id}/replay', { params, body: empty })).toEqual({
      events: 0,
      next_from: null,
    })
  })

  test('of another shopper’s hook, of a range that ends first, or to a hook that is off is refused', async () => {
    const kim = await world.shopper('kim')
    const lea = await world.shopper('lea')
    const { id } = await aHook(kim, '/kim')
    const body = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z' }
    const none: RefusalCode = 'not_found'
    await expectRefusal(lea.call('POST /hooks/{id}/replay', { params: { id }, body }), none)
    await expectRefusal(
      lea.call('POST /hooks/{id}/rotate_secret', { params: { id }, body: { password: PASSWORD } }),
      none,
    )
    const back = { from: body.to, to: body.from }
    await expectRefusal(kim.call('POST /hooks/{id}/replay', { params: { id }, body: back }), 'invalid_input')
    await world.db
      .updateTable('hooks')
      .set({ disabled_at: world.clock.now(), disabled_why: 'gone' })
      .where('id', '=', id)
      .execute()
    await expectRefusal(
      kim.call('POST /hooks/{id}/replay', { params: { id }, body }),
      'transition_not_allowed',
    )
  })

  test('of ten thousand events takes as many as it may, and says where the rest begins', async () => {
    const max = await world.shopper('max')
    const { id } = await aHook(max, '/max')
    const at = world.clock.now()
    await recorded(max, REPLAY_MAX * 2, at)
    const params = { id }
    const to = new Date(at.getTime() + 86_400_000).toISOString()
    const one = await max.call('POST /hooks/{id}/replay', { params, body: { from: at.toISOString(), to } })
    expect(one).toMatchObject({ events: REPLAY_MAX, next_from: expect.any(String) })
    const two = await max.call('POST /hooks/{id}/replay', { params, body: { from: one.next_from!, to } })
    expect(two).toEqual({ events: REPLAY_MAX, next_from: null })
    await send()
    expect(receiver.received.length).toBeGreaterThan(25)
    const numbers = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { sequence: number } }).data.sequence,
    )
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    await max.call('DELETE /hooks/{id}', { params })
  })
})

describe('rotation', () => {
  const rotate = (who: Person, id: string) =>
    who.call('POST /hooks/{id}/rotate_secret', { params: { id }, body: { password: PASSWORD } })
  const sent = async (who: Person, id: string) => {
    await who.call('POST /hooks/{id}/test', { params: { id } })
    await world.runJobs()
    return receiver.received.at(-1)!
  }

  test('both secrets sign for a day, then the new one alone, and the old one is deleted', async () => {
    const ned = await world.shopper('ned')
    const { id, secret: old } = await aHook(ned, '/ned')
    const { secret, old_secret_until } = await rotate(ned, id)
    expect(secret).not.toBe(old)
    expect(old_secret_until).toBe(new Date(world.clock.now().getTime() + 86_400_000).toISOString())
    const both = await sent(ned, id)
    expect(both.signature.split(' ')).toHaveLength(2)
    expect([isSigned(secret, both), isSigned(old, both)]).toEqual([true, true])
    expect((await ned.call('GET /messages')).items[0]).toMatchObject({ kind: 'hook_rotated' })
    world.clock.advance({ hours: 24 })
    const after = await sent(ned, id)
    expect(after.signature.split(' ')).toHaveLength(1)
    expect([isSigned(secret, after), isSigned(old, after)]).toEqual([true, false])
    await world.runJob('purge-deliveries', {})
    const row = await world.db.selectFrom('hooks').where('id', '=', id).selectAll().executeTakeFirst()
    expect(row).toMatchObject({ old_secret: null, old_secret_until: null })
  })

  test('twice ends the first secret at once; without the password nothing changes', async () => {
    const oda = await world.shopper('oda')
    const { id, secret: first } = await aHook(oda, '/oda')
    const body = { password: 'wrong1' }
    await expectRefusal(oda.call('POST /hooks/{id}/rotate_secret', { params: { id }, body }), 'invalid_input')
    expect((await sent(oda, id)).signature.split(' ')).toHaveLength(1)
    const { secret: second } = await rotate(oda, id)
    const { secret: third } = await rotate(oda, id)
    const last = await sent(oda, id)
    expect([first, second, third].map((secret) => isSigned(secret, last))).toEqual([false, true, true])
    const kept = JSON.stringify(await world.db.selectFrom('hooks').selectAll().execute())
    for (const secret of [first, second, third]) expect(kept).not.toContain(secret.slice(6, 30))
  })
})

test('a closed account leaves no event behind', async () => {
  const pia = await world.shopper('pia')
  await aHook(pia, '/pia', ['balance.changed'])
  await recorded(pia, 2, world.clock.now())
  await pia.call('POST /account/close', { body: { password: PASSWORD } })
  for (const table of ['event_log', 'event_counters', 'event_changes'] as const)
    expect(await world.db.selectFrom(table).where('shopper_id', '=', pia.id).selectAll().execute()).toEqual(
      [],
    )
})
