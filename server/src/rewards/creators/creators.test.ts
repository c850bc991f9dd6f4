import {
  BOUND_A_DAY_MAX,
  BOUND_DAYS,
  SHARE_DAY_MAX_FEN,
  SHARE_HOLD_DAYS,
} from '@longhaul/domain/rewards/creators.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookedBy } from '../../../test/booked.ts'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { checkBooks } from '../../checks/books.ts'
import { DEMO_PRODUCTS, marketUrl } from '../../goods/public.ts'

/* An item of 60.00 yuan pays a fee of 3.00, of which the usual share is 0.60. */

const world = testWorld({ manyAtOnce: true })
const guest = world.caller()
let staff: Person
let second: Person
let nora: Person
let code: string
let people = 0
const simple = DEMO_PRODUCTS.find(({ options, minOrder, odd }) => options.length === 0 && !minOrder && !odd)!

beforeAll(async () => {
  staff = await world.staff('wu', ['support', 'buyer', 'warehouse', 'finance'])
  second = await world.staff('ada', ['admin'])
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  nora = await world.shopper(`nora${++people}`)
  code = await aCreator(nora)
})

const apply = (who: Person, shown_name = 'Nora') =>
  who.call('POST /creator', { body: { shown_name, about: 'My channel' } })
const own = async (who = nora) => (await who.call('GET /creator')).creator!
const rowOf = (who: Person) =>
  world.db.selectFrom('creators').where('shopper_id', '=', who.id).selectAll().executeTakeFirstOrThrow()
async function step(
  who: Person,
  name: 'approve' | 'decline' | 'pause' | 'resume' | 'end',
  { reason = 'So', ...more }: { reason?: string; forfeit?: boolean } = {},
) {
  const { id } = await rowOf(who)
  return await staff.call('POST /staff/creators/{id}/steps', {
    params: { id },
    body: { step: name, reason, ...more },
  })
}
async function aCreator(who: Person): Promise<string> {
  const { code: made } = await apply(who)
  await step(who, 'approve')
  return made
}

