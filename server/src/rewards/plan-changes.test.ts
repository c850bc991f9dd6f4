import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

/*
 * Every paid month counts in full: what a change of plan costs, when it takes effect, and that no sequence of
 * steps makes it cheaper.
 */

const world = testWorld({ manyAtOnce: true })
let fay: Person
let sue: Person
let small: string
let big: string
let photos: string

beforeAll(async () => {
  fay = await world.staff('fay', ['finance'])
  sue = await world.staff('sue', ['support'])
  small = await given.aPlan(fay, { name_en: 'Small', price_fen: 1_900, service_per_mille: 40 })
  big = await given.aPlan(fay, { name_en: 'Big', price_fen: 4_900, service_per_mille: 10 })
  photos = await given.aPlan(fay, {
    name_en: 'Photos',
    price_fen: 9_900,
    service_per_mille: null,
    photo_price_fen: 0,
  })
})

const join = (who: Person, id: string, expected_fen: number) =>
  who.call('POST /plans/{id}/join', { params: { id }, body: { expected_fen } })
const plansOf = (who: Person) => who.call('GET /plans')
const offerOf = async (who: Person, id: string) => (await plansOf(who)).plans.find((plan) => plan.id === id)!
const available = async (who: Person) => (await who.call('GET /funds')).available_fen
const rateOf = async (who: Person) => (await who.call('GET /cart')).prices.service_fee_per_mille
const noticeCount = async (who: Person, kind: string) =>
  (await messagesOf(who)).filter((message) => message.kind === kind).length

async function aMember(name: string, planId: string, priceFen: number, moneyFen = 1_000_000) {
  const who = await world.shopper(name)
  await given.money(world, who, moneyFen)
  await join(who, planId, priceFen)
  return who
}

/** Moves the clock to a number of minutes before the paid month ends. */
async function untilTheEnd(who: Person, minutes: number): Promise<Person> {
  const { membership } = await plansOf(who)
  const left = Date.parse(membership!.paid_until) - world.clock.now().getTime()
  await given.later(world, { hours: (left - minutes * 60_000) / 3_600_000 })
  return await given.loggedInAgain(world, who)
}

async function aPaidOrder(who: Person, unit_price_fen: number): Promise<void> {
  await given.pay(who, await given.anOrder(who, { line: { unit_price_fen } }))
}

describe('a cheaper plan', () => {
  test('starts when the paid month ends: using the most expensive plan for one large order costs its whole month', async () => {
    const ana = await aMember('ana', big, 4_900)
    await aPaidOrder(ana, 400_000)
    const before = await available(ana)
    const offer = await offerOf(ana, small)
    expect(offer).toMatchObject({ starts: 'month_end', change_fen: 0 })
    const { membership } = await join(ana, small, 0)
    expect(await available(ana)).toBe(before)
    expect(membership).toMatchObject({ plan_name: 'Big', next: { plan_name: 'Small', price_fen: 1_900 } })
    const page = await sue.call('GET /staff/shoppers/{id}', { params: { id: ana.id } })
    expect(page.plan).toMatchObject({ name: 'Big', cancelled: false, next_name: 'Small' })
    const back = await untilTheEnd(ana, -1)
    await world.runJob('renew-plans', {})
    expect(await available(back)).toBe(before - 1_900)
    expect((await plansOf(back)).membership).toMatchObject({ plan_name: 'Small', next: null })
    expect(await rateOf(back)).toBe(40)
    expect(await noticeCount(back, 'plan_changed')).toBe(1)
  })

  test('that is planned can be revoked, and is dropped on cancellation', async () => {
    const bea = await aMember('bea', big, 4_900)
    await join(bea, small, 0)
    await expectRefusal(join(bea, small, 0), 'transition_not_allowed')
    expect((await bea.call('POST /plans/keep', { body: {} })).membership!.next).toBeNull()
    await join(bea, small, 0)
    const left = await bea.call('POST /plans/cancel', { body: {} })
    expect(left.membership).toMatchObject({ cancelled_at: expect.any(String), next: null })
    const planned = await join(bea, small, 0)
    expect(planned.membership).toMatchObject({ cancelled_at: null, next: { plan_name: 'Small' } })
    await bea.call('POST /plans/keep', { body: {} })
    const back = await untilTheEnd(bea, -1)
    await world.runJob('renew-plans', {})
    expect((await plansOf(back)).membership).toMatchObject({ plan_name: 'Big' })
  })

  test('does not start if staff have stopped it meanwhile or the balance does not cover it', async () => {
    const gone = await given.aPlan(fay, { name_en: 'Gone', price_fen: 100 })
    const cleo = await aMember('cleo', big, 4_900)
    await join(cleo, gone, 0)
    const dan = await aMember('dan', big, 4_900, 5_000)
    await join(dan, small, 0)
    await fay.call('POST /staff/plans/{id}/stop', { params: { id: gone }, body: { reason: '' } })
    const back = await untilTheEnd(cleo, -1)
    await world.runJob('renew-plans', {})
    expect((await plansOf(back)).membership).toBeNull()
    expect(await noticeCount(back, 'plan_ended_stopped')).toBe(1)
    expect((await plansOf(await given.loggedInAgain(world, dan))).membership).toBeNull()
  })
})

