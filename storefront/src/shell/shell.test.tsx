import '@longhaul/ui/testing.ts'
import { readCookie } from '@longhaul/browser/session/cookies.ts'
import { draftKeeper, takeDraft } from '@longhaul/ui/field/tab-drafts.ts'
import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../routes.tsx'
import { refuse } from '../shared/render-screen.test-support.tsx'
import { tabTitle } from '../tab-titles.ts'
import { renderShop, scrollTo } from './render-shop.test-support.tsx'

beforeEach(() => {
  document.cookie = 'currency=; Max-Age=0; Path=/'
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  scrollTo(0)
})

const NOTICE = 'Sorry, this feature is not yet available, you can contact online customer service for help'

test('a guest finds log-in, registration and the paste box in the header', async () => {
  await renderShop('/nowhere')
  const header = await screen.findByRole('banner')
  expect(await within(header).findByRole('link', { name: 'Log in' })).toHaveProperty(
    'href',
    'http://localhost:3000/user/login?back=%2Fnowhere',
  )
  expect(within(header).getByRole('link', { name: 'Register' })).toBeTruthy()
  expect(within(header).getByRole('textbox', { name: 'Product link' })).toBeTruthy()
})

test('blank input is ignored; anything else opens the goods page and clears the box', async () => {
  const user = userEvent.setup()
  const shop = await renderShop('/nowhere')
  const header = await screen.findByRole('banner')
  const box = await within(header).findByRole('textbox', { name: 'Product link' })
  await user.type(box, '   {Enter}')
  expect(shop.address()).toBe('/nowhere')

  await user.clear(box)
  await user.type(box, '  https://item.taobao.com/item.htm?id=1 {Enter}')
  expect(shop.address()).toBe('/productdetail?url=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D1')
  // The first: the goods page has a head of its own.
  const [banner] = await screen.findAllByRole('banner')
  expect(within(banner!).getByRole('textbox')).toHaveProperty('value', '')
})

test('Enter sends what is in the paste box, although its state does not have it yet', async () => {
  const shop = await renderShop('/nowhere')
  const header = await screen.findByRole('banner')
  const box = await within(header).findByRole<HTMLInputElement>('textbox', { name: 'Product link' })
  // As the browser does while the page hydrates: React hears nothing of it.
  box.value = 'https://item.taobao.com/item.htm?id=1'
  act(() => box.form?.requestSubmit())
  expect(shop.address()).toBe('/productdetail?url=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D1')
})

test.each(['Shipping estimate', 'Community'])('%s shows the notice with one Confirm', async (name) => {
  const user = userEvent.setup()
  const shop = await renderShop('/nowhere')
  await user.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(NOTICE)).toBeTruthy()
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Confirm'])
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shop.address()).toBe('/nowhere')
})

test('the user menu shows the name cut to 18 characters, with the full name as its label', async () => {
  const name = 'Maximiliane Brandstätter'
  await renderShop('/nowhere', { me: { name } })
  const button = await screen.findByRole('button', { name: `Account of ${name}` })
  expect(button.textContent).toContain('Maximiliane Brands…')
  await userEvent.click(button)
  const header = screen.getByRole('banner')
  for (const link of ['Order management', 'Account settings'])
    expect(within(header).getByRole('link', { name: link })).toBeTruthy()
  expect(within(header).getByRole('button', { name: 'Log out' })).toBeTruthy()
})

test('logging out notifies the server and clears token and flag', async () => {
  const shop = await renderShop('/nowhere', { me: {}, replies: { 'POST /logout': {} } })
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Mei Lin' }))
  draftKeeper('lead')({ message: 'Dear shop' })
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(readCookie('token')).toBeUndefined())
  expect(readCookie('isLogin')).toBeUndefined()
  expect(takeDraft('lead')).toBeUndefined()
  expect(shop.asked.map(({ spec }) => spec)).toContain('POST /logout')
})