/** Somebody who registered by a link, from a device of their own. */
async function stranger(creator_code: string, email = `guest${++people}@example.com`): Promise<Person> {
  await guest('POST /users', { body: { email, password: PASSWORD, nickname: '', creator_code } })
  await world.runJobs()
  const { id } = await world.db
    .updateTable('shoppers')
    .set({ email_verified_at: world.clock.now() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { token } = await guest('POST /login', { query: {}, body: { email, password: PASSWORD } })
  await otherDevice(id)
  return { id, email, token, call: world.caller(token), db: world.db }
}
const otherDevice = async (shopper_id: string) => {
  for (const table of ['sessions', 'login_events'] as const)
    await world.db
      .updateTable(table)
      .set({ user_agent: shopper_id })
      .where('shopper_id', '=', shopper_id)
      .execute()
}
const boundTo = (who: Person) =>
  world.db.selectFrom('creator_bindings').where('shopper_id', '=', who.id).selectAll().executeTakeFirst()

/** A received package with an item. */
async function received(who: Person, unit_price_fen = 6_000) {
  const by = { buyer: staff, packer: staff }
  const { stockId, itemId } = await given.aShelvedItem(world, who, by, { line: { unit_price_fen } })
  const { id: parcelId } = await given.aShippedParcel(world, who, staff, [stockId])
  await given.trackingUpdate(staff, parcelId, 'delivered')
  await who.call('POST /parcels/{id}/confirm_receipt', { params: { id: parcelId }, body: {} })
  await world.runJobs()
  return { itemId, stockId, parcelId }
}
const shareOf = (itemId: string) =>
  world.db
    .selectFrom('creator_shares')
    .where('order_item_id', '=', itemId)
    .selectAll()
    .executeTakeFirstOrThrow()
const available = async (who = nora) => (await who.call('GET /funds')).available_fen

/** A claim for damaged goods; returns its id. */
async function claimed(who: Person, { parcelId, stockId }: { parcelId: string; stockId: string }) {
  const evidence = []
  for (const slot of ['box', 'label', 'goods'] as const)
    evidence.push({ slot, file_id: await world.upload(who, 'POST /uploads', 'attachment') })
  const { id } = await who.call('POST /parcels/{id}/claim', {
    params: { id: parcelId },
    body: { kind: 'damaged', stock_item_ids: [stockId], story: 'Broken', evidence },
  })
  return id
}

const due = async () => {
  await given.later(world, { days: SHARE_HOLD_DAYS })
  await world.runJob('pay-shares', {})
}
const dueNow = async (itemId: string) => {
  await world.db
    .updateTable('creator_shares')
    .set({ due_at: world.clock.now() })
    .where('order_item_id', '=', itemId)
    .execute()
  await world.runJob('pay-shares', {})
}
/** Gives back the price of an item of 60.00 yuan, or a share of it, and its freight, as a claim does. */
async function payClaim(who: Person, thing: { parcelId: string; stockId: string }, share_per_mille = 1000) {
  const id = await claimed(who, thing)
  const grant = (expected_payout_fen: number) =>
    staff.call('POST /staff/claims/{id}/grant', {
      params: { id },
      body: { fault: 'ours', share_per_mille, note: 'By the rules', expected_payout_fen },
    })
  const { data } = await expectRefusal(grant(1), 'out_of_date')
  await grant(Number(data?.['payout_fen']))
  await staff.call('POST /staff/claims/{id}/pay', { params: { id }, body: {} })
  await world.runJobs()
}

describe('a share', () => {
  test('is credited on receipt, held, paid to the balance, and every step is in the books', async () => {
    const who = await stranger(code)
    expect(await boundTo(who)).toMatchObject({ creator_id: (await rowOf(nora)).id })
    const lines = await bookedBy(world, () => received(who))
    expect(lines.filter((line) => line.startsWith('share_'))).toEqual([
      expect.stringMatching(/^share_earned: 60 CNY marketing creators > creator /),
    ])
    expect(await own()).toMatchObject({
      registrations: 1,
      orders: 1,
      waiting_fen: 60,
      paid_fen: 0,
      rate_per_mille: 200,
    })
    expect(await available()).toBe(0)
    await given.later(world, { days: SHARE_HOLD_DAYS - 1 })
    await world.runJob('pay-shares', {})
    expect(await available()).toBe(0)
    await given.later(world, { days: 1 })
    const paid = await bookedBy(world, () => world.runJob('pay-shares', {}))
    expect(paid).toEqual([expect.stringMatching(/^share_paid: 60 CNY creator .* > available$/)])
    expect(await own()).toMatchObject({ waiting_fen: 0, paid_fen: 60 })
    expect(await available()).toBe(60)
    const { items } = await nora.call('GET /creator/shares', { query: {} })
    expect(items).toMatchObject([{ state: 'paid', share_fen: 60, taken_back_fen: 0, kept_fen: 0 }])
    // Nothing says whose order it was.
    const sent = JSON.stringify([items, await own()])
    for (const secret of [who.id, who.email]) expect(sent).not.toContain(secret)
    expect(await checkBooks(world.db)).toEqual([])
  })

  test('is credited and paid once, however often the jobs run at once', async () => {
    const who = await stranger(code)
    const { parcelId, itemId } = await received(who)
    const many = (run: () => Promise<void>) => Promise.allSettled(Array.from({ length: 6 }, run))
    await many(() => world.runJob('earn-shares', { parcelId }))
    expect(await own()).toMatchObject({ waiting_fen: 60 })
    await given.later(world, { days: SHARE_HOLD_DAYS })
    await many(() => world.runJob('pay-shares', {}))
    expect(await available()).toBe(60)
    await many(() => world.runJob('take-back-share', { itemId }))
    expect(await shareOf(itemId)).toMatchObject({ state: 'paid', taken_back_fen: 0 })
    expect(await checkBooks(world.db)).toEqual([])
  })

  test('is taken back with a refund while it waits, in proportion', async () => {
    const who = await stranger(code)
    const half = await received(who)
    await payClaim(who, half, 500)
    expect(await shareOf(half.itemId)).toMatchObject({ state: 'held', taken_back_fen: 30 })
    const whole = await received(who)
    const lines = await bookedBy(world, () => payClaim(who, whole))
    expect(lines.at(-1)).toMatch(/^share_taken_back: 60 CNY creator .* > marketing creators$/)
    expect(await shareOf(whole.itemId)).toMatchObject({ state: 'lapsed', taken_back_fen: 60 })
    await due()
    expect(await available()).toBe(30)
    expect(await own()).toMatchObject({ waiting_fen: 0, paid_fen: 30, owed_fen: 0 })
  })

  test('that was paid before the refund is kept from the next ones, and the balance stays', async () => {
    const who = await stranger(code)
    const first = await received(who)
    await dueNow(first.itemId)
    expect(await available()).toBe(60)
    await payClaim(who, first)
    expect(await own()).toMatchObject({ owed_fen: 60 })
    expect(await available()).toBe(60)
    const next = await received(who, 8_000)
    await dueNow(next.itemId)
    expect(await shareOf(next.itemId)).toMatchObject({ state: 'paid', share_fen: 80, kept_fen: 60 })
    expect(await own()).toMatchObject({ owed_fen: 0, paid_fen: 80 })
    expect(await available()).toBe(80)
    expect(await checkBooks(world.db)).toEqual([])
  })

  test('is taken back when finance gives back the fee, or a part of it, by hand', async () => {
    const who = await stranger(code)
    const { itemId } = await received(who)
    const { number } = await world.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .where('order_items.id', '=', itemId)
      .select('orders.number')
      .executeTakeFirstOrThrow()
    const correct = (amount_fen: number, order_number?: string, shopper = who) =>
      staff.call('POST /staff/adjustments', {
        body: {
          shopper_id: shopper.id,
          amount_fen,
          cause: 'wrong_charge',
          reason: 'The fee was wrong',
          ...(order_number ? { order_number } : {}),
        },
      })
    // Goodwill that is about no order changes nothing.
    await correct(300)
    await world.runJobs()
    expect(await shareOf(itemId)).toMatchObject({ state: 'held', taken_back_fen: 0 })
    const lines = await bookedBy(world, async () => {
      expect((await correct(100, number)).order).toMatchObject({ number })
      await world.runJobs()
    })
    expect(lines.filter((line) => line.startsWith('share_'))).toEqual([
      expect.stringMatching(/^share_taken_back: 20 CNY creator .* > marketing creators$/),
    ])
    await correct(200, number)
    await world.runJobs()
    expect(await shareOf(itemId)).toMatchObject({ state: 'lapsed', taken_back_fen: 60 })
    // Never more than was paid, nothing of another's order, and no debit.
    const more = await expectRefusal(correct(50_000, number), 'transition_not_allowed')
    expect(more.reason).toBe('more_than_paid')
    await expectRefusal(correct(100, number, nora), 'invalid_input')
    await expectRefusal(correct(100, 'O999', who), 'invalid_input')
    await expectRefusal(correct(-100, number), 'invalid_input')
    expect(await checkBooks(world.db)).toEqual([])
  })

  test('waits for an open claim', async () => {
    const who = await stranger(code)
    const thing = await received(who)
    await claimed(who, thing)
    await dueNow(thing.itemId)
    expect(await shareOf(thing.itemId)).toMatchObject({ state: 'held' })
    expect(await available()).toBe(0)
  })

  test('stays within the bounds of a day', async () => {
    await given.settings(world, { creatorSharePerMille: 500 })
    const who = await stranger(code)
    const { itemId } = await received(who, 3_000_000)
    const next = await received(who)
    await given.settings(world, { creatorSharePerMille: 200 })
    expect(await shareOf(itemId)).toMatchObject({ fee_fen: 150_000, share_fen: SHARE_DAY_MAX_FEN })
    await expect(shareOf(next.itemId)).rejects.toThrow()
  })

  test('is not earned by orders placed after half a year', async () => {
    const who = await stranger(code)
    await given.later(world, { days: BOUND_DAYS + 1 })
    const { itemId } = await received(who)
    await expect(shareOf(itemId)).rejects.toThrow()
  })
})

test('a journey: creator, public list, stranger, order, receipt, share, refund, share taken back', async () => {
  const { id } = await nora.call('POST /goods_lists', { body: { text: marketUrl(simple) } })
  await world.runJobs()
  const list = await nora.call('PUT /goods_lists/{id}/publication', {
    params: { id },
    body: { title: 'Desk things', intro: '', shown_name: 'Nora' },
  })
  // The list carries the code by itself, and her page shows the list.
  const shown = await guest('GET /public_lists/{code}', { params: { code: list.code } })
  expect(shown.list?.creator_code).toBe(code)
  const page = await guest('GET /creators/{code}', { params: { code } })
  expect(page.creator?.lists).toMatchObject([{ code: list.code, title: 'Desk things', goods_count: 1 }])

  const who = await stranger(shown.list?.creator_code ?? '')
  const thing = await received(who)
  expect(await own()).toMatchObject({ registrations: 1, orders: 1, waiting_fen: 60 })
  await payClaim(who, thing)
  expect(await own()).toMatchObject({ waiting_fen: 0, owed_fen: 0 })
  await due()
  expect(await available()).toBe(0)
  expect(await checkBooks(world.db)).toEqual([])

  await step(nora, 'pause')
  expect((await guest('GET /public_lists/{code}', { params: { code: list.code } })).list).toMatchObject({
    creator_code: null,
  })
})

describe('who is bound', () => {
  test('is only who registers by the code: no account that exists, no other code later', async () => {
    const mia = await world.shopper(`mia${people}`)
    await guest('POST /users', { body: { email: mia.email, password: PASSWORD, creator_code: code } })
    await world.runJobs()
    expect(await boundTo(mia)).toBeUndefined()

    const bo = await world.shopper(`bo${people}`)
    const other = await aCreator(bo)
    const who = await stranger(code)
    await world.runJob('bind-creator', { shopperId: who.id, code: other })
    expect(await boundTo(who)).toMatchObject({ creator_id: (await rowOf(nora)).id })
    await expect(
      world.db
        .updateTable('creator_bindings')
        .set({ creator_id: (await rowOf(bo)).id })
        .where('shopper_id', '=', who.id)
        .execute(),
    ).rejects.toThrow(/never changes/)
  })

  test('is never the creator, nor a second account of the same mailbox', async () => {
    await world.runJob('bind-creator', { shopperId: nora.id, code })
    expect(await boundTo(nora)).toBeUndefined()
    const tagged = await stranger(code, nora.email.replace('@', '+two@'))
    expect(await boundTo(tagged)).toBeUndefined()
    expect(await own()).toMatchObject({ registrations: 0 })
  })

  test('is nobody whose mailbox has an account already, with or without a coupon of it', async () => {
    const mia = await world.shopper(`mia${people}.gmail`)
    const name = `mia.${people}`
    await world.db
      .updateTable('shoppers')
      .set({ email: `${name}@googlemail.com` })
      .where('id', '=', mia.id)
      .execute()
    for (const email of [`MIA${people}+shop@gmail.com`, `m.ia${people}@gmail.com`])
      expect(await boundTo(await stranger(code, email)), email).toBeUndefined()
    // Elsewhere dots make another mailbox, and so does another domain.
    for (const email of [`mia${people}@example.com`, `mia.${people}@example.com`])
      expect(await boundTo(await stranger(code, email)), email).toBeDefined()
    expect(await own()).toMatchObject({ registrations: 2 })
  })

  test('is nobody by an unknown code, and registering works all the same', async () => {
    for (const odd of ['bcdfghjkmn', "' or 1=1 --", 'x', '']) {
      const who = await stranger(odd)
      expect(await boundTo(who)).toBeUndefined()
    }
  })

  test('is nobody while the creator is paused, blocked or has ended, and not more than a bound in a day', async () => {
    await step(nora, 'pause')
    expect(await boundTo(await stranger(code))).toBeUndefined()
    await step(nora, 'resume')
    const { id } = await rowOf(nora)
    const today = world.clock.now().toISOString().slice(0, 10)
    await world.db
      .insertInto('creator_days')
      .values({ creator_id: id, day: today, registrations: BOUND_A_DAY_MAX })
      .onConflict((of) => of.columns(['creator_id', 'day']).doUpdateSet({ registrations: BOUND_A_DAY_MAX }))
      .execute()
    expect(await boundTo(await stranger(code))).toBeUndefined()
    await staff.call('POST /staff/shoppers/{id}/block', { params: { id: nora.id }, body: { reason: 'So' } })
    expect(await guest('GET /creators/{code}', { params: { code } })).toEqual({ code, creator: null })
  })
})

describe('a second account of the creator', () => {
  test('earns nothing by itself: a person looks first', async () => {
    const who = await stranger(code)
    // The same browser and network address as the creator's.
    await world.db
      .updateTable('sessions')
      .set({ user_agent: 'lightMyRequest' })
      .where('shopper_id', '=', who.id)
      .execute()
    const { itemId } = await received(who)
    await due()
    expect(await shareOf(itemId)).toMatchObject({ state: 'checking', signs: ['device'] })
    expect(await available()).toBe(0)

    const { id } = await shareOf(itemId)
    const { items } = await staff.call('GET /staff/creator_shares', { query: { limit: 100 } })
    expect(items.find((item) => item.id === id)).toMatchObject({ signs: ['device'], share_fen: 60 })
    const decide = (decision: 'pay' | 'refuse', reason: string) =>
      staff.call('POST /staff/creator_shares/{id}/decide', { params: { id }, body: { decision, reason } })
    await expectRefusal(decide('refuse', ' '), 'invalid_input')
    await decide('refuse', 'The same person')
    await expectRefusal(decide('pay', ''), 'transition_not_allowed')
    expect(await shareOf(itemId)).toMatchObject({ state: 'refused', taken_back_fen: 60 })
    expect((await nora.call('GET /creator/shares', { query: {} })).items).toMatchObject([
      { state: 'refused', reason: 'The same person' },
    ])
  })

  test('is recognised by the address to which the goods go, and a checked share is paid once', async () => {
    await given.anAddressInSingapore(nora)
    const who = await stranger(code)
    const { itemId } = await received(who)
    await due()
    const { id, signs } = await shareOf(itemId)
    expect(signs).toEqual(['address'])
    const pay = () =>
      staff.call('POST /staff/creator_shares/{id}/decide', {
        params: { id },
        body: { decision: 'pay', reason: '' },
      })
    const tries = await Promise.allSettled([pay(), pay(), pay()])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await available()).toBe(60)
  })
})

describe('staff', () => {
  test('page through creators and the shares of one', async () => {
    await aCreator(await world.shopper(`bo${people}`))
    const who = await stranger(code)
    for (let count = 0; count < 2; count++) await received(who)
    const { id: creator } = await rowOf(nora)
    const shares = (cursor?: string) =>
      staff.call('GET /staff/creator_shares', { query: { creator, limit: 1, ...(cursor ? { cursor } : {}) } })
    const first = await shares()
    const rest = await shares(first.next_cursor!)
    expect(rest.next_cursor).toBeNull()
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(2)
    expect(first.items[0]).toMatchObject({ creator: { id: creator }, shopper: { id: who.id }, fee_fen: 300 })
    const creators = (cursor?: string) =>
      staff.call('GET /staff/creators', {
        query: { view: 'active', limit: 1, ...(cursor ? { cursor } : {}) },
      })
    const one = await creators()
    expect((await creators(one.next_cursor!)).items[0]!.id).not.toBe(one.items[0]!.id)
    const page = await nora.call('GET /creator/shares', { query: { limit: 1 } })
    expect(page.items).toHaveLength(1)
    expect(page.next_cursor).not.toBeNull()
  })

  test('decide about applications with a reason, and whoever was declined may apply again', async () => {
    const bo = await world.shopper(`bo${people}`)
    const { code: made } = await apply(bo, 'Bo')
    await expectRefusal(apply(bo), 'transition_not_allowed')
    await expectRefusal(guest('GET /creators/{code}', { params: { code: made } }), 'not_found')
    await expectRefusal(step(bo, 'decline', { reason: ' ' }), 'invalid_input')
    await expectRefusal(step(bo, 'resume'), 'transition_not_allowed')
    await step(bo, 'decline', { reason: 'Nothing there' })
    expect(await own(bo)).toMatchObject({ state: 'declined', reason: 'Nothing there' })
    expect((await messagesOf(bo)).map(({ kind }) => kind)).toContain('creator_declined')
    expect((await apply(bo, 'Bo again')).code).toBe(made)
    await step(bo, 'approve')
    const shown = await guest('GET /creators/{code}', { params: { code: made } })
    expect(shown.creator).toEqual({ shown_name: 'Bo again', lists: [] })
    await step(bo, 'end', { reason: 'So' })
    expect((await expectRefusal(apply(bo), 'transition_not_allowed')).reason).toBe('creator_over')
    const over = await staff.call('GET /staff/creators', { query: { view: 'over', limit: 100 } })
    expect(over.items.map((item) => item.code)).toContain(made)
    const applied = await staff.call('GET /staff/creators', { query: {} })
    expect(applied.items.map((item) => item.code)).not.toContain(made)
  })

  test('give a rate of its own with a second person only, for what is received from then on', async () => {
    const { id } = await rowOf(nora)
    const args = { params: { id }, body: { per_mille: 500 } }
    const refused = await expectRefusal(
      staff.call('PUT /staff/creators/{id}/rate', args),
      'transition_not_allowed',
    )
    expect(refused.reason).toBe('second_person_needed')
    const who = await stranger(code)
    const before = await received(who)
    await given.approved(staff, second, 'PUT /staff/creators/{id}/rate', args)
    expect(await own()).toMatchObject({ rate_per_mille: 500 })
    const { itemId } = await received(who)
    expect((await shareOf(before.itemId)).share_fen).toBe(60)
    expect((await shareOf(itemId)).share_fen).toBe(150)
  })

  test('without the right see and decide nothing', async () => {
    const packer = await world.staff(`packer${people}`, ['warehouse'])
    const { id } = await rowOf(nora)
    await expectRefusal(packer.call('GET /staff/creators', { query: {} }), 'forbidden')
    await expectRefusal(
      packer.call('POST /staff/creators/{id}/steps', {
        params: { id },
        body: { step: 'end', reason: 'So' },
      }),
      'forbidden',
    )
    await expectRefusal(
      nora.call('POST /staff/creators/{id}/steps', { params: { id }, body: { step: 'approve', reason: '' } }),
      'forbidden',
    )
  })

  test('pause payouts, and end with or without what waits', async () => {
    const who = await stranger(code)
    const { itemId } = await received(who)
    await step(nora, 'pause')
    await due()
    expect(await shareOf(itemId)).toMatchObject({ state: 'held' })
    await step(nora, 'end', { forfeit: true })
    expect(await shareOf(itemId)).toMatchObject({ state: 'refused' })
    const later = await received(who)
    await expect(shareOf(later.itemId)).rejects.toThrow()

    const bo = await world.shopper(`bo${people}`)
    const his = await stranger(await aCreator(bo))
    await received(his)
    await step(bo, 'end')
    await due()
    expect(await available(bo)).toBe(60)
  })
})

test('visits are counted once a day and leave nobody behind', async () => {
  const visit = (of = code) => guest('POST /creators/{code}/visits', { params: { code: of }, body: {} })
  await Promise.all([visit(), visit(), visit()])
  expect(await own()).toMatchObject({ visits: 1 })
  await given.later(world, { days: 1 })
  await visit()
  await visit('bcdfghjkmn')
  expect(await own()).toMatchObject({ visits: 2 })
  const keys = await world.db
    .selectFrom('rate_limits')
    .where('key', 'like', 'creator %')
    .select('key')
    .execute()
  for (const { key } of keys) expect(key).not.toContain('127.0.0.1')
})

test('bad input is refused', async () => {
  const bo = await world.shopper(`bo${people}`)
  for (const name of ['', ' \u200b ', 'cheap-bags.shop', 'x'.repeat(41), 'Bo\u0000', 'Bo\ud800'])
    await expectRefusal(apply(bo, name), 'invalid_input')
  expect((await apply(bo, 'Bo \u202e<b>')).shown_name).toBe('Bo <b>')
  const dora = await world.shopper(`dora${people}`, { verified: false })
  await expectRefusal(apply(dora), 'email_not_verified')
  await given.settings(world, { creatorSharePerMille: 0 })
  const cem = await world.shopper(`cem${people}`)
  await expectRefusal(apply(cem), 'feature_closed')
  await given.settings(world, { creatorSharePerMille: 200 })
  for (const odd of ['BCDFGHJKMN', 'short', "' or 1=1 --"])
    await expectRefusal(guest('GET /creators/{code}', { params: { code: odd } }), 'not_found')
})

test('deleting the account ends it: what waits lapses, the books stay, no words remain', async () => {
  const who = await stranger(code)
  const { itemId } = await received(who)
  const { id } = await rowOf(nora)
  await nora.call('POST /account/close', { body: { password: PASSWORD } })
  expect(await shareOf(itemId)).toMatchObject({ state: 'lapsed', taken_back_fen: 60 })
  expect(await rowOf(nora)).toMatchObject({ state: 'ended', shown_name: '', about: '', reason: '', code })
  expect(await guest('GET /creators/{code}', { params: { code } })).toEqual({ code, creator: null })
  await expectRefusal(
    staff.call('POST /staff/creators/{id}/steps', {
      params: { id },
      body: { step: 'approve', reason: '' },
    }),
    'transition_not_allowed',
  )
  expect(await boundTo(await stranger(code))).toBeUndefined()
  expect(await checkBooks(world.db)).toEqual([])
})

test('a buyer who deletes the account leaves the share to a person', async () => {
  const who = await stranger(code)
  const { itemId } = await received(who)
  await world.db
    .updateTable('shoppers')
    .set({ blocked_at: world.clock.now(), closed_at: world.clock.now() })
    .where('id', '=', who.id)
    .execute()
  await due()
  expect(await shareOf(itemId)).toMatchObject({ state: 'checking', signs: ['blocked'] })
})
