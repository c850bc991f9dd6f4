import { expect, test } from 'vitest'
import { dutyInvoiceHeadIssues, readDutyInvoice } from './duty-invoice.ts'

const rated = new Set(['EUR', 'JPY', 'CNY'])
const read = (...rows: [string, string, string][]) =>
  readDutyInvoice(
    rows.map(([tracking_number, amount, currency], index) => ({
      ...{ row: index + 2, cells: { tracking_number, amount, currency } },
    })),
    rated,
  )

test('a row is a tracking number, an amount of its currency, nothing included', () => {
  expect(read(['ea 123456799 cn', '12.5', 'eur'], ['EA123456801CN', '0', 'JPY'])).toEqual({
    rows: [
      { row: 2, trackingNumber: 'EA123456799CN', amountMinor: 1_250, currency: 'EUR' },
      { row: 3, trackingNumber: 'EA123456801CN', amountMinor: 0, currency: 'JPY' },
    ],
    faults: [],
  })
})

test('every fault is told by row and column', () => {
  const { faults } = read(
    ['', '12.5', 'EUR'],
    ['EA123456799CN', '-1', 'EUR'],
    ['EA123456799CN', '1', 'EUR'],
    ['EA123456801CN', '1.5', 'JPY'],
    ['EA123456802CN', '1', 'QQQ'],
    ['EA123456803CN', '99999999999', 'EUR'],
  )
  expect(faults.map(({ row, column, problem }) => [row, column, problem])).toEqual([
    [2, 'tracking_number', 'not_a_number'],
    [3, 'amount', 'not_money'],
    [4, 'tracking_number', 'twice'],
    [5, 'amount', 'not_money'],
    [6, 'currency', 'no_rate'],
    [7, 'amount', 'not_money'],
  ])
})

test('the head names three columns and no others', () => {
  expect(dutyInvoiceHeadIssues(['tracking_number', 'amount', 'currency'])).toEqual([])
  expect(
    dutyInvoiceHeadIssues(['tracking_number', 'amount_cny']).map(({ column, problem }) => [column, problem]),
  ).toEqual([
    ['amount', 'missing_column'],
    ['currency', 'missing_column'],
    ['amount_cny', 'unknown_column'],
  ])
})
