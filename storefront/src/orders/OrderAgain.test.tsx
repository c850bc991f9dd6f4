import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import { ids, orderItem, orderOf } from './orders.test-support.ts'

afterEach(cleanup)

const two = orderOf([orderItem(), orderItem({ id: ids.supplement })])
const draw = (added: number) =>
  renderScreen(<OrderAgain order={two} />, {
    at: '/mine/order/orderDetail',
    replies: { 'POST /orders/{id}/again': { added, cart_count: added, no_room_for: 2 - added } },
  })

it('puts all goods of an order into the cart, and leads there', async () => {
  const { asked, address } = draw(2)
  await userEvent.click(screen.getByRole('button', { name: 'Order all 2 again' }))
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(asked[0]?.body).toEqual({})
  expect(asked[0]?.headers.get('idempotency-key')).toBeTruthy()
})

it('says how many could not be added, and stays where none could', async () => {
  const { address } = draw(0)
  await userEvent.click(screen.getByRole('button', { name: 'Order all 2 again' }))
  expect(await screen.findByText('None of it could be put into the cart')).toBeTruthy()
  expect(address()).toBe('/mine/order/orderDetail')
})
