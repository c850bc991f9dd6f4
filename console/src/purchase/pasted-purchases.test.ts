import { describe, expect, test } from 'vitest'
import { indexByNumber } from '../shared/all-pages.ts'
import { staffItem } from '../shared/item.test-support.ts'
import { readPurchases } from './pasted-purchases.ts'

// 100.00 and 10.00 freight, 5.50 of our fee: 110.00 may be spent
const items = [
  staffItem(1, { order_number: 'O1' }),
  staffItem(2, { order_number: 'O2' }),
  staffItem(3, { order_number: 'O2' }),
]
const find = indexByNumber(items, (item) => [item.order_number])

describe('lines of purchases', () => {
  test('two numbers are a purchase at the price that was paid for; an amount is what it cost in all', () => {
    const { ready, leftOut } = readPurchases('o1\t3582\t107.00\tSF1604883201557\nO2  99001', find)
    expect(leftOut).toEqual([])
    expect(
      ready.map(({ sellerNumber, tracking, items: matched }) => [
        sellerNumber,
        tracking,
        matched.map((item) => [item.goodsFen, item.freightFen]),
      ]),
    ).toEqual([
      ['3582', 'SF1604883201557', [[9_700, 1_000]]],
      [
        '99001',
        '',
        [
          [10_000, 1_000],
          [10_000, 1_000],
        ],
      ],
    ])
  })

  test('an empty amount between tabs is none', () => {
    const { ready } = readPurchases('O1\t3582\t\tSF1604883201557', find)
    expect(ready[0]).toMatchObject({ tracking: 'SF1604883201557' })
  })

  test.each([
    ['O1', 'noPair'],
    ['Z9\t1', 'unknown'],
    [`O1\t${'9'.repeat(65)}`, 'tooLong'],
    ['O1\t1\tabc\tSF1604883201557', 'badAmount'],
    ['O1\t1\t9.00', 'badAmount'],
    ['O1\t1\t100\t??', 'badNumber'],
    ['O2\t1\t200.00', 'several'],
    ['O1\t1\t110.01', 'dearer'],
  ])('%s is left out: %s', (line, problem) => {
    const { ready, leftOut } = readPurchases(line, find)
    expect(ready).toEqual([])
    expect(leftOut).toMatchObject([{ line: 1, problem }])
  })

  test('5,000 broken lines are reported line by line, without a noticeable delay', () => {
    const text = Array.from({ length: 5_000 }, (_, at) => (at % 2 === 0 ? `Z${at}\t1` : `O1 `)).join('\n')
    const { ready, leftOut } = readPurchases(text, find)
    expect(ready).toEqual([])
    expect(leftOut).toHaveLength(5_000)
    expect(leftOut[4_999]).toMatchObject({ line: 5_000, problem: 'noPair' })
  })
})
