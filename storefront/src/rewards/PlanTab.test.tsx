import '@longhaul/ui/testing.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import { useOwnPrices } from '../shared/use-own-prices.ts'
import { saveLogin } from '../session.ts'
import { PlanTab } from './PlanTab.tsx'

const ID = '00000000-0000-4000-8000-000000000001'
const terms = { free_storage_days: 60, photo_price_fen: 100, service_per_mille: 20, review_hours: 6 }
const plans: Reply<'GET /plans'> = {
  free: { free_storage_days: 30, photo_price_fen: 200, service_per_mille: 50, review_hours: 24 },
  plans: [{ id: ID, name: 'Regular', price_fen: 1_900, starts: 'now', change_fen: 1_900, ...terms }],
  membership: null,
  available_fen: 5_000,
  charges: [],
}
const joined: Reply<'GET /plans'> = {
  ...plans,
  membership: {
    plan_id: ID,
    plan_name: 'Regular',
    price_fen: 1_900,
    started_at: '2026-11-21T02:00:00.000Z',
    paid_until: '2026-12-21T02:00:00.000Z',
    cancelled_at: null,
    next: null,
    saved_fen: 0,
  },
}

/** Stands in for the cart and the goods page. */
function Fee() {
  const prices = useOwnPrices()
  return <p>Fee per mille: {prices?.service_fee_per_mille}</p>
}

it('changes the prices of the cart immediately', async () => {
  saveLogin('token-of-mei', 'mei@example.com')
  let isOn = false
  renderScreen(
    <>
      <PlanTab />
      <Fee />
    </>,
    {
      replies: {
        'GET /configurations': configurationReply,
        'GET /plans': () => (isOn ? joined : plans),
        'GET /cart': () => ({
          groups: [],
          count: 0,
          prices: { service_fee_per_mille: isOn ? 20 : 50, photo_price_fen: isOn ? 100 : 200 },
        }),
        'POST /plans/{id}/join': () => {
          isOn = true
          return joined
        },
      },
    },
  )
  const user = userEvent.setup()
  expect(await screen.findByText('Fee per mille: 50')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Choose the Regular plan' }))
  await user.click(await screen.findByRole('button', { name: 'Choose this plan' }))
  expect(await screen.findByText('Fee per mille: 20')).toBeTruthy()
  expect(screen.getByText('Your plan: Regular')).toBeTruthy()
})

it('says when a cheaper plan begins, that nothing is charged before then, and how to undo it', async () => {
  saveLogin('token-of-mei', 'mei@example.com')
  const small = { ...terms, id: '00000000-0000-4000-8000-000000000002', name: 'Small', price_fen: 900 }
  const offered = { ...small, starts: 'month_end', change_fen: 0 } as const
  const next = { plan_id: small.id, plan_name: 'Small', price_fen: 900 }
  const before = { ...joined, plans: [...joined.plans, offered], available_fen: 0 }
  const planned = { ...before, membership: { ...joined.membership!, next } }
  let reply = before
  const sent: unknown[] = []
  renderScreen(<PlanTab />, {
    replies: {
      'GET /plans': () => reply,
      'POST /plans/{id}/join': ({ body }) => {
        sent.push(body)
        reply = planned
        return planned
      },
      'POST /plans/keep': () => {
        reply = before
        return before
      },
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Switch to the Small plan' }))
  expect(screen.getByText(/runs until then.*¥9\.00 a month\. Nothing is charged now/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Switch when the paid month ends' }))
  expect(await screen.findByText(/Then Small begins/)).toBeTruthy()
  expect(sent).toEqual([{ expected_fen: 0 }])
  await user.click(screen.getByRole('button', { name: 'Keep the current plan' }))
  expect(await screen.findByText(/then renewed from your balance/)).toBeTruthy()
})
