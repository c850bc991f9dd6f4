import type { Reply } from '@longhaul/contract/routes.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { door } from '../goods/goods.test-support.ts'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import CartScreen from './CartScreen.tsx'
import { cartItem, cartOf } from './cart.test-support.ts'

/* What the pages of the cart's lines say now, and accepting it. */

type Check = Reply<'GET /cart/prices'>['items'][number]
const one = cartItem('1', { unit_price_fen: 6_900 })
const two = cartItem('2')
const check = (item: typeof one, finding: Check['finding'], price_fen: number | null = null): Check => ({
  id: item.id,
  finding,
  price_fen,
  read_at: finding === 'unknown' ? null : '2026-11-28T09:20:00.000Z',
})

const draw = (items: Check[], replies: Replies = {}) => {
  let line = one
  return renderScreen(<CartScreen />, {
    at: '/cart',
    replies: {
      'GET /configurations': configurationReply,
      'GET /cart': () => cartOf(line, two),
      'GET /cart/prices': { items },
      'PATCH /cart/items/{id}': ({ body }) =>
        (line = cartItem('1', { ...line, ...(body as Partial<typeof one>) })),
      ...replies,
    },
  })
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The button of the ticket, or that of the bar, because each ignores a second click at once. */
const checkOut = (at = 0) => screen.getAllByRole('button', { name: 'Confirm order' })[at]!
const accept = () => screen.findByRole('button', { name: /^Accept ¥76\.00/ })

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

it('says when every price was checked and none has changed', async () => {
  draw([check(one, 'same'), check(two, 'same')])
  expect(await screen.findByText(/^Every price checked at /)).toBeTruthy()
  await title('2 items from one seller')
})

it('says what was found in the heading and on the line, and pays for nothing until it is accepted', async () => {
  const { address, asked } = draw([check(one, 'price', 7_600), check(two, 'sold_out')])
  await title('2 items have changed')
  expect(screen.getByText('Now ¥76.00 each, ¥7.00 more')).toBeTruthy()
  expect(screen.getByText('Sold out: choose another or remove it')).toBeTruthy()
  await userEvent.click(checkOut())
  expect(address()).toBe('/cart')
  expect(document.activeElement).toBe(await accept())
  await userEvent.click(await accept())
  await title('One item to replace')
  expect(asked.filter(({ spec }) => spec.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { unit_price_fen: 7_600 },
  ])
  await userEvent.click(checkOut(1))
  await waitFor(() => expect(address()).toContain('/confirmOrder'))
})

it('does not ask about a line that is not chosen', async () => {
  const { address } = draw([check(one, 'price', 7_600), check(two, 'same')])
  await accept()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 商品 1' }))
  await userEvent.click(checkOut())
  await waitFor(() => expect(address()).toContain('/confirmOrder'))
})

it('says that a price has fallen, an option is gone, or the page', async () => {
  draw([check(one, 'price', 6_200), check(two, 'option_gone')])
  expect(await screen.findByText('Now ¥62.00 each, ¥7.00 less')).toBeTruthy()
  expect(screen.getByText('The page no longer offers this choice')).toBeTruthy()
  cleanup()
  draw([check(one, 'gone'), check(two, 'unknown')])
  const shop = await screen.findByRole('region', { name: '木棉生活馆' })
  expect(await within(shop).findByText('The seller has taken it off the shop')).toBeTruthy()
  expect(screen.getByText(/1 of 2 prices checked\./)).toBeTruthy()
})

it('can be paid while pages are read, and when they cannot be', async () => {
  const silent = new Promise<never>(() => undefined)
  const { address } = draw([], { 'GET /cart/prices': () => silent })
  expect(await screen.findByText('Checking today’s prices…')).toBeTruthy()
  await userEvent.click(checkOut())
  await waitFor(() => expect(address()).toContain('/confirmOrder'))
  cleanup()
  draw([], { 'GET /cart/prices': refuse(500, 'internal', 'Something went wrong') })
  expect(await screen.findByText(/^These prices can’t be checked here/)).toBeTruthy()
  cleanup()
  draw([check(one, 'unknown'), check(two, 'unknown')])
  expect(await screen.findByText(/^These prices can’t be checked here/)).toBeTruthy()
})

it('counts the shelf into the total to the door, and takes it out again', async () => {
  draw([check(one, 'same'), check(two, 'same')], { 'POST /goods/landed_cost': door })
  const total = async () =>
    (await screen.findByText(/^To your door, in one package · /)).nextElementSibling?.textContent
  expect(await total()).toBe('about ¥373.30')
  await userEvent.click(screen.getByRole('button', { name: 'Show together' }))
  expect(await total()).toBe('¥308.30')
  expect(screen.getByText('Pay when it ships').nextElementSibling?.textContent).toBe('¥14.00')
  expect(screen.getByText(/^One package with the 3 items on your shelf, about ¥/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show alone' }))
  expect(await total()).toBe('about ¥373.30')
})
