import { parse } from 'csv-parse/sync'
import { fieldsOf } from '@longhaul/domain/languages.ts'
import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { readDutyRules } from '../../customs/public.ts'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
})

const fetchFile = (path: string, token?: string) =>
  world.inject({ method: 'GET', url: `/api/v1${path}`, headers: token ? { authorization: token } : {} })

async function aParcel() {
  const stockId = await given.stock(world, ana, packer)
  const parcel = await given.aPaidParcel(world, ana, [stockId])
  return { ...parcel, params: { id: parcel.id }, stockId }
}
const OWN_VAT = {
  place: 'NO',
  valid_from: '2026-01-01',
  valid_until: null,
  kind: 'vat' as const,
  currency: 'EUR',
  above_minor: null,
  within_minor: null,
  rate_per_mille: 250,
  amount_minor: null,
  per: 'parcel' as const,
  basis: 'sourced' as const,
  ...fieldsOf('note', inBoth('Import VAT at the standard rate.', '按标准税率征收进口增值税。')),
  source: 'the finance ministry, 2026-11',
  reason: 'The rate rises',
}
const row = (stockId: string, over = {}) => ({
  stock_item_id: stockId,
  description: 'Teapot of clay',
  description_chinese: '紫砂壶',
  hs_code: '6912.00',
  ...over,
})

describe('the declaration, for staff', () => {
  test('shows what is declared, and what is missing for its country', async () => {
    const address = await given.anAddress(ana, {
      country: 'DE',
      province: '',
      city: 'Berlin',
      postcode: '10999',
      phone: '+49 30 901820',
    })
    const stockId = await given.stock(world, ana, packer)
    const { id } = await given.aParcel(ana, [stockId], { address_id: address.id })
    expect(await packer.call('GET /staff/parcels/{id}/declaration', { params: { id } })).toMatchObject({
      form: 'cn22',
      country_name: 'Germany',
      checks: [
        {
          check: 'codes',
          name: 'Tariff code of six digits for each kind of goods',
          missing: 'Lines without a tariff number of 6 digits: 1',
          is_blocking: true,
        },
        {
          check: 'identifiers',
          name: expect.stringContaining('Product identifiers'),
          missing: 'Lines without a product identifier: 1',
          is_blocking: true,
        },
      ],
      goods_fen: 12_000,
      open: false,
      rows: [{ title: 'Ceramic teapot', description: 'Ceramic teapot', hs_code: '', paid_fen: 12_000 }],
    })
  })

  test('is corrected in its text and tariff numbers, never in its values; the log has the old and the new text', async () => {
    const { id, params, stockId } = await aParcel()
    const after = await packer.call('PUT /staff/parcels/{id}/declaration', {
      params,
      body: { rows: [row(stockId)] },
    })
    expect(after).toMatchObject({
      open: true,
      goods_fen: 12_000,
      rows: [
        {
          description: 'Teapot of clay',
          description_chinese: '紫砂壶',
          hs_code: '691200',
          value_fen: 12_000,
        },
      ],
    })
    const emptied = await packer.call('PUT /staff/parcels/{id}/declaration', {
      params,
      body: { rows: [row(stockId, { hs_code: '', description_chinese: '' })] },
    })
    expect(emptied.rows[0]).toMatchObject({ hs_code: '', description_chinese: '' })
    const log = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', id)
      .where('action', '=', 'correct_declaration')
      .selectAll()
      .execute()
    expect(log).toHaveLength(2)
    const corrected = log.find((entry) => JSON.stringify(entry.before).includes('Ceramic teapot'))
    expect(JSON.stringify(corrected?.after)).toContain('691200')
  })

  test('refuses text that customs cannot read, invalid numbers, and things that are not in the package', async () => {
    const { params, stockId } = await aParcel()
    const wrong = async (over: object) =>
      (
        await expectRefusal(
          packer.call('PUT /staff/parcels/{id}/declaration', {
            params,
            body: { rows: [row(stockId, over)] },
          }),
          'invalid_input',
        )
      ).fields
    expect(Object.keys(await wrong({ description: '茶壶' }))).toEqual(['rows.0.description'])
    expect(Object.keys(await wrong({ description: ' ' }))).toEqual(['rows.0.description'])
    expect(Object.keys(await wrong({ description_chinese: 'pot' }))).toEqual(['rows.0.description_chinese'])
    expect(Object.keys(await wrong({ hs_code: '770000' }))).toEqual(['rows.0.hs_code'])
    expect(Object.keys(await wrong({ hs_code: 'pot' }))).toEqual(['rows.0.hs_code'])
    expect(Object.keys(await wrong({ stock_item_id: params.id }))).toEqual(['rows.0.stock_item_id'])
  })

  test('cannot be corrected before payment or after the hand-over', async () => {
    const stockId = await given.stock(world, ana, packer)
    const { id } = await given.aParcel(ana, [stockId])
    const correct = packer.call('PUT /staff/parcels/{id}/declaration', {
      params: { id },
      body: { rows: [row(stockId)] },
    })
    await expectRefusal(correct, 'transition_not_allowed')
    const gone = await given.stock(world, ana, packer)
    const shipped = await given.aShippedParcel(world, ana, packer, [gone])
    const late = packer.call('PUT /staff/parcels/{id}/declaration', {
      params: { id: shipped.id },
      body: { rows: [row(gone)] },
    })
    await expectRefusal(late, 'transition_not_allowed')
  })
})

