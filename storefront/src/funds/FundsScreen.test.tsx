import '@longhaul/ui/testing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import FundsScreen from './FundsScreen.tsx'
import type { Recharge } from './Recharges.tsx'
import type { Entry } from './Statement.tsx'

const entry = (id: string, over: Partial<Entry> = {}): Entry => ({
  id,
  kind: 'order_paid',
  account: 'available',
  change_fen: -16275,
  balance_after_fen: 183531,
  subject_kind: 'order_item',
  subject_id: 'item',
  subject_number: 'O000102530',
  page_id: 'order',
  name: null,
  image: null,
  created_at: '2026-11-21T03:51:00.000Z',
  ...over,
})
const recharge = (over: Partial<Recharge> = {}): Recharge => ({
  id: 'r',
  number: 'R000301141',
  stage: 'succeeded',
  provider: 'sandbox',
  currency: 'USD',
  pay_minor: 23556,
  fee_minor: 737,
  credit_fen: 150000,
  rate: '6.573628',
  rate_quoted_on: '2026-09-29',
  provider_url: null,
  failure: '',
  created_at: '2026-11-01T06:51:00.000Z',
  succeeded_at: '2026-11-01T06:52:00.000Z',
  ...over,
})

/** A standing with nothing owed, due or held. */
const clear = (withdrawable_fen: number) => ({
  withdrawable_fen,
  why_not_withdraw: null,
  standing: { debts: [], due: [], holds: [] },
})

const open = (replies: Replies = {}, at = '/mine/fund') =>
  renderScreen(<FundsScreen />, {
    at,
    replies: {
      'GET /funds': {
        available_fen: 183531,
        frozen_fen: 32970,
        withdrawing_fen: 0,
        owed_fen: 0,
        ...clear(183531),
        holds: [
          { kind: 'order', id: 'o', number: 'O1', name: 'Hoodie', image: null, frozen_fen: 16275 },
          { kind: 'parcel', id: 'p', number: 'P1', name: 'Mug to Berlin', image: null, frozen_fen: 16295 },
          { kind: 'stock_item', id: 's', number: 'Paper fan', name: 'Fan', image: null, frozen_fen: 400 },
        ],
        hold_count: 3,
        hold_total_fen: 32970,
      },
      'GET /funds/entries': { items: [], next_cursor: null },
      'GET /recharges': { items: [], next_cursor: null },
      ...replies,
    },
  })

