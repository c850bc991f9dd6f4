import '@longhaul/ui/testing.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { isLoggedIn, saveLogin } from '../session.ts'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import SecureScreen from './SecureScreen.tsx'

vi.hoisted(() => Object.assign(globalThis, { __LANG__: 'zh' }))

test('a closed account says so in Chinese, and is logged out', async () => {
  saveLogin('token-of-mei', 'mei@example.com')
  renderScreen(<SecureScreen />, {
    at: '/mine/secure',
    replies: {
      'GET /security': {
        email: 'mei@example.com',
        email_verified: false,
        pending_email: null,
        password_changed_at: null,
        created_at: '2026-10-01T08:00:00Z',
        two_factor_at: null,
        recovery_codes_left: 0,
      },
      'GET /sessions': { items: [], logins: [] },
      'GET /push_devices': { public_key: '', items: [] },
      'GET /exports': { items: [] },
      'GET /account/closing': { obstacles: [] },
      'POST /account/close': {},
    },
  })
  // An icon, a word, and the available action.
  const email = await screen.findByRole('region', { name: '邮箱' })
  expect(within(email).getByText('未验证').closest('.tag')?.querySelector('svg')).toBeTruthy()
  expect(within(email).getByRole('button', { name: '发送验证邮件' })).toBeTruthy()

  await userEvent.click(await screen.findByRole('button', { name: '注销账户' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('当前密码'), 'right42{Enter}')
  expect(await screen.findByText('账户已注销')).toBeTruthy()
  expect(isLoggedIn()).toBe(false)
})
