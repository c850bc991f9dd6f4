import { expect, test } from 'vitest'
import { formatter } from './format.ts'

const en = formatter('en', 'Asia/Shanghai')
const zh = formatter('zh', 'Asia/Shanghai')

test('money has its symbol, thousands separators, and as many decimals as its currency', () => {
  expect(en.money(123_450)).toBe('¥1,234.50')
  expect(zh.money(123_450)).toBe('¥1,234.50')
  expect(en.moneyWithCode(1_235, 'JPY')).toBe('¥1,235 JPY')
  expect(en.moneyWithCode(1_234_500, 'KWD')).toBe('KWD\u00a01,234.500')
  expect(en.money(-500)).toBe('−¥5.00')
})

test('dates and times', () => {
  expect(en.dateTime('2026-03-05T06:07:00Z')).toBe('5 Mar 2026, 14:07')
  expect(zh.dateTime('2026-03-05T06:07:00Z')).toBe('2026年3月5日 14:07')
})

test('weights and sizes', () => {
  expect([en.weight(99), en.weight(680), en.weight(1234)]).toEqual([
    '99\u202fg',
    '0.68\u202fkg',
    '1.234\u202fkg',
  ])
  expect(en.size(300, 200, 125)).toBe('30 × 20 × 12.5\u202fcm')
})
