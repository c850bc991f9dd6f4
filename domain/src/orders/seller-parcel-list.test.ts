import { describe, expect, test } from 'vitest'
import { SELLER_PARCEL_LIST_MAX, readSellerParcelList } from './seller-parcel-list.ts'

describe('a list of sellers’ tracking numbers', () => {
  test.each([
    ['a tab, as a spreadsheet copies it', 'A1\tSF1604883201557'],
    ['blanks', 'A1   SF1604883201557'],
    ['a comma', 'A1,SF1604883201557'],
    ['a mark of the file in front', '\ufeffA1;SF1604883201557'],
    [
      'full-width characters',
      '\uff21\uff11\u3000\uff33\uff26\uff11\uff16\uff10\uff14\uff18\uff18\uff13\uff12\uff10\uff11\uff15\uff15\uff17',
    ],
    ['a number in groups, lower case', 'a1\tsf 1604 8832 01557'],
  ])('reads %s', (_, line) => {
    expect(readSellerParcelList(line)).toEqual({
      rows: [{ row: 1, orderNumber: 'A1', trackingNumber: 'SF1604883201557' }],
      faults: [],
    })
  })

  test('reports what is wrong with every other line, numbered as displayed', () => {
    const text = 'A1\tSF1604883201557\n\na1\tYT7720418836621\r\nA2\nA3\tno\nZ9\tYT7720418836621'
    const { rows, faults } = readSellerParcelList(text)
    expect(rows.map(({ row }) => row)).toEqual([1, 6])
    expect(faults.map(({ row, problem }) => [row, problem])).toEqual([
      [3, 'twice'],
      [4, 'no_pair'],
      [5, 'bad_tracking'],
    ])
  })

  test('must not be empty or too long', () => {
    expect(readSellerParcelList(' \n\t\n').faults).toMatchObject([{ row: 0, problem: 'empty' }])
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `A${at} SF1604883201557`)
    expect(readSellerParcelList(lines(SELLER_PARCEL_LIST_MAX).join('\n')).faults).toEqual([])
    expect(readSellerParcelList(lines(SELLER_PARCEL_LIST_MAX + 1).join('\n'))).toMatchObject({
      rows: [],
      faults: [{ row: 0, problem: 'too_many', value: '501' }],
    })
  })
})
