import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../shared/testing.tsx'
import ReportsScreen from './ReportsScreen.tsx'
import type { Report } from './report-words.ts'

const report: Report = {
  report: 'orders',
  period: { from: '2026-11-01', to: '2026-11-02' },
  before: { from: '2026-10-30', to: '2026-10-31' },
  unit: 'day',
  starts: ['2026-11-01', '2026-11-02'],
  starts_before: ['2026-10-30', '2026-10-31'],
  figures: [
    { id: 'placed', unit: 'count', now: 5, before: 4, course: { now: [2, 3], before: [4, 0] } },
    { id: 'items_fen', unit: 'fen', now: 12_000, before: 0, course: { now: [12_000, 0], before: [0, 0] } },
  ],
  parts: {
    columns: [{ id: 'items', unit: 'count' }],
    rows: [{ id: 'in_review', now: [5], before: [null] }],
  },
}
const open = (path: string, roles: Parameters<typeof renderConsole>[1]) =>
  renderConsole(<ReportsScreen />, {
    path,
    replies: { 'GET /staff/reports/{report}': () => report },
    ...roles,
  })

test('choosing a figure plots it, and the arrow keys read it bar by bar', async () => {
  const { user } = open('/reports?report=orders&from=2026-11-01&to=2026-11-02', { roles: ['support'] })
  const plot = await screen.findByRole('slider', { name: /Orders placed, by day/ })
  expect(screen.getByRole('button', { name: /Orders placed/ }).textContent).toContain('+25%')
  plot.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByText('2 Nov: 3. Before, 31 Oct: 0.')).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: '1 Nov' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'To review' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: /Value/ }))
  await waitFor(() => expect(screen.getByRole('slider', { name: /Value, by day/ })).toBeTruthy())
})

test('a role sees only its own reports', async () => {
  open('/reports?from=2026-11-01&to=2026-11-02', { roles: ['warehouse'] })
  await screen.findByRole('tab', { name: 'Turnaround' })
  expect(screen.queryByRole('tab', { name: 'Revenue' })).toBe(null)
})

test('rejects an invalid period without a request', async () => {
  open('/reports?report=orders&from=2026-11-02&to=2026-11-01', { roles: ['admin'] })
  expect(await screen.findByText('The last day is before the first')).toBeTruthy()
})