describe('a manifest', () => {
  const DAY = '2026-11-03'
  const path = (over: { line?: string; day?: string; warehouse?: string } = {}, kind = 'csv') =>
    `/staff/manifests/${over.warehouse ?? 'GZ1'}/${over.line ?? 'PST-EMS'}/${over.day ?? DAY}/manifest.${kind}`
  const numbers: string[] = []

  beforeAll(async () => {
    // Half past midnight in Shanghai is still yesterday in UTC.
    const late = new Date('2026-11-02T16:30:00Z')
    for (const [at, shippedAt] of [late, late, new Date('2026-11-02T15:30:00Z')].entries()) {
      const { id, number } = await aParcel()
      if (at < 2) numbers.push(number)
      await world.db
        .updateTable('parcels')
        .set({ shipped_at: shippedAt, tracking_number: `EE10000000${at}CN`, actual_grams: 1_234 })
        .where('id', '=', id)
        .execute()
    }
  })

  test('is grouped by the day in Shanghai', async () => {
    const { items } = await packer.call('GET /staff/manifests')
    expect(items).toEqual([
      {
        day: DAY,
        warehouse_id: 'GZ1',
        warehouse_name: 'Guangzhou',
        line_id: 'PST-EMS',
        line_name: 'EMS',
        parcel_count: 2,
        grams: 2_468,
      },
      expect.objectContaining({ day: '2026-11-02', parcel_count: 2 }),
    ])
  })

  test('is a file for the carrier, one line per package', async () => {
    const answer = await fetchFile(path(), packer.token)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const rows: Record<string, string>[] = parse(answer.body, { columns: true, bom: true })
    expect(rows.map((line) => line['number'])).toEqual(numbers.toSorted())
    expect(rows[0]).toMatchObject({
      day: DAY,
      line: 'PST-EMS',
      terms: 'DAP',
      tracking_number: 'EE100000000CN',
      country: 'SG',
      weight_grams: '1234',
      pieces: '1',
      declared_value: '120.00',
      currency: 'CNY',
    })
  })

  test('never contains a spreadsheet formula', async () => {
    const { id } = await aParcel()
    await world.db
      .updateTable('parcels')
      .set({ shipped_at: new Date('2026-11-05T02:00:00Z'), tracking_number: 'EE200000000CN' })
      .where('id', '=', id)
      .execute()
    const parcel = await world.db
      .selectFrom('parcels')
      .where('id', '=', id)
      .select('address')
      .executeTakeFirstOrThrow()
    const address = { ...(parcel.address as object), first_name: '=1+1,', last_name: '"x"' }
    await world.db
      .updateTable('parcels')
      .set({ address: JSON.stringify(address) })
      .where('id', '=', id)
      .execute()
    const answer = await fetchFile(path({ day: '2026-11-05' }), packer.token)
    const rows: Record<string, string>[] = parse(answer.body, { columns: true, bom: true })
    expect(rows[0]?.['recipient']).toBe(`'=1+1, "x"`)
  })

  test('is a sheet to sign', async () => {
    const answer = await fetchFile(path({}, 'pdf'), packer.token)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.toString('latin1')).toContain('NotoSansHans')
  })

  test('has the papers of all its packages in one file, each in the audit log', async () => {
    const papers = (part: string, token?: string) =>
      fetchFile(`/staff/manifests/GZ1/PST-EMS/${DAY}/papers.pdf?part=${part}`, token)
    const answer = await papers('1', packer.token)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain(`papers-PST-EMS-GZ1-${DAY}-1.pdf`)
    // Short form, invoice and packing list of each.
    expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3 * numbers.length)
    const printed = await world.db
      .selectFrom('audit_log')
      .innerJoin('parcels', (on) => on.on('audit_log.subject_id', '=', sql`parcels.id::text`))
      .where('action', '=', 'print_papers')
      .select('parcels.number')
      .execute()
    expect(printed.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
    for (const part of ['2', '0', '-1', '1.5', 'x', '99999', ''])
      expect((await papers(part, packer.token)).statusCode, part).toBe(404)
    expect((await papers('1')).statusCode).toBe(401)
    expect((await papers('1', ana.token)).statusCode).toBe(403)
  })

  test('is for warehouse staff only, and exists only if something was handed over', async () => {
    const finance = await world.staff('fang', ['finance'])
    expect((await fetchFile(path())).statusCode).toBe(401)
    expect((await fetchFile(path(), ana.token)).statusCode).toBe(403)
    expect((await fetchFile(path(), finance.token)).statusCode).toBe(403)
    for (const over of [
      { day: '2026-11-01' },
      { day: '2026-02-30' },
      { day: '2026-13-01' },
      { day: 'yesterday' },
      { line: 'NO-LINE' },
      { warehouse: '%27' },
    ])
      expect((await fetchFile(path(over), packer.token)).statusCode, JSON.stringify(over)).toBe(404)
  })
})

