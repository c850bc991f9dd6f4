import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { PASSWORD, type Person, STAFF_PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'

const BANK = {
  method: 'bank_transfer',
  name: 'Dan',
  account: 'DE02 1203 0000 0000 2020 51',
  details: 'BYLADEM1001',
} as const

const world = testWorld({ manyAtOnce: true })
let fin: Person
let su: Person
let admin: Person
beforeAll(async () => {
  fin = await world.staff('fin', ['finance'])
  su = await world.staff('su', ['finance'])
  admin = await world.staff('admin', ['admin'])
})
beforeEach(() => later({ days: 2 }))

/** Time passes, and the staff log in again: their sessions last a working day. */
async function later(by: { days?: number; hours?: number }): Promise<void> {
  world.clock.advance(by)
  for (const person of [fin, su, admin]) {
    const body = { email: person.email, password: STAFF_PASSWORD }
    const { staff_token: token } = await world.caller()('POST /staff/login', { body })
    Object.assign(person, { token, call: world.caller(token) })
  }
}

const rate = (value: string, currency = 'USD') => ({
  currency,
  rate: value,
  quoted_on: world.clock.now().toISOString().slice(0, 10),
  note: 'The bank said so',
})
const enter = (who: Person, value: string, currency?: string) =>
  who.call('POST /staff/exchange_rates', { body: rate(value, currency) })
const propose = (who: Person, value: string) =>
  who.call('POST /staff/proposals', {
    body: { call: 'POST /staff/exchange_rates', params: {}, body: rate(value), reason: 'The bank said so' },
  })
const approve = (who: Person, id: string, figure: string | null = null) =>
  who.call('POST /staff/proposals/{id}/approve', { params: { id }, body: { figure } })
const reject = (who: Person, id: string) =>
  who.call('POST /staff/proposals/{id}/reject', { params: { id }, body: { reason: 'Not today' } })
const present = async () =>
  (await fin.call('GET /staff/exchange_rates')).rates.find(({ currency }) => currency === 'USD')!.rate
const reasonOf = async (refused: Promise<unknown>, code: Parameters<typeof expectRefusal>[1]) =>
  (await expectRefusal(refused, code)).reason ?? code
const times = (value: string, factor: number) => (Number(value) * factor).toFixed(4)
const published = async () => {
  const row = await world.db
    .selectFrom('exchange_rates')
    .where('currency', '=', 'USD')
    .where('entered_by', 'is', null)
    .orderBy('quoted_on', 'desc')
    .select('rate_nanos')
    .executeTakeFirstOrThrow()
  return String(row.rate_nanos / 1e9)
}

describe('an exchange rate by hand', () => {
  test('of three per cent is entered alone, once a day', async () => {
    const base = await published()
    await enter(fin, times(base, 1.029))
    expect(await reasonOf(enter(fin, times(base, 1.001)), 'transition_not_allowed')).toBe(
      'second_person_needed',
    )
    await later({ hours: 25 })
    await enter(fin, times(base, 1.001))
  })

  test('beyond three per cent waits for a second person, who types it', async () => {
    const base = await published()
    const wanted = times(base, 1.1)
    const before = await present()
    expect((await expectRefusal(enter(fin, wanted), 'transition_not_allowed')).data).toMatchObject({
      reason: 'second_person_needed',
      act: 'exchange_rate',
      proposal: true,
    })
    const { id } = await propose(fin, wanted)
    const { queues } = await su.call('GET /staff/dashboard')
    expect(queues.find((queue) => queue.id === 'approvals')).toMatchObject({ count: 1 })
    expect(await present()).toBe(before)
    expect(await reasonOf(approve(fin, id, wanted), 'transition_not_allowed')).toBe('second_person_needed')
    const wrong = await expectRefusal(approve(su, id, before), 'invalid_input')
    expect(wrong.fields).toEqual({ figure: 'Type the new figure exactly as it is shown' })
    const proposal = await su.call('GET /staff/proposals/{id}', { params: { id } })
    expect(proposal).toMatchObject({ subject: 'USD', figure: wanted, per_mille: 100, why_not_approve: null })
    expect(await approve(su, id, wanted)).toMatchObject({ stage: 'done', decided_by: { name: 'su' } })
    expect(Number(await present())).toBeCloseTo(Number(wanted), 4)
    // Whoever looks at it later sees what was decided, and not that nothing would change any more.
    const decided = await su.call('GET /staff/proposals/{id}', { params: { id } })
    expect(decided).toMatchObject({ figure: wanted, per_mille: 100, changes: proposal.changes })
    expect(await reasonOf(approve(su, id, wanted), 'transition_not_allowed')).toBe('transition_not_allowed')
  })

  test('beyond twenty per cent is refused, whoever agrees', async () => {
    const base = await published()
    for (const value of [times(base, 1.21), times(base, 0.79), '900'])
      for (const tried of [enter, propose])
        expect((await expectRefusal(tried(fin, value), 'invalid_input')).data).toMatchObject({
          reason: 'change_too_large',
          act: 'exchange_rate',
        })
  })

  test('in steps of three per cent a day is compared with what is published all the same', async () => {
    const base = await published()
    await enter(fin, times(base, 1.029))
    await later({ hours: 25 })
    expect(await reasonOf(enter(su, times(base, 1.05)), 'transition_not_allowed')).toBe(
      'second_person_needed',
    )
  })
})

test('what two people decided is not counted among what one did alone that day', async () => {
  const { id } = await propose(fin, times(await published(), 1.1))
  await approve(su, id, times(await published(), 1.1))
  const today = async () => {
    const { acts } = await admin.call('GET /staff/policy')
    return acts.find(({ act }) => act === 'exchange_rate')!.today
  }
  expect(await today()).toMatchObject([{ name: 'fin', alone_times: 0 }])
  await enter(fin, times(await published(), 1.01))
  expect(await today()).toMatchObject([{ name: 'fin', alone_times: 1 }])
})

/** The recipients of all alerts so far. */
async function alerts(): Promise<string[]> {
  const mails = await world.db
    .selectFrom('mails')
    .where('template', '=', 'staff_value_act')
    .select('recipient')
    .execute()
  return mails.map(({ recipient }) => recipient)
}

describe('admins are told', () => {
  /** The texts of the alerts that this causes. */
  async function toldOf(does: () => Promise<unknown>): Promise<string[]> {
    await world.runJobs()
    const sent = () =>
      world.db
        .selectFrom('mails')
        .where('template', '=', 'staff_value_act')
        .select(['id', 'text_body'])
        .execute()
    const before = new Set((await sent()).map(({ id }) => id))
    await does()
    await world.runJobs()
    return (await sent()).filter(({ id }) => !before.has(id)).map(({ text_body }) => text_body)
  }
  const correct = async (amount_fen: number) => {
    const { id } = await world.shopper(`told${amount_fen}`)
    const body = { shopper_id: id, amount_fen, cause: 'goodwill', reason: 'Sorry' } as const
    return { shopperId: id, correction: await fin.call('POST /staff/adjustments', { body }) }
  }

  test('of everything that multiplies value, by whom and what it was', async () => {
    const higher = times(await published(), 1.02)
    expect(await toldOf(() => enter(fin, higher))).toEqual([
      expect.stringMatching(/^Exchange rate entered: done\n[^]*^By fin, on [^]*\(USD\)/m),
    ])
  })

  test('of what one person gives alone only when it takes two', async () => {
    expect(await toldOf(() => correct(30_000))).toEqual([])
    const { shopperId, correction } = await correct(60_000)
    const book = () =>
      su.call('POST /staff/adjustments/{id}/book', { params: { id: correction.id }, body: {} })
    expect(await toldOf(book)).toEqual([
      expect.stringMatching(
        new RegExp(`^Balance correction: done\n[^]*^By su, on [^]*\\(${shopperId}\\)`, 'm'),
      ),
    ])
    const { acts } = await admin.call('GET /staff/policy')
    expect(acts.find(({ act }) => act === 'adjustment')!.today).toMatchObject([
      { name: 'su', fen: 60_000, alone_fen: 0 },
      { name: 'fin', fen: 30_000, alone_fen: 30_000 },
    ])
  })
})

describe('a proposal', () => {
  test('lapses after three days, and every admin is told of each step', async () => {
    await world.runJobs()
    const since = (await alerts()).length
    const { id } = await propose(fin, times(await published(), 1.08))
    await later({ hours: 73 })
    expect(await reasonOf(approve(su, id), 'transition_not_allowed')).toBe('transition_not_allowed')
    await world.runJob('decide-due-proposals', {})
    const { items } = await su.call('GET /staff/proposals', { query: { stage: 'decided' } })
    expect(items.find((row) => row.id === id)?.stage).toBe('lapsed')
    await world.runJobs()
    expect((await alerts()).slice(since)).toEqual([admin.email, admin.email])
  })

  test('is rejected, or withdrawn by who asked', async () => {
    const first = await propose(fin, times(await published(), 1.08))
    expect(await reject(su, first.id)).toMatchObject({ stage: 'rejected', note: 'Not today' })
    const second = await propose(fin, times(await published(), 1.08))
    expect(await reject(fin, second.id)).toMatchObject({ stage: 'rejected' })
    expect(await reasonOf(approve(su, second.id), 'transition_not_allowed')).toBe('transition_not_allowed')
  })

  test('is not approved after its proposer lost the role', async () => {
    const gone = await world.staff(`gone${world.clock.now().getTime()}`, ['finance'])
    const wanted = times(await published(), 1.08)
    const { id } = await propose(gone, wanted)
    await world.db
      .updateTable('staff')
      .set({ roles: ['support'] })
      .where('id', '=', gone.id)
      .execute()
    await expectRefusal(approve(su, id, wanted), 'forbidden')
    await world.db
      .updateTable('staff')
      .set({ disabled_at: world.clock.now() })
      .where('id', '=', gone.id)
      .execute()
    expect(await reasonOf(approve(su, id, wanted), 'transition_not_allowed')).toBe('member_blocked')
  })

  test.each([
    ['a call that is no act', { call: 'POST /staff/exchange_rates/read' }, 'not_found'],
    ['a call that does not exist', { call: 'POST /nowhere' }, 'not_found'],
    ['a body that the call would refuse', { body: { currency: 'USD' } }, 'invalid_input'],
    ['an unknown field', { body: { ...rate('6.7'), entered_by: 'somebody' } }, 'invalid_input'],
  ] as const)('of %s is refused', async (_, over, code) => {
    const usual = { call: 'POST /staff/exchange_rates', params: {}, body: rate('6.7'), reason: 'Because' }
    await expectRefusal(fin.call('POST /staff/proposals', { body: { ...usual, ...over } }), code)
  })

  test('of a call that one may not make is refused', async () => {
    const clerk = await world.staff('clerk', ['warehouse'])
    await expectRefusal(propose(clerk, '6.7'), 'forbidden')
  })
})

describe('limits', () => {
  const change = (who: Person, limits: Record<string, number>) =>
    who.call('PUT /staff/policy/{act}', {
      params: { act: 'remittance' },
      body: { limits, reason: 'Busy season' },
    })
  const limit = async (name: string) => {
    const { acts } = await admin.call('GET /staff/policy')
    return acts.find(({ act }) => act === 'remittance')!.limits.find((row) => row.name === name)!.value
  }

  test('are tightened at once by one admin, and loosened by two after a day', async () => {
    await change(admin, { aloneFen: 150_000 })
    expect(await limit('aloneFen')).toBe(150_000)
    const body = { limits: { aloneFen: 180_000 }, reason: 'Busy season' }
    expect(await reasonOf(change(admin, body.limits), 'transition_not_allowed')).toBe('second_person_needed')
    const { id } = await admin.call('POST /staff/proposals', {
      body: { call: 'PUT /staff/policy/{act}', params: { act: 'remittance' }, body, reason: 'Busy season' },
    })
    const second = await world.staff('second', ['admin'])
    expect(await approve(second, id)).toMatchObject({ stage: 'approved' })
    await world.runJob('decide-due-proposals', {})
    expect(await limit('aloneFen')).toBe(150_000)
    await later({ hours: 24 })
    await world.runJob('decide-due-proposals', {})
    expect(await limit('aloneFen')).toBe(180_000)
    await world.db
      .updateTable('staff')
      .set({ disabled_at: world.clock.now() })
      .where('id', '=', second.id)
      .execute()
  })

  test('that can no longer be carried out fails, tells the admins, and holds up nobody else', async () => {
    const second = await world.staff('third', ['admin'])
    const ask = async (aloneFen: number) => {
      const body = { limits: { aloneFen }, reason: 'Busy season' }
      const { id } = await admin.call('POST /staff/proposals', {
        body: { call: 'PUT /staff/policy/{act}', params: { act: 'remittance' }, body, reason: 'Busy season' },
      })
      await approve(second, id)
      return id
    }
    const [broken, sound] = [await ask(181_000), await ask(182_000)]
    // As after an upgrade to a version whose call takes other fields.
    await world.db
      .updateTable('proposals')
      .set({ body: '{"limits":"many"}' })
      .where('id', '=', broken)
      .execute()
    await later({ hours: 24 })
    await world.runJob('decide-due-proposals', {})
    const stage = async (id: string) =>
      (await admin.call('GET /staff/proposals/{id}', { params: { id } })).stage
    expect([await stage(broken), await stage(sound)]).toEqual(['failed', 'done'])
    expect(await limit('aloneFen')).toBe(182_000)
    await world.db
      .updateTable('staff')
      .set({ disabled_at: world.clock.now() })
      .where('id', '=', second.id)
      .execute()
  })

  test('a lone admin waits a day instead', async () => {
    const { without_second } = await admin.call('GET /staff/policy')
    expect(without_second).toContain('limits')
    const { id } = await admin.call('POST /staff/proposals', {
      body: {
        call: 'PUT /staff/policy/{act}',
        params: { act: 'remittance' },
        body: { limits: { aloneFen: 190_000 }, reason: 'Busy season' },
        reason: 'Busy season',
      },
    })
    expect(await reasonOf(approve(admin, id), 'transition_not_allowed')).toBe('second_person_waits')
    await later({ hours: 24 })
    expect(await approve(admin, id)).toMatchObject({ stage: 'done' })
    expect(await limit('aloneFen')).toBe(190_000)
  })

  test.each([
    [{}, 'limits'],
    [{ nothing: 1 }, 'limits.nothing'],
    [{ aloneFen: 700_000 }, 'limits.aloneDayFen'],
  ])('%o is refused', async (limits, field) => {
    expect((await expectRefusal(change(admin, limits), 'invalid_input')).fields).toHaveProperty([field])
  })
})

describe('the day of one person', () => {
  const correct = (who: Person, shopper: Person, amountFen: number) =>
    who.call('POST /staff/adjustments', {
      body: { shopper_id: shopper.id, amount_fen: amountFen, cause: 'goodwill', reason: 'Sorry' },
    })

  test('is summed over all shoppers, and by two calls at once too', async () => {
    const shoppers = [await world.shopper('ana'), await world.shopper('ben'), await world.shopper('eva')]
    const asked = await Promise.all(
      [...shoppers, ...shoppers].map((shopper) => correct(fin, shopper, 30_000)),
    )
    expect(asked.filter(({ stage }) => stage === 'booked')).toHaveLength(3)
    expect(asked.filter(({ stage }) => stage === 'requested')).toHaveLength(3)
    expect((await correct(su, shoppers[0]!, 30_000)).stage).toBe('booked')
    const { acts } = await admin.call('GET /staff/policy')
    expect(acts.find(({ act }) => act === 'adjustment')!.today).toMatchObject([
      { name: 'fin', fen: 90_000, alone_fen: 90_000, alone_times: 3 },
      { name: 'su', fen: 30_000 },
    ])
  })

  test('whoever credited a balance by hand does not pay out of it alone', async () => {
    const dan = await world.shopper('dan')
    await correct(fin, dan, 40_000)
    const { id } = await dan.call(
      'POST /withdrawals',
      { body: { amount_fen: 40_000, password: PASSWORD, payout: BANK } },
      { idempotencyKey: 'dan' },
    )
    // The first day of a new payout account is over.
    await later({ hours: 25 })
    const pay = (who: Person) => who.call('POST /staff/withdrawals/{id}/pay', { params: { id }, body: {} })
    expect((await pay(fin)).stage).toBe('requested')
    expect(await reasonOf(pay(fin), 'transition_not_allowed')).toBe('second_person_needed')
    expect((await pay(su)).stage).toBe('paying')
  })

  test('decides what a list says would take two people', async () => {
    const pip = await world.shopper('pip')
    await given.money(world, pip, 400_001)
    const ask = (amount_fen: number) =>
      pip.call(
        'POST /withdrawals',
        { body: { amount_fen, password: PASSWORD } },
        { idempotencyKey: `${amount_fen}` },
      )
    const [usual, large] = [await ask(200_000), await ask(200_001)]
    const { items } = await fin.call('GET /staff/withdrawals')
    const takesTwo = (id: string) => items.find((item) => item.id === id)!.two_people
    expect([takesTwo(usual.id), takesTwo(large.id)]).toEqual([false, true])
  })
})
