import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { readKept } from '../shared/kept.ts'
import { renderConsole } from '../shared/testing.tsx'
import { SideNav } from './SideNav.tsx'

const queue = (id: string, count: number, late = 0) => ({ id, count, oldest_at: null, late })
const replies = {
  'GET /staff/dashboard': () => ({
    queues: [queue('review', 4, 1), queue('purchase', 3), queue('seller', 2), queue('inspect', 7)],
    books_balanced: null,
    out_of_order: [],
  }),
}

describe('the side menu', () => {
  test('counts waiting items, and says how many are late', async () => {
    renderConsole(<SideNav />, { replies })
    expect(await screen.findByRole('link', { name: 'Order review: 4 waiting, 1 late' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Purchasing: 5 waiting' })).toBeTruthy()
  })

  test('another role\u2019s queue is there, off, and says whose it is', async () => {
    const { user } = renderConsole(<SideNav />, { replies, roles: ['warehouse'] })
    const orders = await screen.findByRole('button', { name: 'Orders' })
    await waitFor(() => expect(orders.getAttribute('aria-expanded')).toBe('false'))
    await user.click(orders)
    const off = await screen.findByRole('button', { name: /Order review/ })
    expect(off.getAttribute('aria-disabled')).toBe('true')
    expect(within(off).getByText('Only for the roles support, buyer.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Receiving: 7 waiting' })).toBeTruthy()
  })

  test('has groups, and a folded one shows the sum of its counts', async () => {
    const { user } = renderConsole(<SideNav />, { replies })
    const orders = await screen.findByRole('list', { name: 'Orders' })
    expect(within(orders).getAllByRole('link')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Orders' }))
    expect(screen.getByRole('button', { name: 'Orders 9' }).getAttribute('aria-expanded')).toBe('false')
    expect(readKept('menu.orders')).toBe('folded')
  })

  test('marks the current page', async () => {
    renderConsole(<SideNav />, { replies, path: '/stock' })
    expect((await screen.findByRole('link', { name: 'Stock' })).getAttribute('aria-current')).toBe('page')
  })
})
