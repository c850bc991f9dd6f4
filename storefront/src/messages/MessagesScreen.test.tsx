import '@longhaul/ui/testing.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import type { Waiting } from '../shared/waiting/desk-data.ts'
import type { Conversation } from './use-conversations.ts'
import MessagesScreen from './MessagesScreen.tsx'
import type { Message } from './NewsRow.tsx'

const message = (over: Partial<Message> = {}): Message => ({
  id: 'm',
  kind: 'parcel_shipped',
  group: 'news',
  title: 'Package P1 is on its way',
  moments: [],
  body: 'EMS, tracking number EA1.',
  subject_kind: 'parcel',
  subject_id: 'p',
  image: null,
  amount_fen: null,
  read_at: null,
  created_at: '2026-11-12T06:51:00.000Z',
  ...over,
})
const inbox = (items: Message[]) => ({
  items,
  next_cursor: null,
  unread_count: items.filter((item) => !item.read_at).length,
})

const waitingAbout = (id: string): Waiting => ({
  step: {
    kind: 'answer',
    about: 'price_changed',
    waits: true,
    by: null,
    otherwise: null,
    pay_fen: null,
    back_fen: null,
    day_fen: null,
  },
  subject: { kind: 'order', id, number: 'O1' },
  order_item_id: null,
  stock_item_id: null,
  title: '',
  options_text: '',
  quantity: 1,
  item_count: 1,
  image: null,
  photos: [],
  note: '',
})

const open = (items: Message[], replies: Replies = {}, at = '/message') =>
  renderScreen(<MessagesScreen />, {
    at,
    replies: {
      'GET /messages': inbox(items),
      'GET /desk/waiting': { count: 0, items: [] },
      'GET /conversations': { items: [], next_cursor: null, unread_count: 0 },
      'POST /messages/read': { unread_count: 0 },
      ...replies,
    },
  })
const reads = (asked: readonly { spec: string; body: unknown }[]) =>
  asked.filter(({ spec }) => spec === 'POST /messages/read').map(({ body }) => body)

/** Marks all as read, once there is something to mark. */
async function markAll() {
  await screen.findByRole('link', { name: /Unread: Package/ })
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
}

afterEach(() => vi.useRealTimers())

describe('the inbox', () => {
  it('leads from news to its subject, and marks it as read', async () => {
    const { asked, address } = open([message()])
    const title = await screen.findByRole('link', { name: /Unread: Package P1 is on its way/ })
    expect(screen.getByText('EMS, tracking number EA1.')).toBeTruthy()
    await userEvent.click(title)
    expect(address()).toBe('/mine/package/packageDetail?id=p')
    await waitFor(() => expect(reads(asked)).toEqual([{ ids: ['m'] }]))
  })

  it('does not mark read news again', async () => {
    const { asked } = open([message({ read_at: '2026-11-13T00:00:00.000Z' })])
    await userEvent.click(await screen.findByRole('link', { name: /Package P1/ }))
    expect(reads(asked)).toEqual([])
  })

  it('shows times by the reader’s clock', async () => {
    const at = '2026-11-24T04:17:00.000Z'
    const text = '24 Nov 2026, 12:17 China time (UTC+8)'
    open([message({ title: `Paid by ${text}`, body: '', moments: [{ text, at, only: null }] })])
    const title = await screen.findByRole('link', { name: /Paid by/ })
    expect(title.textContent).not.toContain('China time')
    expect(title.querySelector('time')?.getAttribute('datetime')).toBe(at)
  })

  it('lists what waits completely and first, as the server sorts it, however much news is loaded', async () => {
    const waiting = [
      { ...waitingAbout('sooner'), order_item_id: 'i1', image: '/sooner.webp' },
      { ...waitingAbout('later'), order_item_id: 'i2', image: '/later.webp' },
    ]
    const { asked } = open([message()], { 'GET /desk/waiting': { count: 2, items: waiting } })
    const list = await screen.findByRole('list', { name: 'Two things are waiting for you' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('img')?.getAttribute('src'))).toEqual([
      '/sooner.webp',
      '/later.webp',
    ])
    // The first is answered here, the others on their pages.
    expect(within(rows[0]!).getAllByRole('button')).toHaveLength(2)
    expect(within(rows[1]!).getByRole('link', { name: 'Accept or decline' }).getAttribute('href')).toBe(
      '/mine/order/orderDetail?id=later',
    )
    expect(
      asked
        .find(({ spec, query }) => spec === 'GET /messages' && query.get('limit') === '20')
        ?.query.get('group'),
    ).toBe('news')
  })

  it('lists unread answers with how they begin', async () => {
    const conversation: Conversation = {
      id: 'c1',
      subject: 'Papers for customs',
      about: null,
      stage: 'answered',
      started_at: '2026-11-12T06:00:00.000Z',
      last_message_at: '2026-11-12T08:00:00.000Z',
      last_message: { author: 'staff', excerpt: 'Please send the invoice.' },
      unread_count: 1,
      staff_read_at: '2026-11-12T07:00:00.000Z',
    }
    const { asked } = open([], {
      'GET /conversations': { items: [conversation], next_cursor: null, unread_count: 1 },
    })
    const answers = await screen.findByRole('list', { name: 'New answers' })
    const answer = within(answers).getByRole('link')
    expect(answer.textContent).toContain('Please send the invoice.')
    expect(answer.getAttribute('href')).toBe('/message?tab=conversations&conversation=c1')
    expect(
      asked.some(({ spec, query }) => spec === 'GET /conversations' && query.get('unread') === 'true'),
    ).toBe(true)
  })

  it('groups news by days, showing only the time of each', async () => {
    open([
      message({ id: 'b', title: 'Second', created_at: '2026-11-12T09:00:00.000Z' }),
      message({ id: 'a', title: 'First', created_at: '2026-11-12T06:51:00.000Z' }),
      message({ id: 'o', title: 'Older', created_at: '2026-11-10T06:51:00.000Z' }),
    ])
    const day = await screen.findByRole('list', { name: 'News 12 Nov 2026' })
    expect(within(day).getAllByRole('listitem')).toHaveLength(2)
    expect(within(day).getByText('Second').closest('li')?.querySelector('time')?.textContent).toMatch(
      /^\d\d:\d\d$/,
    )
    expect(within(screen.getByRole('list', { name: 'News 10 Nov 2026' })).getByText('Older')).toBeTruthy()
  })

  it('filters by unread and by subject, through the address', async () => {
    const { asked, address } = open([message()])
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Unread only (1)' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'funds')
    expect(address()).toBe('/message?unread=1&about=funds')
    expect(asked.map(({ query }) => query.toString())).toContain(
      'group=news&unread=true&subject_kind=funds&limit=20',
    )
  })

  it('reverts Mark all with Undo, without a request', async () => {
    const { asked } = open([message()])
    await markAll()
    expect(screen.queryByRole('link', { name: /Unread: Package/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('link', { name: /Unread: Package/ })).toBeTruthy()
    expect(reads(asked)).toEqual([])
  })

  it('marks all when the time for Undo has passed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked } = open([message()])
    await markAll()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(reads(asked)).toEqual([{ all: true }])
  })

  it('marks all immediately when the page is left', async () => {
    const { asked, unmount } = open([message()])
    await markAll()
    unmount()
    await waitFor(() => expect(reads(asked)).toEqual([{ all: true }]))
  })

  it('says when there is nothing, and why', async () => {
    open([], {}, '/message?unread=1')
    expect(await screen.findByText('You have read everything.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Mark all as read/ }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })
})
