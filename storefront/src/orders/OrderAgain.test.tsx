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

it('makes a list of the goods of an order, to be changed or shown to a friend', async () => {
  const { asked, address } = renderScreen(<OrderAgain order={two} />, {
    at: '/mine/order/orderDetail',
    replies: { 'POST /goods_lists': { id: '9', row_count: 2, is_cut: false } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Make a list of it' }))
  await waitFor(() => expect(address()).toBe('/cart?list=9'))
  const { name, text } = asked[0]!.body as { name: string; text: string }
  expect(name).toBe(`Order ${two.number}`)
  const [item] = two.items
  expect(text.split('\n')).toHaveLength(3)
  expect(text.split('\n').slice(0, 2)).toEqual([
    'Name\tLink\tOption\tQty',
    [item!.title, item!.url, item!.options_text, item!.quantity].join('\t'),
  ])
})

it('says how many could not be added, and stays where none could', async () => {
  const { address } = draw(0)
  await userEvent.click(screen.getByRole('button', { name: 'Order all 2 again' }))
  expect(await screen.findByText('None of it could be put into the cart')).toBeTruthy()
  expect(address()).toBe('/mine/order/orderDetail')
})