describe('the balance', () => {
  it('shows the available balance, the amount on hold, and their sum', async () => {
    open()
    expect(await screen.findByText('¥1,835.31 CNY')).toBeTruthy()
    expect(screen.getByText('¥329.70 CNY')).toBeTruthy()
    expect(screen.getByText('¥2,165.01 CNY')).toBeTruthy()
  })

  it('has nothing to add up while all of it is available, and leads to a withdrawal', async () => {
    open({
      'GET /funds': {
        available_fen: 183531,
        frozen_fen: 0,
        withdrawing_fen: 0,
        owed_fen: 0,
        ...clear(183531),
        holds: [],
        hold_count: 0,
        hold_total_fen: 0,
      },
    })
    expect(await screen.findAllByText('¥1,835.31 CNY')).toHaveLength(1)
    expect(screen.queryByText('Total')).toBeNull()
    expect(screen.getByRole('link', { name: 'Withdraw money' }).getAttribute('href')).toBe(
      '/mine/fund#withdrawals',
    )
  })

  it('says what the money on hold is for', async () => {
    open()
    expect((await screen.findByRole('link', { name: 'Hoodie' })).getAttribute('href')).toBe(
      '/mine/order/orderDetail?id=o',
    )
    expect(screen.getByRole('link', { name: 'Mug to Berlin' }).getAttribute('href')).toBe(
      '/mine/package/packageDetail?id=p',
    )
    expect(screen.getByText('Package P1')).toBeTruthy()
    expect(screen.getByText('Photos of Paper fan')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Fan' }).getAttribute('href')).toBe('/mine/store')
  })
})

it('lists the newest holds of many, and counts them all', async () => {
  const holds = [1, 2, 3, 4].map((at) => ({
    kind: 'order' as const,
    id: `o${at}`,
    number: `O${at}`,
    name: 'Hoodie',
    image: null,
    frozen_fen: 100,
  }))
  open({
    'GET /funds': {
      available_fen: 0,
      frozen_fen: 95_000,
      withdrawing_fen: 0,
      owed_fen: 0,
      ...clear(0),
      holds,
      hold_count: 900,
      hold_total_fen: 90_000,
    },
  })
  expect(await screen.findByText('900 items')).toBeTruthy()
  expect(screen.getByText('Only the newest 4 are listed.')).toBeTruthy()
  // The sum is that of all of them.
  expect(screen.getByText('¥900.00')).toBeTruthy()
})

describe('debt', () => {
  const owing = {
    available_fen: 0,
    frozen_fen: 0,
    withdrawing_fen: 0,
    owed_fen: 4_200,
    withdrawable_fen: 0,
    why_not_withdraw: 'debt_open' as const,
    standing: {
      debts: [
        { kind: 'recharge' as const, amount_fen: 3_000 },
        { kind: 'return_freight' as const, amount_fen: 1_200 },
      ],
      due: [],
      holds: [{ kind: 'dispute' as const, since: '2026-11-01T00:00:00.000Z', until: null }],
    },
    holds: [],
    hold_count: 0,
    hold_total_fen: 0,
  }

  it('is shown with what will pay it, and blocks withdrawals', async () => {
    open({ 'GET /funds': owing, 'GET /withdrawals': { items: [], next_cursor: null } })
    expect(await screen.findByText('You owe ¥42.00 CNY')).toBeTruthy()
    const withdraw = await screen.findByRole('button', { name: /Withdraw/ })
    await waitFor(() => expect(withdraw.getAttribute('aria-disabled')).toBe('true'))
    expect(screen.getByText(/Money is owed on this account/)).toBeTruthy()
    expect(screen.getByText('Return freight of packages that came back')).toBeTruthy()
    expect(screen.getByText('¥12.00')).toBeTruthy()
  })

  it('is not shown while a payment is disputed: only the dispute is', async () => {
    open({ 'GET /funds': { ...owing, available_fen: 9_000, owed_fen: 0 } })
    expect(await screen.findByText('One of your payments is disputed')).toBeTruthy()
    expect(screen.queryByText(/You owe/)).toBeNull()
  })
})

describe('payouts that are held', () => {
  const held = {
    available_fen: 10_000,
    frozen_fen: 0,
    withdrawing_fen: 0,
    owed_fen: 0,
    withdrawable_fen: 9_500,
    why_not_withdraw: null,
    standing: {
      debts: [],
      due: [{ kind: 'late_storage' as const, amount_fen: 500 }],
      holds: [
        {
          kind: 'password_reset' as const,
          since: '2026-11-01T03:00:00.000Z',
          until: '2026-11-02T03:00:00.000Z',
        },
        {
          kind: 'email_changed' as const,
          since: '2026-11-01T02:00:00.000Z',
          until: '2026-11-02T02:00:00.000Z',
        },
      ],
    },
    holds: [],
    hold_count: 0,
    hold_total_fen: 0,
  }

  it('say why and until the last of the changes, and leave what is due with goods', async () => {
    open({
      'GET /funds': held,
      'GET /withdrawals': { items: [], next_cursor: null },
      'GET /security': {
        email: 'ana@example.com',
        email_verified: true,
        pending_email: null,
        password_changed_at: null,
        created_at: '2026-10-01T00:00:00.000Z',
        two_factor_at: null,
        recovery_codes_left: 0,
      },
    })
    expect(await screen.findByText(/^Nothing is paid out before .*2/)).toBeTruthy()
    expect(screen.getByText(/Your password was reset by email. Your email address was changed./)).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw money' }))
    const form = within(await screen.findByRole('form', { name: 'Withdraw money' }))
    expect(form.getByText('You can withdraw ¥95.00 CNY')).toBeTruthy()
    expect(form.getByText(/¥5.00 of late storage until today/)).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'All of it' }))
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /Amount/ }).value).toBe('95.00')
  })

  it('leave nothing to withdraw if all of it is due', async () => {
    open({
      'GET /funds': { ...held, available_fen: 500, withdrawable_fen: 0 },
      'GET /withdrawals': { items: [], next_cursor: null },
    })
    expect(await screen.findByText(/too little on the balance for what is due/)).toBeTruthy()
  })
})

