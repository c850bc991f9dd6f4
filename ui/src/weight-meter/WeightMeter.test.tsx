import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WeightMeter } from './WeightMeter.tsx'

const tariff = { firstGrams: 500, firstFen: 6000, stepGrams: 500, stepFen: 1200 }
const meter = () =>
  screen.getByRole('figure', { name: 'Billable weight' }).textContent?.replaceAll('\u202f', ' ')

it('shows the billed weight, its cost, how much more fits, and the next step', () => {
  render(<WeightMeter grams={1740} {...tariff} />)
  expect(meter()).toContain('¥96.00')
  expect(meter()).toContain('charged for 2.00 kg')
  expect(meter()).toContain('260 g more at no extra cost')
  expect(meter()).toContain('Anything above 2.00 kg adds ¥12.00.')
  expect(meter()).toContain('First 500 g ¥60.00, then ¥12.00 for each further 500 g')
})

it('says when a step is full, and announces a change after a pause', async () => {
  const { rerender } = render(<WeightMeter grams={1740} {...tariff} />)
  rerender(<WeightMeter grams={2000} {...tariff} />)
  expect(meter()).toContain('This step is full')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(await screen.findByText(/charged for 2\.00 kg: ¥96\.00\. This step is full\./)).toBeTruthy()
})

it('asks for items while there is no weight', () => {
  render(<WeightMeter grams={0} {...tariff} />)
  expect(meter()).toContain('Choose items to see what the weight costs.')
})
