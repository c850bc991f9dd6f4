import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, readCurrency } from './read-amount.ts'

test.each([
  ['12.50', 'USD', 1_250],
  ['12,50', 'EUR', 1_250],
  ['1,299.00', 'USD', 129_900],
  ['1.299,00', 'EUR', 129_900],
  ['1 299,00 kr', 'SEK', 129_900],
  ['1\u202f299,90 €', 'EUR', 129_990],
  ['CHF 1’299.–', 'CHF', 129_900],
  ["1'299.90", 'CHF', 129_990],
  ['₹1,29,900', 'INR', 12_990_000],
  ['1,299', 'USD', 129_900],
  ['1.299', 'EUR', 129_900],
  ['1299', 'JPY', 1_299],
  ['¥1,299', 'JPY', 1_299],
  ['1299.00', 'JPY', 1_299],
  ['1.299', 'KWD', 1_299],
  ['1,299.500', 'KWD', 1_299_500],
  ['0.999', 'EUR', 100],
  ['119.01', 'EUR', 11_901],
  ['0.1', 'EUR', 10],
  ['12.345', 'CNY', 1_234_500],
  ['1234.565', 'CNY', 123_457],
  ['￥１２．５０', 'CNY', 1_250],
  ['١٢٫٥٠', 'KWD', 12_500],
  ['12.50 - 19.90', 'USD', 1_250],
  ['269 Kč', 'CZK', 26_900],
  ['1 269,50 Kč', 'CZK', 126_950],
  ['¥.80', 'CNY', 80],
  ['.75 €', 'EUR', 75],
  [',5 €', 'EUR', 50],
  ['$ .999', 'USD', 100],
  ['Rs.500', 'INR', 50_000],
  ['Rs. 1,500', 'INR', 150_000],
  ['kr.99', 'NOK', 9_900],
  ['1.837, 32 €', 'EUR', 183_732],
  ['130, 38 zł', 'PLN', 13_038],
  ['36, 38, 40', 'EUR', 3_600],
  ['1299,50 ₽', 'RUB', 129_950],
  ['৳ ১,২৯৯.৫০', 'BDT', 129_950],
  ['฿๑๒๙', 'THB', 12_900],
  ['3K', 'USD', null],
  ['from 5.29', 'GBP', 529],
  ['3 for 10', 'GBP', 300],
  ['', 'EUR', null],
  ['0', 'EUR', null],
  ['0,00', 'EUR', null],
  ['free', 'EUR', null],
  ['NaN', 'EUR', null],
  ['1.2万', 'CNY', null],
  ['3k', 'USD', null],
  ['99999999999999999', 'USD', null],
])('%j in %s', (text, currency, minor) => expect(readAmount(text, currency)).toBe(minor))

test('reads back any amount written with the usual separators, whatever their roles', () => {
  const signs = fc.constantFrom(
    [',', '.'],
    ['.', ','],
    [' ', ','],
    ['\u202f', '.'],
    ["'", '.'],
    ['', '.'],
    ['', ','],
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), signs, (minor, [group = '', point = '']) => {
      const whole = String(Math.floor(minor / 100)).replaceAll(/\B(?=(\d{3})+$)/g, group)
      expect(readAmount(`${whole}${point}${String(minor % 100).padStart(2, '0')}`, 'EUR')).toBe(minor)
    }),
  )
})

test('takes any text, and returns a positive integer or null', () => {
  const text = fc.string({ unit: fc.constantFrom(..."0123456789., \u202f'’€$¥kM万-xX٣"), maxLength: 400 })
  fc.assert(
    fc.property(text, fc.constantFrom('EUR', 'JPY', 'KWD'), (any, currency) => {
      const minor = readAmount(any, currency)
      expect(minor === null || (Number.isSafeInteger(minor) && minor > 0)).toBe(true)
    }),
  )
})

test.each([
  ['EUR', 'EUR'],
  ['usd', 'USD'],
  ['RMB', 'CNY'],
  ['48.00 元', 'CNY'],
  ['1,980円', 'JPY'],
  ['US$12', 'USD'],
  ['NT$960', 'TWD'],
  ['12,50 €', 'EUR'],
  ['$12.50', undefined],
  ['¥48', undefined],
  ['abc', undefined],
  [undefined, undefined],
])('%j names %s', (text, currency) => expect(readCurrency(text)).toBe(currency))
