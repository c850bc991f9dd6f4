import '@longhaul/ui/testing.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import { me, methods, quote } from './payment.test-support.ts'
import RechargeScreen from './RechargeScreen.tsx'

const draw = (replies: Replies = {}, at = '/payment/recharge?back=%2Fcart') =>
  renderScreen(<RechargeScreen />, {
    at,
    replies: {
      'GET /configurations': configurationReply,
      'GET /payment_methods': methods,
      'GET /users/info': me(true),
      'POST /recharges/preview': quote,
      ...replies,
    },
  })

beforeEach(() => {
  sessionStorage.clear()
  document.cookie = 'token=abc; Path=/'
  document.cookie = 'isLogin=true; Path=/'
})

it('shows in advance the amount, the fee, the rate and its date', async () => {
  draw()
  expect(await screen.findByText('$10.24 USD')).toBeTruthy()
  expect(screen.getByText('$0.60')).toBeTruthy()
  expect(screen.getByText(/1 USD = 6.573628 CNY, rate of 20 Nov 2026/)).toBeTruthy()
})

it('requests a quote for an own amount when typing pauses, and rejects an invalid amount on blur', async () => {
  const { asked } = draw()
  await userEvent.click(await screen.findByRole('radio', { name: 'Another amount' }))
  const own = screen.getByLabelText(/^Your amount/)
  await userEvent.type(own, '0')
  await userEvent.tab()
  expect(await screen.findByText(/Enter an amount from ¥1.00 to ¥100,000.00/)).toBeTruthy()
  await userEvent.clear(own)
  await userEvent.type(own, '350')
  expect(screen.queryByText(/Enter an amount from/)).toBeNull()
  const asks = () => asked.filter(({ spec }) => spec === 'POST /recharges/preview').map(({ body }) => body)
  await waitFor(() => expect(asks().at(-1)).toMatchObject({ credit_fen: 35_000 }))
  expect(asks().some((body) => (body as { credit_fen: number }).credit_fen === 3_500)).toBe(false)
})

it('stays on the page and says why when it cannot be started', async () => {
  draw({ 'POST /recharges': refuse(503, 'try_again', 'Please try again in a moment') })
  await screen.findByText('$10.24 USD')
  await userEvent.click(screen.getByRole('button', { name: 'Go to payment' }))
  expect(await screen.findAllByText('Please try again in a moment')).not.toHaveLength(0)
})

it('remembers only return paths within this shop', async () => {
  draw({}, '/payment/recharge?back=%2F%2Fevil.example')
  await screen.findByText('$10.24 USD')
  expect(sessionStorage.getItem('recharge:back')).toBeNull()
  expect(screen.queryByText('Go back')).toBeNull()
})
