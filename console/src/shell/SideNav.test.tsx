import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderConsole } from '../shared/testing.tsx'
import { SideNav } from './SideNav.tsx'

const queue = (id: string, count: number, late = 0) => ({ id, count, oldest_at: null, late, due: 0 })
const replies = {
  'GET /staff/dashboard': () => ({
    queues: [queue('review', 4, 1), queue('purchase', 3), queue('seller', 2), queue('inspect', 7)],
    books_balanced: null,
    out_of_order: [],
  }),
}

describe('the side menu', () => {
  test('counts waiting items, and says how many are late', async () => {
    renderConsole(<SideNav />, { replies, path: '/review' })
    expect(await screen.findByRole('link', { name: 'Order review: 4 waiting, 1 late' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Purchasing: 5 waiting' })).toBeTruthy()
  })

  test('has nothing of other roles', async () => {
    renderConsole(<SideNav />, { replies, roles: ['warehouse'], path: '/receive' })
    expect(await screen.findByRole('link', { name: 'Receiving: 7 waiting' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: /Orders/ })).toBeNull())
    expect(screen.queryByText('Order review')).toBeNull()
  })

  test('opens the current group, and shows the sum of another group until it is opened', async () => {
    const { user } = renderConsole(<SideNav />, { replies, path: '/receive' })
    const orders = await screen.findByRole('button', { name: 'Orders 9' })
    expect(orders.getAttribute('aria-expanded')).toBe('false')
    const warehouse = screen.getByRole('button', { name: 'Warehouse' })
    expect(warehouse.getAttribute('aria-expanded')).toBe('true')
    await user.click(orders)
    const list = screen.getByRole('list', { name: 'Orders' })
    expect(within(list).getAllByRole('link')).toHaveLength(4)
    await user.click(within(list).getByRole('link', { name: /Order review/ }))
    await waitFor(() => expect(warehouse.getAttribute('aria-expanded')).toBe('false'))
    expect(orders.getAttribute('aria-expanded')).toBe('true')
  })

  test('marks the current page', async () => {
    renderConsole(<SideNav />, { replies, path: '/stock' })
    expect((await screen.findByRole('link', { name: 'Stock' })).getAttribute('aria-current')).toBe('page')
  })
})
