import type { Reply } from '@longhaul/contract/routes.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import '@longhaul/ui/testing.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import CartScreen from '../cart/CartScreen.tsx'
import { cartOf } from '../cart/cart.test-support.ts'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import ConfirmOrderScreen from './ConfirmOrderScreen.tsx'
import { ids } from './orders.test-support.ts'

type Preview = Reply<'POST /orders/preview'>
const preview = (totalFen: number): Preview => {
  const amounts = {
    goods_fen: totalFen - 1_340,
    freight_fen: 800,
    service_fen: 540,
    photos_fen: 0,
    total_fen: totalFen,
  }
  const order = { platform: 'taobao', seller_name: '豆间器物', cart_item_ids: [ids.item], amounts }
  return { orders: [order], amounts, available_fen: 5_000, why_not: null, contact: 'mei@demo.example' }
}
const line: Reply<'GET /cart'>['groups'][number]['items'][number] = {
  id: ids.item,
  platform: 'taobao',
  url: 'https://item.taobao.com/item.htm?id=1',
  title: '手冲咖啡壶',
  seller_name: '豆间器物',
  image: null,
  options_text: '',
  quantity: 1,
  remark: 'No box',
  photo_shots: 0,
  photo_remark: '',
  sold_out_choice: 'cancel',
  tolerance_percent: 0,
  alternative: '',
  unit_price_fen: 10_000,
  page_price_fen: 11_000,
  price_reason: 'negotiated',
  price_reason_text: 'agreed in chat',
  freight_fen: 800,
  goods_fen: 10_000,
  photos_fen: 0,
  restricted: [],
  created_at: '2026-11-20T06:00:00.000Z',
}
const warehouse = {
  id: 'GZ',
  name: 'Guangzhou',
  address_latin: '8 Road',
  address_chinese: '',
  receiver: '',
  phone: '',
  postcode: '',
}
const usual: Replies = {
  'GET /configurations': configurationReply,
  'GET /warehouses': { warehouses: [warehouse], closed: [] },
  'GET /cart': {
    count: 1,
    prices: configurationReply,
    groups: [{ platform: 'taobao', seller_name: '豆间器物', freight_fen: 800, items: [line] }],
  },
  'POST /orders/preview': preview(11_340),
  'POST /orders': { order_ids: [ids.order], total_fen: 11_340 },
}
const draw = (replies: Replies = {}, at = `/confirmOrder?items=${ids.item}`) =>
  renderScreen(<Confirm />, { at, replies: { ...usual, ...replies } })
/** The page at its address; at another one, which it may lead to, nothing. */
const Confirm = () => (useLocation().pathname === '/confirmOrder' ? <ConfirmOrderScreen /> : null)
/** The cart, and the confirm page that its button leads to. */
const CartThenConfirm = () => (useLocation().pathname === '/cart' ? <CartScreen /> : <ConfirmOrderScreen />)
const place = () => screen.getByRole('button', { name: 'Place order and pay' })
const accept = () => userEvent.click(screen.getByRole('checkbox', { name: /terms/ }))

beforeEach(() => sessionStorage.clear())

it('shows every wish, how much the balance is short, and why no address is needed', async () => {
  draw()
  for (const words of [
    'No box',
    'Cancel the item and refund it',
    /Price negotiated with merchant · agreed in chat/,
  ])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText(/You’re ¥63.40 short/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Top up and come back' }).getAttribute('href')).toContain(
    '/payment/recharge?back=',
  )
  expect(screen.getByText(/don’t need your address yet/)).toBeTruthy()
})

