import type { Reply } from '@longhaul/contract/routes.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../shared/testing.tsx'
import TradeScreen from './TradeScreen.tsx'

const empty: Reply<'GET /staff/trade'> = { sellers: [], lines: [], losses: [], alone: [] }
const goods = {
  platform: 'taobao',
  item_id: '812600000101',
  title: 'Cotton hoodie',
  bought: 9,
  refused: 1,
  refunded: 2,
  refunded_fen: 25_800,
  claimed: 1,
  claimed_fen: 10_000,
  discount_fen: 1_250,
  alone: 4,
}
const known: Reply<'GET /staff/trade'> = {
  sellers: [
    {
      shop: 'taobao 2206100011',
      name: 'Cotton House',
      products: 3,
      arrived: 40,
      problems: 5,
      problem_per_mille: 125,
      returned: 1,
      median_days: 4,
      p90_days: null,
    },
  ],
  lines: [
    {
      country: 'DE',
      line_id: 'PST-EMS',
      name: 'EMS',
      parcels: 12,
      median_days: 9,
      p90_days: 21,
      promised_min: 7,
      promised_max: 15,
      late: 2,
      months: [{ month: '2026-10', parcels: 12, median_days: 9, p90_days: 21 }],
    },
  ],
  losses: [goods],
  alone: [goods],
}
const open = (reply: typeof known) =>
  renderConsole(<TradeScreen />, {
    path: '/trade',
    replies: { 'GET /staff/trade': () => reply },
    roles: ['finance'],
  })

test('sellers, methods, losses and goods to pre-pack each have a table', async () => {
  const { user } = open(known)
  expect(await screen.findByRole('rowheader', { name: /Cotton House/ })).toBeTruthy()
  expect(screen.getByText('12.5%')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Shipping methods' }))
  expect(await screen.findByText('7–15 days')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Losses' }))
  expect(await screen.findByText('¥370.50')).toBeTruthy()
  expect(screen.getByRole('cell', { name: '¥12.50' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'To pre-pack' }))
  expect(await screen.findByRole('columnheader', { name: 'Bought' })).toBeTruthy()
})

test('a new shop is told what will appear in each table', async () => {
  const { user } = open(empty)
  expect(await screen.findByText(/Nothing from a known seller/)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Losses' }))
  expect(await screen.findByText(/Nothing was refused/)).toBeTruthy()
})
