import { randomUUID } from 'node:crypto'
import { RECORD_KINDS } from '@longhaul/contract/accounts/shoppers.staff.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as given from '../../test/given.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { endHold } from './sql-holds.ts'

const world = testWorld()
let ana: Person
let bo: Person
let sue: Person
let fin: Person
let lin: Person
let order: given.PlacedOrder

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  sue = await world.staff('sue', ['support'])
  fin = await world.staff('fin', ['finance'])
  lin = await world.staff('lin', ['buyer'])
  await given.money(world, ana, 100_000)
  order = await given.anOrder(ana, { items: 2 })
  await given.pay(ana, order)
  await given.aQuestion(ana)
})

const pageOf = (who: Person, of = sue) => of.call('GET /staff/shoppers/{id}', { params: { id: who.id } })
const recordsOf = (
  who: Person,
  query: { kind: (typeof RECORD_KINDS)[number]; limit?: number; cursor?: string },
) => sue.call('GET /staff/shoppers/{id}/records', { params: { id: who.id }, query })
const act = (step: 'block' | 'unblock', who: Person, reason = 'Stolen cards.') => {
  const args = { params: { id: who.id }, body: { reason } }
  return step === 'block'
    ? sue.call('POST /staff/shoppers/{id}/block', args)
    : sue.call('POST /staff/shoppers/{id}/unblock', args)
}

describe('the list of shoppers', () => {
  test('is found by code, email, name and the number of an order', async () => {
    const { code } = await pageOf(ana)
    const ids = async (q: string) =>
      (await sue.call('GET /staff/shoppers', { query: { q } })).items.map((item) => item.id)
    expect(await ids(code.toLowerCase())).toEqual([ana.id])
    expect(await ids('ANA@')).toEqual([ana.id])
    expect(await ids(order.number)).toEqual([ana.id])
    expect(await ids('example.com')).toEqual([bo.id, ana.id].toSorted((a, b) => (a < b ? 1 : -1)))
    expect(await ids('100%_')).toEqual([])
  })
})

describe('the page of a shopper', () => {
  test('shows the person, the balances and the size of each list', async () => {
    expect(await pageOf(ana)).toMatchObject({
      id: ana.id,
      email: ana.email,
      state: 'active',
      blocked: null,
      available_fen: 100_000 - order.totalFen,
      frozen_fen: order.totalFen,
      open_sessions: 1,
      plan: null,
      points: 0,
      notes: [],
      counts: { orders: 1, items: 2, conversations: 1, parcels: 0 },
    })
    await expectRefusal(sue.call('GET /staff/shoppers/{id}', { params: { id: randomUUID() } }), 'not_found')
  })

  test.each(RECORD_KINDS)('lists %s, page by page, without duplicates', async (kind) => {
    const all = (await recordsOf(ana, { kind, limit: 100 })).items
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await recordsOf(ana, { kind, limit: 1, ...(cursor ? { cursor } : {}) })
      seen.push(...page.items.map((row) => row.id))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(all.map((row) => row.id))
    const others = await recordsOf(bo, { kind, limit: 100 })
    expect(others.items.filter((row) => seen.includes(row.id))).toEqual([])
  })

  test('names the rows, and links each to its page', async () => {
    const [placed] = (await recordsOf(ana, { kind: 'orders' })).items
    expect(placed).toMatchObject({
      number: order.number,
      state: 'paid',
      detail: '2',
      amount_fen: order.totalFen,
      page: { kind: 'order', id: order.id },
    })
    const money = (await recordsOf(ana, { kind: 'money', limit: 100 })).items
    expect(
      money.filter((row) => row.state === 'available').reduce((sum, row) => sum + row.amount_fen!, 0),
    ).toBe(100_000 - order.totalFen)
    expect(money[0]).toMatchObject({ title: 'order_paid', number: order.number, page: { kind: 'order' } })
    expect((await recordsOf(ana, { kind: 'messages' })).items.map((row) => row.title)).toContain(
      'We’ve added ¥1,000.00 to your balance',
    )
    expect((await recordsOf(ana, { kind: 'logins' })).items[0]).toMatchObject({ state: 'succeeded' })
    await expectRefusal(recordsOf(ana, { kind: 'money', cursor: 'nonsense' }), 'invalid_input')
  })

  test('stores notes of colleagues, which no shopper can read', async () => {
    const note = (body: string) =>
      fin.call('POST /staff/shoppers/{id}/notes', { params: { id: ana.id }, body: { body } })
    await note('  Pays late. ')
    await expectRefusal(note('   '), 'invalid_input')
    expect((await pageOf(ana)).notes).toMatchObject([{ body: 'Pays late.', by: 'fin' }])
    const acts = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'note_shopper')
      .selectAll()
      .execute()
    expect(acts).toMatchObject([{ subject_id: ana.id, after: null }])
  })
})

