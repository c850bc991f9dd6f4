import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Login } from '../accounts/Login.tsx'
import { ID, Refused, type Replier, renderConsole } from '../shared/testing.tsx'
import AccountScreen from './AccountScreen.tsx'
import SetPasswordScreen from './SetPasswordScreen.tsx'
import StaffScreen from './StaffScreen.tsx'

type Member = Reply<'GET /staff/members/{id}'>
const member = (over: Partial<Member> = {}): Member => ({
  id: ID(7),
  name: 'Lin',
  email: 'lin@example.com',
  lang: 'zh',
  roles: ['buyer'],
  warehouse_id: null,
  leads_shift: false,
  state: 'active',
  two_factor: 'off',
  created_at: '2026-11-02T00:00:00.000Z',
  blocked_at: null,
  seen_at: null,
  open_sessions: 0,
  link_expires_at: null,
  last_admin: false,
  sessions: [],
  ...over,
})
const open = (shown: Member, replies: Record<string, Replier> = {}, path = '/staff') =>
  renderConsole(<StaffScreen />, {
    path,
    replies: {
      'GET /staff/members/{id}': () => shown,
      'GET /staff/members': () => ({ items: [shown], next_cursor: null }),
      'GET /staff/rights': () => ({
        roles: ['support', 'buyer', 'warehouse', 'finance', 'admin'],
        calls: [
          {
            spec: 'GET /staff/mails',
            summary: 'Every email',
            noun: 'mails',
            writes: false,
            roles: ['support', 'admin'],
          },
        ],
      }),
      ...replies,
    },
  })

