import { describe, expect, test } from 'vitest'
import { readPurchaseList } from './purchase-list.ts'

describe('lines of purchases', () => {
  test('two numbers are a purchase at the agreed price; an amount is its total', () => {
    expect(readPurchaseList('o1\t3582\t107.00\tSF1604883201557\n\nO2  99001')).toEqual({
      faults: [],
      rows: [
        {
          row: 1,
          orderNumber: 'O1',
          sellerNumber: '3582',
          paidFen: 10_700,
          trackingNumber: 'SF1604883201557',
        },
        { row: 3, orderNumber: 'O2', sellerNumber: '99001', paidFen: null, trackingNumber: '' },
      ],
    })
  })

  test('an empty cell between tabs is not an amount', () => {
    const { rows } = readPurchaseList('O1\t3582\t\tSF1604883201557')
    expect(rows).toMatchObject([{ paidFen: null, trackingNumber: 'SF1604883201557' }])
  })

  test.each([
    'O1, 3582, 107.00, SF1604883201557',
    'O1;3582; 107.00 ;SF1604883201557',
    '\tO1\t3582\t107.00\tSF1604883201557\t',
  ])('%j: blanks beside a comma, and tabs around a row, separate nothing more', (line) => {
    const row = {
      orderNumber: 'O1',
      sellerNumber: '3582',
      paidFen: 10_700,
      trackingNumber: 'SF1604883201557',
    }
    expect(readPurchaseList(line)).toMatchObject({ rows: [row], faults: [] })
  })

  test.each([
    ['O1', 'no_pair'],
    ['\t1', 'no_pair'],
    [`O1\t${'9'.repeat(65)}`, 'too_long'],
    ['O1\t1\tabc\tSF1604883201557', 'bad_amount'],
    ['O1\t1\t-5\tSF1604883201557', 'bad_amount'],
    ['O1\t1\t100\tSF1604883201557\tmore', 'bad_amount'],
    ['O1\t1\t100\t??', 'bad_tracking'],
    ['O1\t1\nO1\t2', 'twice'],
    ['', 'empty'],
  ])('%j: %s', (text, problem) => {
    expect(readPurchaseList(text).faults).toMatchObject([{ problem }])
  })

  test('5,000 broken lines are each reported, one more is too many', () => {
    const lines = Array.from({ length: 5_000 }, () => 'O1')
    expect(readPurchaseList(lines.join('\n')).faults).toHaveLength(5_000)
    expect(readPurchaseList([...lines, 'O1'].join('\n')).faults).toMatchObject([
      { row: 0, problem: 'too_many' },
    ])
  })
})
