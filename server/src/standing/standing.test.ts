import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'

/* One standing per shopper: what holds their money, until when, and who may lift it. */

const world = testWorld()
let fin: Person
let eve: Person
let root: Person
let support: Person
let packer: Person
let count = 0

beforeAll(async () => {
  fin = await world.staff('fin', ['finance'])
  eve = await world.staff('eve', ['finance'])
  root = await world.staff('root', ['admin'])
  support = await world.staff('sue', ['support'])
  packer = await world.staff('wu', ['warehouse'])
})

const BANK = {
  method: 'bank_transfer',
  name: 'Ana Lim',
  account: 'DE02 1203 0000',
  details: 'BYLADEM1001',
} as const
const NEW_PASSWORD = 'grau7dohle'

async function shopperWith(fen: number): Promise<Person> {
  const who = await world.shopper(`s${++count}`)
  await given.money(world, who, fen)
  return who
}
const ask = (who: Person, amount_fen: number, more: object = {}) =>
  who.call(
    'POST /withdrawals',
    { body: { amount_fen, password: PASSWORD, ...more } },
    { idempotencyKey: randomUUID() },
  )
const pay = (id: string, by = fin) =>
  by.call('POST /staff/withdrawals/{id}/pay', { params: { id }, body: {} })
const byHand = (id: string, by = fin) =>
  by.call('POST /staff/withdrawals/{id}/pay_by_hand', { params: { id }, body: { reference: 'SEPA 1' } })
const whyNotPaid = async (id: string, by = fin) =>
  (await expectRefusal(pay(id, by), 'transition_not_allowed')).reason
const standingOf = async (who: Person, by = fin) =>
  (await by.call('GET /staff/shoppers/{id}', { params: { id: who.id } })).standing
const block = (who: Person, step: 'block' | 'unblock') =>
  fin.call(`POST /staff/shoppers/{id}/${step}`, { params: { id: who.id }, body: { reason: 'Checking.' } })
const mine = async (who: Person, id: string) =>
  (await who.call('GET /withdrawals')).items.find((item) => item.id === id)!

/** Lifts the only hold of a shopper. */
async function lift(who: Person, by = fin, over: object = {}) {
  const [hold] = (await standingOf(who)).holds
  return by.call('POST /staff/shoppers/{id}/lift_hold', {
    params: { id: who.id },
    body: { kind: 'password_reset', since: hold?.since ?? '', reason: 'Called back.', ...over },
  })
}

/** Money that can only be paid out manually, because its provider refunds nothing that old. */
async function olderMoney(who: Person): Promise<void> {
  const long = new Date(world.clock.now().getTime() - 400 * 86_400_000)
  await world.db
    .updateTable('recharges')
    .set({ succeeded_at: long })
    .where('shopper_id', '=', who.id)
    .execute()
}

const CHANGES = {
  async password_reset(who: Person) {
    await world.caller()('POST /send_reset_password_email', { body: { email: who.email } })
    await world.runJobs()
    const links = await world.mailedTokens(who.email, 'reset_password')
    const body = (link: string) => ({ body: { link, password: NEW_PASSWORD } })
    // Only the newest works, and their order is not defined.
    await Promise.any(links.map((link) => world.caller()('POST /reset_password_email', body(link))))
  },
  async email_changed(who: Person) {
    const email = `new-${who.email}`
    await who.call('POST /email_change', { body: { email, password: PASSWORD } })
    const link = (await world.mailedTokens(email, 'email_change')).at(-1)!
    await world.caller()('POST /email_change/confirm', { body: { link } })
  },
  async two_factor_removed(who: Person) {
    const codeOf = (secret: string) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() })
    const { secret } = await who.call('POST /two_factor', { body: { password: PASSWORD } })
    await who.call('POST /two_factor/confirm', { body: { code: codeOf(secret) } })
    world.clock.advance({ minutes: 1 })
    await who.call('POST /two_factor/disable', { body: { password: PASSWORD, code: codeOf(secret) } })
  },
} as const

