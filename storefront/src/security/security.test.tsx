import '@longhaul/ui/testing.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { isLoggedIn, saveLogin } from '../session.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import ModifyPasswordScreen from './ModifyPasswordScreen.tsx'
import SecureScreen from './SecureScreen.tsx'

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
const session = {
  id: '11111111-1111-4111-8111-111111111111',
  current: true,
  browser: 'Firefox',
  system: 'Windows',
  address: '203.0.113.7',
  created_at: '2026-11-21T06:00:00Z',
  seen_at: '2026-11-21T06:00:00Z',
  expires_at: '2026-11-23T06:00:00Z',
}
const phone = {
  ...session,
  id: '22222222-2222-4222-8222-222222222222',
  current: false,
  browser: 'Safari',
  system: 'iPhone',
}

const draw = (replies: Replies = {}) =>
  renderScreen(<SecureScreen />, {
    at: '/mine/secure',
    replies: {
      'GET /security': security,
      'GET /sessions': { items: [session, phone], logins: [] },
      'GET /exports': { items: [] },
      'GET /push_devices': { public_key: '', items: [] },
      'GET /account/closing': { obstacles: [] },
      ...replies,
    },
  })

const withPush = {
  id: '33333333-3333-4333-8333-333333333333',
  browser: 'Chrome',
  system: 'Android',
  kinds: ['decisions' as const],
  p256dh: 'x',
  created_at: '2026-11-21T06:00:00Z',
  last_sent_at: null,
}

test('devices with notifications are listed with what they show, and each can be removed', async () => {
  const user = userEvent.setup()
  const view = draw({
    'GET /push_devices': { public_key: '', items: [withPush] },
    'DELETE /push_devices/{id}': {},
  })
  await user.click(await screen.findByText('Devices with notifications'))
  const devices = await screen.findByRole('list', { name: 'Devices with notifications' })
  expect((await within(devices).findByRole('listitem')).textContent).toContain('what is waiting for you')
  await user.click(
    within(devices).getByRole('button', { name: 'Turn off notifications on Chrome on Android' }),
  )
  expect(await screen.findByText('Notifications on Chrome on Android are off')).toBeTruthy()
  expect(view.asked.find(({ spec }) => spec === 'DELETE /push_devices/{id}')?.path).toContain(withPush.id)
})

test('each device except this one can be logged out from here', async () => {
  const user = userEvent.setup()
  const view = draw({ 'DELETE /sessions/{id}': {} })
  const devices = await screen.findByRole('region', { name: 'Logged-in devices' })
  expect(within(devices).getAllByRole('listitem')[0]!.textContent).toContain('This device')
  expect(within(devices).queryByRole('button', { name: 'Log out Firefox on Windows' })).toBeNull()
  await user.click(within(devices).getByRole('button', { name: 'Log out Safari on iPhone' }))
  await waitFor(() =>
    expect(view.asked.find(({ spec }) => spec === 'DELETE /sessions/{id}')?.path).toBe(
      `/sessions/${phone.id}`,
    ),
  )
})

test('three devices are shown, the others folded with their number; refused log-ins are counted', async () => {
  const others = [1, 2, 3].map((nth) => ({ ...phone, id: `${phone.id.slice(0, -1)}${nth + 4}` }))
  const login = { created_at: '2026-11-20T06:00:00.000Z', browser: null, system: null, address: '192.0.2.1' }
  draw({
    'GET /sessions': {
      items: [session, ...others],
      logins: [
        { ...login, outcome: 'wrong_password' },
        { ...login, outcome: 'succeeded' },
      ],
    },
  })
  const devices = await screen.findByRole('region', { name: 'Logged-in devices' })
  const [shown, folded] = within(devices).getAllByRole('list')
  expect(within(shown!).getAllByRole('listitem')).toHaveLength(3)
  expect(folded!.closest('details')?.querySelector('summary')?.textContent).toBe('1 more device ')
  expect(screen.getByText('1 refused')).toBeTruthy()
})

