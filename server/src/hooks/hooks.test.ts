import { hookBodies } from '@longhaul/contract/hooks/hook-bodies.ts'
import { HOOK_EVENTS, type HookEvent } from '@longhaul/domain/hooks/events.ts'
import { Value } from 'typebox/value'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { PASSWORD, type Person, testWorld } from '../../test/world.ts'
import { inTransaction } from '../platform/database/db.ts'
import { aReceiver, isSigned } from './receiver.test-support.ts'
import { sendDue } from './send-due.ts'

const receiver = aReceiver()
const world = testWorld({ guard: receiver.guard })
let buyer: Person
let keeper: Person
beforeAll(async () => {
  buyer = await world.staff('bob', ['buyer', 'support'])
  keeper = await world.staff('wu', ['warehouse'])
})

const STATUS_EVENTS: readonly HookEvent[] = HOOK_EVENTS.filter((event) =>
  /^(order|item|parcel)\.(status|tra)/.test(event),
)
const aHook = (who: Person, path: string, events: readonly HookEvent[] = STATUS_EVENTS, host?: string) =>
  who.call('POST /hooks', {
    body: { url: receiver.url(path, host), events: [...events], password: PASSWORD },
  })
const deliveriesOf = async (who: Person, id: string) =>
  (await who.call('GET /hooks/{id}/deliveries', { params: { id } })).items
const hookOf = async (who: Person, id: string) =>
  (await who.call('GET /hooks')).items.find((hook) => hook.id === id)!
/** The bodies that were sent, each checked against the published schema of its event. */
const bodies = () =>
  receiver.received.map(({ body }) => {
    const sent = JSON.parse(body) as { type: keyof typeof hookBodies; data: object }
    expect(Value.Check(hookBodies[sent.type], sent), body).toBe(true)
    return sent
  })
const send = () => world.runJob('send-hooks', {})

