import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let fin: Person
let buyer: Person
let ana: Person
let numbers = 1_000_000_000

beforeAll(async () => {
  fin = await world.staff('fin', ['finance'])
  buyer = await world.staff('buyer', ['buyer'])
  ana = await world.shopper('ana')
})

const bodyWith = (more: object = {}) => ({
  method: 'western_union' as const,
  sender_first_name: 'Ana',
  sender_last_name: 'Lim',
  country: 'DE',
  currency: 'USD',
  sent_minor: 10_000,
  sent_on: '2026-11-01',
  mtcn: String(++numbers),
  note: '',
  ...more,
})
const report = (more: object = {}, who = ana, idempotencyKey: string = randomUUID()) =>
  who.call('POST /remittances', { body: bodyWith(more) }, { idempotencyKey })
const credit = (id: string, received_minor: number, expected_credit_fen: number, currency = 'USD') =>
  fin.call('POST /staff/remittances/{id}/credit', {
    params: { id },
    body: { currency, received_minor, expected_credit_fen },
  })
const preview = (id: string, received_minor: number, currency = 'USD') =>
  fin.call('POST /staff/remittances/{id}/preview_credit', {
    params: { id },
    body: { currency, received_minor },
  })
const reject = (id: string) =>
  fin.call('POST /staff/remittances/{id}/reject', {
    params: { id },
    body: { reason: 'It was never collected.' },
  })
const available = async (who = ana) => (await who.call('GET /funds')).available_fen

test('a method is available once its recipient is configured', async () => {
  expect((await ana.call('GET /remittances')).methods).toEqual([])
  await expectRefusal(report(), 'feature_closed')
  await given.settings(world, {
    remittanceWesternUnion: 'LI MEI, Guangzhou, China',
    remittanceBank: 'IBAN DE02 1203 0000 0000 2020 51',
  })
  expect((await ana.call('GET /remittances')).methods).toMatchObject([
    { id: 'western_union', instructions: 'LI MEI, Guangzhou, China' },
    { id: 'bank_transfer' },
  ])
})

test('the amount that arrived is credited at the rate shown, and both are stored', async () => {
  const before = await available()
  const receipt_file_id = await world.upload(ana, 'POST /uploads', 'receipt')
  const made = await report({ mtcn: '123-456-7890', receipt_file_id, note: ' for my orders ' })
  expect(made).toMatchObject({
    stage: 'submitted',
    mtcn_end: '7890',
    note: 'for my orders',
    credit_fen: null,
  })
  expect(made.receipt_url).toMatch(/files/)
  expect(await available()).toBe(before)
  const waiting = (await fin.call('GET /staff/remittances')).items.find((item) => item.id === made.id)
  expect(waiting).toMatchObject({ shopper: { email: ana.email }, mtcn_end: '7890' })
  const { mtcn } = await fin.call('GET /staff/remittances/{id}', { params: { id: made.id } })
  expect(mtcn).toBe('1234567890')

  // 95.00 dollars at 6.707783591 less 2 % is 624.49 yuan, rounded down.
  const shown = await preview(made.id, 9_500)
  expect(shown).toEqual({
    credit_fen: 62_449,
    rate: '6.573628',
    rate_quoted_on: '2026-09-29',
    two_people: false,
    far_from_told: false,
  })
  expect((await expectRefusal(credit(made.id, 9_500, 62_450), 'out_of_date')).data).toMatchObject({
    credit_fen: 62_449,
  })
  expect(await credit(made.id, 9_500, 62_449)).toMatchObject({ stage: 'credited', received_minor: 9_500 })
  expect((await available()) - before).toBe(62_449)
  expect((await ana.call('GET /remittances')).items.find((item) => item.id === made.id)).toMatchObject({
    stage: 'credited',
    credit_fen: 62_449,
    rate: '6.573628',
  })
  const entry = (await ana.call('GET /funds/entries')).items.find((row) => row.subject_id === made.id)
  expect(entry).toMatchObject({ kind: 'remittance', subject_number: made.number, change_fen: 62_449 })
  const messages = (await messagesOf(ana)).filter((message) => message.subject_id === made.id)
  expect(messages.map((message) => message.kind).toSorted()).toEqual([
    'remittance_credited',
    'remittance_submitted',
  ])
})

test('in yen and in yuan, by bank', async () => {
  const before = await available()
  const yen = await report({
    method: 'bank_transfer',
    mtcn: undefined,
    bank_reference: 'E2E-1',
    currency: 'JPY',
  })
  const { credit_fen } = await preview(yen.id, 10_000, 'JPY')
  await credit(yen.id, 10_000, credit_fen, 'JPY')
  const yuan = await report({ method: 'bank_transfer', mtcn: undefined, currency: 'CNY' })
  await credit(yuan.id, 5_000, 5_000, 'CNY')
  expect((await available()) - before).toBe(credit_fen + 5_000)
})

test('is decided only once, and by finance', async () => {
  const before = await available()
  const { id } = await report()
  await expectRefusal(
    buyer.call('POST /staff/remittances/{id}/reject', { params: { id }, body: { reason: 'x' } }),
    'forbidden',
  )
  const { credit_fen } = await preview(id, 10_000)
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? reject(id) : credit(id, 10_000, credit_fen))),
  )
  expect(tries.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
  expect([0, credit_fen]).toContain((await available()) - before)
})

test('if rejected, it credits nothing, gives a reason, and its number may be submitted again', async () => {
  const before = await available()
  const { id } = await report({ mtcn: '5555555555' })
  expect((await expectRefusal(report({ mtcn: '5555555555' }), 'invalid_input')).fields).toHaveProperty('mtcn')
  const bo = await world.shopper('bo')
  expect((await expectRefusal(report({ mtcn: '555 555 5555' }, bo), 'invalid_input')).fields).toHaveProperty(
    'mtcn',
  )
  expect(await reject(id)).toMatchObject({ stage: 'rejected', reason: 'It was never collected.' })
  await expectRefusal(credit(id, 10_000, 65_736), 'transition_not_allowed')
  expect(await available()).toBe(before)
  expect(await report({ mtcn: '5555555555' })).toMatchObject({ stage: 'submitted' })
})

test('refuses impossible input, and stores a repeated request once', async () => {
  const wrong: [object, string][] = [
    [{ mtcn: '123' }, 'mtcn'],
    [{ mtcn: undefined }, 'mtcn'],
    [{ sent_on: '2026-12-24' }, 'sent_on'],
    [{ sent_on: '2026-02-30' }, 'sent_on'],
    [{ currency: 'XAU' }, 'currency'],
    [{ sent_minor: 0 }, 'sent_minor'],
    [{ sent_minor: 1.5 }, 'sent_minor'],
    [{ receipt_file_id: randomUUID() }, 'receipt_file_id'],
    [{ sender_last_name: ' ' }, 'sender_last_name'],
  ]
  for (const [change, field] of wrong)
    expect((await expectRefusal(report(change), 'invalid_input')).fields).toHaveProperty(field)
  const key = randomUUID()
  const body = { mtcn: '7777777777' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => report(body, ana, key)))
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  const bo = await world.shopper('bea')
  expect((await bo.call('GET /remittances')).items).toEqual([])
})

test('the control number is not stored in plain text', async () => {
  await report({ mtcn: '9876543210' })
  const rows = await world.db.selectFrom('remittances').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('9876543210')
})