describe('a more expensive plan', () => {
  test('starts immediately with a full month, however little is left of the current one', async () => {
    const eve = await untilTheEnd(await aMember('eve', small, 1_900), 5)
    const offer = await offerOf(eve, big)
    expect(offer.starts).toBe('now')
    expect(offer.change_fen).toBeGreaterThanOrEqual(4_899)
    const { membership } = await join(eve, big, offer.change_fen)
    expect(Date.parse(membership!.paid_until) - world.clock.now().getTime()).toBeGreaterThan(27 * 86_400_000)
  })

  test('is credited with the rest of the current month, less what that month has already saved', async () => {
    const fin = await aMember('fin', big, 4_900)
    expect((await offerOf(fin, photos)).change_fen).toBe(5_000)
    // Placing an order counts as a saving, even unpaid: 4 % of 500.00 yuan.
    const order = await given.anOrder(fin, { line: { unit_price_fen: 50_000 } })
    expect((await offerOf(fin, photos)).change_fen).toBe(7_000)
    await fin.call('POST /orders/{id}/cancel', { params: { id: order.id }, body: {} })
    expect((await offerOf(fin, photos)).change_fen).toBe(5_000)
    await aPaidOrder(fin, 500_000)
    expect((await offerOf(fin, photos)).change_fen).toBe(9_900)
    await join(fin, photos, 9_900)
    // Two plans were used, and both were paid in full.
    const charges = await world.db
      .selectFrom('plan_charges')
      .where('shopper_id', '=', fin.id)
      .select(['price_fen', 'credit_fen'])
      .execute()
    expect(charges.toSorted((a, b) => a.price_fen - b.price_fen)).toEqual([
      { price_fen: 4_900, credit_fen: 0 },
      { price_fen: 9_900, credit_fen: 0 },
    ])
  })

  test('concurrently with placing an order: the order is counted, or is repriced', async () => {
    for (let round = 0; round < 4; round++) {
      const who = await aMember(`gus${round}`, big, 4_900)
      const order = given.anOrder(who, { line: { unit_price_fen: 500_000 } })
      const changes = Array.from({ length: 3 }, () => join(who, photos, 5_000))
      await Promise.allSettled([order, ...changes])
      const rows = await world.db
        .selectFrom('plan_charges')
        .where('shopper_id', '=', who.id)
        .select('credit_fen')
        .execute()
      const saved = await world.db
        .selectFrom('order_items')
        .where('shopper_id', '=', who.id)
        .select('plan_saved_fen')
        .executeTakeFirst()
      const creditFen = rows.reduce((sum, charge) => sum + charge.credit_fen, 0)
      expect(creditFen === 0 || (saved?.plan_saved_fen ?? 0) === 0).toBe(true)
    }
  })
})

describe('a month that is over', () => {
  test('no longer has an effect, even before the renewal has run', async () => {
    const hal = await aMember('hal', big, 4_900, 5_000)
    const back = await untilTheEnd(hal, -1)
    expect(await rateOf(back)).toBe(50)
    expect((await plansOf(back)).membership).toBeNull()
    const again = await offerOf(back, small)
    expect(again).toMatchObject({ starts: 'now', change_fen: 1_900 })
  })
})

test('a price change of a waiting order is priced by the current plan, with its saving', async () => {
  const ivy = await aMember('ivy', big, 4_900)
  const order = await given.anOrder(ivy, { line: { unit_price_fen: 100 } })
  await ivy.call('POST /plans/cancel', { body: {} })
  const id = order.itemIds[0]!
  const body = { unit_price_fen: 100_000, price_reason: 'other', price_reason_text: '' } as const
  await ivy.call('PUT /order_items/{id}/price', { params: { id }, body })
  expect((await ivy.call('GET /orders/{id}', { params: { id: order.id } })).amounts.plan_saved_fen).toBe(
    4_000,
  )
  expect((await offerOf(ivy, photos)).change_fen).toBe(9_900 - 900)
  const offer = await offerOf(ivy, photos)
  await join(ivy, photos, offer.change_fen)
  await ivy.call('PUT /order_items/{id}/price', {
    params: { id },
    body: { ...body, unit_price_fen: 200_000 },
  })
  const { amounts } = await ivy.call('GET /orders/{id}', { params: { id: order.id } })
  expect(amounts.service_fen).toBe(10_000)
  expect(amounts.plan_saved_fen ?? 0).toBe(0)
})

test('the database refuses to credit more of a month than is left of it', async () => {
  const jon = await aMember('jon', big, 4_900)
  await aPaidOrder(jon, 500_000)
  const { membershipId, chargeId, plan_id } = await world.db
    .selectFrom('plan_charges')
    .where('shopper_id', '=', jon.id)
    .select(['membership_id as membershipId', 'id as chargeId', 'plan_id'])
    .executeTakeFirstOrThrow()
  const from_at = world.clock.now()
  const charge = (credit_fen: number, price_fen: number) =>
    world.db
      .insertInto('plan_charges')
      .values({
        membership_id: membershipId,
        shopper_id: jon.id,
        plan_id,
        from_at: new Date(from_at.getTime() + 1),
        until_at: new Date(from_at.getTime() + 2),
        price_fen,
        credit_fen,
        credit_of: chargeId,
        created_at: from_at,
      })
      .execute()
  await expect(charge(1, 9_900)).rejects.toThrow(/counts more/)
  await expect(charge(0, 4_900)).rejects.toThrow(/dearer/)
})
