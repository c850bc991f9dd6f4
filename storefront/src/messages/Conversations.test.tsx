import '@longhaul/ui/testing.ts'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type AskedCall, type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import MessagesScreen from './MessagesScreen.tsx'
import type { Conversation, ThreadMessage } from './use-conversations.ts'

const ID = '01989898-0000-4000-8000-000000000001'
const ORDER = '01989898-0000-4000-8000-000000000002'

const conversation = (over: Partial<Conversation> = {}): Conversation => ({
  id: ID,
  subject: 'Two sizes',
  about: { kind: 'order', id: ORDER, number: '10241-5', title: 'Mumian', page_id: ORDER },
  stage: 'answered',
  started_at: '2026-11-12T06:00:00.000Z',
  last_message_at: '2026-11-12T08:00:00.000Z',
  last_message: { author: 'staff', excerpt: 'It fits as usual.' },
  unread_count: 0,
  staff_read_at: '2026-11-12T07:00:00.000Z',
  ...over,
})
const message = (over: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: '01989898-0000-4000-8000-000000000003',
  author: 'shopper',
  author_name: 'Mei',
  body: 'Which one runs small?',
  files: [],
  created_at: '2026-11-12T06:00:00.000Z',
  ...over,
})
const answer = message({
  id: '01989898-0000-4000-8000-000000000004',
  author: 'staff',
  author_name: 'Su',
  body: 'It fits as usual. See https://shop.example/sizes.',
  created_at: '2026-11-12T08:00:00.000Z',
})

function open(at: string, replies: Replies = {}, conversations: Conversation[] = [conversation()]) {
  const thread = conversations[0] ?? conversation()
  return renderScreen(<MessagesScreen />, {
    at,
    replies: {
      'GET /messages': { items: [], next_cursor: null, unread_count: 0 },
      'GET /conversations': { items: conversations, next_cursor: null, unread_count: thread.unread_count },
      'GET /conversations/{id}/messages': {
        conversation: thread,
        items: [answer, message()],
        next_cursor: null,
      },
      'POST /conversations/{id}/read': { unread_count: 0 },
      'GET /orders': { items: [], next_cursor: null, counts: {} },
      'GET /parcels': { items: [], next_cursor: null, counts: {} },
      ...replies,
    },
  })
}
const LIST = '/message?tab=conversations'
const THREAD = `${LIST}&conversation=${ID}`
const sentBy = (asked: readonly AskedCall[], spec: string) => asked.filter((entry) => entry.spec === spec)
const WRITE = 'POST /conversations/{id}/messages'

describe('the list', () => {
  it('shows each subject, the last message and the unread count, and opens the conversation', async () => {
    const { address } = open(LIST, {}, [conversation({ unread_count: 2 }), conversation({ id: ORDER })])
    expect(await screen.findByRole('tab', { name: 'Conversations 2' })).toBeTruthy()
    const [row] = within(await screen.findByRole('list', { name: 'Your conversations' })).getAllByRole('link')
    for (const words of [
      /Two sizes/,
      /Customer service: It fits as usual/,
      /2 unread/,
      /Answered/,
      /Order 10241-5/,
    ])
      expect(row!.textContent).toMatch(words)
    await userEvent.click(row!)
    expect(address()).toBe(THREAD)
    expect(await screen.findByRole('heading', { name: 'Two sizes' })).toBeTruthy()
  })

  it('is empty, with a button to start one', async () => {
    const { address } = open(LIST, {}, [])
    await userEvent.click(await screen.findByRole('link', { name: 'New conversation' }))
    expect(address()).toBe(`${LIST}&ask=new`)
    expect(await screen.findByRole('heading', { name: 'Ask customer service' })).toBeTruthy()
  })
})

describe('the only conversation', () => {
  it('opens by itself', async () => {
    open(LIST)
    expect(await screen.findByRole('heading', { name: 'Two sizes' })).toBeTruthy()
    expect(screen.getByRole('log', { name: 'Messages' })).toBeTruthy()
  })

  it('is not preferred to others', async () => {
    open(LIST, {}, [conversation(), conversation({ id: ORDER, subject: 'Colours' })])
    expect(await screen.findByText('Choose a conversation')).toBeTruthy()
  })
})