describe('events', () => {
  test('an order’s changes are sent once each, signed, with ids, number and statuses and nothing else', async () => {
    const ana = await world.shopper('ana')
    const { secret, id } = await aHook(ana, '/ana')
    const order = await given.aPaidOrder(world, ana)
    await world.runJobs()
    expect(bodies()).toHaveLength(2)
    expect(bodies().find(({ type }) => type === 'order.status_changed')).toEqual({
      type: 'order.status_changed',
      timestamp: world.clock.now().toISOString(),
      data: {
        order_id: order.id,
        number: order.number,
        status: 'paid',
        previous_status: 'pending_payment',
        sequence: expect.any(Number),
      },
    })
    expect(bodies().find(({ type }) => type === 'item.status_changed')?.data).toEqual({
      item_id: order.itemIds[0],
      order_id: order.id,
      number: order.number,
      status: 'paid',
      previous_status: 'pending_payment',
      sequence: expect.any(Number),
    })
    expect(receiver.received.every((sent) => isSigned(secret, sent))).toBe(true)
    const forged = { ...receiver.received[0]!, body: '{}' }
    expect(isSigned(secret, forged)).toBe(false)
    const kept = await deliveriesOf(ana, id)
    expect(kept.map(({ state, outcome, tries }) => [state, outcome, tries])).toEqual([
      ['delivered', '204', 1],
      ['delivered', '204', 1],
    ])
    expect(kept.map(({ webhook_id: sent }) => sent).toSorted()).toEqual(
      receiver.received.map(({ id: sent }) => sent).toSorted(),
    )
  })

  test('an order of three items is sent when the last item has changed', async () => {
    const bea = await world.shopper('bea')
    await aHook(bea, '/bea', ['order.status_changed'])
    const { itemIds } = await given.aPaidOrder(world, bea, { items: 3 })
    await world.runJobs()
    expect(bodies()).toHaveLength(1)
    for (const id of itemIds) {
      expect(bodies().map(({ data }) => 'status' in data && data.status)).toEqual(['paid'])
      await buyer.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
      await world.runJobs()
    }
    expect(bodies().map(({ data }) => 'status' in data && data.status)).toEqual(['paid', 'processing'])
  })

  test('a refund request and its end are sent, although the item’s stage does not change', async () => {
    const cleo = await world.shopper('cleo')
    const id = await given.aPurchasedItem(world, cleo, buyer)
    await aHook(cleo, '/cleo', ['item.status_changed'])
    await cleo.call('POST /order_items/{id}/refund', {
      params: { id },
      body: { cause: 'other', reason: 'changed my mind' },
    })
    await cleo.call('POST /order_items/{id}/cancel_refund', { params: { id }, body: {} })
    await world.runJobs()
    const statuses = bodies().map(({ data }) => ('status' in data ? String(data.status) : 'none'))
    expect(statuses.toSorted()).toEqual(['processing', 'refund_processing'])
  })

  test('a package’s statuses are sent, and its tracking as a milestone without place or words', async () => {
    const dan = await world.shopper('dan')
    const { stockId } = await given.aShelvedItem(world, dan, { buyer, packer: keeper })
    await aHook(dan, '/dan', ['parcel.status_changed', 'parcel.tracking'])
    const parcel = await given.aShippedParcel(world, dan, keeper, [stockId])
    await given.trackingUpdate(keeper, parcel.id, 'customs', { place: 'Leipzig', description: 'Held' })
    await world.runJobs()
    const sent = bodies()
    const statuses = sent.filter(({ type }) => type === 'parcel.status_changed').map(({ data }) => data)
    expect(statuses).toContainEqual({
      parcel_id: parcel.id,
      number: parcel.number,
      status: 'pending_receipt',
      previous_status: 'to_be_delivered',
      sequence: expect.any(Number),
    })
    expect(sent.map(({ data }) => data)).toContainEqual({
      parcel_id: parcel.id,
      number: parcel.number,
      milestone: 'customs',
      tracking_status: 'customs',
      sequence: expect.any(Number),
    })
    expect(JSON.stringify(sent)).not.toMatch(/Leipzig|Held|address|name|shopper/)
  })

  test('nothing is sent about other shoppers, without a subscription, or without a hook', async () => {
    const eve = await world.shopper('eve')
    const fay = await world.shopper('fay')
    await aHook(eve, '/eve', ['parcel.tracking'])
    await given.aPaidOrder(world, eve)
    await given.aPaidOrder(world, fay)
    await world.runJobs()
    expect(receiver.received).toEqual([])
  })

  test('a change that is rolled back is not sent; a change that several jobs record is sent once', async () => {
    const gus = await world.shopper('gus')
    const { id } = await aHook(gus, '/gus')
    const order = await given.anOrder(gus)
    await world.runJobs()
    const paid = (then: () => void) =>
      inTransaction(world.db, async (tx) => {
        await tx
          .updateTable('order_items')
          .set({ stage: 'in_review' })
          .where('order_id', '=', order.id)
          .execute()
        then()
      })
    await paid(() => {
      throw new Error('a crash')
    }).catch(() => undefined)
    expect(await world.db.selectFrom('event_changes').selectAll().execute()).toEqual([])

    await given.aPaidOrder(world, gus)
    const record = () => world.runJob('enqueue-hook-deliveries', { shopperId: gus.id })
    await Promise.all([record(), record(), record()])
    await world.runJobs()
    expect(await deliveriesOf(gus, id)).toHaveLength(2)
    expect(receiver.received).toHaveLength(2)
  })
})

