import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearLogin, token } from '../session.ts'
import { ID, Refused, renderConsole, type Replier } from '../shared/testing.tsx'
import { Login } from './Login.tsx'

const ada = { name: 'Ada Admin', roles: ['admin'], email: 'admin@demo.example', password: 'published' }
const su = { name: 'Su Support', roles: ['support'], email: 'support@demo.example', password: 'published' }

beforeEach(() => history.replaceState(null, '', '/console/'))
afterEach(() => {
  clearLogin()
  history.replaceState(null, '', '/')
})

const openLogin = (replies: Record<string, Replier> = {}) =>
  renderConsole(<Login />, {
    path: '/desk?order=1',
    replies: {
      'GET /demo/staff': () => ({ staff: [ada, su] }),
      'POST /staff/login': () => ({ staff_token: 'new', id: ID(1) }),
      ...replies,
    },
  })

test('in the demo one click logs in as one of its staff', async () => {
  const { user, sent } = openLogin()
  const part = within(await screen.findByRole('region', { name: 'Be the staff of the demo' }))
  expect(part.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Ada Admin · admin',
    'Su Support · support',
  ])
  await user.click(part.getByRole('button', { name: /Ada Admin/ }))
  await waitFor(() => expect(token()).toBe('new'))
  expect(sent).toMatchObject([
    { spec: 'POST /staff/login', body: { email: 'admin@demo.example', password: 'published' } },
  ])
})

test('a changed password is refused like any other, in words', async () => {
  const { user } = openLogin({
    'POST /staff/login': () => new Refused(401, 'Email or password is wrong', { error: 'login_failed' }),
  })
  await user.click(await screen.findByRole('button', { name: /Su Support/ }))
  expect(await screen.findByText('Email or password is wrong')).toBeTruthy()
})

test('a real shop has no such buttons, and does not even ask', async () => {
  let asked = 0
  openLogin({
    'GET /configurations': () => ({ WEBSITE_NAME: 'Real shop', WEBSITE_LOGO_PATH: '', demo: false }),
    'GET /demo/staff': () => ((asked += 1), new Refused(404, 'Not found')),
  })
  await screen.findByText(/Real shop/)
  expect(screen.queryByRole('region', { name: 'Be the staff of the demo' })).toBe(null)
  expect(asked).toBe(0)
})
