import { plainMoney } from '@longhaul/text/format.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readMinor } from './read-minor.ts'
import { readYuan } from './typed-money.ts'

it.each([
  ['12', 1200],
  ['12.5', 1250],
  [' ¥ 12.50 ', 1250],
  ['￥１２．５０', 1250],
  ['12,50', 1250],
  ['1,234.50', 123_450],
  ['1,234', 123_400],
  ['1 234,50', 123_450],
  ["1'234.50", 123_450],
  ['45 元', 4500],
  ['0', 0],
])('reads %j', (typed, fen) => expect(readYuan(typed)).toBe(fen))

it.each(['', 'abc', '-5', '1.234', '12.345', '1e3', '1.2.3', '12-15', '12 50', '5 5', '99999999999'])(
  'refuses %j',
  (typed) => expect(readYuan(typed)).toBeNull(),
)

it('reads an amount as a field displays it', () => {
  fc.assert(
    fc.property(fc.nat(90_000_000_000), (fen) => {
      expect(readYuan(plainMoney(fen))).toBe(fen)
    }),
  )
})

it.each([
  ['150', 'EUR', 15_000],
  ['2.5', 'EUR', 250],
  ['150,50', 'EUR', 15_050],
  ['1,000', 'JPY', 1_000],
  ['1.234', 'KWD', 1_234],
  ['1.000', 'EUR', null],
  ['12.500', 'EUR', null],
  ['1.000', 'JPY', null],
  ['2.5', 'JPY', null],
  ['-1', 'EUR', null],
  ['', 'EUR', null],
])('reads %j of %s', (typed, currency, minor) => expect(readMinor(typed, currency)).toBe(minor))
