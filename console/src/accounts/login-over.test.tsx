import { createQueryClient } from '@longhaul/browser/calls/queries.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from '../app.tsx'
import { clearLogin, isLoggedIn, saveLogin } from '../session.ts'
import { pageOf, staffItem } from '../shared/item.test-support.ts'
import { ID, Refused, renderConsole } from '../shared/testing.tsx'

afterEach(() => {
  clearLogin()
  history.replaceState(null, '', '/')
})

/** Su's buyer's desk with a half-typed order; the session expires at the next request. */
async function typeAndLoseSession() {
  // Only pages of the console can read the session's cookie.
  history.replaceState(null, '', '/console/')
  saveLogin('token', 'su@demo.example')
  const opened = renderConsole(<App queries={createQueryClient()} />, {
    path: '/purchase',
    roles: ['buyer'],
    replies: {
      'GET /staff/order_items': ({ params }) =>
        pageOf([staffItem(1, { stage: 'to_purchase' })], params.get('stage')),
      'GET /staff/seller_orders': () => ({ items: [] }),
      'POST /staff/seller_orders': () => new Refused(401, 'Please log in', { error: 'login_required' }),
      'POST /staff/login': () => ({ staff_token: 'new', id: ID(1) }),
    },
  })
  document.cookie = 'staff_token=; Path=/; Max-Age=0'
  await opened.user.click(await screen.findByRole('button', { name: 'Record purchase' }))
  await opened.user.type(await screen.findByLabelText("Seller's order number"), '2358{Enter}')
  const over = within(await screen.findByRole('dialog', { name: 'Log in to the console' }))
  return { ...opened, over }
}

async function logIn({ user, over }: Awaited<ReturnType<typeof typeAndLoseSession>>, email: string) {
  await user.type(over.getByLabelText('Work email'), email)
  await user.type(over.getByLabelText('Password'), 'longhaul demo staff')
  await user.click(over.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in to the console' })).toBe(null))
}

test('an expired session keeps what was typed for the same person', async () => {
  const opened = await typeAndLoseSession()
  expect(isLoggedIn()).toBe(false)
  await logIn(opened, 'Su@demo.example')
  expect(screen.getByLabelText<HTMLInputElement>("Seller's order number").value).toBe('2358')
})

test('another person gets a fresh page', async () => {
  const opened = await typeAndLoseSession()
  await logIn(opened, 'lin@demo.example')
  await waitFor(() => expect(screen.queryByDisplayValue('2358')).toBe(null))
})

test('closing the log-in logs out', async () => {
  const { user, over } = await typeAndLoseSession()
  await user.click(over.getByRole('button', { name: 'Close' }))
  await screen.findByRole('heading', { name: 'Log in to the console', level: 1 })
  expect(screen.queryByDisplayValue('2358')).toBe(null)
})
