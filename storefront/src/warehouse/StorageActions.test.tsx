import '@longhaul/ui/testing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearLogin, saveLogin } from '../session.ts'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import type { StockItem } from './shelf.ts'
import StoreScreen from './StoreScreen.tsx'
import { around, shelfOf, stockItem } from './warehouse.test-support.ts'

beforeEach(() => saveLogin('token-of-mei', 'mei@example.com'))
afterEach(clearLogin)

const me = {
  id: 'm', code: 'A', avatar: null, name: 'Mei', nickname: 'Mei', email: 'mei@demo.example', email_verified: true, first_name: '', last_name: '',
  birthday: null, phone: '', lang: 'en' as const, currency: 'CNY', cart_count: 0, unread_count: 0, available_fen: 320, frozen_fen: 0,
} // prettier-ignore

function open(item: StockItem, replies: Replies = {}) {
  return renderScreen(<StoreScreen />, {
    at: '/mine/store',
    replies: {
      ...around,
      'GET /configurations': configurationReply,
      'GET /users/info': me,
      'GET /stock_items': shelfOf([item]),
      ...replies,
    },
  })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
/** Replaces the number of days. */
async function typeDays(days: string) {
  const field = (await dialog()).getByRole('textbox', { name: 'Days' })
  await userEvent.clear(field)
  await userEvent.type(field, `${days}{Tab}`)
}

it('shows price and last free day of an extension before it is paid, and any shortfall of the balance', async () => {
  const { asked } = open(stockItem('Pot'), {
    'POST /stock_items/{id}/extend': { fee_fen: 200, free_until: '2026-12-22T15:59:59.999Z' },
  })
  await press('Extend storage of Pot')
  expect((await dialog()).getByText('12 Dec 2026')).toBeTruthy()
  expect((await dialog()).getByText('27 Dec 2026')).toBeTruthy()
  await typeDays('30')
  expect((await dialog()).getByText(/Your balance is ¥2.80 short/)).toBeTruthy()
  await userEvent.click((await dialog()).getByRole('button', { name: 'Pay ¥6.00' }))
  expect(asked.some(({ spec }) => spec.endsWith('/extend'))).toBe(false)
  await typeDays('10')
  expect((await dialog()).getByText('22 Dec 2026')).toBeTruthy()
  await userEvent.click((await dialog()).getByRole('button', { name: 'Pay ¥2.00' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(asked.find(({ spec }) => spec.endsWith('/extend'))?.body).toEqual({
    days: 10,
    expected_fee_fen: 200,
  })
  expect(await screen.findByText('Stored until 22 Dec 2026.')).toBeTruthy()
})

it('says that overdue items stay overdue with too few days, and refetches the price where it has changed', async () => {
  const { asked } = open(stockItem('Pot', { days_left: -20, late_fee_fen: 400 }), {
    'POST /stock_items/{id}/extend': refuse(409, 'out_of_date', 'The price has changed'),
  })
  await press('Extend storage of Pot')
  expect((await dialog()).getByText(/still 5 days late/)).toBeTruthy()
  const before = asked.filter(({ spec }) => spec === 'GET /configurations').length
  await userEvent.click((await dialog()).getByRole('button', { name: 'Pay ¥3.00' }))
  await waitFor(() =>
    expect(asked.filter(({ spec }) => spec === 'GET /configurations').length).toBe(before + 1),
  )
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('releases overdue items for the fee shown', async () => {
  const over = stockItem('Pot', {
    stage: 'storage_expired',
    days_left: -14,
    late_fee_fen: 280,
    disposal_from: '2027-01-10T02:00:00.000Z',
  })
  const { asked } = open(over, { 'POST /stock_items/{id}/pay_storage': { fee_fen: 280 } })
  expect(await screen.findByText(/From 10 Jan 2027 we may throw it away or sell it/)).toBeTruthy()
  await press('Pay the storage of Pot: ¥2.80')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Pay ¥2.80' }))
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec.endsWith('/pay_storage'))?.body).toEqual({ expected_fee_fen: 280 }),
  )
})

it('offers nothing for items in transfer to another warehouse, and names the destination', async () => {
  open(stockItem('Pot', { moving_to: 'YW1', days_left: null }))
  expect(await screen.findByText(/on its way to Yiwu warehouse/)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBe(null)
  expect(screen.queryByRole('button', { name: /Extend storage/ })).toBe(null)
})

it('offers no days for what we look for, and says that they don’t count', async () => {
  open(stockItem('Pot', { missing: true, days_left: null }))
  expect(await screen.findByText(/These days don’t count/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Extend storage of Pot' })).toBe(null)
})

it('asks no fee for what expired and we look for', async () => {
  open(stockItem('Pot', { stage: 'storage_expired', missing: true, days_left: null, late_fee_fen: 280 }))
  expect(await screen.findByText(/These days don’t count/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /¥2.80/ })).toBe(null)
})
