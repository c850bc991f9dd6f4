import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import ExchangeRatesScreen from './ExchangeRatesScreen.tsx'
import { ExchangeRateSheet } from './ExchangeRateSheet.tsx'
import type { StaffRate } from './exchange-rate.ts'
import ReconciliationScreen from './ReconciliationScreen.tsx'
import type { StaffRemittance } from './remittance.ts'
import { RechargePanel } from './RechargePanel.tsx'
import RemittancesScreen from './RemittancesScreen.tsx'
import type { StaffWithdrawal } from './withdrawal.ts'
import WithdrawalsScreen from './WithdrawalsScreen.tsx'

const shopper = { id: ID(9), code: 'HYDZYB', email: 'mei@demo.example', nickname: 'Mei' }
const remittance: StaffRemittance = {
  id: ID(1),
  number: 'M1',
  method: 'bank_transfer',
  stage: 'submitted',
  sender_first_name: 'Mei',
  sender_last_name: 'Lin',
  country: 'DE',
  currency: 'EUR',
  sent_minor: 30_000,
  sent_on: '2026-11-02',
  mtcn_end: '',
  bank_reference: 'MEI 4711',
  receipt_url: '/files/receipt.png',
  note: '',
  received_currency: null,
  received_minor: null,
  credit_fen: null,
  rate: null,
  rate_quoted_on: null,
  reason: '',
  created_at: '2026-11-02T01:00:00.000Z',
  stage_at: '2026-11-02T01:00:00.000Z',
  shopper,
  decided_by: null,
  decided_by_name: null,
  approved_by: null,
  approved_by_name: null,
  why_not_second: null,
  approved_currency: null,
  approved_minor: null,
  same_reference: [],
}
const withdrawal = (over: Partial<StaffWithdrawal> = {}): StaffWithdrawal => ({
  id: ID(2),
  number: 'W1',
  stage: 'requested',
  amount_fen: 500_000,
  parts: [],
  by_hand_fen: 500_000,
  by_hand_at: null,
  payout: { method: 'bank_transfer', name: 'Mei Lin', account: 'DE02', details: '' },
  reason: '',
  held_until: null,
  holds: [],
  why_held: null,
  lifted: [],
  created_at: '2026-11-02T01:00:00.000Z',
  stage_at: '2026-11-02T01:00:00.000Z',
  by_hand_reference: '',
  shopper,
  decided_by: null,
  decided_by_name: null,
  two_people: false,
  approved_by: null,
  approved_by_name: null,
  why_not_second: null,
  ...over,
})
const RESET = {
  kind: 'password_reset',
  since: '2026-11-02T01:00:00.000Z',
  until: '2026-11-03T01:00:00.000Z',
} as const
const openWithdrawal = (over: Partial<StaffWithdrawal>) =>
  renderConsole(<WithdrawalsScreen />, {
    path: '/withdrawals',
    roles: ['finance'],
    replies: {
      'GET /staff/withdrawals': () => ({ items: [withdrawal(over)], next_cursor: null }),
      'POST /staff/withdrawals/{id}/pay': () => withdrawal(over),
      'POST /staff/shoppers/{id}/lift_hold': () => ({ debts: [], due: [], holds: [], lifted: [] }),
      'POST /staff/withdrawals/{id}/pay_by_hand': () => withdrawal({ stage: 'paid' }),
    },
  })
const isOff = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

