import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from './testing.tsx'
import { Workplace } from './Workplace.tsx'

const WAREHOUSES = [
  { id: 'GZ', name: 'Guangzhou' },
  { id: 'YW', name: 'Yiwu' },
]
const open = (roles: readonly ('admin' | 'warehouse')[]) =>
  renderConsole(<Workplace />, {
    roles,
    replies: {
      'GET /warehouses': () => ({ warehouses: WAREHOUSES, closed: [] }),
      'PUT /staff/workplace': ({ body }) => body,
    },
  })

test('shows all warehouses to whoever may look at all, and sends the choice', async () => {
  const { user, sent } = open(['admin'])
  const field = await screen.findByLabelText<HTMLSelectElement>('Your warehouse')
  expect(field.selectedOptions[0]?.text).toBe('All warehouses')
  await user.selectOptions(field, 'YW')
  await waitFor(() => expect(sent[0]?.body).toEqual({ warehouse_id: 'YW' }))
})

test('asks a clerk of a warehouse which one it is', async () => {
  open(['warehouse'])
  const field = await screen.findByLabelText<HTMLSelectElement>('Your warehouse')
  expect(field.selectedOptions[0]?.text).toBe('Which warehouse do you work in?')
})
