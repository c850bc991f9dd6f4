import { expect, test } from 'vitest'
import type { CardChange } from './compare-cards.ts'
import type { CardColumn } from './rate-row.ts'
import { sizeOfPriceChange } from './price-change-size.ts'

const changed = (...fields: [CardColumn, string, string][]): CardChange => ({
  lineCode: 'EXP',
  kind: 'changed',
  countries: ['DE'],
  fields: fields.map(([column, before, after]) => ({ column, before, after })),
})
const other = (kind: 'added' | 'removed'): CardChange => ({ ...changed(), kind })

test.each([
  ['nothing', [], null],
  ['limits and days only', [changed(['max_grams', '20000', '30000'], ['observed_days', '', '9'])], null],
  ['a destination less', [other('removed')], null],
  ['a destination more', [other('added')], { perMille: 0, isNew: true }],
  [
    'the largest of several, down as well as up',
    [changed(['first_price_fen', '1000', '1100']), changed(['step_price_fen', '1000', '700'])],
    { perMille: -300, isNew: false },
  ],
  ['a price where there was none', [changed(['customs_fee_fen', '0', '9'])], { perMille: 0, isNew: true }],
  [
    'a price that falls to nothing',
    [changed(['first_price_fen', '5', '0'])],
    { perMille: -1000, isNew: false },
  ],
  ['another step of weight', [changed(['step_grams', '500', '50000'])], { perMille: 0, isNew: true }],
] as const)('%s', (_, changes, size) => expect(sizeOfPriceChange([...changes])).toEqual(size))
