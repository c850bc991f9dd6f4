import { fieldsOf } from '@longhaul/domain/languages.ts'
import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { RATE_CARD_MAX_BYTES } from '@longhaul/contract/shipping/shipping.staff.ts'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { readDutyRules } from './duty-rules.ts'
import { appliedRules } from './releases/applied-rules.ts'

const world = testWorld()
let fay: Person

beforeAll(async () => {
  fay = await world.staff('fay', ['finance'])
  // A shop with rules of its own for many places.
  const content = await readFile(new URL('../../test/import-rules.csv', import.meta.url))
  const body = new Blob([new Uint8Array(content)], { type: 'text/csv' })
  const { compared } = await fay.call('POST /staff/import_rules/preview', { body })
  await fay.call('POST /staff/import_rules/bring', { query: { compared, reason: 'Our own' }, body })
})

const vat = {
  place: 'DE',
  valid_from: '2027-01-01',
  valid_until: null,
  kind: 'vat' as const,
  currency: 'EUR',
  above_minor: null,
  within_minor: null,
  rate_per_mille: 210,
  amount_minor: null,
  per: 'parcel' as const,
  basis: 'sourced' as const,
  ...fieldsOf('note', inBoth('Import VAT at the standard rate.', '按标准税率征收进口增值税。')),
  source: 'the finance ministry, 2026-11',
}
const reason = 'The rate rises'
const list = async (place: string) =>
  (await fay.call('GET /staff/import_rules')).rules.filter((rule) => rule.place === place)
const add = (over: object = {}) => fay.call('POST /staff/import_rules', { body: { ...vat, reason, ...over } })
const remove = (id: string) =>
  fay.call('POST /staff/import_rules/{id}/remove', { params: { id }, body: { reason: 'Never was so' } })
const taxOf = async (day: string) => {
  const { place } = await readDutyRules(world.db, { country: 'DE' }, new Date(day))
  const charge = place?.regimes[0]?.charges.find(({ kind }) => kind === 'tax')
  return charge?.amount.by === 'share' ? charge.amount.byCode.get('*')?.likely : undefined
}
const NOBODY = 'aaaaaaaa-0000-4000-8000-000000000000'

test('the list has every rule with its state, including rules that were not checked', async () => {
  const { rules, currencies } = await fay.call('GET /staff/import_rules')
  expect(rules).toHaveLength(76)
  expect(rules.filter((rule) => rule.place === 'US').map((rule) => rule.state)).toEqual([
    'past',
    'past',
    'past',
    'past',
    'in_force',
  ])
  expect(rules.find((rule) => rule.state === 'scheduled')).toMatchObject({ place: 'GB', staff_name: 'fay' })
  expect(rules.some((rule) => rule.basis === 'trade')).toBe(true)
  expect(currencies[0]).toBe('CNY')
  expect(currencies).toContain('EUR')
})

test('a new rule replaces the old one from its day on, and both are logged', async () => {
  const [old] = await list('DE')
  await expectRefusal(add(), 'invalid_input')
  const added = await add({ replaces: old!.id })
  expect(added).toMatchObject({ state: 'scheduled', rate_per_mille: 210, staff_name: 'fay' })
  expect((await list('DE')).map((rule) => [rule.valid_from, rule.valid_until])).toEqual([
    [old!.valid_from, '2026-12-31'],
    ['2027-01-01', null],
  ])
  expect(await taxOf('2026-12-31T12:00:00Z')).toBe(190_000)
  expect(await taxOf('2027-01-01T12:00:00Z')).toBe(210_000)
  const entry = await world.db
    .selectFrom('audit_log')
    .where('subject_id', '=', added.id)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ action: 'add_import_rule', reason, before: { replaces: old!.id } })

  await remove(added.id)
  await fay.call('PUT /staff/import_rules/{id}', {
    params: { id: old!.id },
    body: { ...vat, valid_from: old!.valid_from, rate_per_mille: 190, reason: 'Back' },
  })
  expect(await taxOf('2027-01-01T12:00:00Z')).toBe(190_000)
})

test('invalid values are refused at their field, and nothing is changed', async () => {
  const [old] = await list('DE')
  const before = (await fay.call('GET /staff/import_rules/export')).csv
  const wrong: [object, string][] = [
    [{ place: 'ZZ' }, 'place'],
    [{ valid_from: '2026-02-30' }, 'valid_from'],
    [{ valid_until: '2026-12-31' }, 'valid_until'],
    [{ amount_minor: 300 }, 'amount_minor'],
    [{ kind: 'note' }, 'rate_per_mille'],
    [{ currency: 'XTS', above_minor: 100 }, 'currency'],
    [{ replaces: old!.id, valid_from: null }, 'valid_from'],
    [{ replaces: old!.id, valid_from: old!.valid_from }, 'valid_from'],
    [{ replaces: old!.id, valid_from: '2026-99-01' }, 'valid_from'],
    [{ replaces: old!.id, place: 'FR' }, 'place'],
    [{}, 'valid_from'],
  ]
  for (const [over, field] of wrong)
    expect(Object.keys((await expectRefusal(add(over), 'invalid_input')).fields), field).toEqual([field])
  await expectRefusal(add({ replaces: NOBODY }), 'not_found')
  await expectRefusal(remove(NOBODY), 'not_found')
  const change = { params: { id: NOBODY }, body: { ...vat, reason } }
  await expectRefusal(fay.call('PUT /staff/import_rules/{id}', change), 'not_found')
  expect((await fay.call('GET /staff/import_rules/export')).csv).toBe(before)
})

