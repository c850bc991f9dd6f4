import { beforeAll, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let fang: Person
let packer: Person
let tracking: string
let parcelId: string
let charged: number

const importInvoice = (csv: string, number = 'I-1', carrier = 'EMS') =>
  fang.call('POST /staff/carrier_invoices', {
    query: { carrier, number },
    body: new Blob([csv], { type: 'text/csv' }),
  })
const HEAD = 'tracking_number,amount_cny,weight_g\n'
const list = async () => (await fang.call('GET /staff/carrier_invoices')).invoices
const rowsOf = async (invoice_id: string, part: 'all' | 'loss' | 'unknown' | 'again') =>
  (await fang.call('GET /staff/carrier_invoice_rows', { query: { invoice_id, part } })).items

beforeAll(async () => {
  fang = await world.staff('fang', ['finance'])
  packer = await world.staff('wu', ['warehouse'])
  const ana = await world.shopper('ana')
  await given.money(world, ana, 200_000)
  const parcel = await given.aShippedParcel(world, ana, packer, [await given.stock(world, ana, packer)])
  parcelId = parcel.id
  const detail = await packer.call('GET /staff/parcels/{id}', { params: { id: parcelId } })
  tracking = detail.tracking_number!
  charged = detail
    .actual_fees!.filter(({ kind }) => ['first', 'steps', 'customs'].includes(kind))
    .reduce((sum, { fee_fen }) => sum + fee_fen, 0)
})

test('wrong rows are reported by row and column, and nothing is stored', async () => {
  const answer = await importInvoice(`${HEAD}${tracking},12.345,\n,1,\n${tracking},1,x\n`)
  expect(answer.id).toBeNull()
  expect(answer.faults.map(({ row, column, problem }) => [row, column, problem])).toEqual([
    [2, 'amount_cny', 'not_money'],
    [3, 'tracking_number', 'not_a_number'],
    [4, 'tracking_number', 'twice'],
    [4, 'weight_g', 'not_whole'],
  ])
  expect((await importInvoice('number;price\nA;1\n')).faults[0]).toMatchObject({
    row: 1,
    problem: 'missing_column',
  })
  expect((await importInvoice(HEAD)).fault_count).toBe(1)
  await expectRefusal(importInvoice(''), 'invalid_input')
  // Of many faults the first thousand are named, and all are counted.
  const many = await importInvoice(HEAD + ',1,\n'.repeat(1_001))
  expect([many.fault_count, many.faults.length]).toEqual([1_001, 1_000])
  expect(await list()).toEqual([])
})

test('an invoice is compared with the freight charged, per package and per line', async () => {
  const carrier = (charged + 2_550) / 100
  const { id } = await importInvoice(`${HEAD}${tracking.toLowerCase()},${carrier},1300\nZZ123456789ZZ,7,\n`)
  const [invoice] = await list()
  expect(invoice).toMatchObject({
    id,
    rows: 2,
    carrier_fen: charged + 2_550 + 700,
    matched_fen: charged + 2_550,
    charged_fen: charged,
    loss_rows: 1,
    unknown_rows: 1,
    again_rows: 0,
    lines: [{ rows: 1, carrier_fen: charged + 2_550, charged_fen: charged }],
  })
  expect(await rowsOf(id!, 'loss')).toMatchObject([{ row: 2, parcel: { id: parcelId }, grams: 1_300 }])
  expect(await rowsOf(id!, 'unknown')).toMatchObject([
    { row: 3, parcel: null, charged_fen: null, carrier_fen: 700 },
  ])
  const { csv, file_name } = await fang.call('GET /staff/carrier_invoices/{id}/export', {
    params: { id: id! },
  })
  expect(file_name).toBe('invoice-EMS-I-1.csv')
  expect(csv.split('\r\n')[1]).toContain(`,${(charged / 100).toFixed(2)},-25.50,1300,`)
  // What was charged for a package that is not ours is unknown, not nothing.
  expect(csv.split('\r\n')[2]).toBe('ZZ123456789ZZ,,,7.00,,,,,no')
  const page = (cursor?: string) =>
    fang.call('GET /staff/carrier_invoice_rows', {
      query: { invoice_id: id!, limit: 1, ...(cursor ? { cursor } : {}) },
    })
  const first = await page()
  expect(first).toMatchObject({ items: [{ row: 2 }], next_cursor: '2' })
  expect(await page(first.next_cursor!)).toMatchObject({ items: [{ row: 3 }], next_cursor: null })
})

test('an invoice with the same number or content is refused, and a package billed before is marked', async () => {
  const csv = `${HEAD}${tracking},1,\n`
  await expectRefusal(importInvoice(csv, 'i-1', 'ems'), 'invalid_input')
  await expectRefusal(importInvoice(csv, ' I-1 ', ' EMS '), 'invalid_input')
  const { id } = await importInvoice(csv, 'I-2')
  await expectRefusal(importInvoice(csv, 'I-3'), 'invalid_input')
  expect(await rowsOf(id!, 'again')).toMatchObject([{ again: true }])
  expect(await list()).toHaveLength(2)
})

test('of two concurrent imports of the same invoice one is stored', async () => {
  const csv = `${HEAD}AA123456789AA,1,\n`
  const both = await Promise.allSettled([importInvoice(csv, 'I-9'), importInvoice(csv, 'I-9')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('fifty thousand rows are accepted, more are refused before they are read', async () => {
  const rows = (count: number) =>
    HEAD + Array.from({ length: count }, (_, at) => `BIG${at + 1_000_000},1.5,\n`).join('')
  const tooMany = await importInvoice(rows(100_000), 'I-BIG')
  expect(tooMany).toMatchObject({ id: null, fault_count: 1, faults: [{ problem: 'too_many_rows' }] })
  expect((await importInvoice(rows(50_000), 'I-BIG')).id).not.toBeNull()
})

test('only finance reads and imports invoices, and a page shows only its own invoice', async () => {
  await expectRefusal(packer.call('GET /staff/carrier_invoices'), 'forbidden')
  const nobody = '00000000-0000-4000-8000-000000000000'
  await expectRefusal(
    fang.call('GET /staff/carrier_invoice_rows', { query: { invoice_id: nobody } }),
    'not_found',
  )
  const { id } = (await list())[0]!
  await expectRefusal(
    fang.call('GET /staff/carrier_invoice_rows', { query: { invoice_id: id, cursor: "1' or 1=1" } }),
    'invalid_input',
  )
})
