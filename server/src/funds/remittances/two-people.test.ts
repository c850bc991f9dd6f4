import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, STAFF_PASSWORD, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let fin: Person
let eve: Person
let ana: Person

beforeAll(async () => {
  fin = await world.staff('fin', ['finance'])
  eve = await world.staff('eve', ['finance'])
  ana = await world.shopper('ana')
  await given.settings(world, { remittanceBank: 'IBAN DE02 1203 0000 0000 2020 51' })
  await given.limits(world, 'remittance', { aloneFen: 199_999 })
})

const report = (currency: string, sent_minor: number) =>
  ana.call(
    'POST /remittances',
    {
      body: {
        method: 'bank_transfer',
        sender_first_name: 'Ana',
        sender_last_name: 'Lim',
        country: 'DE',
        currency,
        sent_minor,
        sent_on: '2026-11-01',
        note: '',
      },
    },
    { idempotencyKey: randomUUID() },
  )
const preview = (id: string, received_minor: number, currency = 'EUR') =>
  fin.call('POST /staff/remittances/{id}/preview_credit', {
    params: { id },
    body: { currency, received_minor },
  })
async function credit(who: Person, id: string, received_minor: number, currency = 'EUR') {
  const { credit_fen } = await preview(id, received_minor, currency)
  return await who.call('POST /staff/remittances/{id}/credit', {
    params: { id },
    body: { currency, received_minor, expected_credit_fen: credit_fen },
  })
}
const available = async () => (await ana.call('GET /funds')).available_fen
const waiting = async () =>
  (await fin.call('GET /staff/approvals')).items.map(({ kind, id, first_by_name }) => [
    kind,
    id,
    first_by_name,
  ])

test('reported as ten euro, it is never credited as nine million by one person', async () => {
  const before = await available()
  const { id } = await report('EUR', 1_000)
  await expectRefusal(preview(id, 900_000_000_000), 'invalid_input')
  await expectRefusal(preview(id, 900_000_000), 'invalid_input')
  expect(await preview(id, 10_000_000)).toMatchObject({ two_people: true, far_from_told: true })
  expect(await credit(fin, id, 10_000_000)).toMatchObject({ stage: 'submitted', approved_by_name: 'fin' })
  const again = credit(fin, id, 10_000_000)
  expect((await expectRefusal(again, 'transition_not_allowed')).reason).toBe('second_person_needed')
  expect(await available()).toBe(before)
})

test('one transfer reported by two people is credited to the second only by two people', async () => {
  const bo = await world.shopper('bo')
  const tell = async (who: Person, bank_reference: string) => {
    const body = {
      method: 'bank_transfer' as const,
      sender_first_name: 'Ana',
      sender_last_name: 'Lim',
      country: 'DE',
      currency: 'EUR',
      sent_minor: 1_000,
      sent_on: '2026-11-01',
      bank_reference,
      note: '',
    }
    return await who.call('POST /remittances', { body }, { idempotencyKey: randomUUID() })
  }
  const first = await tell(ana, 'Ana Lim 4711-a')
  expect(await preview(first.id, 1_000)).toMatchObject({ two_people: false })
  expect(await credit(fin, first.id, 1_000)).toMatchObject({ stage: 'credited', same_reference: [] })
  // In other letters, with other blanks and signs.
  const second = await tell(bo, ' ＡＮＡ  lim4711 A.')
  expect(await preview(second.id, 1_000)).toMatchObject({ two_people: true, far_from_told: false })
  const approved = await credit(fin, second.id, 1_000)
  expect(approved).toMatchObject({
    stage: 'submitted',
    approved_by_name: 'fin',
    same_reference: [first.number],
  })
  const again = await expectRefusal(credit(fin, second.id, 1_000), 'transition_not_allowed')
  expect(again.reason).toBe('second_person_needed')
  const { items } = await fin.call('GET /staff/remittances', { query: { stage: 'submitted' } })
  expect(items.find((item) => item.id === second.id)?.same_reference).toEqual([first.number])
  const rejected = { params: { id: second.id }, body: { reason: 'The same transfer' } }
  await fin.call('POST /staff/remittances/{id}/reject', rejected)
  // What is rejected raises no doubt about others.
  const third = await tell(ana, 'Another transfer')
  expect(await credit(fin, third.id, 1_000)).toMatchObject({ stage: 'credited', same_reference: [] })
})

