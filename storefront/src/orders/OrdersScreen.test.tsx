import '@longhaul/ui/testing.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import OrdersScreen from './OrdersScreen.tsx'
import { cardOf, ids, listOf, orderItem, orderOf, stepOf } from './orders.test-support.ts'

const unpaid = cardOf(
  orderOf([
    orderItem({
      stage: 'pending_payment',
      status: 'pending_payment',
      frozen_fen: 0,
      next: stepOf('order_unpaid', 'pay', { pay_fen: 11_340, otherwise: 'cancelled' }),
    }),
  ]),
)
const bought = cardOf(orderOf([orderItem({ stage: 'purchased', status: 'processing' })]))
const draw = (replies: Replies = {}, at = '/mine/order') =>
  renderScreen(<OrdersScreen />, {
    at,
    replies: {
      'GET /configurations': configurationReply,
      'GET /orders': listOf([unpaid], { pending_payment: 1, in_stock: 4 }),
      ...replies,
    },
  })

it('has a chip with a count for each of the seven statuses and for Shipped, and keeps the choice in the address', async () => {
  const { address, asked } = draw()
  await screen.findByText('O000102596')
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual([
    'All5',
    'Pending payment1',
    'Paid0',
    'Processing0',
    'In stock4',
    'Shipped0',
    'Refund processing0',
    'Refunded0',
    'Cancelled0',
  ])
  await userEvent.click(screen.getByRole('tab', { name: /In stock/ }))
  expect(address()).toBe('/mine/order?status=in_stock')
  await waitFor(() => expect(asked.some(({ query }) => query.get('status') === 'in_stock')).toBe(true))
})

it('keeps a tab and search words that are chosen before the tab has rendered', async () => {
  const { address } = draw()
  await screen.findByText('O000102596')
  await userEvent.click(screen.getByRole('button', { name: 'Search or filter by date' }))
  const words = screen.getByRole('searchbox')
  fireEvent.change(words, { target: { value: 'scarf' } })
  act(() => {
    screen.getByRole('tab', { name: /In stock/ }).click()
    fireEvent.submit(screen.getByRole('search'))
  })
  await waitFor(() => expect(address()).toBe('/mine/order?status=in_stock&q=scarf'))
})

