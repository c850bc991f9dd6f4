import '@longhaul/ui/testing.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { saveLogin } from '../session.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import ProgramsScreen from './ProgramsScreen.tsx'

beforeEach(() => saveLogin('token-of-mei', 'mei@example.com'))

const security: Reply<'GET /security'> = {
  email: 'mei@example.com',
  email_verified: true,
  pending_email: null,
  password_changed_at: null,
  created_at: '2026-10-01T08:00:00Z',
  two_factor_at: null,
  recovery_codes_left: 0,
}
const token: Reply<'GET /tokens'>['items'][number] = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Spreadsheet',
  scopes: ['orders', 'funds'],
  connected_to: null,
  acts: null,
  created_at: '2026-10-01T08:00:00Z',
  expires_at: '2126-10-01T08:00:00Z',
  last_used_at: null,
}
const hook: Reply<'GET /hooks'>['items'][number] = {
  id: '22222222-2222-4222-8222-222222222222',
  url: 'https://example.com/longhaul',
  events: ['order.status_changed'],
  created_at: '2026-10-01T08:00:00Z',
  failing_since: null,
  disabled_at: null,
  disabled_why: null,
  old_secret_until: null,
}
const delivery: Reply<'GET /hooks/{id}/deliveries'>['items'][number] = {
  id: '33333333-3333-4333-8333-333333333333',
  webhook_id: '00000000-0000-4000-8000-0000000000d1',
  event: 'order.status_changed',
  state: 'failed',
  tries: 8,
  outcome: '503',
  created_at: '2026-10-01T08:00:00Z',
  tried_at: '2026-10-01T08:00:00Z',
  next_try_at: null,
  body: '{"type":"order.status_changed"}',
}

const draw = (replies: Replies = {}, at = '/mine/programs') =>
  renderScreen(<ProgramsScreen />, {
    at,
    replies: {
      'GET /security': security,
      'GET /tokens': { items: [] },
      'GET /hooks': { items: [] },
      'GET /approvals': { items: [] },
      ...replies,
    },
  })
const region = (name: string) => screen.findByRole('region', { name })

test('a token: its scopes, its duration, the password; then its text, once', async () => {
  const user = userEvent.setup()
  const view = draw({ 'POST /tokens': { ...token, token: 'lh_read_secret' } })
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'New access token' }))
  await user.type(sheet.getByLabelText('What is it for?'), 'Spreadsheet')
  await user.type(sheet.getByLabelText('Current password'), 'lantern42')
  await user.click(sheet.getByRole('button', { name: 'Create token' }))
  expect(sheet.getByText('Please choose at least one')).toBeTruthy()
  expect(view.asked.some(({ spec }) => spec === 'POST /tokens')).toBe(false)

  await user.click(sheet.getByLabelText('Orders and their items'))
  await user.click(sheet.getByLabelText('Balance, statement, top-ups and withdrawals'))
  await user.selectOptions(sheet.getByLabelText('How long should it be valid?'), 'a year')
  await user.click(sheet.getByRole('button', { name: 'Create token' }))
  const made = within(await screen.findByRole('dialog', { name: 'Your new token' }))
  expect(made.getByText('lh_read_secret')).toBeTruthy()
  expect(made.getByRole('button', { name: /Copy.*token/ })).toBeTruthy()
  expect(view.asked.find(({ spec }) => spec === 'POST /tokens')?.body).toEqual({
    name: 'Spreadsheet',
    scopes: ['orders', 'funds'],
    days: 365,
    password: 'lantern42',
  })
  await user.click(made.getByRole('button', { name: 'I have saved it' }))
  await waitFor(() => expect(screen.queryByText('lh_read_secret')).toBeNull())
})

test('a wrong password is reported at its field, and the ticked boxes stay', async () => {
  const user = userEvent.setup()
  draw({
    'POST /hooks': refuse(400, 'invalid_input', 'Please check', {
      fields: { password: 'This isn’t your current password' },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'New webhook' }))
  await user.type(sheet.getByLabelText('Address'), 'https://example.com/x')
  await user.click(sheet.getByLabelText('There’s news of a package in transit'))
  await user.type(sheet.getByLabelText('Current password'), 'wrong42{Enter}')
  expect(await sheet.findByText(/isn’t your current password/)).toBeTruthy()
  expect(sheet.getByLabelText<HTMLInputElement>('There’s news of a package in transit').checked).toBe(true)
})

test('with two-step login on, a code is required as well', async () => {
  const user = userEvent.setup()
  const view = draw({
    'GET /security': { ...security, two_factor_at: '2026-10-01T08:00:00Z' },
    'POST /hooks': { ...hook, secret: 'whsec_abc' },
  })
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'New webhook' }))
  await user.type(sheet.getByLabelText('Address'), 'https://example.com/x')
  await user.click(sheet.getByLabelText('An order’s status changes'))
  await user.type(sheet.getByLabelText('Current password'), 'lantern42')
  await user.type(sheet.getByLabelText('Code from your app, or a recovery code'), ' 123456 {Enter}')
  expect(await screen.findByText('whsec_abc')).toBeTruthy()
  expect(view.asked.find(({ spec }) => spec === 'POST /hooks')?.body).toMatchObject({ code: '123456' })
})

