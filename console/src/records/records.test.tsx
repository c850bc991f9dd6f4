import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { HoldNote } from '../shared/HoldNote.tsx'
import { ID, type Replier, renderConsole } from '../shared/testing.tsx'
import ApprovalsScreen from '../approvals/ApprovalsScreen.tsx'
import OrderScreen from './OrderScreen.tsx'
import ShopperScreen from './ShopperScreen.tsx'

const payee = { id: ID(6), code: 'AB12CD', email: 'mei@example.com', nickname: 'Mei' }
const shopper = (
  over: Partial<Reply<'GET /staff/shoppers/{id}'>> = {},
): Reply<'GET /staff/shoppers/{id}'> => ({
  ...payee,
  email_verified: true,
  lang: 'en',
  state: 'active',
  available_fen: 12_300,
  frozen_fen: 0,
  created_at: '2026-10-01T02:00:00.000Z',
  seen_at: null,
  first_name: 'Mei',
  last_name: 'Lin',
  phone: '',
  currency: 'USD',
  two_factor: false,
  withdrawing_fen: 0,
  open_sessions: 1,
  blocked: null,
  points: 0,
  plan: null,
  counts: { orders: 1 },
  notes: [],
  standing: { debts: [], due: [], holds: [], lifted: [] },
  ...over,
})

const openShopper = (replies: Record<string, Replier> = {}, over = {}) =>
  renderConsole(<ShopperScreen />, {
    path: `/shoppers/one?id=${ID(6)}`,
    roles: ['finance'],
    replies: {
      'GET /staff/shoppers/{id}': () => shopper(over),
      'GET /staff/shoppers/{id}/records': () => ({
        items: [
          {
            id: ID(1),
            at: '2026-11-02T02:00:00.000Z',
            number: '10198-1',
            title: 'Good shop',
            state: 'paid',
            detail: '2',
            amount_fen: 13_900,
            after_fen: null,
            page: { kind: 'order', id: ID(1), hint: '' },
          },
        ],
        next_cursor: null,
      }),
      'POST /staff/shoppers/{id}/block': () => shopper({ state: 'blocked' }),
      'POST /staff/adjustments': () => ({ stage: 'requested' }),
      ...replies,
    },
  })

describe('the page of a shopper', () => {
  test('each record links to its page', async () => {
    openShopper()
    const link = await screen.findByRole('link', { name: '10198-1' })
    expect(link.getAttribute('href')).toBe(`/order?id=${ID(1)}`)
    expect(screen.getByText('2 items')).toBeTruthy()
  })

  test('says what is owed, due and held', async () => {
    const standing = {
      debts: [{ kind: 'return_freight', amount_fen: 8_000 }],
      due: [{ kind: 'late_storage', amount_fen: 120 }],
      holds: [{ kind: 'dispute', since: '2026-11-02T01:00:00.000Z', until: null }],
      lifted: [],
    }
    openShopper({}, { standing })
    const card = within(await screen.findByRole('region', { name: 'Standing' }))
    expect(card.getByText('Owes ¥80.00 CNY')).toBeTruthy()
    expect(card.getByText('Late storage until today')).toBeTruthy()
    expect(card.getByText('A payment is disputed, until it is decided')).toBeTruthy()
  })

  test('blocking needs a reason', async () => {
    const { user, sent } = openShopper()
    await user.click(await screen.findByRole('button', { name: 'Block' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Block' }))
    expect(sent).toEqual([])
    await user.type(dialog.getByLabelText('Reason'), 'Stolen card')
    await user.click(dialog.getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ reason: 'Stolen card' }))
  })

  test('a correction is sent with its sign, and never as zero', async () => {
    const { user, sent } = openShopper()
    await user.click(await screen.findByRole('button', { name: 'Correct balance' }))
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(sheet.getByRole('radio', { name: 'Take from the balance' }))
    await user.type(sheet.getByLabelText(/^Amount/), '0')
    await user.selectOptions(sheet.getByLabelText(/^Cause/), 'wrong_credit')
    await user.type(sheet.getByLabelText(/^Reason/), 'Credited twice')
    await user.click(sheet.getByRole('button', { name: 'Correct' }))
    expect(sent).toEqual([])
    await user.clear(sheet.getByLabelText(/^Amount/))
    await user.type(sheet.getByLabelText(/^Amount/), '12.50')
    await user.click(sheet.getByRole('button', { name: 'Correct' }))
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        shopper_id: ID(6),
        amount_fen: -1_250,
        cause: 'wrong_credit',
        reason: 'Credited twice',
      }),
    )
  })

  test('a deleted account can be neither blocked nor corrected', async () => {
    openShopper({}, { state: 'closed' })
    await screen.findByText('The shopper deleted this account')
    expect(screen.queryByRole('button', { name: /Block|Correct/ })).toBeNull()
  })
})

