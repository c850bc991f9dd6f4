import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PaidSeal } from './PaidSeal.tsx'
import { WeightStamp } from './WeightStamp.tsx'

it('shows the weight, the warehouse, and the local day there', () => {
  // 17:30 in London is the next day in Guangzhou.
  render(<WeightStamp grams={1380} place="Guangzhou" at="2026-11-14T17:30:00Z" />)
  const stamp = screen.getByRole('img', { name: 'Weighed 1.38\u202fkg, Guangzhou 15 Nov 2026' })
  expect(stamp.textContent).toBe('WEIGHED1.38kgGUANGZHOU 15 NOV 2026')
})

it('marks paid items with the day', () => {
  render(<PaidSeal at="2026-11-14T10:00:00Z" />)
  expect(screen.getByRole('img', { name: 'Paid on 14 Nov 2026' }).textContent).toBe('PAID14 NOV')
})

it('gives each stamp its own grain, so that removing one does not affect another', () => {
  const { container } = render(
    <>
      <PaidSeal at="2026-11-14T10:00:00Z" />
      <PaidSeal at="2026-11-14T10:00:00Z" />
    </>,
  )
  const grains = [...container.querySelectorAll('filter')].map((grain) => grain.id)
  expect(new Set(grains).size).toBe(2)
})