test('logging out aborts pending requests, which would be refused', async () => {
  const giveUp = vi.spyOn(QueryClient.prototype, 'cancelQueries')
  await renderShop('/nowhere', {
    me: {},
    replies: {
      'POST /logout': () => {
        expect(giveUp).toHaveBeenCalledWith()
        return {}
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Mei Lin' }))
  giveUp.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(readCookie('token')).toBeUndefined())
  expect(giveUp).toHaveBeenCalledTimes(1)
})

test('the cart has a badge only when it is not empty, and says how many items', async () => {
  await renderShop('/nowhere', { me: { cart_count: 3 } })
  expect((await screen.findAllByRole('link', { name: 'Cart, 3 items' })).length).toBeGreaterThan(0)
})

test('an empty cart has no badge', async () => {
  await renderShop('/nowhere', { me: { cart_count: 0 } })
  await screen.findByRole('button', { name: 'Account of Mei Lin' })
  const [cart] = await screen.findAllByRole('link', { name: 'Cart' })
  expect(cart?.textContent).not.toMatch(/\d/)
})

test('the search banner appears past 110 px, back to top past 300 px', async () => {
  await renderShop('/nowhere')
  await screen.findByRole('contentinfo')
  const banner = document.querySelector('#search-banner')
  act(() => scrollTo(110))
  expect(banner?.hasAttribute('inert')).toBe(true)
  act(() => scrollTo(111))
  expect(banner?.hasAttribute('inert')).toBe(false)
  act(() => scrollTo(300))
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull()
  act(() => scrollTo(301))
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy()
})

test('a guest at a protected page logs in and returns', async () => {
  const user = userEvent.setup()
  const shop = await renderShop('/cart?from=mail', {
    replies: { 'POST /login': { token: 'fresh-token', expires_at: '2026-11-23T06:00:00Z' } },
  })
  await user.type(await screen.findByLabelText('Email'), 'mei@example.com')
  expect(shop.address()).toBe('/user/login?first=1&back=%2Fcart%3Ffrom%3Dmail')
  expect(screen.getByText('Please log in first.')).toBeTruthy()
  await user.type(screen.getByLabelText('Password'), 'abc12345')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(shop.address()).toBe('/cart?from=mail'))
  expect(readCookie('token')).toBe('fresh-token')
  const login = shop.asked.find(({ spec }) => spec === 'POST /login')
  expect(login?.body).toEqual({ email: 'mei@example.com', password: 'abc12345' })
  expect(login?.query.size).toBe(0)
})

test('a token that the server no longer accepts leads to the log-in page', async () => {
  const gone = refuse(401, 'login_required', 'Please log in first')
  const shop = await renderShop('/cart', { me: {}, replies: { 'GET /cart': gone, 'GET /users/info': gone } })
  await waitFor(() => expect(shop.address()).toBe('/user/login?first=1&back=%2Fcart'))
  expect(readCookie('isLogin')).toBeUndefined()
})

test('an unknown address says so and links home', async () => {
  await renderShop('/nowhere')
  expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to home' }).getAttribute('href')).toBe('/')
  await waitFor(() => expect(document.title).toBe('This page could not be found · Longhaul'))
})

test('an id that no product can have says so, wherever the page is opened from', async () => {
  await renderShop('/goods/taobao/nonsense')
  expect(await screen.findByRole('heading', { name: 'There’s no product with this number' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to home' })).toBeTruthy()
})

test('the tab of every page that the server does not render has a title before its screen has loaded', () => {
  const waiting = routes.filter(({ screen: { rendered } }) => !rendered)
  expect(waiting.filter(({ screen: { file } }) => !tabTitle(file, [])).map(({ path }) => path)).toEqual([])
})

test('the currency is chosen in a menu and remembered', async () => {
  await renderShop('/nowhere', { me: {} })
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Mei Lin' }))
  await userEvent.click(await screen.findByRole('button', { name: 'USD · US Dollar' }))
  expect(readCookie('currency')).toBe('USD')
})