test('an unverified shopper sees why nothing can be created', async () => {
  draw({ 'GET /security': { ...security, email_verified: false } })
  for (const name of ['New token', 'New webhook'])
    expect((await screen.findByRole('button', { name })).getAttribute('aria-disabled')).toBe('true')
})

test('revoking asks for confirmation; an expired token says so', async () => {
  const user = userEvent.setup()
  const old = {
    ...token,
    id: hook.id,
    name: 'Old phone',
    expires_at: '2026-10-02T08:00:00Z',
    last_used_at: '2026-10-01T09:00:00Z',
  }
  const view = draw({ 'GET /tokens': { items: [token, old] }, 'DELETE /tokens/{id}': {} })
  const card = within(await region('Connected programs and access tokens'))
  const [good, over] = await card.findAllByRole('listitem')
  expect(good!.textContent).toContain('not used yet')
  expect(over!.textContent).toContain('Expired')
  await user.click(card.getByRole('button', { name: 'Stop Spreadsheet' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop “Spreadsheet”?' }))
  expect(view.asked.some(({ spec }) => spec === 'DELETE /tokens/{id}')).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Stop' }))
  await waitFor(() =>
    expect(view.asked.find(({ spec }) => spec === 'DELETE /tokens/{id}')?.path).toBe(`/tokens/${token.id}`),
  )
})

test('a hook that was switched off says why and can be switched on; a failed delivery can be resent', async () => {
  const user = userEvent.setup()
  const off = {
    ...hook,
    failing_since: hook.created_at,
    disabled_at: hook.created_at,
    disabled_why: 'failing' as const,
  }
  const view = draw({
    'GET /hooks': { items: [off, { ...hook, id: token.id, url: 'https://example.com/other' }] },
    'POST /hooks/{id}/enable': hook,
    'GET /hooks/{id}/deliveries': { items: [delivery] },
    'POST /hooks/{id}/deliveries/{delivery}/redeliver': { ...delivery, state: 'waiting' },
  })
  const card = within(await region('Webhooks'))
  expect(await card.findByText(/Nothing got through for three days/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Switch on' }))
  await waitFor(() => expect(view.asked.some(({ spec }) => spec === 'POST /hooks/{id}/enable')).toBe(true))

  await user.click(card.getByRole('button', { name: 'Deliveries to https://example.com/other' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'The last 20 deliveries' }))
  expect(await sheet.findByText(/8 tries · answered 503/)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Send again: An order’s status changes' }))
  await waitFor(() =>
    expect(view.asked.some(({ spec }) => spec === 'POST /hooks/{id}/deliveries/{delivery}/redeliver')).toBe(
      true,
    ),
  )
})

test('a list that cannot be loaded says so and can be retried', async () => {
  draw({ 'GET /tokens': refuse(503, 'try_again', 'Please try again in a moment') })
  const card = within(await region('Connected programs and access tokens'))
  expect(await card.findByText('Please try again in a moment')).toBeTruthy()
  expect(card.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(within(await region('Webhooks')).getByText('No webhooks yet.')).toBeTruthy()
})

const approval: Reply<'GET /approvals'>['items'][number] = {
  id: hook.id,
  program: 'Reseller script',
  asks: 'pay',
  why: ['above_act'],
  picture: {
    goods: [
      {
        title: '杯子',
        title_latin: 'Mug',
        platform: 'taobao',
        item_id: '1',
        host: '',
        quantity: 2,
        amount_fen: 16_000,
      },
      { title: '', title_latin: '', platform: 'taobao', item_id: '77', host: '', quantity: 1 },
    ],
    more_goods: 0,
    numbers: ['O1'],
    address: '',
    line: '',
    insured_fen: 0,
    total_fen: 16_000,
  },
  state: 'waiting',
  created_at: '2026-10-01T08:00:00Z',
  ends_at: '2126-10-02T08:00:00Z',
}

test('a program’s request shows what would be done, and is approved once', async () => {
  const user = userEvent.setup()
  const view = draw({ 'GET /approvals': { items: [approval] }, 'POST /approvals/{id}/approve': {} })
  const card = within(await region('Waiting for your approval'))
  expect(card.getByText('Reseller script wants to pay from your balance')).toBeTruthy()
  expect(card.getByText(/Mug × 2/)).toBeTruthy()
  expect(card.getByText(/Taobao 77 × 1/)).toBeTruthy()
  expect(card.getByText('It’s more than this program may spend at once.')).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Approve' }))
  await waitFor(() =>
    expect(view.asked.filter(({ spec }) => spec === 'POST /approvals/{id}/approve')).toHaveLength(1),
  )
})

test('what is approved with its payment says so', async () => {
  const order = {
    ...approval,
    asks: 'place_order' as const,
    why: ['terms' as const],
    picture: { ...approval.picture, then_pays: true },
  }
  draw({ 'GET /approvals': { items: [order] } })
  const card = within(await region('Waiting for your approval'))
  expect(card.getByText('Reseller script wants to place an order')).toBeTruthy()
  expect(card.getByText('Approving also lets it pay this from your balance.')).toBeTruthy()
})

test('whose ceilings would both be exceeded says so once; what is sent says where and how', async () => {
  const picture = {
    ...approval.picture,
    numbers: [],
    address: 'Ana, Berlin',
    line: 'EMS',
    services: ['Remove packaging', 'Film'],
    insured_fen: 20_000,
    may_rise_fen: 1_600,
  }
  const why = ['above_act', 'above_day', 'new_address'] as const
  draw({ 'GET /approvals': { items: [{ ...approval, asks: 'ship' as const, why: [...why], picture }] } })
  const card = within(await region('Waiting for your approval'))
  expect(
    card.getByText(
      'It’s more than this program may spend without asking. Nothing has been sent to this address before.',
    ),
  ).toBeTruthy()
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'To',
    'By',
    'With',
    'Insured for',
  ])
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Ana, Berlin',
    'EMS',
    'Remove packaging · Film',
    '¥200.00',
  ])
  expect(card.getByText('Prices may rise by up to ¥16.00 in all without asking you again.')).toBeTruthy()
})

test('a package that is packed first says what is on hold, and the most that may be paid', async () => {
  const most = { ...approval.picture, deposit_fen: 2_000, then_pays: true, up_to_fen: 20_200 }
  draw({ 'GET /approvals': { items: [{ ...approval, asks: 'ship' as const, picture: most }] } })
  const card = within(await region('Waiting for your approval'))
  expect(card.getByText(/the amount is our estimate, and ¥20\.00 of it is put on hold now/)).toBeTruthy()
  expect(card.getByText(/up to ¥202\.00 in all/)).toBeTruthy()
  expect(card.queryByText(/pay this from your balance/)).toBeNull()
})

test('a token that acts has limits; 0 asks every time', async () => {
  const user = userEvent.setup()
  const acts = { per_act_fen: 0, per_day_fen: 0, spent_today_fen: 0, count: 0, spent_fen: 0 }
  const view = draw({ 'POST /tokens': { ...token, scopes: ['cart:write'], acts, token: 'lh_act_secret' } })
  await user.click(await screen.findByRole('button', { name: 'New token' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'New access token' }))
  await user.type(sheet.getByLabelText('What is it for?'), 'Script')
  await user.selectOptions(sheet.getByLabelText('What is it allowed?'), 'To act for me, within limits')
  await user.click(sheet.getByLabelText('Change the cart'))
  await user.clear(sheet.getByLabelText(/at most, each time/))
  await user.type(sheet.getByLabelText(/at most, each time/), '150')
  await user.type(sheet.getByLabelText('Current password'), 'lantern42')
  await user.click(sheet.getByRole('button', { name: 'Create token' }))
  expect(await screen.findByText('lh_act_secret')).toBeTruthy()
  expect(view.asked.find(({ spec }) => spec === 'POST /tokens')?.body).toMatchObject({
    scopes: ['cart:write'],
    ceilings: { per_act_fen: 15_000, per_day_fen: 0 },
  })
})

test('the request that a mail led here for is the first', async () => {
  const other = { ...approval, id: token.id, program: 'Newer script' }
  draw({ 'GET /approvals': { items: [other, approval] } }, `/mine/programs?approval=${approval.id}`)
  const card = within(await region('Waiting for your approval'))
  expect(card.getAllByText(/wants to pay/).map(({ textContent }) => textContent)).toEqual([
    'Reseller script wants to pay from your balance',
    'Newer script wants to pay from your balance',
  ])
})

test('an assistant’s address can be copied', async () => {
  draw()
  const card = within(await region('Connected programs and access tokens'))
  expect(card.getByText(`${location.origin}/mcp`)).toBeTruthy()
  expect(card.getByRole('button', { name: 'Copy address' })).toBeTruthy()
})
