import '@longhaul/ui/testing.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { clearLogin, isLoggedIn, saveLogin } from '../session.ts'
import { refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import FindPasswordScreen from './FindPasswordScreen.tsx'
import LoginScreen from './LoginScreen.tsx'
import ResetPasswordScreen from './ResetPasswordScreen.tsx'
import ResultScreen from './ResultScreen.tsx'

beforeEach(() => {
  clearLogin()
  sessionStorage.clear()
})
const TOKEN = { token: 'fresh-token', expires_at: '2026-11-23T06:00:00Z' }
const EXPIRED = refuse(410, 'link_expired', 'Link expired, please reset')
const GOOD = { expires_at: '2026-11-21T06:30:00Z' }

test('requesting a link: an invalid address is flagged on blur, the reply names the address and how long the link is valid', async () => {
  const user = userEvent.setup()
  const view = renderScreen(<FindPasswordScreen />, {
    at: '/user/findPassword',
    replies: { 'POST /send_reset_password_email': ({ body }) => body as { email: string } },
  })
  const email = screen.getByLabelText('Email')
  await user.type(email, 'mei@nowhere')
  await user.tab()
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  await user.clear(email)
  await user.type(email, 'mei@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  const heading = await screen.findByRole('heading', { name: 'Check your email' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/mei@example.com.*30 minutes/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send again' })).toHaveProperty('ariaDisabled', 'true')
  expect(view.asked.filter(({ spec }) => spec.startsWith('POST'))).toHaveLength(1)
})

test('a valid link takes the new password twice, logs this device out too, and leads to the log-in', async () => {
  saveLogin('old-token', 'mei@example.com')
  const user = userEvent.setup()
  const view = renderScreen(<ResetPasswordScreen />, {
    at: '/user/resetPassword?token=abc',
    replies: { 'POST /check_reset_password_link': GOOD, 'POST /reset_password_email': {} },
  })
  await user.type(await screen.findByLabelText('New password'), 'grau7dohle')
  await user.type(screen.getByLabelText('Confirm new password'), 'grau7dohla')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findAllByText(/The two passwords don’t match/)).not.toHaveLength(0)
  await user.clear(screen.getByLabelText('Confirm new password'))
  await user.type(screen.getByLabelText('Confirm new password'), 'grau7dohle')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await waitFor(() => expect(view.address()).toBe('/user/result?of=password'))
  expect(view.asked.findLast(({ spec }) => spec.startsWith('POST'))!.body).toEqual({
    link: 'abc',
    password: 'grau7dohle',
    repeat: 'grau7dohle',
  })
  expect(isLoggedIn()).toBe(false)
  expect(sessionStorage.getItem('reset-link')).toBeNull()
})

test.each(['/user/resetPassword?token=old', '/user/resetPassword', '/user/resetPassword?token='])(
  '%s: the given sentence, and a link to request a new one',
  async (at) => {
    renderScreen(<ResetPasswordScreen />, { at, replies: { 'POST /check_reset_password_link': EXPIRED } })
    expect(await screen.findByRole('heading', { name: 'Link expired, please reset' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveProperty(
      'pathname',
      '/user/findPassword',
    )
  },
)

test('a link that expires while the password is being typed says so', async () => {
  const user = userEvent.setup()
  renderScreen(<ResetPasswordScreen />, {
    at: '/user/resetPassword?token=abc',
    replies: { 'POST /check_reset_password_link': GOOD, 'POST /reset_password_email': EXPIRED },
  })
  await user.type(await screen.findByLabelText('New password'), 'grau7dohle')
  await user.type(screen.getByLabelText('Confirm new password'), 'grau7dohle')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByRole('heading', { name: 'Link expired, please reset' })).toBeTruthy()
})

test('the second step is shown where the server requires it, and a wrong code is reported at the field', async () => {
  const user = userEvent.setup()
  const view = renderScreen(<LoginScreen />, {
    at: '/user/login',
    replies: {
      'POST /login': ({ body }) => {
        const { code } = body as { code: string }
        if (!code) return refuse(401, 'two_factor_required', 'Please enter the code')
        return code === '123456'
          ? TOKEN
          : refuse(400, 'invalid_input', 'Please check', { fields: { code: 'This code is wrong' } })
      },
    },
  })
  await user.type(screen.getByLabelText('Email'), 'mei@example.com')
  await user.type(screen.getByLabelText('Password'), 'abc12345')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  const code = await screen.findByLabelText('Code')
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(document.querySelector('.toast')).toBeNull()
  await user.type(code, '000000{Enter}')
  expect(await screen.findByText(/This code is wrong/)).toBeTruthy()
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  await waitFor(() => expect(isLoggedIn()).toBe(true))
  expect(view.asked.filter(({ spec }) => spec === 'POST /login')).toHaveLength(3)
})

test('a new address is confirmed by its link; a dead link says so', async () => {
  const { unmount } = renderScreen(<ResultScreen />, {
    at: '/user/result?change=abc',
    replies: { 'POST /email_change/confirm': { email: 'new@example.com' } },
  })
  expect(await screen.findByText('From now on, log in with new@example.com.')).toBeTruthy()
  unmount()
  renderScreen(<ResultScreen />, {
    at: '/user/result?change=abc',
    replies: { 'POST /email_change/confirm': EXPIRED },
  })
  expect(await screen.findByRole('heading', { name: 'Link expired, please reset' })).toBeTruthy()
})
