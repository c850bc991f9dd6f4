import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

function Page() {
  const [current, setCurrent] = useState<'all' | 'paid' | 'done'>('all')
  return (
    <Tabs
      label="Orders by status"
      current={current}
      onChange={setCurrent}
      tabs={[
        { id: 'all', label: 'All', count: 1200 },
        { id: 'paid', label: 'Paid', count: 3 },
        { id: 'done', label: 'Done' },
      ]}
    >
      {current} orders
    </Tabs>
  )
}
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

it('shows that there are more than were counted', () => {
  const tabs = [{ id: 'paid', label: 'Paid', count: 1000, isMore: true }]
  render(
    <Tabs label="Orders" current="paid" onChange={() => {}} tabs={tabs}>
      orders
    </Tabs>,
  )
  expect(screen.getByRole('tab', { name: 'Paid 1,000+' })).toBeTruthy()
})

it('names each tab with its count, and the panel after the chosen tab', async () => {
  render(<Page />)
  expect(screen.getByRole('tablist', { name: 'Orders by status' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'All 1,200' })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Paid 3' }))
  expect(screen.getByRole('tabpanel', { name: 'Paid 3' }).textContent).toBe('paid orders')
})

it('is a single tab stop; arrows, Home and End move and choose', async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe('Paid3')
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
  await userEvent.keyboard('{End}')
  expect(chosen()).toBe('Done')
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe('All1,200')
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen()).toBe('Done')
  await userEvent.keyboard('{Home}')
  expect(chosen()).toBe('All1,200')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})