describe('blocking', () => {
  test('ends a shopper’s access immediately, and restores it, each with a reason', async () => {
    const cat = await world.shopper('cat')
    await expectRefusal(act('unblock', cat), 'transition_not_allowed')
    await expectRefusal(act('block', cat, '  '), 'invalid_input')
    expect(await act('block', cat)).toMatchObject({
      state: 'blocked',
      open_sessions: 0,
      blocked: { by: 'sue', reason: 'Stolen cards.' },
    })
    await expectRefusal(cat.call('GET /funds'), 'login_required')
    const logIn = () => world.caller()('POST /login', { body: { email: cat.email, password: PASSWORD } })
    expect(await expectRefusal(logIn(), 'forbidden')).toMatchObject({ reason: 'account_blocked' })
    await expectRefusal(act('block', cat), 'transition_not_allowed')
    expect(await act('unblock', cat, 'Blocked by mistake.')).toMatchObject({ state: 'active', blocked: null })
    await logIn()
    const acts = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', cat.id)
      .orderBy('id')
      .select(['action', 'reason'])
      .execute()
    expect(acts).toEqual([
      { action: 'block_shopper', reason: 'Stolen cards.' },
      { action: 'unblock_shopper', reason: 'Blocked by mistake.' },
    ])
  })

  test('an account that its owner closed cannot be unblocked', async () => {
    const dee = await world.shopper('dee')
    await world.db
      .updateTable('shoppers')
      .set({ blocked_at: world.clock.now(), closed_at: world.clock.now() })
      .where('id', '=', dee.id)
      .execute()
    await expectRefusal(act('unblock', dee), 'transition_not_allowed')
    await expectRefusal(act('block', dee), 'transition_not_allowed')
  })
})