test('the received amount is credited at the rate and amount shown, after a confirmation', async () => {
  const { user, sent } = renderConsole(<RemittancesScreen />, {
    path: '/remittances',
    roles: ['finance'],
    replies: {
      'GET /staff/remittances': () => ({ items: [remittance], next_cursor: null }),
      'GET /exchange_rate': () => ({ rates: [] }),
      'POST /staff/remittances/{id}/preview_credit': () => ({
        credit_fen: 216_575,
        rate: '7.468114',
        rate_quoted_on: '2026-11-02',
        two_people: false,
        far_from_told: false,
      }),
      'POST /staff/remittances/{id}/credit': () => ({
        ...remittance,
        stage: 'credited',
        credit_fen: 216_575,
      }),
    },
  })
  await screen.findByRole('article', { name: 'M1' })
  expect(screen.getByRole('img', { name: 'Receipt of M1' })).toBeTruthy()
  expect(isOff(/^Credit/)).toBe(true)
  await user.type(screen.getByLabelText('Amount received'), '290')
  const credit = await screen.findByRole('button', { name: 'Credit ¥2,165.75' })
  expect(screen.getByText('The shopper says €300.00.')).toBeTruthy()
  await user.click(credit)
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/2,165\.75 CNY goes to the balance of Mei/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Credit ¥2,165.75' }))
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({
      currency: 'EUR',
      received_minor: 29_000,
      expected_credit_fen: 216_575,
    }),
  )
})

test('for a remittance far from the announced amount the first person only confirms what arrived', async () => {
  const first = {
    approved_by: ID(7),
    approved_by_name: 'Lin',
    why_not_second: null,
    approved_currency: 'EUR',
    approved_minor: 90_000,
  }
  const { user, sent } = renderConsole(<RemittancesScreen />, {
    path: '/remittances',
    roles: ['finance'],
    replies: {
      'GET /staff/remittances': () => ({ items: [{ ...remittance, ...first }], next_cursor: null }),
      'GET /exchange_rate': () => ({ rates: [] }),
      'POST /staff/remittances/{id}/preview_credit': ({ body }) => ({
        credit_fen: (body as { received_minor: number }).received_minor * 7,
        rate: '7.000000',
        rate_quoted_on: '2026-11-02',
        two_people: true,
        far_from_told: true,
      }),
      'POST /staff/remittances/{id}/credit': () => ({ ...remittance, ...first }),
    },
  })
  expect(await screen.findByText(/Lin entered €900\.00/)).toBeTruthy()
  const field = screen.getByLabelText('Amount received')
  await user.type(field, '900')
  // The same amount as the first person entered, so this person may credit it.
  expect(await screen.findByRole('button', { name: 'Credit ¥6,300.00' })).toBeTruthy()
  await user.clear(field)
  await user.type(field, '800')
  expect(await screen.findByText(/far from what the shopper announced/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Confirm ¥5,600.00 (1 of 2)' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/Nothing is credited yet/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: /^Confirm/ }))
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ received_minor: 80_000 }))
  expect(await screen.findByText('Confirmed. Another person has to credit it')).toBeTruthy()
})

test('a bank reference that was announced twice is warned of', async () => {
  renderConsole(<RemittancesScreen />, {
    path: '/remittances',
    roles: ['finance'],
    replies: {
      'GET /staff/remittances': () => ({
        items: [{ ...remittance, same_reference: ['M100', 'M200'] }],
        next_cursor: null,
      }),
      'GET /exchange_rate': () => ({ rates: [] }),
    },
  })
  expect(await screen.findByText(/same bank reference was announced for M100, M200/)).toBeTruthy()
})

test('nothing is paid to a shopper in debt: rejecting pays what is owed', async () => {
  openWithdrawal({ why_held: 'debt_open' })
  expect(await screen.findByText(/The shopper owes money/)).toBeTruthy()
  await waitFor(() => expect(isOff(/^Reject/)).toBe(false))
  expect(isOff(/^Pay/)).toBe(true)
})

test('a second person who is not independent of the first does not pay', async () => {
  openWithdrawal({
    two_people: true,
    approved_by: ID(7),
    approved_by_name: 'Lin',
    why_not_second: 'second_person_dependent',
  })
  await waitFor(() => expect(isOff(/^Reject/)).toBe(false))
  expect(isOff(/^Pay/)).toBe(true)
  expect(screen.getByText(/You aren’t independent of the first person/)).toBeTruthy()
})