describe('the statement', () => {
  const rows = async () => within(await screen.findByRole('table', { name: 'Statement' }))

  it('marks in and out by sign and word, with the balance after it and a link to its subject', async () => {
    open({
      'GET /funds/entries': {
        items: [
          entry('1', { name: 'Green hoodie' }),
          entry('2', {
            kind: 'refunded',
            change_fen: 7875,
            balance_after_fen: 199806,
            subject_kind: 'refund_case',
          }),
          entry('3', { kind: 'parcel_paid', subject_kind: 'parcel', subject_number: 'P1', page_id: 'p' }),
          entry('4', {
            kind: 'recharge',
            subject_kind: 'recharge',
            subject_number: 'R1',
            page_id: null,
            change_fen: 150000,
          }),
        ],
        next_cursor: null,
      },
    })
    const table = await rows()
    expect(table.getAllByRole('row')[1]?.textContent).toMatch(/Green hoodieOrder paid.*−¥162.75 out¥1,835.31/)
    expect(table.getAllByRole('row')[2]?.textContent).toMatch(/Refund.*\+¥78.75 in¥1,998.06/)
    expect(table.getByRole('link', { name: 'Package P1' }).getAttribute('href')).toBe(
      '/mine/package/packageDetail?id=p',
    )
    expect(table.getByText('Top-up R1')).toBeTruthy()
  })

  it('is filtered by account, through the address', async () => {
    const { asked, address } = open()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Account' }), 'frozen')
    expect(address()).toBe('/mine/fund?account=frozen')
    expect(
      asked.filter(({ spec }) => spec === 'GET /funds/entries').map(({ query }) => query.get('account')),
    ).toEqual(['available', 'frozen'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Account' }), 'all')
    expect(asked.at(-1)?.query.get('account')).toBeNull()
  })

  it('loads more, page by page', async () => {
    open({
      'GET /funds/entries': ({ query }) =>
        query.get('cursor')
          ? { items: [entry('2', { kind: 'photos_ordered' })], next_cursor: null }
          : { items: [entry('1')], next_cursor: 'more' },
    })
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Detail photos ordered')).toBeTruthy()
    expect(screen.getByText('Order paid')).toBeTruthy()
  })

  it('offers to recharge when there are no movements yet', async () => {
    open()
    expect(await screen.findByText('No transactions yet')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Top up' })).toHaveLength(2)
  })
})

describe('the recharges', () => {
  it('show what was paid at which rate, and let unfinished ones be continued', async () => {
    open({
      'GET /recharges': {
        items: [
          recharge(),
          recharge({ id: 's', number: 'R2', stage: 'created', provider_url: 'https://pay.example/s' }),
        ],
        next_cursor: null,
      },
    })
    const table = within(await screen.findByRole('table', { name: 'Top-ups' }))
    expect(table.getAllByText('$235.56')).toHaveLength(2)
    expect(table.getAllByText(/1 USD = ¥6.573628/)).toHaveLength(2)
    expect(table.getByText('Arrived')).toBeTruthy()
    expect(table.getByRole('link', { name: 'Continue the payment of top-up R2' }).getAttribute('href')).toBe(
      'https://pay.example/s',
    )
  })
})