test('a small amount that matches the statement takes one person', async () => {
  const { id } = await report('EUR', 1_000)
  expect(await preview(id, 950)).toMatchObject({ two_people: false, far_from_told: false })
  expect(await credit(fin, id, 950)).toMatchObject({ stage: 'credited', approved_by: null })
})

test('another currency, and far less than was stated, need the second person for any amount', async () => {
  for (const [minor, currency] of [
    [1_000, 'USD'],
    [499, 'EUR'],
    [1_051, 'EUR'],
  ] as const) {
    const { id } = await report('EUR', 1_000)
    expect(await credit(fin, id, minor, currency)).toMatchObject({ stage: 'submitted' })
    expect(await credit(eve, id, minor, currency)).toMatchObject({
      stage: 'credited',
      approved_by_name: 'fin',
      decided_by_name: 'eve',
    })
  }
})

test('a large one is entered by one person and again by another; one who enters something else counts as the first', async () => {
  const before = await available()
  const { id } = await report('CNY', 200_000)
  expect(await credit(fin, id, 200_000, 'CNY')).toMatchObject({ stage: 'submitted', approved_minor: 200_000 })
  expect(await waiting()).toContainEqual(['remittance', id, 'fin'])
  expect(await credit(eve, id, 200_001, 'CNY')).toMatchObject({ stage: 'submitted', approved_by_name: 'eve' })
  await expectRefusal(credit(eve, id, 200_001, 'CNY'), 'transition_not_allowed')
  expect(await available()).toBe(before)
  const both = await Promise.allSettled([credit(fin, id, 200_001, 'CNY'), credit(fin, id, 200_001, 'CNY')])
  expect(both.map((entry) => entry.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await available()) - before).toBe(200_001)
  expect((await waiting()).map(([, waitingId]) => waitingId)).not.toContain(id)
})

test('below the limits of the shop one person does everything', async () => {
  const { id } = await report('CNY', 300_000)
  await credit(fin, id, 300_000, 'CNY')
  await given.noLimits(world, 'remittance')
  expect(await credit(fin, id, 300_000, 'CNY')).toMatchObject({ stage: 'credited', approved_by: null })
  await given.limits(world, 'remittance', { aloneFen: 199_999 })
})

test('the database itself prevents one person from doing both', async () => {
  const { id } = await report('CNY', 300_000)
  await credit(fin, id, 300_000, 'CNY')
  const alone = world.db
    .updateTable('remittances')
    .set({ stage: 'credited', decided_by: fin.id, decided_at: world.clock.now(), credit_fen: 300_000 })
    .where('id', '=', id)
    .execute()
  await expect(alone).rejects.toThrow(/remittances_two_people/)
})

test('an amount above the maximum of a remittance is neither accepted nor credited', async () => {
  await expectRefusal(report('CNY', 100_000_001), 'invalid_input')
  await expectRefusal(report('EUR', 100_000_000_001), 'invalid_input')
  const { id } = await report('CNY', 100_000_000)
  await expectRefusal(preview(id, 100_000_001, 'CNY'), 'invalid_input')
})

test('small amounts cannot replace a large one: all that one person corrects in a day counts together', async () => {
  const bea = await world.shopper('bea')
  const correct = (who: Person, amount_fen: number) =>
    who.call('POST /staff/adjustments', {
      body: { shopper_id: bea.id, amount_fen, cause: 'goodwill', reason: 'Waited.' },
    })
  expect(await correct(fin, 50_000)).toMatchObject({ stage: 'booked' })
  expect(await correct(fin, 49_999)).toMatchObject({ stage: 'booked' })
  expect(await correct(fin, 2)).toMatchObject({ stage: 'requested', two_people: true })
  // Another person's day is their own; debits count like credits.
  expect(await correct(eve, 1_000)).toMatchObject({ stage: 'booked' })
  expect(await correct(fin, -1_000)).toMatchObject({ stage: 'requested' })
  world.clock.advance({ days: 1, minutes: 1 })
  const { staff_token } = await world.caller()('POST /staff/login', {
    body: { email: 'fin@longhaul.test', password: STAFF_PASSWORD },
  })
  expect(await correct({ ...fin, call: world.caller(staff_token) }, 1_000)).toMatchObject({ stage: 'booked' })
})
