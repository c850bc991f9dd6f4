import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AccuracyCard } from './AccuracyCard.tsx'
import { parcel } from './parcels.test-support.ts'

const right = {
  low_fen: 27_100,
  expected_fen: 27_900,
  high_fen: 28_800,
  was_fen: 27_950,
  beside_fen: 0,
  grams_low: 1_004,
  grams_high: 1_487,
  was_grams: 1_180,
  is_partial: false,
  lines: ['EMS'],
  countries: ['DE'],
  versions: [3],
  first_at: '2026-11-01T02:00:00.000Z',
  orders_apart: false,
  sent_apart: false,
}
const draw = (over: Partial<typeof right> = {}) =>
  render(<AccuracyCard parcel={parcel({ how_right: { ...right, ...over } })} />)
afterEach(cleanup)

it('compares the expected and the actual cost, with the weight', () => {
  draw()
  expect(
    screen.getByText('We estimated ¥271.00 – ¥288.00 for goods and shipping; it came to ¥279.50.'),
  ).toBeTruthy()
  expect(screen.getByText(/^The goods: expected 1.00.kg – 1.50.kg, weighed 1.18.kg\.$/)).toBeTruthy()
  expect(screen.getByText(/Given on 1 Nov 2026, for Germany, by EMS\. Duty at the door/)).toBeTruthy()
})

it('says when the actual cost was lower or higher, when it covers only a part, and what could not be foreseen', () => {
  draw({ was_fen: 20_000, is_partial: true, beside_fen: 300 })
  expect(screen.getByText(/it came to less: ¥200.00/)).toBeTruthy()
  expect(screen.getByText(/Only part of what you ordered.*Not included.*¥3.00/)).toBeTruthy()
  cleanup()
  draw({ was_fen: 30_000, orders_apart: true })
  expect(screen.getByText(/it came to more: ¥300.00/)).toBeTruthy()
  expect(screen.getByText(/^You ordered at different times/)).toBeTruthy()
  cleanup()
  draw({ was_fen: 30_000, sent_apart: true })
  expect(screen.getByText(/^We expected everything in that order to travel in one package/)).toBeTruthy()
})

it('says nothing about a package that was never estimated', () => {
  render(<AccuracyCard parcel={parcel({ how_right: null })} />)
  expect(document.body.textContent).toBe('')
})