test('debtors are listed with the amount and since when', async () => {
  renderConsole(<ReconciliationScreen />, {
    path: '/reconciliation?tab=owed',
    roles: ['finance'],
    replies: {
      'GET /staff/debts': () => ({
        items: [{ shopper, owed_fen: 4_200, since: '2026-11-01T00:00:00.000Z', is_closed: false }],
        next_cursor: null,
        total_fen: 4_200,
      }),
    },
  })
  const row = within(await screen.findByRole('row', { name: /Mei/ }))
  expect(row.getByText('¥42.00 CNY')).toBeTruthy()
  expect(screen.getByText(/¥42\.00 CNY in total/)).toBeTruthy()
})

test('the first person approves a large withdrawal and cannot pay it as well', async () => {
  openWithdrawal({ two_people: true })
  expect(await screen.findByText(/An amount this size takes two people/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('a held withdrawal cannot be paid and says until when', async () => {
  const { user, sent } = openWithdrawal({ holds: [RESET], why_held: 'withdrawal_held' })
  expect(await screen.findByText(/^Password reset by email, until .*3/)).toBeTruthy()
  await waitFor(() => expect(isOff(/^Reject/)).toBe(false))
  expect(isOff(/^Pay/)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Lift: Password reset by email' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Called back.')
  await user.click(dialog.getByRole('button', { name: 'Lift' }))
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      spec: expect.stringContaining('lift_hold'),
      body: { kind: 'password_reset', since: RESET.since, reason: 'Called back.' },
    }),
  )
})

test('whoever lifted a hold cannot pay what it held', async () => {
  openWithdrawal({ lifted: [{ ...RESET, by: ID(1), by_name: 'Fin' }], two_people: true })
  expect(await screen.findByText(/lifted by Fin. Another person has to pay/)).toBeTruthy()
  await waitFor(() => expect(isOff(/^Reject/)).toBe(false))
  expect(isOff(/^Pay/)).toBe(true)
})

test('a block, a dispute and a debt cannot be lifted', async () => {
  const until = null
  openWithdrawal({
    holds: [
      { kind: 'blocked', since: RESET.since, until },
      { kind: 'dispute', since: RESET.since, until },
    ],
    why_held: 'shopper_blocked',
  })
  expect(await screen.findByText('The shopper is blocked, until the shopper is unblocked')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Lift/ })).toBeNull()
})

test('the rest is recorded as paid manually, with the bank’s reference', async () => {
  const { user, sent } = openWithdrawal({ stage: 'paying' })
  await user.click(await screen.findByRole('button', { name: /^Record/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /^Record/ }))
  expect(sent).toEqual([])
  await user.type(dialog.getByLabelText('Transfer reference'), 'SEPA 4711')
  await user.click(dialog.getByRole('button', { name: /^Record/ }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ reference: 'SEPA 4711' }))
})

test('no difference is good news only if a day was checked', async () => {
  renderConsole(<ReconciliationScreen />, {
    path: '/reconciliation',
    roles: ['finance'],
    replies: { 'GET /staff/reconciliation': () => ({ items: [], next_cursor: null, checked: [] }) },
  })
  await waitFor(() => expect(screen.getAllByText('No day has been checked yet.')).toHaveLength(2))
  expect(screen.queryByText(/the books agree/)).toBeNull()
})

test('a difference is settled with a note', async () => {
  const { user, sent } = renderConsole(<ReconciliationScreen />, {
    path: '/reconciliation',
    roles: ['finance'],
    replies: {
      'GET /staff/reconciliation': () => ({
        items: [
          {
            id: ID(3),
            provider: 'stripe',
            day: '2026-11-01',
            kind: 'not_in_books',
            ref: 'pi_1',
            recharge_id: null,
            recharge_number: null,
            currency: 'USD',
            ours_minor: null,
            theirs_minor: 4_200,
            found_at: '2026-11-02T02:40:00.000Z',
            settled_at: null,
            note: '',
          },
        ],
        next_cursor: null,
        checked: [],
      }),
      'POST /staff/reconciliation/{id}/settle': () => ({}),
    },
  })
  expect(await screen.findByText('Not in our books')).toBeTruthy()
  expect(screen.getByText('$42.00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Settle difference pi_1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason'), 'Of the other shop')
  await user.click(dialog.getByRole('button', { name: 'Settle' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ note: 'Of the other shop' }))
})

