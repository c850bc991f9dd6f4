import { expect, test } from 'vitest'
import {
  ROW_ISSUES,
  type RowFacts,
  choicesBegun,
  issueOf,
  issuesIn,
  groupOfIssue,
  optionsTextOf,
  proposedOptions,
  rowPrice,
} from './row.ts'

const options = [
  { name: '颜色', values: ['黑色', '白色'] },
  { name: '尺码', values: ['M', 'L'] },
]
const product = {
  priceFen: 5800,
  options,
  variants: [
    { choices: ['黑色', 'M'], priceFen: 6800, isAvailable: true },
    { choices: ['黑色', 'L'], priceFen: 5800, isAvailable: false },
  ],
  priceSteps: [],
  isSoldOut: false,
}
const row: RowFacts = {
  linkIssue: null,
  title: 'Tote',
  product,
  optionsText: '颜色: 黑色; 尺码: M',
  quantity: 1,
  ownFen: null,
  sheetFen: null,
  isPriceAccepted: false,
}

test.each<[Partial<RowFacts>, ReturnType<typeof issueOf>]>([
  [{}, null],
  [{ linkIssue: 'cut_link' }, 'cut_link'],
  [{ optionsText: '' }, 'option_needed'],
  [{ optionsText: '颜色: 白色; 尺码: M' }, 'option_needed'],
  [{ optionsText: '颜色: 黑色; 尺码: L' }, 'sold_out'],
  [{ product: { ...product, isSoldOut: true } }, 'sold_out'],
  [{ quantity: null }, 'quantity_unclear'],
  [{ sheetFen: 6500 }, null],
  [{ sheetFen: 9600 }, 'price_differs'],
  [{ sheetFen: 9600, isPriceAccepted: true }, null],
  [{ product: { ...product, priceFen: null, options: [], variants: [] } }, 'price_unknown'],
  [{ product: { ...product, priceFen: null, options: [], variants: [] }, ownFen: 100 }, null],
  [{ product: { ...product, priceFen: 20_000_000, options: [], variants: [] } }, 'price_unknown'],
  [{ linkIssue: 'unread', product: null }, 'unread'],
  [{ linkIssue: 'unread', product: null, ownFen: 5000 }, null],
  [{ linkIssue: 'unread', product: null, ownFen: 5000, title: '' }, 'unread'],
])('%j → %s', (change, issue) => expect(issueOf({ ...row, ...change })).toBe(issue))

test('the price is that of the chosen variant', () => expect(rowPrice(row)).toBe(6800))

test('words propose only what the page offers', () => {
  expect(proposedOptions(['黑色', 'L'], options)).toBe('颜色: 黑色; 尺码: L')
  expect(proposedOptions(['red', 'M'], options)).toBe('尺码: M')
  expect(proposedOptions(['red', '', 'M'], [])).toBe('red, M')
  expect(proposedOptions([''], [{ name: 'a', values: ['only'] }])).toBe('a: only')
  const colours = {
    name: '颜色',
    values: ['黑色', '米白', '白色'],
    values_latin: ['Black', 'White', 'White'],
  }
  expect(proposedOptions(['black'], [colours])).toBe('颜色: 黑色')
  expect(proposedOptions(['white'], [colours])).toBe('')
  expect(choicesBegun('尺码: M; 颜色: 红色', options)).toEqual({ 尺码: 'M' })
  expect(optionsTextOf({ 尺码: 'M', 颜色: '黑色' }, options)).toBe('颜色: 黑色; 尺码: M')
})

test('every issue belongs to one group', () =>
  expect(ROW_ISSUES.every((issue) => issuesIn(groupOfIssue(issue)).includes(issue))).toBe(true))