describe('an address that does not accept a delivery', () => {
  test('is tried again at growing intervals, with the same id and body and a new timestamp', async () => {
    const hal = await world.shopper('hal')
    const { id, secret } = await aHook(hal, '/hal', ['order.status_changed'])
    receiver.answers.set('/hal', 500)
    await given.aPaidOrder(world, hal)
    await world.runJobs()
    expect(await deliveriesOf(hal, id)).toMatchObject([
      {
        state: 'waiting',
        tries: 1,
        outcome: '500',
        next_try_at: expect.stringMatching(/^2026-11-02T02:01:0/),
      },
    ])
    await send()
    expect(receiver.received).toHaveLength(1)
    receiver.answers.set('/hal', 204)
    world.clock.advance({ minutes: 2 })
    await send()
    const [first, second] = receiver.received
    expect({ ...second, timestamp: '', signature: '' }).toEqual({ ...first, timestamp: '', signature: '' })
    expect(Number(second!.timestamp) - Number(first!.timestamp)).toBe(120)
    expect(isSigned(secret, second!)).toBe(true)
    expect(await deliveriesOf(hal, id)).toMatchObject([{ state: 'delivered', tries: 2, next_try_at: null }])
    expect(await hookOf(hal, id)).toMatchObject({ failing_since: null })
  })

  test('is switched off after three days, with its owner notified and its waiting deliveries ended, and can be switched on again', async () => {
    const ida = await world.shopper('ida')
    const { id } = await aHook(ida, '/ida', ['order.status_changed'])
    receiver.answers.set('/ida', 503)
    await given.aPaidOrder(world, ida)
    await world.runJobs()
    for (let hour = 0; hour < 84; hour += 1) {
      await given.later(world, { hours: 1 })
      if (hour === 60) {
        await given.aPaidOrder(world, ida)
        await world.runJobs()
      }
      await send()
    }
    expect(await hookOf(ida, id)).toMatchObject({ disabled_why: 'failing' })
    const over = await deliveriesOf(ida, id)
    expect(over.map(({ state }) => state)).toEqual(['failed', 'failed'])
    expect(over.at(-1)).toMatchObject({ tries: 8, outcome: '503' })
    const { items } = await ida.call('GET /messages')
    expect(items[0]).toMatchObject({ kind: 'hook_disabled', title: 'A webhook was switched off' })
    const tries = receiver.received.length
    await given.aPaidOrder(world, ida)
    await world.runJobs()
    expect(receiver.received).toHaveLength(tries)

    receiver.answers.set('/ida', 200)
    await ida.call('POST /hooks/{id}/enable', { params: { id } })
    await given.aPaidOrder(world, ida)
    await world.runJobs()
    expect(receiver.received).toHaveLength(tries + 1)
  })

  test('is switched off immediately if it is gone for good', async () => {
    const jo = await world.shopper('jo')
    const { id } = await aHook(jo, '/jo', ['order.status_changed'])
    receiver.answers.set('/jo', 410)
    await given.aPaidOrder(world, jo)
    await world.runJobs()
    expect(await hookOf(jo, id)).toMatchObject({ disabled_why: 'gone' })
  })

  test('is sent nothing if it resolves to a private network, and redirects are not followed', async () => {
    const kim = await world.shopper('kim')
    const outcomes: string[] = []
    receiver.answers.set('/away', receiver.url('/secret', 'inside.test'))
    for (const [path, host] of [
      ['/away', 'hook.test'],
      ['/in', 'inside.test'],
      ['/meta', 'metadata.test'],
      ['/mapped', 'mapped.test'],
      ['/nowhere', 'nowhere.test'],
    ] as const) {
      const { id } = await aHook(kim, path, ['order.status_changed'], host)
      await kim.call('POST /hooks/{id}/test', { params: { id } })
      await world.runJobs()
      outcomes.push((await deliveriesOf(kim, id))[0]!.outcome)
    }
    expect(outcomes).toEqual(['302', 'not_public', 'not_public', 'not_public', 'not_public'])
    expect(receiver.received.map(({ path }) => path)).toEqual(['/away'])
  })

  test('does not delay other hooks if it never answers', async () => {
    const lea = await world.shopper('lea')
    const max = await world.shopper('max')
    const slow = await aHook(lea, '/slow')
    const quick = await aHook(max, '/quick')
    receiver.answers.set('/slow', 'silence')
    let givenUpBefore: readonly string[] = ['/slow']
    receiver.during(async (path) => {
      if (path === '/quick') givenUpBefore = [...receiver.givenUp]
    })
    await lea.call('POST /hooks/{id}/test', { params: { id: slow.id } })
    await max.call('POST /hooks/{id}/test', { params: { id: quick.id } })
    await world.runJobs()
    expect((await deliveriesOf(max, quick.id))[0]).toMatchObject({ state: 'delivered' })
    expect((await deliveriesOf(lea, slow.id))[0]).toMatchObject({ state: 'failed', outcome: 'timed_out' })
    expect(givenUpBefore).not.toContain('/slow')
  })
})