describe('the timeline of an order and of a package', () => {
  const timelineOf = (id: string, who = lin) =>
    who.call('GET /staff/orders/{id}/timeline', { params: { id } })

  test('stages, money, messages, conversations and acts of staff are in one timeline', async () => {
    const id = await given.anApprovedItem(world, ana, lin)
    const { order_id } = await world.db
      .selectFrom('order_items')
      .where('id', '=', id)
      .select('order_id')
      .executeTakeFirstOrThrow()
    const { entries, cut } = await timelineOf(order_id)
    expect(cut).toBe(false)
    expect(entries.map((entry) => entry.at)).toEqual(
      entries
        .map((entry) => entry.at)
        .toSorted()
        .toReversed(),
    )
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'step',
        what: 'approve',
        to: 'to_purchase',
        actor: 'staff',
        actor_name: 'lin',
      }),
    )
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'money', what: 'order_paid', from: 'available', to: 'frozen' }),
    )
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'act', what: 'approve_item' }))
    expect(entries.map((entry) => entry.kind)).toContain('message')
  })

  test('the order has its items and their pages', async () => {
    const read = await lin.call('GET /staff/orders/{id}', { params: { id: order.id } })
    expect(read).toMatchObject({
      number: order.number,
      total_fen: order.totalFen,
      cost_fen: order.totalFen,
      shopper: { id: ana.id },
      items: [{ stage: 'in_review', pages: [] }, { stage: 'in_review' }],
    })
  })

  test('a package has its own timeline', async () => {
    const whs = await world.staff('whs', ['warehouse'])
    const parcel = await given.aPaidParcel(world, ana, [await given.stock(world, ana, whs)])
    await whs.call('POST /staff/parcels/{id}/start_packing', { params: { id: parcel.id }, body: {} })
    const { entries } = await fin.call('GET /staff/parcels/{id}/timeline', { params: { id: parcel.id } })
    const kinds = new Set(entries.map((entry) => entry.kind))
    expect([...kinds].toSorted()).toEqual(['act', 'message', 'money', 'step'])
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'step', to: 'packing', actor_name: 'whs' }),
    )
  })

  test('unknown ids are not found', async () => {
    const params = { id: randomUUID() }
    await expectRefusal(timelineOf(params.id), 'not_found')
    await expectRefusal(lin.call('GET /staff/orders/{id}', { params }), 'not_found')
    await expectRefusal(fin.call('GET /staff/parcels/{id}/timeline', { params }), 'not_found')
  })
})

describe('a hold on a queue entry', () => {
  const id = randomUUID()
  const take = (who: Person, take_over?: boolean) =>
    who.call('POST /staff/holds', {
      body: { kind: 'order_item', id, ...(take_over ? { take_over } : {}) },
    })
  const held = async () =>
    (await sue.call('GET /staff/holds', { query: { kind: 'order_item' } })).items.map((item) => item.by_name)

  test('is visible to colleagues, expires, and is taken over only explicitly', async () => {
    expect(await take(lin)).toMatchObject({ by: lin.id, by_name: 'lin' })
    expect(await take(sue)).toMatchObject({ by: lin.id })
    expect(await held()).toEqual(['lin'])
    world.clock.advance({ minutes: 4 })
    const { taken_at } = await take(lin)
    world.clock.advance({ minutes: 4 })
    expect(await take(sue)).toMatchObject({ by: lin.id, taken_at })
    expect(await take(sue, true)).toMatchObject({ by: sue.id })
    world.clock.advance({ minutes: 5 })
    expect(await held()).toEqual([])
    expect(await take(lin)).toMatchObject({ by: lin.id })
    const acts = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'take_over')
      .selectAll()
      .execute()
    expect(acts).toMatchObject([{ staff_id: sue.id, subject_id: id, before: { staff_id: lin.id } }])
  })

  test('is released only by its holder', async () => {
    const drop = (who: Person) => who.call('POST /staff/holds/drop', { body: { kind: 'order_item', id } })
    await drop(sue)
    expect(await held()).toEqual(['lin'])
    await drop(lin)
    expect(await held()).toEqual([])
  })

  test('is given to one of two concurrent callers', async () => {
    const body = { kind: 'parcel' as const, id: randomUUID() }
    const both = await Promise.all([lin, sue].map((who) => who.call('POST /staff/holds', { body })))
    expect(new Set(both.map((hold) => hold.by)).size).toBe(1)
  })

  test('can be taken while it is being released', async () => {
    const body = { kind: 'parcel' as const, id: randomUUID() }
    await lin.call('POST /staff/holds', { body })
    const waiting = sql<{ count: number }>`
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const taken = await world.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('work_holds')
        .where('subject_id', '=', body.id)
        .select('staff_id')
        .forUpdate()
        .execute()
      const call = sue.call('POST /staff/holds', { body })
      await vi.waitFor(async () => expect((await waiting.execute(world.db)).rows[0]!.count).toBe(1))
      await endHold(tx, body, lin.id)
      return { call }
    })
    expect(await taken.call).toMatchObject({ by: sue.id, by_name: 'sue' })
  })
})