test('an account that still holds something cannot be deleted, and says why', async () => {
  draw({
    'GET /account/closing': {
      obstacles: [
        { kind: 'stock_items', amount: 2 },
        { kind: 'balance', amount: 216_501 },
      ],
    },
  })
  expect(await screen.findByText('2 items in the warehouse')).toBeTruthy()
  expect(screen.getByText(/2,165\.01 in your balance/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete my account' }).getAttribute('aria-disabled')).toBe('true')
})

test('deleting requires the password: a wrong one is reported at the field, the right one ends the session', async () => {
  const user = userEvent.setup()
  const view = draw({
    'POST /account/close': ({ body }) =>
      (body as { password: string }).password === 'right42'
        ? {}
        : refuse(400, 'invalid_input', 'Please check', {
            fields: { password: 'This isn’t your current password' },
          }),
  })
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account for good?' })
  const password = within(dialog).getByLabelText('Current password')
  await user.type(password, 'wrong42{Enter}')
  expect(await within(dialog).findByText(/isn’t your current password/)).toBeTruthy()
  expect(isLoggedIn()).toBe(true)
  await user.clear(password)
  await user.type(password, 'right42{Enter}')
  await waitFor(() => expect(isLoggedIn()).toBe(false))
  expect(view.address()).toBe('/')
})

test('two-step login: password, the key as picture and text, the first code, the recovery codes', async () => {
  const user = userEvent.setup()
  draw({
    'POST /two_factor': {
      secret: 'ABCDEFGH',
      uri: 'otpauth://totp/x',
      qr: { size: 21, path: 'M0 0h7v1h-7z' },
    },
    'POST /two_factor/confirm': { recovery_codes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] },
  })
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  await user.type(await screen.findByLabelText('Current password'), 'right42{Enter}')
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
  expect(screen.getByText('ABCD EFGH')).toBeTruthy()
  await user.type(screen.getByLabelText('Six digits'), '123456{Enter}')
  const codes = await screen.findByRole('dialog', { name: 'Save your recovery codes' })
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['AAAAA-BBBBB', 'CCCCC-DDDDD'])
})