it('places the order with the amount that was shown, and continues to payment', async () => {
  const { asked, address } = draw()
  await screen.findByText('手冲咖啡壶')
  await accept()
  await userEvent.click(place())
  await waitFor(() => expect(address()).toBe(`/payment?orders=${ids.order}`))
  const call = asked.find(({ spec }) => spec === 'POST /orders')
  expect(call?.body).toMatchObject({ expected_total_fen: 11_340, warehouse_id: 'GZ', accept_terms: true })
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

it('does nothing before the terms are accepted', async () => {
  const { asked } = draw()
  await screen.findByText('手冲咖啡壶')
  await userEvent.click(place())
  expect(await screen.findAllByText('Please accept the terms to continue')).not.toHaveLength(0)
  expect(asked.some(({ spec }) => spec === 'POST /orders')).toBe(false)
})

it('shows an amount that has changed, and waits until it is accepted', async () => {
  let now = 11_340
  const { asked } = draw({
    'POST /orders/preview': () => preview(now),
    'POST /orders': ({ body }) => {
      now = 12_000
      return (body as { expected_total_fen: number }).expected_total_fen === 12_000
        ? { order_ids: [ids.order], total_fen: 12_000 }
        : refuse(409, 'out_of_date', 'Prices have changed')
    },
  })
  await screen.findByText('手冲咖啡壶')
  await accept()
  await userEvent.click(place())
  expect(
    await screen.findByText(/It was ¥113.40 when you opened this page and is ¥120.00 CNY now/),
  ).toBeTruthy()
  expect(place().getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Continue with the new amount' }))
  await waitFor(() => expect(place().getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(place())
  await waitFor(() => expect(asked.filter(({ spec }) => spec === 'POST /orders')).toHaveLength(2))
})

it.each([
  ['those of the shop', {}, /within 3–5 working hours/, /Storage free for 30 days/],
  [
    'those of a plan',
    { review_hours: 4, free_storage_days: 60 },
    /within 3–4 working hours/,
    /Storage free for 60 days/,
  ],
  ['those of a very quick plan', { review_hours: 2 }, /within 2 working hours/, /Storage free for 30 days/],
])('says what is included on the terms of the shopper: %s', async (_, terms, review, storage) => {
  draw({ 'POST /orders/preview': { ...preview(11_340), ...terms } })
  expect(await screen.findByText(review)).toBeTruthy()
  expect(screen.getByText(storage)).toBeTruthy()
})

describe('coming from the cart with a plan', () => {
  // The plan takes 2 % of 108.00 yuan instead of 5 %.
  const cart = { ...cartOf(line), prices: { service_fee_per_mille: 20, photo_price_fen: 100 } }
  const onPlan = (goodsFen: number, couponFen = 0): Preview => {
    const amounts = {
      goods_fen: goodsFen,
      freight_fen: 800,
      service_fen: 216,
      photos_fen: 0,
      ...(couponFen > 0 && { discount_fen: couponFen }),
      total_fen: goodsFen + 1_016 - couponFen,
      plan_saved_fen: 324,
    }
    return { ...preview(0), orders: [{ ...preview(0).orders[0]!, amounts }], service_per_mille: 20, amounts }
  }
  const checkOut = async (shown: Preview) => {
    renderScreen(<CartThenConfirm />, {
      at: '/cart',
      replies: { ...usual, 'GET /cart': cart, 'POST /orders/preview': shown },
    })
    expect(await screen.findAllByText('¥110.16 CNY')).not.toHaveLength(0)
    await userEvent.click(screen.getAllByRole('button', { name: 'Confirm order' })[0]!)
    await screen.findByText(/Your plan saved you ¥3.24/)
  }

  it.each([
    ['without a coupon', 0],
    ['with a coupon', 200],
  ])('asks for nothing to be accepted if the amount is that of the cart, %s', async (_, couponFen) => {
    await checkOut(onPlan(10_000, couponFen))
    expect(screen.queryByText('The amount has changed')).toBeNull()
    expect(place().getAttribute('aria-disabled')).toBeNull()
  })

  it('asks for another amount to be accepted', async () => {
    await checkOut(onPlan(11_000))
    expect(screen.getByText(/It was ¥110.16 when you opened this page and is ¥120.16 CNY now/)).toBeTruthy()
    expect(place().getAttribute('aria-disabled')).toBe('true')
  })

  it('shows the old and the new amount without a coupon, above the bill as in the note', async () => {
    await checkOut(onPlan(10_100, 200))
    expect(screen.getByText(/It was ¥110.16 when you opened this page and is ¥111.16 CNY now/)).toBeTruthy()
    const before = screen.getByText('¥110.16', { selector: 's' })
    expect(before.parentElement?.textContent).toBe('¥110.16¥111.16')
  })
})

it('counts the detail photos of the chosen lines, whatever the shopper pays for them', async () => {
  const chosen = { ...line, photo_shots: 3, photos_fen: 300 }
  const left = { ...line, id: ids.order, photo_shots: 2, photos_fen: 200 }
  const { orders, amounts, ...others } = preview(11_640)
  const priced = { ...amounts, goods_fen: 10_000, photos_fen: 300 }
  draw({
    'GET /cart': { ...cartOf(chosen, left), prices: { service_fee_per_mille: 50, photo_price_fen: 100 } },
    'POST /orders/preview': { ...others, orders: [{ ...orders[0]!, amounts: priced }], amounts: priced },
  })
  expect(await screen.findByText(/3 detail photos ordered/)).toBeTruthy()
})

it('says in advance that an order which could not be paid cannot be placed', async () => {
  const { asked } = draw({ 'POST /orders/preview': { ...preview(11_340), why_not: 'no_way_to_pay' } })
  expect(await screen.findAllByText(/There’s no way to pay at the moment/)).not.toHaveLength(0)
  await accept()
  expect(place().getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(place())
  expect(asked.some(({ spec }) => spec === 'POST /orders')).toBe(false)
})

it('returns to the cart with a message when nothing is selected', async () => {
  const { address } = draw({}, '/confirmOrder')
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(screen.getByText('No product selected')).toBeTruthy()
})

it('says so when the lines are no longer in the cart', async () => {
  draw({ 'POST /orders/preview': refuse(404, 'not_found', 'x') })
  expect(await screen.findByText('These items are no longer in your cart')).toBeTruthy()
})

it('keeps the choices when going back and forward', async () => {
  draw()
  await userEvent.type(await screen.findByLabelText(/^Note to us/), 'Before Friday')
  cleanup()
  draw()
  expect(await screen.findByDisplayValue('Before Friday')).toBeTruthy()
})

it('names the goods that carriers refuse before anything is paid', async () => {
  const restricted = [{ category: 'battery_pure', name: 'Power banks', forbidden: true }]
  const items = [{ ...line, restricted }]
  const group = { platform: 'taobao', seller_name: '豆间器物', freight_fen: 800, items }
  draw({ 'GET /cart': { count: 1, prices: configurationReply, groups: [group] } })
  expect(await screen.findByText(/No carrier takes this abroad \(Power banks\)/)).toBeTruthy()
})
