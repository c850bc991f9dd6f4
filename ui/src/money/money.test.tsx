import '../testing.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LiveTotal } from './LiveTotal.tsx'
import { Money } from './Money.tsx'
import { Receipt } from './Receipt.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('formats amounts with separators and two decimals, and totals with the currency code', () => {
  render(
    <>
      <Money fen={123450} />
      <Money fen={123450} code approx="≈ US$171.20" />
      <Money fen={-500} />
    </>,
  )
  expect(screen.getByText('¥1,234.50')).toBeTruthy()
  expect(screen.getByText('¥1,234.50 CNY')).toBeTruthy()
  expect(screen.getByText('≈ US$171.20')).toBeTruthy()
  expect(screen.getByText('−¥5.00')).toBeTruthy()
})

it('announces a total once it is unchanged for 500 ms, but not initially', () => {
  const { rerender } = render(<LiveTotal label="Total" fen={1000} />)
  const spoken = screen.getByRole('status')
  act(() => void vi.advanceTimersByTime(1000))
  expect(spoken.textContent).toBe('')
  for (const fen of [2000, 3000, 4000]) {
    rerender(<LiveTotal label="Total" fen={fen} />)
    act(() => void vi.advanceTimersByTime(400))
  }
  expect(spoken.textContent).toBe('')
  expect(screen.getByText('¥40.00')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(200))
  expect(spoken.textContent).toBe('Total ¥40.00')
})

it('a receipt lists its lines and shows deductions with a real minus sign', () => {
  render(
    <Receipt
      rows={[
        { label: 'Goods', fen: 39800 },
        { label: 'Coupon', fen: 1500, off: true },
      ]}
      total={{ label: 'Total', fen: 38300 }}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Goods', 'Coupon', 'Total'])
  expect(screen.getAllByRole('definition').map((entry) => entry.textContent)).toEqual([
    '¥398.00',
    '−¥15.00',
    '¥383.00 CNY',
  ])
})
