import '@longhaul/ui/testing.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { saveLogin } from '../session.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import ConnectScreen from './ConnectScreen.tsx'

beforeEach(() => saveLogin('token-of-mei', 'mei@example.com'))

const request = {
  client_id: 'https://harbour.example/client.json',
  redirect_uri: 'https://harbour.example/cb',
  response_type: 'code',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
  state: 'st&te',
}
const asked: Reply<'POST /oauth/authorizations/preview'> = {
  name: 'Harbour',
  described_by: 'harbour.example',
  host: 'harbour.example',
  is_local: false,
  scopes: ['orders:read', 'payments:write'],
  ticked: ['orders:read'],
  problem: null,
  return_url: 'https://harbour.example/cb?error=access_denied',
}
const security: Reply<'GET /security'> = {
  email: 'mei@example.com',
  email_verified: true,
  pending_email: null,
  password_changed_at: null,
  created_at: '2026-10-01T08:00:00Z',
  two_factor_at: null,
  recovery_codes_left: 0,
}
const draw = (replies: Replies = {}) =>
  renderScreen(<ConnectScreen />, {
    at: `/oauth/authorize?${new URLSearchParams({ ...request, nonce: 'x' }).toString()}`,
    replies: { 'GET /security': security, 'POST /oauth/authorizations/preview': asked, ...replies },
  })

test('shows who asks and sends what the shopper chose', async () => {
  const user = userEvent.setup()
  const view = draw({ 'POST /oauth/authorizations': refuse(409, 'transition_not_allowed', 'Too many') })
  expect(await screen.findByRole('heading', { name: 'Connect Harbour to your account?' })).toBeTruthy()
  expect(screen.getAllByText('harbour.example')).toHaveLength(1)
  expect(screen.queryByText(/program on this computer/)).toBeNull()
  expect(screen.queryByLabelText(/at most, each day/)).toBeNull()
  await user.click(await screen.findByLabelText('Pay from the balance, within the limits below'))
  await user.type(screen.getByLabelText(/at most, each day/), '150')
  await user.type(screen.getByLabelText('Current password'), 'lantern42')
  await user.click(screen.getByRole('button', { name: 'Allow' }))
  expect(await screen.findByText('Too many')).toBeTruthy()
  expect(view.asked.find(({ spec }) => spec === 'POST /oauth/authorizations')?.body).toEqual({
    ...request,
    scopes: ['orders:read', 'payments:write'],
    ceilings: { per_act_fen: 0, per_day_fen: 15_000 },
    days: 90,
    password: 'lantern42',
  })
  expect(screen.getByRole('link', { name: 'Decline' }).getAttribute('href')).toBe(asked.return_url)
})

test('without any permission nothing is allowed', async () => {
  const user = userEvent.setup()
  const view = draw()
  await user.click(await screen.findByLabelText('See orders and their items'))
  await user.type(screen.getByLabelText('Current password'), 'lantern42')
  await user.click(screen.getByRole('button', { name: 'Allow' }))
  expect(await screen.findByText('Please choose at least one')).toBeTruthy()
  expect(view.asked.some(({ spec }) => spec === 'POST /oauth/authorizations')).toBe(false)
})

test('warns of a program on this computer, and names where a description comes from', async () => {
  draw({
    'POST /oauth/authorizations/preview': { ...asked, host: '127.0.0.1', is_local: true },
    'GET /security': { ...security, two_factor_at: '2026-10-01T08:00:00Z' },
  })
  expect(await screen.findByText(/program on this computer/)).toBeTruthy()
  expect(screen.getByText('127.0.0.1')).toBeTruthy()
  expect(screen.getByText('harbour.example')).toBeTruthy()
  expect(screen.getByLabelText('Code from your app, or a recovery code')).toBeTruthy()
})

test('a request with a problem can only be taken back', async () => {
  draw({ 'POST /oauth/authorizations/preview': { ...asked, problem: 'invalid_scope' } })
  expect(await screen.findByText(/something that no program may do here/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to harbour.example' }).getAttribute('href')).toBe(
    asked.return_url,
  )
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
})

test('an unknown program is neither shown nor returned to', async () => {
  draw({ 'POST /oauth/authorizations/preview': refuse(400, 'invalid_input', 'We can’t tell who asks') })
  expect(await screen.findByRole('heading', { name: 'This program can’t be connected' })).toBeTruthy()
  expect(screen.getByText('We can’t tell who asks.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
