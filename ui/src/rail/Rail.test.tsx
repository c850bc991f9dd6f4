import '../testing.ts'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Rail } from './Rail.tsx'

it('is an ordered list with the current step marked and dates on the completed steps', () => {
  render(
    <Rail
      label="Order"
      steps={[
        { label: 'Paid', state: 'done', at: '2026-07-12T01:00:00Z' },
        { label: 'Bought', state: 'current', note: '3 to 5 working hours' },
        { label: 'Shipped', state: 'next' },
      ]}
    />,
  )
  const steps = within(screen.getByRole('list', { name: 'Order' })).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(steps[0]?.textContent).toContain('Paid (done)')
  expect(steps[0]?.querySelector('time')?.dateTime).toBe('2026-07-12T01:00:00Z')
  expect(steps[1]?.textContent).toContain('3 to 5 working hours')
})