it('shows the next step of an order: paying it, or cancelling after a confirmation', async () => {
  const { asked } = draw({ 'POST /orders/{id}/cancel': { released_fen: 0 } })
  const pay = await screen.findByRole('link', { name: 'Pay ¥113.40' })
  expect(pay.getAttribute('href')).toBe(`/payment?orders=${ids.order}`)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order O000102596?' })
  expect(within(dialog).getByText(/Nothing has been paid/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel it' }))
  await waitFor(() => expect(asked.some(({ spec }) => spec === 'POST /orders/{id}/cancel')).toBe(true))
})

it('does not offer to cancel what has been bought', async () => {
  draw({ 'GET /orders': listOf([bought], { processing: 1 }) })
  await screen.findByText('O000102596')
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

it('searches by words and days, and clears everything together', async () => {
  const { asked, address } = draw({ 'GET /orders': listOf([], {}) }, '/mine/order?from=2026-11-01')
  await userEvent.type(await screen.findByLabelText('Order number or product'), '咖啡{Enter}')
  await waitFor(() => expect(asked.at(-1)?.query.get('q')).toBe('咖啡'))
  expect(new Date(asked.at(-1)?.query.get('from') ?? '').getTime()).toBe(
    new Date('2026-11-01T00:00:00').getTime(),
  )
  expect(await screen.findByText('No orders match your search')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!)
  expect(address()).toBe('/mine/order')
})

it('loads more without losing what is shown', async () => {
  const first = { ...listOf([unpaid], {}), next_cursor: 'next' }
  const second = listOf([{ ...bought, id: 'other', number: 'O000000017' }], {})
  draw({ 'GET /orders': ({ query }) => (query.get('cursor') === 'next' ? second : first) })
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('O000000017')).toBeTruthy()
  expect(screen.getByText('O000102596')).toBeTruthy()
})

it('is empty on each tab with its own words', async () => {
  draw({ 'GET /orders': listOf([], {}) }, '/mine/order?status=refunded')
  expect(await screen.findByText('No orders: Refunded')).toBeTruthy()
})

const waiting = cardOf(
  orderOf(
    [
      orderItem({
        stage: 'awaiting_customer',
        status: 'processing',
        next: stepOf('price_changed', 'answer', { pay_fen: 840, back_fen: 11_340, otherwise: 'cancelled' }),
      }),
    ],
    { id: 'asked', number: 'O000102558' },
  ),
)
const shelved = cardOf(
  orderOf(
    [
      orderItem({
        stage: 'in_stock',
        status: 'in_stock',
        weight_grams: 920,
        free_until: '2026-12-13T15:59:59.999Z',
        next: stepOf('on_shelf', 'pack'),
      }),
    ],
    { id: 'shelved', number: 'O000102479' },
  ),
)
const moving = cardOf(
  orderOf(
    [
      orderItem({
        stage: 'in_stock',
        status: 'in_stock',
        weight_grams: 1_060,
        free_until: null,
        next: null,
      }),
    ],
    { id: 'moving', number: 'O000102487' },
  ),
)
const sent = cardOf(
  orderOf(
    [
      orderItem({
        stage: 'shipped_abroad',
        status: 'in_stock',
        parcel: { id: 'p', number: 'P000203208', stage: 'in_transit' },
      }),
    ],
    { id: 'sent', number: 'O000102411' },
  ),
)

it('offers to pack only what can be packed: goods in the warehouse without a next step are listed separately', async () => {
  draw({ 'GET /orders': listOf([shelved, moving], { in_stock: 2 }) })
  const held = await screen.findByRole('region', { name: 'In the warehouse' })
  expect(within(held).getByText('O000102487')).toBeTruthy()
  expect(within(held).queryByText(/free until/)).toBeNull()
  expect(within(held).queryByRole('link', { name: 'Pack them' })).toBeNull()
  const ready = screen.getByRole('region', { name: 'Ready on the shelf' })
  expect(within(ready).getByText('O000102479')).toBeTruthy()
  expect(within(ready).getByRole('link', { name: 'Pack them' })).toBeTruthy()
})

it('leads with what needs the shopper, by deadline, and groups the rest by where it is', async () => {
  const all = [waiting, unpaid, { ...bought, id: 'bought' }, shelved, sent]
  const { asked } = draw({
    'GET /orders': ({ query }) => listOf(query.has('waiting') ? [waiting, unpaid] : all, { processing: 2 }),
    'POST /order_items/{id}/answer': { stage: 'supplement_due', supplement_id: null },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Two orders need you' })).toBeTruthy()
  const sheet = screen.getByRole('region', { name: 'Needs your attention' })
  const lead = within(sheet).getByRole('article')
  expect(within(lead).getByRole('heading', { name: 'The shop wants ¥8.40 more' })).toBeTruthy()
  expect(within(sheet).getByRole('link', { name: 'Pay ¥113.40' })).toBeTruthy()
  const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(groups).toEqual(['The shop wants ¥8.40 more', 'On the way to us', 'Ready on the shelf'])
  expect(screen.getByText(/0.92.kg · free until/)).toBeTruthy()
  const folded = screen.getByText('Shipped', { selector: 'summary *' }).closest('details')!
  expect(folded.open).toBe(false)
  expect(within(folded).getByText('O000102411')).toBeTruthy()
  // An order on the sheet is not repeated below it.
  expect(screen.getAllByText('O000102558')).toHaveLength(1)
  await userEvent.click(within(lead).getByRole('button', { name: 'Accept, pay ¥8.40 more' }))
  await waitFor(() => expect(asked.some(({ spec }) => spec === 'POST /order_items/{id}/answer')).toBe(true))
})

it('says that shipped orders are shipped, not that they are in stock', async () => {
  draw({ 'GET /orders': listOf([sent], { sent: 1 }) }, '/mine/order?status=sent')
  expect(await screen.findByText('Shipped to you')).toBeTruthy()
  expect(screen.queryByText(/you can return it/)).toBeNull()
})
