import { shiftsText as words } from '@longhaul/text/console/staff/shifts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import ShiftsScreen from './ShiftsScreen.tsx'

const shift = {
  ...{ staff_id: ID(8), staff_name: 'Lin', day: '2026-12-01', warehouse_id: 'GZ1' },
  ...{ starts: 480, ends: 990 },
}
const open = (may_plan: boolean) => {
  const week = { monday: '2026-11-30', today: '2026-12-01', may_plan, shifts: [shift] }
  return renderConsole(<ShiftsScreen />, {
    path: '/shifts',
    replies: {
      'GET /staff/shifts': () => week,
      'GET /staff/team': () => ({
        items: [{ id: ID(8), name: 'Lin', roles: ['warehouse'], warehouse_id: 'GZ1' }],
      }),
      'GET /warehouses': () => ({ warehouses: [{ id: 'GZ1', name: 'Guangzhou' }], closed: [] }),
      'POST /staff/shifts': () => week,
      'POST /staff/shifts/copy': () => week,
    },
  })
}
const cell = (at: number, day: string, times?: string) => words.cell('Lin', words.day(at, day), times)

test('the plan is read by all', async () => {
  open(false)
  const row = within(await screen.findByRole('row', { name: /Lin/ }))
  expect(row.getByText('08:00–16:30')).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.copy })).toBeNull()
})

test('a time that is none is not sent', async () => {
  const { user, sent } = open(true)
  await user.click(await screen.findByRole('button', { name: cell(2, '2026-12-02') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: words.plan }))
  expect(await dialog.findByText(words.wrongStart)).toBeTruthy()
  expect(sent).toEqual([])
})

test('a day is planned with a usual shift, and cleared', async () => {
  const { user, sent } = open(true)
  await user.click(await screen.findByRole('button', { name: cell(2, '2026-12-02') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '22:00–06:00' }))
  await user.click(dialog.getByRole('button', { name: words.plan }))
  const body = { staff_id: ID(8), day: '2026-12-02' }
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({ ...body, shift: { starts: 1320, ends: 360, warehouse_id: 'GZ1' } }),
  )
  await user.click(await screen.findByRole('button', { name: cell(1, '2026-12-01', '08:00–16:30') }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.remove }))
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ staff_id: ID(8), day: '2026-12-01', shift: null }))
  await user.click(screen.getByRole('button', { name: words.copy }))
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ day: '2026-11-30' }))
})