describe.each(Object.keys(CHANGES) as (keyof typeof CHANGES)[])('after %s', (kind) => {
  test('nothing is paid out for a day, whether it was asked for before or after, and both sides see until when', async () => {
    const who = await shopperWith(10_000)
    const before = await ask(who, 4_000)
    await CHANGES[kind](who)
    const since = world.clock.now()
    const until = new Date(since.getTime() + 86_400_000).toISOString()
    const again = kind === 'password_reset' ? { password: NEW_PASSWORD } : {}
    const owner = {
      ...who,
      call: world.caller(
        (
          await world.caller()('POST /login', {
            body: {
              email: kind === 'email_changed' ? `new-${who.email}` : who.email,
              password: again.password ?? PASSWORD,
            },
          })
        ).token,
      ),
    }
    const { id, held_until, why_held } = await ask(owner, 5_000, again)
    expect([held_until, why_held]).toEqual([until, 'withdrawal_held'])
    expect([await whyNotPaid(id), await whyNotPaid(before.id)]).toEqual([
      'withdrawal_held',
      'withdrawal_held',
    ])
    const hold = { kind, since: since.toISOString(), until }
    expect((await owner.call('GET /funds')).standing.holds).toEqual([hold])
    expect((await standingOf(who, support)).holds).toEqual([hold])
    await given.later(world, { hours: 23, minutes: 59 })
    expect(await whyNotPaid(id)).toBe('withdrawal_held')
    await given.later(world, { minutes: 1 })
    expect(await pay(id)).toMatchObject({ stage: 'paying', holds: [], why_held: null })
    expect((await standingOf(who)).holds).toEqual([])
  })
})

describe('a payout account', () => {
  test('is held for a day when it is first used, however it is spelled, and known afterwards', async () => {
    const who = await shopperWith(10_000)
    await olderMoney(who)
    const first = await ask(who, 1_000, { payout: BANK })
    const until = new Date(world.clock.now().getTime() + 86_400_000).toISOString()
    expect(first).toMatchObject({ held_until: until, holds: [{ kind: 'new_payout_account', until }] })
    expect(await whyNotPaid(first.id)).toBe('withdrawal_held')
    await given.later(world, { hours: 24 })
    await pay(first.id)
    await byHand(first.id)
    const spelled = { ...BANK, account: 'de0212030000', name: ' ANA LIM ' }
    const again = await ask(who, 1_000, { payout: spelled })
    expect(again).toMatchObject({ held_until: null, holds: [] })
    const other = await ask(who, 1_000, { payout: { ...BANK, details: 'ANOTHER BANK' } })
    expect(await whyNotPaid(other.id)).toBe('withdrawal_held')
    // The hold of one account does not hold another.
    expect(await pay(again.id)).toMatchObject({ stage: 'paying' })
  })

  test('that is long known is paid nothing either, for a day after the account itself changed', async () => {
    const who = await shopperWith(10_000)
    await olderMoney(who)
    const first = await ask(who, 1_000, { payout: BANK })
    await given.later(world, { hours: 24 })
    await pay(first.id)
    await byHand(first.id)
    const again = await ask(who, 1_000, { payout: BANK })
    expect(again.holds).toEqual([])
    await CHANGES.password_reset(who)
    expect(await whyNotPaid(again.id)).toBe('withdrawal_held')
  })

  test('is not known because of a withdrawal that was taken back or refused', async () => {
    const who = await shopperWith(10_000)
    await olderMoney(who)
    const { id } = await ask(who, 1_000, { payout: BANK })
    await who.call('POST /withdrawals/{id}/cancel', { params: { id }, body: {} })
    await given.later(world, { hours: 25 })
    const again = await ask(who, 1_000, { payout: BANK })
    expect(await whyNotPaid(again.id)).toBe('withdrawal_held')
  })

  test('holds nothing that goes back to where it came from', async () => {
    const who = await shopperWith(10_000)
    const { id } = await ask(who, 1_000, { payout: BANK })
    expect(await pay(id)).toMatchObject({ stage: 'paying' })
  })
})

describe('a blocked shopper', () => {
  test('is paid nothing, even what was asked for before, until unblocked', async () => {
    const who = await shopperWith(5_000)
    const { id } = await ask(who, 5_000)
    await block(who, 'block')
    expect(await whyNotPaid(id)).toBe('shopper_blocked')
    const listed = (await fin.call('GET /staff/withdrawals')).items.find((item) => item.id === id)
    expect(listed).toMatchObject({ why_held: 'shopper_blocked', held_until: null })
    await block(who, 'unblock')
    expect(await pay(id)).toMatchObject({ stage: 'paying' })
  })

  test('gets nothing from a provider after an approval either', async () => {
    const who = await shopperWith(5_000)
    const { id } = await ask(who, 5_000)
    await pay(id)
    await block(who, 'block')
    await world.runJob('refund-parts', { withdrawalId: id })
    await block(who, 'unblock')
    const again = await given.loggedInAgain(world, who)
    expect(await mine(again, id)).toMatchObject({ stage: 'rejected' })
    expect(await again.call('GET /funds')).toMatchObject({ available_fen: 5_000, withdrawing_fen: 0 })
  })
})

