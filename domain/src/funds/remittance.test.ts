import { expect, test } from 'vitest'
import { isFarFromStated, readMtcn, whyNotSentOn } from './remittance.ts'

test('a control number has ten digits, however it is written', () => {
  expect(readMtcn('123-456-7890')).toBe('1234567890')
  expect(readMtcn(' 1234567890 ')).toBe('1234567890')
  for (const wrong of ['', '123456789', '12345678901', '12345abcde', '１２３４５６７８９０'])
    expect(readMtcn(wrong)).toBeUndefined()
})

test.each([
  ['2026-11-02', null],
  ['2026-11-03', null],
  ['2026-11-04', 'in_future'],
  ['2026-02-30', 'not_a_date'],
  ['2026-13-01', 'not_a_date'],
  ['2025-11-02', 'format'],
])('sent on %s: %s', (day, why) => {
  expect(whyNotSentOn(day, new Date('2026-11-02T02:00:00Z'))).toBe(why)
})

test.each([
  ['EUR', 1_000, false],
  ['EUR', 1_050, false],
  ['EUR', 1_051, true],
  ['EUR', 500, false],
  ['EUR', 499, true],
  ['USD', 1_000, true],
  ['EUR', 900_000_000_000, true],
])('told 10.00 euro, %s %i arrived: far from it is %s', (currency, minor, far) =>
  expect(isFarFromStated({ currency: 'EUR', minor: 1_000 }, { currency, minor })).toBe(far),
)