describe('what customs of the destination demand', () => {
  const GERMANY = {
    country: 'DE',
    province: '',
    city: 'Berlin',
    postcode: '10999',
    phone: '+49 30 901820',
  }
  async function packedFor(address: object, goods = {}) {
    const { id: address_id } = await given.anAddress(ana, address)
    const stockId = await given.stock(world, ana, packer, goods)
    const { id, number } = await given.aPaidParcel(world, ana, [stockId], { address_id })
    await given.pickAll(packer, id)
    await given.pack(packer, id)
    return { id, number, stockId }
  }
  const ship = (id: string, tracking_number: string) =>
    packer.call('POST /staff/parcels/{id}/ship', {
      params: { id },
      body: { tracking_number, number_confirmed: true },
    })
  const correct = (id: string, stockId: string, hs_code: string, over = {}) =>
    packer.call('PUT /staff/parcels/{id}/declaration', {
      params: { id },
      body: { rows: [row(stockId, { hs_code, ...over })] },
    })
  const checks = async (id: string) =>
    (await packer.call('GET /staff/parcels/{id}/declaration', { params: { id } })).checks.map(
      ({ check, missing, is_blocking }) => [check, missing, is_blocking],
    )

  test('keeps a package until it is there', async () => {
    const { id, number, stockId } = await packedFor(GERMANY)
    const refused = await expectRefusal(ship(id, 'EE300000000CN'), 'invalid_input')
    expect(refused.reason).toBe('declaration_incomplete')
    expect(refused.fields).toEqual({
      codes: 'Lines without a tariff number of 6 digits: 1',
      identifiers: 'Lines without a product identifier: 1',
    })
    const list = { text: `${number},EE320000000CN` }
    expect(await packer.call('POST /staff/tracking_numbers/preview', { body: list })).toMatchObject({
      ready_count: 0,
      faults: [{ row: 1, problem: 'declaration_incomplete', value: number }],
    })
    await correct(id, stockId, '6912.00', { no_standard_item: true })
    expect(await packer.call('POST /staff/tracking_numbers/preview', { body: list })).toMatchObject({
      ready_count: 1,
      faults: [],
    })
    expect((await ship(id, 'EE310000000CN')).stage).toBe('in_transit')
  })

  test('is ten digits in the United States, where six no longer suffice (A3)', async () => {
    const { id, stockId } = await packedFor({})
    await correct(id, stockId, '6912.00')
    expect(await checks(id)).toEqual([['codes', 'Lines without a tariff number of 10 digits: 1', true]])
    expect((await expectRefusal(ship(id, 'EE330000000CN'), 'invalid_input')).reason).toBe(
      'declaration_incomplete',
    )
    const { rows } = await correct(id, stockId, '6912.00.48.10')
    expect(rows[0]!.hs_code).toBe('6912004810')
    expect(await checks(id)).toEqual([['codes', null, true]])
    expect((await ship(id, 'EE330000000CN')).stage).toBe('in_transit')
  })

  test('is ten digits in the European Union above EUR 150, which need a full declaration', async () => {
    const { id, stockId } = await packedFor(GERMANY, { inbound: { value_fen: 200_000 } })
    await correct(id, stockId, '6912.00', { no_standard_item: true })
    expect(await checks(id)).toEqual([
      ['codes', 'Lines without a tariff number of 10 digits: 1', true],
      ['identifiers', null, true],
    ])
  })

  test('is the maker’s name in the United States above USD 250', async () => {
    const { id, stockId } = await packedFor({}, { inbound: { value_fen: 200_000 } })
    await correct(id, stockId, '6912.00.48.10')
    expect(await checks(id)).toEqual([
      ['codes', null, true],
      ['maker', 'Lines without the maker’s name and address: 1', true],
    ])
    const { rows } = await correct(id, stockId, '6912.00.48.10', { maker: ' Clay Works, Yixing ' })
    expect(rows[0]!.maker).toBe('Clay Works, Yixing')
    expect((await checks(id))[1]).toEqual(['maker', null, true])
  })

  test('keeps no package for what only the trade says', async () => {
    const { id } = await packedFor({
      country: 'AE',
      province: 'Abu Dhabi',
      city: 'Dubai',
      postcode: '',
      phone: '+971 50 123 4567',
    })
    expect(await checks(id)).toEqual([['codes', 'Lines without a tariff number of 12 digits: 1', false]])
    expect((await ship(id, 'EE340000000CN')).stage).toBe('in_transit')
  })

  test('includes the number of the recipient', async () => {
    const korea = {
      country: 'KR',
      province: 'Seoul',
      city: 'Seoul',
      postcode: '04524',
      phone: '+82 2 312 3456',
    }
    const { id } = await packedFor({ ...korea, tax_id: 'P123456789012' })
    expect(await checks(id)).toEqual([['identity', null, true]])
    await world.db
      .updateTable('parcels')
      .set({ address: sql`address || '{"tax_id": ""}'` })
      .where('id', '=', id)
      .execute()
    expect((await expectRefusal(ship(id, 'EE350000000CN'), 'invalid_input')).fields).toEqual({
      identity:
        'Customs there require the recipient’s PCCC, and the address has none. Please ask the shopper for it',
    })
  })

  test('stays what it is where an operator has own rules for what is charged', async () => {
    const { id } = await packedFor({
      country: 'NO',
      province: '',
      city: 'Oslo',
      postcode: '0150',
      phone: '+47 22 123456',
    })
    const before = await checks(id)
    const finance = await world.staff('fang2', ['finance'])
    await finance.call('POST /staff/import_rules', { body: OWN_VAT })
    const { place } = await readDutyRules(world.db, { country: 'NO' }, world.clock.now())
    expect(place?.version).toBe('own')
    expect(await checks(id)).toEqual(before)
    expect(before).toHaveLength(1)
  })
})