describe('a hold that staff lift', () => {
  test('takes a reason and another person to pay, and only that one hold is lifted', async () => {
    const who = await shopperWith(10_000)
    const { id } = await ask(who, 5_000)
    await CHANGES.password_reset(who)
    const [hold] = (await standingOf(who)).holds
    await expectRefusal(lift(who, support), 'forbidden')
    await expectRefusal(lift(who, fin, { reason: ' ' }), 'invalid_input')
    await expectRefusal(lift(who, fin, { since: 'yesterday' }), 'invalid_input')
    await expectRefusal(lift(who, fin, { since: '2020-01-01T00:00:00.000Z' }), 'transition_not_allowed')
    await expectRefusal(lift(who, fin, { kind: 'email_changed' }), 'transition_not_allowed')
    const since = hold!.since
    expect(await lift(who)).toMatchObject({ holds: [], lifted: [{ kind: 'password_reset', by_name: 'fin' }] })
    await expectRefusal(lift(who, eve, { since }), 'transition_not_allowed')
    const [act] = (await root.call('GET /staff/audit', { query: { action: 'lift_hold' } })).items
    expect(act).toMatchObject({ subject_id: who.id, reason: 'Called back.' })
    expect(await whyNotPaid(id, fin)).toBe('second_person_needed')
    expect(await pay(id, eve)).toMatchObject({
      stage: 'paying',
      approved_by_name: 'fin',
      decided_by_name: 'eve',
    })
  })

  test('holds again after the next change', async () => {
    const who = await shopperWith(10_000)
    const { id } = await ask(who, 5_000)
    await CHANGES.password_reset(who)
    await lift(who)
    world.clock.advance({ minutes: 1 })
    await CHANGES.password_reset(who)
    expect(await whyNotPaid(id, eve)).toBe('withdrawal_held')
  })

  test('of a payout account keeps the lifter from paying by hand', async () => {
    const who = await shopperWith(10_000)
    await olderMoney(who)
    const { id } = await ask(who, 1_000, { payout: BANK })
    await lift(who, fin, { kind: 'new_payout_account' })
    expect(await whyNotPaid(id, fin)).toBe('second_person_needed')
    await pay(id, eve)
    expect((await expectRefusal(byHand(id, fin), 'transition_not_allowed')).reason).toBe(
      'second_person_needed',
    )
    expect(await byHand(id, eve)).toMatchObject({ stage: 'paid' })
  })

  test('is never a block, a dispute or a debt', async () => {
    const who = await shopperWith(1_000)
    await block(who, 'block')
    for (const kind of ['blocked', 'dispute', 'debt_open'])
      await expectRefusal(lift(who, fin, { kind }), 'invalid_input')
    const stranger = { ...who, id: randomUUID() }
    const call = fin.call('POST /staff/shoppers/{id}/lift_hold', {
      params: { id: stranger.id },
      body: { kind: 'password_reset', since: world.clock.now().toISOString(), reason: 'x' },
    })
    await expectRefusal(call, 'not_found')
  })

  test('lifted by several at once is lifted once', async () => {
    const who = await shopperWith(1_000)
    await CHANGES.password_reset(who)
    const tries = await Promise.allSettled([lift(who, fin), lift(who, eve), lift(who, fin)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('what is due with goods', () => {
  test('stays on the balance: late storage until today', async () => {
    const who = await shopperWith(10_000)
    await given.stock(world, who, packer)
    await given.later(world, { days: 35 })
    const { withdrawable_fen, standing } = await who.call('GET /funds')
    const due = standing.due[0]!
    expect(due).toMatchObject({ kind: 'late_storage' })
    expect(due.amount_fen).toBeGreaterThan(0)
    expect(withdrawable_fen).toBe(10_000 - due.amount_fen)
    expect((await expectRefusal(ask(who, 10_000), 'transition_not_allowed')).reason).toBe('due_with_goods')
    await expectRefusal(ask(who, 10_001), 'insufficient_balance')
    const preview = (amount_fen: number) => who.call('POST /withdrawals/preview', { body: { amount_fen } })
    await expectRefusal(preview(10_000), 'transition_not_allowed')
    expect(await preview(withdrawable_fen)).toMatchObject({ withdrawable_fen })
    expect(await ask(who, withdrawable_fen)).toMatchObject({ stage: 'requested' })
    expect((await standingOf(who)).due).toEqual([due])
  })

  test('stays on the balance: the supplement of a package that weighs more', async () => {
    const who = await shopperWith(10_000)
    const { id } = await given.aPaidParcel(world, who, [await given.stock(world, who, packer)])
    await given.pickAll(packer, id)
    await given.pack(packer, id, { grams: 3_000 })
    const { supplement } = await who.call('GET /parcels/{id}', { params: { id } })
    const { withdrawable_fen, available_fen, standing } = await who.call('GET /funds')
    expect(standing.due).toEqual([{ kind: 'supplement', amount_fen: supplement!.amount_fen }])
    expect(withdrawable_fen).toBe(Math.max(0, available_fen - supplement!.amount_fen))
  })
})
