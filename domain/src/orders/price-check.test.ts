import { expect, test } from 'vitest'
import { type CheckedLine, type PageNow, checkPrice } from './price-check.ts'

const hoodie: PageNow = {
  options: [
    { name: '颜色', values: ['墨绿', '米白'] },
    { name: '尺码', values: ['M', 'L'] },
  ],
  variants: [
    { choices: ['墨绿', 'M'], priceFen: 12_900, isAvailable: true },
    { choices: ['墨绿', 'L'], priceFen: 13_900, isAvailable: null },
    { choices: ['米白', 'M'], priceFen: 12_900, isAvailable: false },
  ],
  priceFen: 12_900,
  priceSteps: [],
  isFrom: true,
  isSoldOut: false,
}
const tea: PageNow = { ...hoodie, options: [], variants: [], isFrom: false, priceFen: 5_000 }
const line = (change: Partial<CheckedLine>): CheckedLine => ({
  optionsText: '颜色: 墨绿; 尺码: L',
  quantity: 1,
  unitPriceFen: 13_900,
  hasOwnPrice: false,
  ...change,
})
const own = { hasOwnPrice: true, unitPriceFen: 9_000 }

test.each<[string, Partial<CheckedLine>, Partial<PageNow>, ReturnType<typeof checkPrice>]>([
  ['the same', {}, {}, { kind: 'same' }],
  ['dearer', { unitPriceFen: 12_900 }, {}, { kind: 'price', priceFen: 13_900 }],
  ['cheaper', { unitPriceFen: 15_000 }, {}, { kind: 'price', priceFen: 13_900 }],
  ['no longer offered in this colour', { optionsText: '颜色: 雾灰; 尺码: L' }, {}, { kind: 'option_gone' }],
  ['no longer offered together', { optionsText: '颜色: 米白; 尺码: L' }, {}, { kind: 'option_gone' }],
  ['sold out in this colour', { optionsText: '颜色: 米白; 尺码: M' }, {}, { kind: 'sold_out' }],
  ['sold out altogether', {}, { isSoldOut: true }, { kind: 'sold_out' }],
  ['of a page that lists no combinations', {}, { variants: [], isFrom: true }, { kind: 'unknown' }],
  ['in the shopper’s own words', { optionsText: 'green, L' }, {}, { kind: 'unknown' }],
  ['without a price', {}, { priceFen: null, variants: [] }, { kind: 'unknown' }],
  ['at a price of the shopper’s own', own, {}, { kind: 'same' }],
  ['at an own price, sold out', own, { isSoldOut: true }, { kind: 'sold_out' }],
])('a line that is %s', (_, change, page, found) => {
  expect(checkPrice(line(change), { ...hoodie, ...page })).toEqual(found)
})

test('goods without options are compared whatever the shopper wrote about them', () => {
  const ofTea = line({ optionsText: 'the small tin', unitPriceFen: 4_800 })
  expect(checkPrice(ofTea, tea)).toEqual({ kind: 'price', priceFen: 5_000 })
  expect(checkPrice({ ...ofTea, unitPriceFen: 5_000 }, tea)).toEqual({ kind: 'same' })
})

test('the price is that of the quantity', () => {
  const steps = [
    { from: 1, fen: 5_000 },
    { from: 10, fen: 4_000 },
  ]
  const of = (quantity: number) =>
    checkPrice(line({ optionsText: '', unitPriceFen: 5_000, quantity }), { ...tea, priceSteps: steps })
  expect(of(9)).toEqual({ kind: 'same' })
  expect(of(10)).toEqual({ kind: 'price', priceFen: 4_000 })
})