describe('staff', () => {
  test('blocking requires a reason', async () => {
    const { user, sent } = open(member(), {
      'POST /staff/members/{id}/block': () => member({ state: 'blocked' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Block' }))
    const dialog = screen.getByRole('dialog', { name: 'Block Lin?' })
    await user.click(within(dialog).getByRole('button', { name: 'Block' }))
    expect(sent).toEqual([])
    await user.type(within(dialog).getByLabelText(/Reason/), 'left')
    await user.click(within(dialog).getByRole('button', { name: 'Block' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ spec: 'POST /staff/members/{id}/block', body: { reason: 'left' } }]),
    )
  })

  test('the last admin cannot be blocked or lose the role, and it says why', async () => {
    open(member({ roles: ['admin'], last_admin: true }))
    const block = await screen.findByRole('button', { name: 'Block' })
    expect(block.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('checkbox', { name: /admin/ }).hasAttribute('disabled')).toBe(true)
    expect(screen.getAllByText(/The last admin who can log in/).length).toBeGreaterThan(0)
  })

  test('invites with a role, and says where the link was sent', async () => {
    const { user, sent } = open(member(), {
      'POST /staff/members': () => ({
        member: member(),
        sent_to: 'lin@example.com',
        expires_at: '2026-11-05T00:00:00.000Z',
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Invite' }))
    const sheet = screen.getByRole('dialog', { name: 'Invite a member of staff' })
    await user.type(within(sheet).getByLabelText(/^Name/), 'Lin')
    await user.type(within(sheet).getByLabelText(/Work email/), 'lin@example.com')
    await user.click(within(sheet).getByRole('button', { name: 'Invite' }))
    expect(within(sheet).getByText('Choose at least one role')).toBeTruthy()
    expect(sent).toEqual([])
    await user.click(within(sheet).getByRole('checkbox', { name: /buyer/ }))
    await user.click(within(sheet).getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText(/The link was sent to lin@example\.com/)).toBeTruthy()
    expect(sent[0]?.body).toEqual({ name: 'Lin', email: 'lin@example.com', roles: ['buyer'], lang: 'en' })
  })

  test('the rights are those of the server', async () => {
    open(member(), {}, '/staff?view=rights')
    const row = (await screen.findByText('GET /staff/mails')).closest('tr')!
    expect(within(row).getAllByRole('img', { name: 'yes' })).toHaveLength(2)
    expect(within(row).getAllByRole('img', { name: 'no' })).toHaveLength(3)
  })
})

describe('the user’s own account', () => {
  test('sets two-step login up: password, code, recovery codes', async () => {
    const { user, sent } = renderConsole(<AccountScreen />, {
      replies: {
        'GET /staff/security': () => ({
          two_factor_at: null,
          two_factor_required: false,
          recovery_codes_left: 0,
          password_changed_at: null,
          sessions: [],
        }),
        'POST /staff/two_factor/confirm': () => ({ recovery_codes: ['AAAAA-BBBBB'] }),
        'POST /staff/two_factor': () => ({
          secret: 'ABCDEFGH',
          uri: 'otpauth://x',
          qr: { size: 21, path: 'M0 0h1v1h-1z' },
        }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Set up' }))
    await user.type(screen.getByLabelText('Your password'), 'secret words here')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
    await user.type(screen.getByLabelText('Code from the app'), '123456')
    await user.click(screen.getByRole('button', { name: 'Switch on' }))
    expect(await screen.findByText('AAAAA-BBBBB')).toBeTruthy()
    expect(sent.map(({ spec }) => spec)).toEqual(['POST /staff/two_factor', 'POST /staff/two_factor/confirm'])
  })
})

test('changing the password requires a code if two-step login is on', async () => {
  const { user, sent } = renderConsole(<AccountScreen />, {
    replies: {
      'GET /staff/security': () => ({
        two_factor_at: '2026-11-01T08:00:00.000Z',
        two_factor_required: false,
        recovery_codes_left: 9,
        password_changed_at: null,
        sessions: [],
      }),
      'POST /staff/password': () => ({}),
    },
  })
  await user.type(await screen.findByLabelText('Current password'), 'secret words here')
  await user.type(screen.getByLabelText('New password'), 'other secret words')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(sent).toEqual([])
  await user.type(screen.getByLabelText(/recovery code/), '123456')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      old_password: 'secret words here',
      password: 'other secret words',
      code: '123456',
    }),
  )
})

describe('logging in', () => {
  test('asks for the code once the password is right', async () => {
    const { user, sent } = renderConsole(<Login />, {
      replies: {
        'POST /staff/login': ({ body }) =>
          (body as { code?: string }).code
            ? { staff_token: 'x', expires_at: '2026-11-02T10:00:00.000Z' }
            : new Refused(401, 'Please enter the code', { error: 'two_factor_required' }),
      },
    })
    await user.type(await screen.findByLabelText(/Work email/), 'fei@demo.example')
    await user.type(screen.getByLabelText('Password'), 'long enough words')
    expect(screen.queryByLabelText(/Code/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await user.type(await screen.findByLabelText(/Code/), '123456')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toMatchObject({ code: '123456' })
  })

  test('solves the challenge after wrong attempts', async () => {
    const challenge = {
      parameters: {
        algorithm: 'SHA-256',
        nonce: 'a1'.repeat(16),
        salt: 'b2'.repeat(16),
        cost: 1,
        keyPrefix: '00',
      },
      signature: 'x',
    }
    const { user, sent } = renderConsole(<Login />, {
      replies: {
        'POST /staff/login': ({ body }) =>
          (body as { proof?: string }).proof
            ? { staff_token: 'x', expires_at: '2026-11-02T10:00:00.000Z' }
            : new Refused(429, 'One moment', {
                error: 'too_many_requests',
                reason: 'proof_required',
                challenge,
              }),
      },
    })
    await user.type(await screen.findByLabelText(/Work email/), 'fei@demo.example')
    await user.type(screen.getByLabelText('Password'), 'long enough words{Enter}')
    await waitFor(() => expect(sent).toHaveLength(2))
    const proof = JSON.parse(atob((sent[1]!.body as { proof: string }).proof)) as {
      challenge: object
      solution: { derivedKey: string }
    }
    expect(proof.challenge).toEqual(challenge)
    expect(proof.solution.derivedKey).toMatch(/^00[0-9a-f]{62}$/)
  })

  test('an expired link says so; a valid one sets a password', async () => {
    const over = renderConsole(<SetPasswordScreen />, {
      path: '/password#link=old',
      replies: {
        'POST /staff/link/check': () => new Refused(410, 'Link expired', { error: 'link_expired' }),
      },
    })
    expect(await screen.findByText('This link no longer works')).toBeTruthy()
    over.unmount()
    const { user, sent } = renderConsole(<SetPasswordScreen />, {
      path: '/password#link=good',
      replies: {
        'POST /staff/link/check': () => ({
          name: 'Lin',
          email: 'lin@example.com',
          expires_at: '2026-11-05T00:00:00.000Z',
        }),
        'POST /staff/link/password': () => ({ email: 'lin@example.com' }),
      },
    })
    await user.type(await screen.findByLabelText('New password'), 'too short')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(sent.map(({ spec }) => spec)).toEqual(['POST /staff/link/check'])
    await user.type(screen.getByLabelText('New password'), ', now it is long enough')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(await screen.findByText(/Your password is set/)).toBeTruthy()
    expect(sent.at(-1)?.body).toEqual({ link: 'good', password: 'too short, now it is long enough' })
  })
})