describe('manual deliveries', () => {
  test('a test is sent immediately, once, ahead of waiting deliveries; a delivery is sent again unchanged', async () => {
    const ned = await world.shopper('ned')
    const { id, secret } = await aHook(ned, '/ned', ['order.status_changed'])
    receiver.answers.set('/ned', 500)
    await given.aPaidOrder(world, ned)
    await world.runJobs()
    receiver.answers.set('/ned', 204)
    await ned.call('POST /hooks/{id}/test', { params: { id } })
    await world.runJobs()
    expect(bodies().at(-1)).toEqual({ type: 'test', timestamp: world.clock.now().toISOString(), data: {} })
    world.clock.advance({ minutes: 2 })
    await send()
    const order = (await deliveriesOf(ned, id)).find(({ event }) => event === 'order.status_changed')!
    expect(order).toMatchObject({ state: 'delivered' })
    const sent = receiver.received.length
    await ned.call('POST /hooks/{id}/deliveries/{delivery}/redeliver', {
      params: { id, delivery: order.id },
    })
    await world.runJobs()
    expect(receiver.received).toHaveLength(sent + 1)
    const again = receiver.received.at(-1)!
    expect(again).toMatchObject({ id: order.webhook_id, body: order.body })
    expect(isSigned(secret, again)).toBe(true)
  })

  test('a delivery that is sent again does not wait behind others that fail', async () => {
    const nel = await world.shopper('nel')
    const { id } = await aHook(nel, '/nel', ['order.status_changed'])
    await given.aPaidOrder(world, nel)
    await world.runJobs()
    const [delivered] = await deliveriesOf(nel, id)
    receiver.answers.set('/nel', 500)
    await given.aPaidOrder(world, nel)
    await given.aPaidOrder(world, nel)
    await world.runJobs()
    world.clock.advance({ hours: 1 })
    receiver.received.length = 0
    await nel.call('POST /hooks/{id}/deliveries/{delivery}/redeliver', {
      params: { id, delivery: delivered!.id },
    })
    await send()
    expect(receiver.received.map((sent) => sent.id)).toEqual([delivered!.webhook_id])
  })

  test('a test that fails is not retried and does not count against the hook', async () => {
    const oda = await world.shopper('oda')
    const { id } = await aHook(oda, '/oda')
    receiver.answers.set('/oda', 500)
    await oda.call('POST /hooks/{id}/test', { params: { id } })
    await world.runJobs()
    expect(await deliveriesOf(oda, id)).toMatchObject([{ state: 'failed', tries: 1 }])
    expect(await hookOf(oda, id)).toMatchObject({ failing_since: null })
  })

  test('a hook that is deleted during a delivery leaves nothing behind', async () => {
    const pia = await world.shopper('pia')
    const { id } = await aHook(pia, '/pia')
    receiver.during(() => pia.call('DELETE /hooks/{id}', { params: { id } }))
    await pia.call('POST /hooks/{id}/test', { params: { id } })
    await world.runJobs()
    expect(receiver.received).toHaveLength(1)
    expect((await pia.call('GET /hooks')).items).toEqual([])
    expect(await world.db.selectFrom('hook_deliveries').where('hook_id', '=', id).execute()).toEqual([])
  })
})

describe('many deliveries', () => {
  test('of one hook arrive in order, and do not keep another hook waiting', async () => {
    const quin = await world.shopper('quin')
    const rex = await world.shopper('rex')
    const busy = await aHook(quin, '/busy')
    const other = await aHook(rex, '/other')
    const now = world.clock.now()
    const waiting = (hook_id: string, count: number, from: number) =>
      Array.from({ length: count }, (_, index) => ({
        hook_id,
        webhook_id: crypto.randomUUID(),
        event: 'parcel.tracking' as const,
        body: String(index),
        created_at: new Date(from + index),
        next_try_at: new Date(from + index),
      }))
    const rows = [
      ...waiting(busy.id, 120, now.getTime() - 10_000),
      ...waiting(other.id, 1, now.getTime() - 5_000),
    ]
    await world.db.insertInto('hook_deliveries').values(rows).execute()
    await send()
    // On a slow machine, deliveries that did not fit into the first turn wait in the queue.
    await world.runJobs()
    const order = receiver.received.filter(({ path }) => path === '/busy').map(({ body }) => Number(body))
    expect(order).toEqual(Array.from({ length: 120 }, (_, index) => index))
    expect(receiver.received.findIndex(({ path }) => path === '/other')).toBeLessThan(100)
  })

  test('a turn that ends leaves the rest to the next one, which it adds to the queue', async () => {
    const uma = await world.shopper('uma')
    const { id } = await aHook(uma, '/uma')
    for (let count = 0; count < 6; count += 1) await uma.call('POST /hooks/{id}/test', { params: { id } })
    let asked = 0
    await sendDue(world.world, () => (asked += 1) <= 12)
    expect(receiver.received.length).toBeGreaterThan(0)
    expect(receiver.received.length).toBeLessThan(6)
    expect((await given.queued(world, 'send-hooks')).rows).toHaveLength(1)
    await world.runJobs()
    expect(receiver.received).toHaveLength(6)
  })

  test('two concurrent workers send each delivery once', async () => {
    const sam = await world.shopper('sam')
    const { id } = await aHook(sam, '/sam')
    for (let count = 0; count < 5; count += 1) await sam.call('POST /hooks/{id}/test', { params: { id } })
    await Promise.all([send(), send(), send()])
    expect(receiver.received).toHaveLength(5)
    expect(new Set(receiver.received.map((sent) => sent.id)).size).toBe(5)
  })
})

test('deliveries are deleted after a month', async () => {
  const tea = await world.shopper('tea')
  const { id } = await aHook(tea, '/tea')
  await tea.call('POST /hooks/{id}/test', { params: { id } })
  await world.runJobs()
  await given.later(world, { days: 31 })
  await world.runJob('purge-deliveries', {})
  expect(await deliveriesOf(tea, id)).toEqual([])
})
