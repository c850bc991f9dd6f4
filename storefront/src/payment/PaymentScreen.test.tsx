import '@longhaul/ui/testing.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import { me, methods, orderId, paymentId, previewOf, quote } from './payment.test-support.ts'
import PaymentScreen from './PaymentScreen.tsx'

const draw = (replies: Replies = {}, at = `/payment?orders=${orderId}`) =>
  renderScreen(<PaymentScreen />, {
    at,
    replies: {
      'GET /configurations': configurationReply,
      'GET /payment_methods': methods,
      'GET /users/info': me(true),
      'POST /payments/preview': previewOf(20_000),
      'POST /recharges/preview': quote,
      ...replies,
    },
  })
const pay = () => screen.findByRole('button', { name: 'Pay ¥113.40 CNY' })

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'token=abc; Path=/'
  document.cookie = 'isLogin=true; Path=/'
})

it('pays from the balance and continues to the result', async () => {
  const { asked, address } = draw({
    'POST /payments': { id: paymentId, stage: 'succeeded', provider_url: null, total_fen: 11_340 },
  })
  await userEvent.click(await pay())
  await waitFor(() => expect(address()).toBe(`/payment/payResult?payment=${paymentId}`))
  const sent = asked.filter(({ spec }) => spec === 'POST /payments')
  expect(sent.map(({ body }) => body)).toEqual([
    { order_ids: [orderId], method: 'balance', expected_total_fen: 11_340 },
  ])
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy()
})

it('shows the amount in the title, and explains the balance and what remains of it', async () => {
  draw()
  await pay()
  expect(document.title).toContain('Pay ¥113.40 CNY')
  expect(screen.getByText(/put on hold/, { selector: 'p' }).textContent).toContain(
    '¥86.60 will remain available',
  )
  expect(screen.getByText('O000102596')).toBeTruthy()
  // The goods are shown by picture and by a name in the reader's letters.
  expect(screen.getByText('Wool knitted hat')).toBeTruthy()
  expect(screen.getByText(/Brick red/).parentElement?.textContent).toContain('× 2')
})

it('offers a provider for the shortfall, with its price, and a way to recharge and return', async () => {
  draw({ 'POST /payments/preview': previewOf(5_000) })
  expect(await screen.findByText(/Your balance is ¥63.40 short/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Balance/ }).disabled).toBe(true)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Sandbox card/ })).checked).toBe(true)
  // What is charged is the same figure everywhere: in the head, at the method, in its rows, on the button.
  expect(await screen.findAllByText('$10.24')).toHaveLength(2)
  expect(screen.getByText('¥50.00 from your balance, and $10.24 by Sandbox card')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pay $10.24 USD' })).toBeTruthy()
  expect(screen.queryByText(/≈/)).toBeNull()
  expect(screen.getByText('¥50.00')).toBeTruthy()
  const recharge = screen.getByRole('link', { name: 'Top up and come back' })
  expect(recharge.getAttribute('href')).toBe(
    `/payment/recharge?back=${encodeURIComponent(`/payment?orders=${orderId}`)}`,
  )
})

it('says what is charged for however little is missing', async () => {
  const { asked } = draw({ 'POST /payments/preview': previewOf(11_290) })
  expect(await screen.findByRole('button', { name: 'Pay $10.24 USD' })).toBeTruthy()
  const quoted = asked.find(({ spec }) => spec === 'POST /recharges/preview')
  expect(quoted?.body).toMatchObject({ credit_fen: 50 })
})

it('says that a provider collects no more than ¥100,000 at once, and how to pay more', async () => {
  const preview = { ...previewOf(0), total_fen: 15_000_000, missing_fen: 15_000_000 }
  const { asked } = draw({ 'POST /payments/preview': preview })
  expect(await screen.findAllByText(/Takes up to ¥100,000.00 at once/)).toHaveLength(methods.methods.length)
  expect(screen.getByRole('button', { name: /^Pay / }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('link', { name: 'Top up and come back' })).toBeTruthy()
  expect(asked.some(({ spec }) => spec === 'POST /recharges/preview')).toBe(false)
})

it('explains why an unverified shopper cannot pay, and resends the mail', async () => {
  const { asked } = draw({
    'GET /users/info': me(false),
    'POST /send_active_email': { email: 'mei@demo.example' },
  })
  expect(await screen.findByText('Please verify your email address first')).toBeTruthy()
  expect((await pay()).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }))
  expect(await screen.findByText(/Sent to mei@demo.example/)).toBeTruthy()
  expect(asked.some(({ spec }) => spec === 'POST /payments')).toBe(false)
})

it('stays on the page after a refusal and says that no money moved', async () => {
  let available = 20_000
  draw({
    'POST /payments/preview': () => previewOf(available),
    'POST /payments': () => {
      available = 1_340
      return refuse(409, 'insufficient_balance', 'Your balance is too low')
    },
  })
  await userEvent.click(await pay())
  expect(await screen.findByText('No money has moved.')).toBeTruthy()
  expect(await screen.findByText(/Your balance is ¥100.00 short/)).toBeTruthy()
})

it('accepts no second payment', async () => {
  draw({ 'POST /payments/preview': previewOf(0, true) })
  expect(await screen.findByText('This has already been paid', { selector: 'p' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toContain(orderId)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

it('says that it is too late to pay', async () => {
  draw({
    'POST /payments/preview': refuse(409, 'transition_not_allowed', 'The time to pay has run out'),
  })
  expect(await screen.findByText('This can no longer be paid', { selector: 'p' })).toBeTruthy()
  // On the page, and in a toast.
  expect(screen.getAllByText('The time to pay has run out')).toHaveLength(2)
})

it('leads to a package whose address nobody can print, and says what is wrong with it', async () => {
  const fields = { address: 'We can’t print “القاهرة” (city)' }
  const why = refuse(400, 'invalid_input', 'Cannot be printed', { reason: 'address_unprintable', fields })
  draw({ 'POST /payments/preview': why }, '/payment?parcel=7')
  expect(await screen.findByText('The address has to be changed first', { selector: 'p' })).toBeTruthy()
  expect(screen.getByText('We can’t print “القاهرة” (city)')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the package' }).getAttribute('href')).toContain('id=7')
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

it('is not blank when there is nothing to pay', async () => {
  draw({}, '/payment')
  expect(await screen.findByText('Nothing to pay here', { selector: 'p' })).toBeTruthy()
})