describe('a waiting correction', () => {
  const open = (asked_by: string) =>
    renderConsole(<ApprovalsScreen />, {
      path: '/approvals?view=corrections',
      roles: ['finance'],
      replies: {
        'GET /staff/adjustments': () => ({
          items: [
            {
              id: ID(2),
              number: 'A50107-3',
              stage: 'requested',
              stage_at: '2026-11-02T02:00:00.000Z',
              amount_fen: -250_000,
              cause: 'wrong_credit',
              reason: 'Credited twice',
              order: { id: ID(4), number: 'O50107-1' },
              shopper: payee,
              available_fen: 300_000,
              two_people: true,
              asked_by,
              asked_by_name: 'Fei',
              why_not_second: asked_by === ID(1) ? 'second_person_needed' : null,
              decided_by: null,
              decided_by_name: null,
              decision_note: '',
              created_at: '2026-11-02T02:00:00.000Z',
            },
          ],
          next_cursor: null,
        }),
        'POST /staff/adjustments/{id}/book': () => ({ stage: 'booked' }),
      },
    })
  const off = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

  test('is booked by a second person', async () => {
    const { user, sent } = open(ID(9))
    await screen.findByRole('article', { name: 'A50107-3' })
    expect(screen.getByRole('link', { name: 'O50107-1' })).toBeTruthy()
    await waitFor(() => expect(off('Book')).toBe(false))
    await user.click(screen.getByRole('button', { name: 'Book' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('the person who requested it can only withdraw it', async () => {
    // The id of the member who is logged in here.
    open(ID(1))
    await screen.findByRole('button', { name: 'Withdraw' })
    expect(off('Book')).toBe(true)
    expect(off('Withdraw')).toBe(false)
  })
})

test('an order shows at the top what its shopper sees and whose turn it is; its timeline shows only the chosen kind', async () => {
  const entry = { about: '', from: '', to: '', amount_fen: null, note: '', transaction: null, page: null }
  const { user } = renderConsole(<OrderScreen />, {
    path: `/order?id=${ID(1)}`,
    roles: ['support'],
    replies: {
      'GET /staff/orders/{id}': () => ({
        id: ID(1),
        number: '10198-1',
        shopper: { id: ID(6), code: 'AB12CD', name: 'Mei', lang: 'en' },
        warehouse_id: 'GZ',
        platform: 'taobao',
        seller_name: '好店',
        contact: '',
        remark: '',
        created_at: '2026-11-02T02:00:00.000Z',
        pay_by: '2026-11-03T02:00:00.000Z',
        paid_at: null,
        review_due_at: null,
        total_fen: 0,
        cost_fen: 0,
        turn: {
          next: {
            kind: 'pay',
            about: 'order_unpaid',
            waits: true,
            by: '2026-11-03T02:00:00.000Z',
            otherwise: 'cancelled',
            pay_fen: 13_900,
            back_fen: null,
            day_fen: null,
          },
          actor: 'shopper',
          since: '2026-11-02T02:00:00.000Z',
          by: '2026-11-03T02:00:00.000Z',
        },
        items: [],
      }),
      'GET /staff/orders/{id}/timeline': () => ({
        cut: false,
        entries: [
          {
            ...entry,
            at: '2026-11-02T03:00:00.000Z',
            kind: 'money',
            what: 'order_paid',
            from: 'available',
            to: 'frozen',
            amount_fen: 13_900,
            actor: 'shopper',
            actor_name: '',
            transaction: 7,
          },
          {
            ...entry,
            at: '2026-11-02T02:00:00.000Z',
            kind: 'step',
            what: 'pay',
            from: 'pending_payment',
            to: 'in_review',
            actor: 'shopper',
            actor_name: '',
          },
        ],
      }),
    },
  })
  expect(await screen.findByText('Waiting for your payment')).toBeTruthy()
  expect(screen.getByText('Whose turn').nextElementSibling?.textContent).toBe('Shopper')
  const list = within(await screen.findByRole('list', { name: 'Timeline' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getByText('Pending payment → To review')).toBeTruthy()
  // Support does not read the books.
  expect(list.queryByRole('link', { name: 'Transaction #7' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Money' }))
  await waitFor(() => expect(screen.queryByText('Pending payment → To review')).toBeNull())
  expect(screen.getByText('Balance → On hold')).toBeTruthy()
})

test('a record held by a colleague says so and can be taken over after a warning', async () => {
  const { user, sent } = renderConsole(<HoldNote kind="refund_case" id={ID(3)} />, {
    replies: {
      'GET /staff/holds': () => ({
        items: [
          {
            kind: 'refund_case',
            id: ID(3),
            by: ID(8),
            by_name: 'Lin',
            taken_at: '2026-11-02T02:00:00.000Z',
            until_at: '2026-11-02T02:05:00.000Z',
          },
        ],
      }),
      'POST /staff/holds': () => ({}),
      'POST /staff/holds/drop': () => ({}),
    },
  })
  expect(await screen.findByText('Lin is working on this')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take over' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take over' }))
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ kind: 'refund_case', id: ID(3), take_over: true }))
})
