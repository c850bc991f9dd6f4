import { expect, test } from 'vitest'
import { customsForm, isFarAbovePaid, sdrRate, whyNotDeclare } from './declaration.ts'

test.each([
  [{ paidFen: 10_000, declaredFen: 10_000 }, null],
  [{ paidFen: 10_000, declaredFen: 9_999, reason: 'used goods' }, 'declared_too_low'],
  [{ paidFen: 10_000, declaredFen: 12_000 }, 'reason_required'],
  [{ paidFen: 10_000, declaredFen: 12_000, reason: '  ' }, 'reason_required'],
  [{ paidFen: 10_000, declaredFen: 12_000, reason: 'bought at a discount' }, null],
  [{ paidFen: 0, declaredFen: 0, reason: 'a gift' }, 'invalid_input'],
  [{ paidFen: 0, declaredFen: 500, reason: 'a gift' }, null],
  [{ paidFen: 100, declaredFen: 100.5, reason: 'x' }, 'invalid_input'],
])('declaring %j: %s', (goods, refusal) => {
  expect(whyNotDeclare(goods)).toBe(refusal)
})

test.each([
  [9_999, false],
  [14_999, false],
  [15_000, true],
])('declaring %i fen for goods of 10000 is far above their price: %s', (declaredFen, isFar) => {
  expect(isFarAbovePaid({ paidFen: 10_000, declaredFen })).toBe(isFar)
})

test('goods that cost nothing are never declared far above their price', () => {
  expect(isFarAbovePaid({ paidFen: 0, declaredFen: 5_000 })).toBe(false)
})

test('the short customs form suffices up to 300 SDR and 2 kg', () => {
  const rate = 9_116_850_000
  const form = (valueFen: number, grams = 2000) => customsForm({ valueFen, grams }, rate)
  expect(form(273_505)).toBe('cn22')
  expect(form(273_506)).toBe('cn23')
  expect(form(273_505, 2001)).toBe('cn23')
  expect(customsForm({ valueFen: 300, grams: 1 }, 10_000_000)).toBe('cn22')
})

test('an SDR is worth its basket', () => {
  const rate = sdrRate({ USD: 6_707_784_000, EUR: 7_620_525_000, JPY: 42_595_000, GBP: 8_879_912_000 })
  expect(rate).toBe(9_116_853_627)
  // China's reserves of September 2026 were published in both: 0.7354 SDR per dollar.
  expect(6_707_784_000 / rate).toBeCloseTo(0.7354, 2)
})