describe('a thread', () => {
  it('shows who said what, links addresses and the subject, and reports it as read', async () => {
    const { asked } = open(THREAD, {}, [conversation({ unread_count: 1 })])
    const log = within(await screen.findByRole('log', { name: 'Messages' }))
    const articles = log.getAllByRole('article')
    expect(articles[0]!.textContent).toContain('You')
    expect(articles[0]!.textContent).toContain('Seen')
    expect(articles[1]!.textContent).toContain('Su, customer service')
    expect(log.getByRole('link').getAttribute('href')).toBe('https://shop.example/sizes')
    expect(screen.getByRole('link', { name: 'Order 10241-5' }).getAttribute('href')).toBe(
      `/mine/order/orderDetail?id=${ORDER}`,
    )
    await waitFor(() =>
      expect(sentBy(asked, 'POST /conversations/{id}/read').map(({ body }) => body)).toEqual([
        { message_id: answer.id },
      ]),
    )
  })

  it('sends with Enter, starts a line with Shift+Enter, and sends nothing while a word is being picked', async () => {
    const { asked } = open(THREAD, { [WRITE]: message({ body: 'one\ntwo' }) })
    const box = await screen.findByRole('textbox', { name: 'Message' })
    await userEvent.type(box, 'one{Shift>}{Enter}{/Shift}two')
    const picking = createEvent.keyDown(box, { key: 'Enter' })
    Object.defineProperty(picking, 'isComposing', { value: true })
    fireEvent(box, picking)
    expect(sentBy(asked, WRITE)).toEqual([])
    await userEvent.type(box, '{Enter}')
    await waitFor(() => expect(sentBy(asked, WRITE)).toHaveLength(1))
    expect(sentBy(asked, WRITE)[0]!.body).toEqual({ body: 'one\ntwo', file_ids: [] })
    expect(box).toHaveProperty('value', '')
  })

  it('keeps a message that could not be sent, and resends it under the same key', async () => {
    let up = false
    const { asked } = open(THREAD, {
      [WRITE]: () => (up ? message() : refuse(503, 'try_again', 'Please try again in a moment')),
    })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Are you there?{Enter}')
    const failed = await screen.findByText(/Not sent\. Please try again in a moment/)
    expect(failed.closest('article')!.textContent).toContain('Are you there?')
    up = true
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull())
    const [first, second, ...more] = sentBy(asked, WRITE)
    expect(more).toEqual([])
    expect(second!.headers.get('idempotency-key')).toBe(first!.headers.get('idempotency-key'))
  })

  it('does not send an empty message, and says why', async () => {
    const { asked } = open(THREAD)
    const send = await screen.findByRole('button', { name: /^Send/ })
    expect(send.getAttribute('aria-disabled')).toBe('true')
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), '   {Enter}')
    expect(sentBy(asked, WRITE)).toEqual([])
  })

  it('sends pictures, and refuses other files before they are uploaded', async () => {
    const stored = { id: '01989898-0000-4000-8000-000000000009', url: '/x', width: 2, height: 2 }
    const { asked } = open(THREAD, { 'POST /uploads': stored, [WRITE]: message() })
    const input = await screen.findByLabelText('Add pictures')
    fireEvent.change(input, {
      target: {
        files: [
          new File(['x'], 'shoe.png', { type: 'image/png' }),
          new File(['x'], 'bill.pdf', { type: 'application/pdf' }),
        ],
      },
    })
    expect(await screen.findByRole('img', { name: 'shoe.png' })).toBeTruthy()
    expect(screen.getByText(/^bill\.pdf couldn’t be uploaded/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }))
    await waitFor(() => expect(sentBy(asked, WRITE)[0]!.body).toEqual({ body: '', file_ids: [stored.id] }))
    expect(sentBy(asked, 'POST /uploads')).toHaveLength(1)
  })

  it('is closed when resolved; writing reopens it', async () => {
    const closed = open(THREAD, { 'POST /conversations/{id}/close': {} })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as resolved' }))
    await waitFor(() => expect(sentBy(closed.asked, 'POST /conversations/{id}/close')).toHaveLength(1))
    closed.unmount()
    open(THREAD, {}, [conversation({ stage: 'closed' })])
    expect(await screen.findByText('Closed. Write to open it again.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark as resolved' })).toBeNull()
  })
})

describe('a new conversation', () => {
  const ASK = `${LIST}&ask=order:${ORDER}&number=10241-5`

  it('knows its subject, asks for what is missing, and opens the thread', async () => {
    const { asked, address } = open(ASK, { 'POST /conversations': { id: ID } }, [])
    const subject = await screen.findByRole('textbox', { name: 'Subject' })
    expect(subject).toHaveProperty('value', 'Question: Order 10241-5')
    await userEvent.clear(subject)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Please say in a few words what it is about')).toBeTruthy()
    expect(screen.getByText('Please write your question')).toBeTruthy()
    await userEvent.type(subject, 'Sizes')
    await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'Which one?')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBeNull(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(address()).toBe(THREAD))
    expect(sentBy(asked, 'POST /conversations')[0]!.body).toEqual({
      about: { kind: 'order', id: ORDER },
      subject: 'Sizes',
      body: 'Which one?',
      file_ids: [],
    })
  })

  it('points to an existing conversation about the same subject', async () => {
    open(ASK)
    expect((await screen.findByRole('link', { name: 'Go to that conversation' })).getAttribute('href')).toBe(
      THREAD,
    )
  })

  it('treats a tampered address as a general question', async () => {
    open(`${LIST}&ask=order:'or 1=1&number=x`, {}, [])
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveProperty('value', '')
    expect(screen.getByRole('combobox', { name: 'About' })).toHaveProperty('value', '')
  })
})
