// @vitest-environment jsdom
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
  plans: [{ id: ID, name: 'Regular', price_fen: 1_900, change_fen: 1_900, ...terms }],
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
    saved_fen: 0,
  },
}

/** Stands for the cart and the goods page. */
function Fee() {
  const prices = useOwnPrices()
  return <p>Fee per mille: {prices?.service_fee_per_mille}</p>
}

it('changes the prices of the cart at once', async () => {
  saveLogin('token-of-mei')
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
  await user.click(await screen.findByRole('button', { name: 'Take the plan Regular' }))
  await user.click(await screen.findByRole('button', { name: 'Take this plan' }))
  expect(await screen.findByText('Fee per mille: 20')).toBeTruthy()
  expect(screen.getByText('Your plan: Regular')).toBeTruthy()
})