test('of two people who add the same tax concurrently, one is refused', async () => {
  const both = await Promise.allSettled([1, 2].map(() => add({ place: 'IL', kind: 'fee', note_en: 'Once' })))
  expect(both.map((entry) => entry.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const rule of (await list('IL')).filter((entry) => entry.note_en === 'Once')) await remove(rule.id)
})

describe('a file of rules', () => {
  let csv: string
  beforeAll(async () => {
    csv = (await fay.call('GET /staff/import_rules/export')).csv
  })
  const file = (content: string | Uint8Array<ArrayBuffer>) => new Blob([content], { type: 'text/csv' })
  const preview = (content: string | Uint8Array<ArrayBuffer>) =>
    fay.call('POST /staff/import_rules/preview', { body: file(content) })
  const importRules = (content: string | Uint8Array<ArrayBuffer>, compared: string) =>
    fay.call('POST /staff/import_rules/bring', { query: { compared, reason }, body: file(content) })
  const raised = () => csv.replace(/^(FR,[^,]*,[^,]*,vat,EUR,,,)200/m, '$1220')

  test('that was exported changes nothing when imported', async () => {
    expect(await preview(csv)).toMatchObject({ rows: 76, fault_count: 0, faults: [], changes: [] })
  })

  test('changes only the places that it names; unchanged rules keep their id', async () => {
    const france = [
      csv.split('\r\n')[0],
      ...raised()
        .split('\r\n')
        .filter((line) => line.startsWith('FR,')),
    ]
    const names = (await list('FR')).map((rule) => rule.id)
    const { changes, compared, places } = await preview(france.join('\n'))
    expect(places).toEqual(['FR'])
    expect(changes.map((entry) => [entry.change, entry.rate_per_mille])).toEqual([
      ['removed', 200],
      ['added', 220],
    ])
    expect(await importRules(france.join('\n'), compared)).toEqual({ added: 1, removed: 1 })
    expect((await list('FR')).filter((rule) => names.includes(rule.id))).toHaveLength(names.length - 1)
    expect((await fay.call('GET /staff/import_rules')).rules).toHaveLength(76)
    await expectRefusal(importRules(france.join('\n'), compared), 'out_of_date')
    await importRules(csv, (await preview(csv)).compared)
    expect((await preview(csv)).changes).toEqual([])
  })

  const first = () => csv.split('\r\n')[1]!
  test.each<[string, () => string | Uint8Array<ArrayBuffer>, string]>([
    ['unknown country', () => csv.replace(/^FR,/m, 'ZZ,'), 'place unknown ZZ'],
    ['overlap', () => `${csv}DE,2026-01-01,,vat,EUR,,,210,,parcel,sourced,x,税,y\r\n`, 'valid_from overlaps'],
    ['twice', () => `${csv}${first()}\r\n`, 'valid_from twice 2'],
    ['negative', () => csv.replace(',15000,', ',-15000,'), 'format -15000'],
    ['wrong columns', () => csv.replace('rate_per_mille', 'rate'), 'rate_per_mille missing_column'],
    ['days', () => csv.replace('2025-08-28', '2025-04-01'), 'valid_until reversed'],
    ['kind', () => csv.replace(',flat_duty,', ',flat,'), 'kind choice flat'],
    ['no rows', () => `${csv.split('\r\n')[0]}\r\n`, ' empty'],
    ['100,000 rows', () => csv + `${first()}\r\n`.repeat(100_000), ' too_many_rows'],
    ['UTF-16', () => new Uint8Array(Buffer.from(`\ufeff${csv}`, 'utf16le')), ' encoding UTF-16'],
  ])('with an error is refused completely: %s', async (_, content, expected) => {
    const { faults, fault_count, changes, compared } = await preview(content())
    expect(changes).toEqual([])
    expect(faults.map((fault) => `${fault.column} ${fault.problem} ${fault.detail}`).join('\n')).toContain(
      expected,
    )
    const refused = await expectRefusal(importRules(content(), compared), 'invalid_input')
    expect(refused.data['fault_count']).toBe(fault_count)
    expect((await preview(csv)).changes).toEqual([])
  })

  test('of more than 64 MB is refused, previewed or imported', async () => {
    const huge = new Uint8Array(RATE_CARD_MAX_BYTES + 1).fill(0x61)
    await expectRefusal(preview(huge), 'too_large')
    await expectRefusal(importRules(huge, 'seen'), 'too_large')
  })
})

test('of a place replace those of the release there, with those of its union, until the last is removed', async () => {
  const versionFor = async (country: string) =>
    (await readDutyRules(world.db, { country }, new Date('2026-11-21T12:00:00Z'))).place?.version
  const { version } = await appliedRules(world.db)
  expect(await versionFor('GB')).toBe('own')
  for (const rule of await list('GB')) await remove(rule.id)
  expect(await versionFor('GB')).toBe(version)
  for (const rule of await list('DE')) await remove(rule.id)
  expect(await versionFor('DE')).toBe('own')
  for (const rule of await list('EU')) await remove(rule.id)
  expect(await versionFor('DE')).toBe(version)
  expect(await versionFor('FR')).toBe('own')
})

test('say what is charged, and not what customs demand or refuse there', async () => {
  const released = (await appliedRules(world.db)).places.get('ID')!
  const { place: own } = await readDutyRules(world.db, { country: 'ID' }, new Date('2027-01-10T12:00:00Z'))
  expect(own!.version).toBe('own')
  expect(released.limits.map(({ effect }) => effect)).toContain('refused')
  expect([own!.needs, own!.limits]).toEqual([released.needs, released.limits])
})

test('who may', async () => {
  const sue = await world.staff('sue', ['support'])
  await sue.call('GET /staff/import_rules')
  await expectRefusal(sue.call('POST /staff/import_rules', { body: { ...vat, reason } }), 'forbidden')
})