test('an inverted rate is confirmed before it is saved', async () => {
  const usd: StaffRate = {
    currency: 'USD',
    rate: '6.707783590',
    quoted_on: '2026-11-01',
    source: 'ecb',
    entered_by: null,
    note: '',
    created_at: '2026-11-01T15:30:00.000Z',
    credit_rate: '6.573627918',
    minor_digits: 2,
    offered: true,
    age: 'stopped',
    before: null,
  }
  const { user, sent } = renderConsole(<ExchangeRatesScreen />, {
    path: '/rates',
    roles: ['finance'],
    replies: {
      'GET /staff/exchange_rates': () => ({
        rates: [usd],
        margin_per_mille: 20,
        feed: { on: true, last_day: '2026-11-01', last_read_at: '2026-11-01T15:30:00.000Z' },
      }),
      'GET /staff/exchange_rates/{currency}': () => ({ currency: 'USD', rates: [usd] }),
      'POST /staff/exchange_rates': () => usd,
    },
  })
  expect(await screen.findByText('1 currency is stopped')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Enter a rate for USD' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Enter a rate for USD' }))
  await user.type(sheet.getByLabelText('Yuan for one unit'), '0.149')
  await user.click(sheet.getByRole('button', { name: 'Save this rate' }))
  const question = within(await screen.findByRole('dialog', { name: 'Is that right?' }))
  expect(sent).toEqual([])
  await user.click(question.getByRole('button', { name: 'Yes, save it' }))
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ currency: 'USD', rate: '0.149' }))
})

test('the date of a rate is today in Shanghai, and a missing one is asked for', async () => {
  // Eleven in the evening of 30 November in London, the next morning in Guangzhou.
  vi.setSystemTime('2026-11-30T23:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const { user, sent } = renderConsole(<ExchangeRateSheet currency="USD" rates={[]} onClose={() => {}} />, {
    roles: ['finance'],
    replies: { 'GET /staff/exchange_rates/{currency}': () => ({ currency: 'USD', rates: [] }) },
  })
  const day = await screen.findByLabelText<HTMLInputElement>('Date of the rate')
  expect(day.value).toBe('2026-12-01')
  await user.type(screen.getByLabelText('Yuan for one unit'), '6.7')
  fireEvent.change(day, { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Save this rate' }))
  expect(await screen.findAllByText('Enter a date')).not.toHaveLength(0)
  expect(sent).toEqual([])
})

test('a top-up that failed credited nothing', async () => {
  const recharge = {
    id: ID(1),
    number: 'R1',
    provider: 'sandbox',
    stage: 'failed',
    currency: 'CNY',
    pay_minor: 20_800,
    fee_minor: 800,
    credit_fen: 20_000,
    rate: '1',
    rate_quoted_on: '2026-11-02',
    margin_per_mille: 0,
    failure: 'declined',
    provider_ref: null,
    payment_ref: null,
    for_payment: false,
    paid: [],
    returns: [],
    created_at: '2026-11-02T01:00:00.000Z',
    expires_at: '2026-11-02T02:00:00.000Z',
    succeeded_at: null,
    shopper,
  }
  renderConsole(<RechargePanel id={ID(1)} />, {
    roles: ['finance'],
    replies: { 'GET /staff/recharges/{id}': () => recharge },
  })
  expect(await screen.findByText('To be credited')).toBeTruthy()
  expect(screen.getByText('To pay to the provider')).toBeTruthy()
  expect(screen.queryByText('Credited')).toBeNull()
})
