import '@longhaul/ui/testing.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import MessagesScreen from './MessagesScreen.tsx'
import type { Message } from './message-link.ts'

const message = (over: Partial<Message> = {}): Message => ({
  id: 'm',
  kind: 'parcel_shipped',
  group: 'news',
  title: 'Package P1 is on its way',
  moments: [],
  body: 'EMS, tracking number EA1.',
  subject_kind: 'parcel',
  subject_id: 'p',
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

const emptyDesk: Reply<'GET /desk'> = {
  waiting: { count: 0, items: [] },
  under_way: { count: 0, items: [] },
  coming: { count: 0, items: [] },
  shelf: { count: 0, ready_count: 0, ready_grams: 0, ready_more: false, items: [] },
  bought: [],
  has_ordered: false,
  available_fen: 0,
  frozen_fen: 0,
  owed_fen: 0,
}

const waitingAbout = (id: string): Reply<'GET /desk'>['waiting']['items'][number] => ({
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
      'GET /desk': emptyDesk,
      'POST /messages/read': { unread_count: 0 },
      ...replies,
    },
  })
const reads = (asked: readonly { spec: string; body: unknown }[]) =>
  asked.filter(({ spec }) => spec === 'POST /messages/read').map(({ body }) => body)

/** Marks all as read, once there is something to mark. */
async function markAll() {
  await screen.findByRole('button', { name: /Unread: Package/ })
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
}

afterEach(() => vi.useRealTimers())

describe('the inbox', () => {
  it('opens a message in place, marks it as read, and links its subject', async () => {
    const { asked } = open([message()])
    const title = await screen.findByRole('button', { name: /Unread: Package P1 is on its way/ })
    expect(screen.queryByRole('link', { name: 'See the package' })).toBeNull()
    await userEvent.click(title)
    expect(title.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('link', { name: 'See the package' }).getAttribute('href')).toBe(
      '/mine/package/packageDetail?id=p',
    )
    await waitFor(() => expect(reads(asked)).toEqual([{ ids: ['m'] }]))
  })

  it('does not mark a read message again', async () => {
    const { asked } = open([message({ read_at: '2026-11-13T00:00:00.000Z' })])
    await userEvent.click(await screen.findByRole('button', { name: /Package P1/ }))
    expect(reads(asked)).toEqual([])
  })

  it('shows times by the reader’s clock, and pending decisions before news', async () => {
    const at = '2026-11-24T04:17:00.000Z'
    const text = '24 Nov 2026, 12:17 China time (UTC+8)'
    const asked = message({
      id: 'q',
      kind: 'question_asked',
      group: 'decision',
      title: `Please decide by ${text}: something changed`,
      body: '',
      moments: [{ text, at, only: null }],
      subject_kind: 'order',
      subject_id: 'waits',
    })
    const settled = message({
      id: 's',
      kind: 'order_placed',
      group: 'decision',
      title: 'Please pay',
      subject_kind: 'order',
      subject_id: 'waits',
    })
    const desk = { ...emptyDesk, waiting: { count: 1, items: [waitingAbout('waits')] } }
    open([settled, asked], { 'GET /desk': desk })
    const decisions = await screen.findByRole('list', { name: 'Waiting for your decision' })
    expect(within(decisions).getByText(/Please decide by/).textContent).not.toContain('China time')
    expect(
      within(decisions)
        .getByText(/Please decide by/)
        .querySelector('time')
        ?.getAttribute('datetime'),
    ).toBe(at)
    const asks = within(decisions).getByRole('heading', { level: 3 }).textContent
    expect(asks).toContain('The price has changed')
    expect(asks).not.toContain('decide by')
    expect(within(screen.getByRole('list', { name: /^News / })).getByText('Please pay')).toBeTruthy()
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

  it('puts the decision with the nearest deadline first, with its goods and its button, which marks it as read', async () => {
    const decisionOn = (id: string) =>
      message({
        id,
        kind: 'question_asked',
        group: 'decision',
        title: `Decide on ${id}`,
        subject_kind: 'order',
        subject_id: id,
      })
    const waitingUntil = (id: string, by: string) => {
      const waiting = waitingAbout(id)
      return { ...waiting, image: `/${id}.webp`, step: { ...waiting.step, by } }
    }
    const items = [
      waitingUntil('later', '2099-11-25T00:00:00.000Z'),
      waitingUntil('sooner', '2099-11-24T00:00:00.000Z'),
    ]
    const { asked } = open([decisionOn('later'), decisionOn('sooner')], {
      'GET /desk': { ...emptyDesk, waiting: { count: 2, items } },
    })
    const decisions = await screen.findByRole('list', { name: 'Waiting for your decision' })
    const rows = within(decisions).getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('img')?.getAttribute('src'))).toEqual([
      '/sooner.webp',
      '/later.webp',
    ])
    const answer = within(rows[0]!).getByRole('link', { name: 'Accept or decline' })
    expect(answer.getAttribute('href')).toBe('/mine/order/orderDetail?id=sooner')
    await userEvent.click(answer)
    await waitFor(() => expect(reads(asked)).toEqual([{ ids: ['sooner'] }]))
  })

  it('shows the number of unread messages in the title', async () => {
    open([message(), message({ id: 'n' }), message({ id: 'o', read_at: '2026-11-13T00:00:00.000Z' })])
    await waitFor(() => expect(document.title).toContain('Messages (2 unread)'))
  })

  it('filters by unread and by subject, through the address', async () => {
    const { asked, address } = open([message()])
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Unread only (1)' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'funds')
    expect(address()).toBe('/message?unread=1&about=funds')
    expect(asked.map(({ query }) => query.toString())).toContain('unread=true&subject_kind=funds&limit=20')
  })

  it('reverts Mark all with Undo, without a request', async () => {
    const { asked } = open([message()])
    await markAll()
    expect(screen.queryByRole('button', { name: /Unread: Package/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('button', { name: /Unread: Package/ })).toBeTruthy()
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
