import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { clearLogin, saveLogin } from '../session.ts'
import { type Replies, refuse } from '../shared/render-screen.test-support.tsx'
import { mei, renderShop } from '../shell/render-shop.test-support.tsx'
import { at, usual } from './goods-screen.test-support.tsx'

/**
 * The whole shop at the order form: a guest fills it in, presses one of its buttons and is asked to log in.
 */
async function askedToLogIn(button: string, replies: Replies = {}) {
  const shop = await renderShop(at, {
    replies: {
      ...usual,
      'POST /login': { token: 'token-of-mei', expires_at: '2026-11-23T06:00:00Z' },
      'GET /users/info': mei,
      ...replies,
    },
  })
  await screen.findByDisplayValue('129.00')
  await userEvent.click(screen.getByRole('radio', { name: '墨绿' }))
  await userEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(shop.address()).toBe(`/user/login?back=${encodeURIComponent(at)}`))
  const added = () => shop.asked.filter(({ spec }) => spec === 'POST /cart/items')
  expect(added()).toEqual([])
  return { ...shop, added }
}

async function logInAs(email: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), 'abc12345')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

/** The same, and then the guest logs in. */
async function logInFromForm(button: string, replies: Replies = {}) {
  const shop = await askedToLogIn(button, replies)
  await logInAs(mei.email)
  return shop
}

it('a guest who navigates away instead has abandoned the addition: nothing is added for anyone who logs in later', async () => {
  const { added, address } = await askedToLogIn('Add to cart')
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link'))
  await waitFor(() => expect(address()).toBe('/'))
  await userEvent.click(await screen.findByRole('link', { name: 'Log in' }))
  await logInAs('jonas@example.com')
  await waitFor(() => expect(address()).toBe('/'))
  expect(await screen.findByRole('button', { name: /Mei/ })).toBeTruthy()
  expect(added()).toEqual([])
})

it('an addition that waits for the log-in belongs to the guest who was asked, even if another person used the tab before', async () => {
  saveLogin('token-of-jonas', 'jonas@example.com')
  sessionStorage.setItem('draft:address', '{"name":"Jonas"}')
  clearLogin()
  const { added } = await logInFromForm('Add to cart')
  await waitFor(() => expect(added()).toHaveLength(1))
  expect(sessionStorage.getItem('draft:address')).toBeNull()
})

it('keeps what a guest filled in, and adds it after the log-in', async () => {
  const { added, address } = await logInFromForm('Add to cart')
  // Wait for the call first: a toast of an earlier test may still be shown.
  await waitFor(() => expect(added()).toHaveLength(1))
  expect(await screen.findByText('Added to the cart')).toBeTruthy()
  expect(added()[0]?.body).toMatchObject({ options_text: '颜色: 墨绿', unit_price_fen: 12_900 })
  await waitFor(() => expect(address()).toBe(at))
  expect(await screen.findByRole('radio', { name: '墨绿' })).toHaveProperty('checked', true)
})

it('continues to the confirm page after the log-in where the guest wanted to buy', async () => {
  const { address } = await logInFromForm('Buy now')
  await waitFor(() => expect(address()).toBe('/confirmOrder?items=00000000-0000-4000-8000-00000000000a'))
})

it('leaves in the form what is refused after the log-in, and sends it again only on request', async () => {
  const { added } = await logInFromForm('Add to cart', {
    'POST /cart/items': refuse(409, 'cart_full', 'Full'),
  })
  expect(await screen.findByText('Full')).toBeTruthy()
  expect(await screen.findByRole('radio', { name: '墨绿' })).toHaveProperty('checked', true)
  expect(added()).toHaveLength(1)
})
