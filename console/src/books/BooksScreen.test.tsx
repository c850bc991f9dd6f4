import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ID, type Replier, renderConsole } from '../shared/testing.tsx'
import BooksScreen from './BooksScreen.tsx'

type Transaction = Reply<'GET /staff/ledger'>['items'][number]
const account = (kind: Transaction['postings'][number]['from']['kind'], owner = '') => ({
  kind,
  owner,
  currency: 'CNY',
})
const transaction = (id: number, over: Partial<Transaction> = {}): Transaction => ({
  id,
  kind: 'refunded',
  cause: { kind: 'refund_case', id: ID(5), number: '10198-1', stage: 'refunded' },
  shopper: { id: ID(6), code: 'AB12CD', email: 'mei@example.com', nickname: 'Mei' },
  actor: { kind: 'staff', name: 'Fei' },
  created_at: '2026-11-02T02:00:00.000Z',
  postings: [
    {
      from: account('supplier'),
      to: account('available', 'AB12CD'),
      amount: 12_900,
      currency: 'CNY',
      from_balance_after: null,
      to_balance_after: 20_000,
    },
  ],
  ...over,
})

const choices = (last_check: Reply<'GET /staff/ledger/choices'>['last_check']) => ({
  accounts: [],
  kinds: ['refunded'],
  first_month: '2026-10',
  last_check,
})

const open = (replies: Record<string, Replier> = {}, path = '/books') =>
  renderConsole(<BooksScreen />, {
    path,
    roles: ['finance'],
    replies: {
      'GET /staff/ledger': () => ({ items: [transaction(7)], next_cursor: null }),
      'GET /staff/ledger/choices': () =>
        choices({ at: '2026-11-02T01:00:00.000Z', balanced: true, error: '' }),
      ...replies,
    },
  })

describe('the ledger explorer', () => {
  test('a row links to its number, cause, shopper and accounts', async () => {
    open()
    const list = within(await screen.findByRole('list', { name: 'Transactions' }))
    const goal = (name: string | RegExp) => list.getByRole('link', { name }).getAttribute('href')
    expect(list.getByText('Refund')).toBeTruthy()
    expect(goal('10198-1')).toBe('/books?q=10198-1')
    expect(goal(/^Open 10198-1/)).toBe(`/refunds?stage=refunded&id=${ID(5)}`)
    await list.findByRole('link', { name: 'Mei' })
    expect(goal('Mei')).toBe(`/shoppers/one?id=${ID(6)}`)
    expect(goal('AB12CD')).toBe('/books?q=AB12CD')
    expect(goal(/Balance/)).toContain('account=available%2FAB12CD%2FCNY')
    expect(list.getByText('by Fei')).toBeTruthy()
  })

  test('keeps the filters in the address and sends them to the server', async () => {
    const asked: string[] = []
    open(
      {
        'GET /staff/ledger': ({ params }) => {
          asked.push(params.get('q') ?? '')
          return { items: [], next_cursor: null }
        },
      },
      '/books?q=AB12CD',
    )
    await screen.findByText('No transactions match.')
    expect(asked).toContain('AB12CD')
  })

  test('appends the next page on demand', async () => {
    const { user } = open({
      'GET /staff/ledger': ({ params }) =>
        params.get('cursor')
          ? { items: [transaction(6)], next_cursor: null }
          : { items: [transaction(7)], next_cursor: 'next' },
    })
    await screen.findByRole('link', { name: 'Transaction #7' })
    expect(screen.queryByRole('link', { name: 'Transaction #6' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /more/i }))
    await screen.findByRole('link', { name: 'Transaction #6' })
    expect(screen.getByRole('link', { name: 'Transaction #7' })).toBeTruthy()
  })

  test('a failed list offers a retry', async () => {
    let tries = 0
    const { user } = open({
      'GET /staff/ledger': () => {
        tries += 1
        if (tries === 1) throw new TypeError('failed to fetch')
        return { items: [transaction(7)], next_cursor: null }
      },
    })
    await user.click(await screen.findByRole('button', { name: /again/i }))
    await screen.findByRole('link', { name: 'Transaction #7' })
  })
})

describe('the check of the books', () => {
  test('shows when the last check passed, or what was wrong', async () => {
    open()
    expect(await screen.findByText('The books balance')).toBeTruthy()
  })

  test('lists the faults that the check found', async () => {
    const { user } = open({
      'POST /staff/books/check': () => ({
        balanced: false,
        faults: [{ check: 'no balance is negative', detail: 'available of ab holds -1' }],
      }),
    })
    await screen.findByText('The books balance')
    await user.click(screen.getByRole('button', { name: /Check/ }))
    await waitFor(() => expect(screen.getByText(/available of ab holds -1/)).toBeTruthy())
  })
})
