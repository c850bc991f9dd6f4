import { expect, test } from 'vitest'
import { invoiceHeadIssues, readInvoice } from './carrier-invoice.ts'

const row = (at: number, tracking_number: string, amount_cny: string, weight_g = '') => ({
  row: at,
  cells: { tracking_number, amount_cny, weight_g },
})

test('an invoice is read in fen, its numbers tidied', () => {
  expect(readInvoice([row(2, ' lh 12345 cn', '118.5', '1200'), row(3, 'LH99999CN', '-3')])).toEqual({
    rows: [
      { row: 2, trackingNumber: 'LH12345CN', carrierFen: 11_850, grams: 1_200 },
      { row: 3, trackingNumber: 'LH99999CN', carrierFen: -300, grams: null },
    ],
    faults: [],
  })
})

test('faults are reported by row and column', () => {
  const { faults } = readInvoice([
    row(2, '', '1'),
    row(3, 'LH12345CN', '1,5'),
    row(4, 'LH12345CN', '1.005'),
    row(5, 'LH12346CN', '1e3'),
    row(6, 'LH12347CN', '999999', '1.5'),
  ])
  expect(faults.map(({ row: at, column, problem, detail }) => [at, column, problem, detail])).toEqual([
    [2, 'tracking_number', 'not_a_number', ''],
    [3, 'amount_cny', 'not_money', '1,5'],
    [4, 'tracking_number', 'twice', '3'],
    [4, 'amount_cny', 'not_money', '1.005'],
    [5, 'amount_cny', 'not_money', '1e3'],
    [6, 'amount_cny', 'not_money', '999999'],
    [6, 'weight_g', 'not_whole', '1.5'],
  ])
})

test('a different file is recognised by its columns', () => {
  expect(invoiceHeadIssues(['tracking_number', 'amount_cny'])).toEqual([])
  expect(invoiceHeadIssues(['tracking_number', 'price']).map(({ problem }) => problem)).toEqual([
    'missing_column',
    'unknown_column',
  ])
})