test('an unconfirmed new address is shown and can be cancelled', async () => {
  const user = userEvent.setup()
  const view = draw({
    'GET /security': { ...security, pending_email: 'new@example.com' },
    'POST /email_change/cancel': {},
  })
  expect(await screen.findByText(/Waiting for new@example.com/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep the current address' }))
  await waitFor(() => expect(view.asked.some(({ spec }) => spec === 'POST /email_change/cancel')).toBe(true))
})

const change = async (old: string, password: string, repeat = password) => {
  const user = userEvent.setup()
  const view = renderScreen(<ModifyPasswordScreen />, {
    at: '/mine/modifyPassword',
    replies: {
      'GET /security': security,
      'POST /users/alter_password': ({ body }) =>
        (body as { old_password: string }).old_password === 'right42'
          ? {}
          : refuse(400, 'invalid_input', 'Please check', {
              fields: { old_password: 'This isn’t your current password' },
            }),
    },
  })
  await user.type(screen.getByLabelText('Current password'), old)
  await user.type(screen.getByLabelText('New password'), password)
  await user.type(screen.getByLabelText('Confirm new password'), `${repeat}{Enter}`)
  return view
}
const sent = (view: ReturnType<typeof renderScreen>) =>
  view.asked.filter(({ spec }) => spec === 'POST /users/alter_password')

test('a changed password leads back to account security', async () => {
  const view = await change('right42', 'grau7dohle')
  await waitFor(() => expect(view.address()).toBe('/mine/secure'))
  expect(isLoggedIn()).toBe(true)
})

test('with two-step login on, a code is required with the old password', async () => {
  const user = userEvent.setup()
  const view = renderScreen(<ModifyPasswordScreen />, {
    at: '/mine/modifyPassword',
    replies: {
      'GET /security': { ...security, two_factor_at: '2026-11-01T08:00:00Z' },
      'POST /users/alter_password': ({ body }) =>
        (body as { code?: string }).code === '123456'
          ? {}
          : refuse(400, 'invalid_input', 'Please check', { fields: { code: 'This code is wrong' } }),
    },
  })
  const code = await screen.findByLabelText('Code from your app, or a recovery code')
  await user.type(screen.getByLabelText('Current password'), 'right42')
  await user.type(screen.getByLabelText('New password'), 'grau7dohle')
  await user.type(screen.getByLabelText('Confirm new password'), 'grau7dohle{Enter}')
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  expect(sent(view)).toEqual([])
  await user.type(code, '000000{Enter}')
  expect(await screen.findAllByText('This code is wrong')).not.toEqual([])
  await user.clear(code)
  await user.type(code, ' 123456 {Enter}')
  await waitFor(() => expect(view.address()).toBe('/mine/secure'))
})

test('a code is required where two-step login was switched on meanwhile', async () => {
  const user = userEvent.setup()
  const view = draw({
    'POST /exports': ({ body }) =>
      (body as { code?: string }).code
        ? {
            id: session.id,
            stage: 'making',
            created_at: session.created_at,
            expires_at: null,
            bytes: 0,
            url: null,
          }
        : refuse(401, 'two_factor_required', 'Please enter the code of your app'),
  })
  await user.click(await screen.findByRole('button', { name: 'Create an export' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByLabelText('Code from your app, or a recovery code')).toBeNull()
  await user.type(within(dialog).getByLabelText('Current password'), 'right42{Enter}')
  await user.type(
    await within(dialog).findByLabelText('Code from your app, or a recovery code'),
    '123456{Enter}',
  )
  await waitFor(() =>
    expect(view.asked.filter(({ spec }) => spec === 'POST /exports').map(({ body }) => body)).toEqual([
      { password: 'right42' },
      { password: 'right42', code: '123456' },
    ]),
  )
})

test('with two-step login on, changing the address requires a code', async () => {
  const user = userEvent.setup()
  const view = draw({
    'GET /security': { ...security, two_factor_at: '2026-11-01T08:00:00Z' },
    'POST /email_change': { email: 'new@example.com' },
  })
  await user.click(await screen.findByRole('button', { name: 'Change address' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('New email address'), 'new@example.com')
  await user.type(within(dialog).getByLabelText('Current password'), 'right42')
  await user.type(within(dialog).getByLabelText('Code from your app, or a recovery code'), '123456{Enter}')
  await waitFor(() =>
    expect(view.asked.find(({ spec }) => spec === 'POST /email_change')?.body).toEqual({
      email: 'new@example.com',
      password: 'right42',
      code: '123456',
    }),
  )
})

test('a valid password that is easy to guess gets a warning and is accepted', async () => {
  const view = await change('right42', 'abc123', 'abc123')
  expect(screen.getByText(/easy to guess/)).toBeTruthy()
  await waitFor(() => expect(sent(view)).toHaveLength(1))
})

test('a wrong current password is reported at that field only', async () => {
  await change('wrong42', 'grau7dohle')
  const old = screen.getByLabelText('Current password')
  await waitFor(() => expect(old.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).not.toBe('true')
})

test.each([
  ['right42', 'right42', 'right42', 'a different password from the current one'],
  ['right42', 'grau7dohle', 'grau7dohla', 'The two passwords don’t match'],
  ['right42', 'abc-123', 'abc-123', '6 to 20 letters or digits'],
])('from %s to %s and %s: refused before anything is sent', async (old, password, repeat, sentence) => {
  const view = await change(old, password, repeat)
  expect((await screen.findAllByText(new RegExp(sentence))).length).toBeGreaterThan(0)
  expect(sent(view)).toEqual([])
})

test('two-step login waits until the address is verified, and says so', async () => {
  draw({ 'GET /security': { ...security, email_verified: false } })
  const button = await screen.findByRole('button', { name: 'Set up' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/email/)
})
