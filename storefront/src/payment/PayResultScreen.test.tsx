import '@longhaul/ui/testing.ts'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import { orderId, paymentId, paymentOf, rechargeOf } from './payment.test-support.ts'
import PayResultScreen from './PayResultScreen.tsx'

const draw = (replies: Replies, at = `/payment/payResult?payment=${paymentId}`) =>
  renderScreen(<PayResultScreen />, {
    at,
    replies: { 'GET /configurations': configurationReply, ...replies },
  })
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

it('shows what was paid, with a receipt and links to continue; it pays nothing itself', async () => {
  const { asked } = draw({ 'GET /payments/{id}': paymentOf('succeeded') })
  expect(await screen.findByText('Thank you. We’ll check and buy it.', { selector: 'p' })).toBeTruthy()
  expect(screen.getByText('¥113.40 CNY')).toBeTruthy()
  const steps = within(screen.getByRole('list', { name: 'What happens next' })).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null])
  expect(steps[1]!.textContent).toContain('3 to 5 working hours')
  expect(link('Open the order')).toContain(orderId)
  expect(asked.every(({ spec }) => spec.startsWith('GET '))).toBe(true)
})

it('says what follows for a package, and what a provider charged', async () => {
  const payment = paymentOf('succeeded', { charged: { currency: 'USD', pay_minor: 1_799 } })
  draw({ 'GET /payments/{id}': { ...payment, items: [{ ...payment.items[0]!, kind: 'parcel' }] } })
  expect(await screen.findByText('Thank you. We’ll pick and pack it now.', { selector: 'p' })).toBeTruthy()
  expect(screen.getByText('$17.99 USD')).toBeTruthy()
  expect(screen.getByText('We pack it')).toBeTruthy()
  expect(link('Open the package')).toContain(orderId)
})

it('polls until the provider has replied, then stops', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let stage: 'created' | 'succeeded' = 'created'
  const { asked } = draw({ 'GET /payments/{id}': () => paymentOf(stage) })
  expect(await screen.findByText(/You can safely leave/)).toBeTruthy()
  stage = 'succeeded'
  await act(() => vi.advanceTimersByTimeAsync(3_500))
  expect(await screen.findByText(/^Thank you/, { selector: 'p' })).toBeTruthy()
  const count = () => asked.filter(({ spec }) => spec === 'GET /payments/{id}').length
  const before = count()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(count()).toBe(before)
})

it('says why it failed and that no money moved, and links to paying the same again', async () => {
  draw({ 'GET /payments/{id}': paymentOf('failed', { failure: 'card_declined' }) })
  expect(await screen.findByText(/card_declined/)).toBeTruthy()
  expect(screen.getByText(/Your balance hasn’t changed/)).toBeTruthy()
  expect(link('Try again')).toBe(`/payment?orders=${orderId}`)
})

it('says where the money is when it arrived too late', async () => {
  draw({
    'GET /payments/{id}': paymentOf('failed', { failure: 'payment_window_closed', kept_on_balance: true }),
  })
  expect(await screen.findByText('The money is in your balance', { selector: 'p' })).toBeTruthy()
})

it('leads from a recharge back to the payment that was short', async () => {
  sessionStorage.setItem('recharge:back', `/payment?orders=${orderId}`)
  draw({ 'GET /recharges/{id}': rechargeOf('succeeded') }, `/payment/payResult?recharge=${paymentId}`)
  expect(await screen.findByText(/¥500.00 has been added to your balance/)).toBeTruthy()
  expect(link('Go back to where you were')).toBe(`/payment?orders=${orderId}`)
})

it('shows nothing of another shopper’s payment', async () => {
  draw({ 'GET /payments/{id}': refuse(404, 'not_found', 'This page could not be found') })
  expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeTruthy()
})
