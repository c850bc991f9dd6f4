import '@longhaul/ui/testing.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { clearLogin, isLoggedIn, saveLogin } from '../session.ts'
import { refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import { mei } from '../shell/render-shop.test-support.tsx'
import LoginScreen from './LoginScreen.tsx'
import RegisterScreen from './RegisterScreen.tsx'
import RegisterSuccessScreen from './RegisterSuccessScreen.tsx'
import ResultScreen from './ResultScreen.tsx'

beforeEach(clearLogin)
const TOKEN = { token: 'fresh-token', expires_at: '2026-11-23T06:00:00Z' }

async function logIn(at: string, answer: typeof TOKEN | ReturnType<typeof refuse> = TOKEN) {
  const user = userEvent.setup()
  const view = renderScreen(<LoginScreen />, { at, replies: { 'POST /login': answer } })
  await user.type(screen.getByLabelText('Email'), 'mei@example.com')
  await user.type(screen.getByLabelText('Password'), 'abc12345')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  return view
}

test.each([
  ['/user/login?back=%2Fmine%2Forder%3Fstatus%3Dpaid', '/mine/order?status=paid'],
  ['/user/login', '/'],
  ['/user/login?back=https%3A%2F%2Fevil.example', '/'],
  ['/user/login?back=%2F%2Fevil.example', '/'],
  ['/user/login?back=%2F%5Cevil.example', '/'],
])('log-in at %s leads to %s, never to another site', async (at, goal) => {
  const view = await logIn(at)
  await waitFor(() => expect(view.address()).toBe(goal))
  expect(isLoggedIn()).toBe(true)
})

test('wrong credentials: one sentence, in a toast and by the form; the email is kept', async () => {
  await logIn('/user/login', refuse(401, 'bad_credentials', 'Email or password is wrong'))
  await waitFor(() => expect(screen.getAllByText('Email or password is wrong')).toHaveLength(2))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mei@example.com')
  expect(isLoggedIn()).toBe(false)
})

test('a server error shows no toast, but a message and its reference by the form', async () => {
  await logIn('/user/login', refuse(500, 'internal', 'Something went wrong on our side', { id: 'abc-123' }))
  expect(await screen.findByText('Reference: abc-123')).toBeTruthy()
  expect(document.querySelector('.toast')).toBeNull()
})

test('a field is validated on blur, and its error disappears with the keystroke that corrects it', async () => {
  const user = userEvent.setup()
  renderScreen(<LoginScreen />, { at: '/user/login' })
  const email = screen.getByLabelText('Email')
  await user.click(email)
  await user.tab()
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  await user.type(email, 'mei@example.com')
  expect(email.getAttribute('aria-invalid')).not.toBe('true')
})

const fill = async (password: string, repeat = password) => {
  const user = userEvent.setup()
  const view = renderScreen(<RegisterScreen />, {
    at: '/user/register',
    replies: { 'POST /users': { email: 'mei@example.com' }, 'POST /login': TOKEN },
  })
  await user.type(screen.getByLabelText('Email'), 'mei@example.com')
  await user.type(screen.getByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Confirm password'), repeat)
  await user.click(screen.getByRole('button', { name: 'Register' }))
  return view
}

const findSummary = async () => {
  const heading = await screen.findByRole('heading', { name: 'There’s a problem' })
  return heading.closest('[role=alert]') as HTMLElement
}

test.each(['abc12', 'a1'.repeat(11), 'abcdef', '123456', 'abc-123'])(
  'the password %s is refused before anything is sent, with the focus on the summary',
  async (password) => {
    const view = await fill(password)
    const summary = await findSummary()
    expect(summary.textContent).toContain('Use 6 to 20 letters or digits')
    expect(document.activeElement).toBe(summary)
    expect(view.asked.filter(({ spec }) => spec === 'POST /users')).toEqual([])
  },
)

test('two passwords that differ are reported', async () => {
  const view = await fill('lantern42', 'lantern43')
  expect((await findSummary()).textContent).toContain('The two passwords don’t match')
  expect(view.asked.filter(({ spec }) => spec === 'POST /users')).toEqual([])
})

test.each(['dohle7', 'abcdefghij0123456789'])('registering with %s logs the shopper in', async (password) => {
  const view = await fill(password)
  await waitFor(() => expect(view.address()).toBe('/user/registerSuccess'))
  expect(view.asked.find(({ spec }) => spec === 'POST /users')?.body).toEqual({
    email: 'mei@example.com',
    password,
  })
  expect(isLoggedIn()).toBe(true)
})

test('links to what was added before registering', async () => {
  saveLogin('token-of-mei', 'mei@example.com')
  renderScreen(<RegisterSuccessScreen />, {
    at: '/user/registerSuccess',
    replies: { 'GET /users/info': { ...mei, email_verified: false, cart_count: 2 } },
  })
  const onward = await screen.findByRole('link', { name: 'Go to your cart (2)' })
  expect(onward.getAttribute('href')).toBe('/cart')
})

test('right after registering, the mail can be sent again only after a wait', async () => {
  saveLogin('token-of-mei', 'mei@example.com')
  renderScreen(<RegisterSuccessScreen />, {
    at: '/user/registerSuccess',
    replies: { 'GET /users/info': { ...mei, email_verified: false } },
  })
  expect(await screen.findByText(/We have sent a link to mei@example.com/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send again' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('You can send it again in 60 s')).toBeTruthy()
})

test('with an expired link, logged-in shoppers can request a new mail immediately, and the next after a wait', async () => {
  saveLogin('token-of-mei', 'mei@example.com')
  const view = renderScreen(<ResultScreen />, {
    at: '/user/result?link=old',
    replies: {
      'POST /active_email': refuse(410, 'link_expired', 'Link expired, please reset'),
      'POST /send_active_email': { email: mei.email },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Sent to mei@example.com')).toBeTruthy()
  expect(screen.getByText('You can send it again in 60 s')).toBeTruthy()
  expect(view.asked.filter(({ spec }) => spec === 'POST /send_active_email')).toHaveLength(1)
})

test('opened without registering first, the page says what it is for', async () => {
  renderScreen(<RegisterSuccessScreen />, { at: '/user/registerSuccess' })
  expect(screen.getByRole('heading', { name: 'Nothing to confirm here' })).toBeTruthy()
})

const unknown = refuse(410, 'link_expired', 'This link is incomplete', { reason: 'link_unknown' })

test.each([
  ['a good link', { email: 'mei@example.com', already: false }, 'Email verified'],
  ['a second click', { email: 'mei@example.com', already: true }, 'Your email is already verified'],
  ['an old link', refuse(410, 'link_expired', 'Link expired, please reset'), 'This link has expired'],
  ['a link that nobody sent', unknown, 'This link is incomplete'],
  ['a fault', refuse(500, 'internal', ''), 'The link couldn’t be checked'],
] as const)('%s has its own heading, which gets the focus', async (_what, answer, heading) => {
  renderScreen(<ResultScreen />, { at: '/user/result?link=abc', replies: { 'POST /active_email': answer } })
  const title = await screen.findByRole('heading', { name: heading })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('without a link no request is made', () => {
  const view = renderScreen(<ResultScreen />, { at: '/user/result' })
  expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy()
  expect(view.asked.filter(({ spec }) => spec.startsWith('POST'))).toEqual([])
})
