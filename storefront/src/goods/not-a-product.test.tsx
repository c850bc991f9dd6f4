import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import GoodsScreen from './GoodsScreen.tsx'
import { lookUp, nothing } from './goods.test-support.ts'
import { draw, usual } from './goods-screen.test-support.tsx'

it.each([
  ['cut_link', 'This link is incomplete', /copy its whole link/],
  ['outside_china', 'This shop is outside China', /Our buyers can only buy/],
] as const)('says no to %s before anything is filled in', async (reason, title, advice) => {
  const { address } = draw({ 'GET /products': { ...nothing, reason } })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(advice)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  expect(screen.queryByLabelText(/^Product name/)).toBeNull()
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Product link, or the text you copied from the app' }),
    'weidian.com/i/7212345699{Enter}',
  )
  expect(address()).toBe(`/productdetail?url=${encodeURIComponent('weidian.com/i/7212345699')}`)
})

it.each([
  ['a numbered album', { ...lookUp, link: { ...lookUp.link!, platform: 'yupoo' }, product: null }],
  ['any album', { ...nothing, reason: 'album' as const, manual_url: 'https://imgur.com/a/AbC' }],
])('advises on %s, and keeps the form', async (_, reply) => {
  draw({ 'GET /products': reply })
  expect(await screen.findByText('An album isn’t a shop')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy()
})

it('names the shop of a link, and keeps it as a favourite', async () => {
  const address = 'https://weidian.com/?userid=1625671188'
  const shop = { ...nothing, reason: 'shop_or_search', platform: 'weidian', seller_id: '1625671188' } as const
  draw({ 'GET /products': { ...shop, shop_url: address } })
  expect(await screen.findByText('Shop number: 1625671188')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the shop' }).getAttribute('href')).toBe(address)
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Weidian 1625671188' }))
  expect(JSON.parse(localStorage.getItem('kept:favourites')!)).toMatchObject([
    { url: address, title: 'Weidian 1625671188' },
  ])
  localStorage.clear()
})

it('keeps the shop that the link of a product names', async () => {
  draw({ 'GET /products': { ...lookUp, shop_url: 'https://weidian.com/?userid=1625671188' } })
  expect(await screen.findByRole('button', { name: 'Favourite: 木棉生活馆' })).toBeTruthy()
})

it('keeps no shop whose address is not known', async () => {
  draw({
    'GET /products': { ...nothing, reason: 'shop_or_search', platform: 'taobao', seller_id: '3046765323' },
  })
  expect(await screen.findByText('Shop number: 3046765323')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull()
})

it('replaces a wrapper’s address with the address inside it', async () => {
  const wrapper = 'https://l.facebook.com/l.php?u=https%3A%2F%2Fshop.example.com%2Fp%2F1'
  renderScreen(<GoodsScreen />, {
    at: `/productdetail?url=${encodeURIComponent(wrapper)}`,
    replies: {
      ...usual,
      'GET /products': { ...nothing, reason: 'not_a_product', manual_url: 'https://shop.example.com/p/1' },
    },
  })
  expect(await screen.findByRole('heading', { name: /We can’t read this shop/ })).toBeTruthy()
  expect(screen.getByDisplayValue('https://shop.example.com/p/1')).toBeTruthy()
})

it('goes on to the search with a text that has no link, but with no other', async () => {
  const page = renderScreen(<GoodsScreen />, {
    at: '/productdetail?url=canvas%20backpack',
    replies: { ...usual, 'GET /products': nothing },
  })
  await vi.waitFor(() => expect(page.address()).toBe('/search?q=canvas%20backpack'))
})

it.each([
  ['a share code', '￥AbCdEf￥', { platform: 'taobao' }],
  ['no word at all', '🎒', {}],
])('stays with %s', async (_, text, change) => {
  const page = renderScreen(<GoodsScreen />, {
    at: `/productdetail?url=${encodeURIComponent(text)}`,
    replies: { ...usual, 'GET /products': { ...nothing, ...change } },
  })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(page.address()).toContain('/productdetail')
})
