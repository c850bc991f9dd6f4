import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ID, type Replier, Refused, renderConsole } from '../shared/testing.tsx'
import ConversationsScreen, { type ConversationRow } from './ConversationsScreen.tsx'
import type { StaffConversation, StaffMessage } from './use-talk.ts'

const row = (over: Partial<ConversationRow> = {}): ConversationRow => ({
  id: ID(10),
  subject: '尺码',
  about: { kind: 'order', id: ID(20), number: '10241-5', title: 'Mumian', page_id: ID(20) },
  stage: 'waiting',
  started_at: '2026-11-02T00:00:00.000Z',
  last_message_at: '2026-11-02T00:00:00.000Z',
  last_message: { author: 'shopper', excerpt: '偏大吗？' },
  unread_count: 1,
  waiting_since: '2026-11-02T00:00:00.000Z',
  shopper: {
    id: ID(30),
    name: '小雨',
    code: 'NH8MH3',
    email: 'xiaoyu@example.com',
    lang: 'zh',
    proved: true,
  },
  holder: null,
  shopper_read_at: '2026-11-02T00:00:00.000Z',
  ...over,
})
const GUEST = {
  id: null,
  name: 'Ana Lima',
  code: '',
  email: 'ana@example.com',
  lang: 'en' as const,
  proved: false,
}
const message = (over: Partial<StaffMessage> = {}): StaffMessage => ({
  id: ID(40),
  author: 'shopper',
  author_name: '小雨',
  body: '偏大吗？',
  internal: false,
  files: [],
  created_at: '2026-11-02T00:00:00.000Z',
  ...over,
})
const LIN = { id: ID(2), name: 'Lin', since: '2026-11-02T01:00:00.000Z' }
const ANSWER = 'POST /staff/conversations/{id}/messages'

function open(
  conversation: Partial<StaffConversation> = {},
  replies: Record<string, Replier> = {},
  messages: StaffMessage[] = [message()],
) {
  return renderConsole(<ConversationsScreen />, {
    path: '/conversations',
    roles: ['support'],
    replies: {
      'GET /staff/conversations': () => ({
        items: [row(conversation)],
        next_cursor: null,
        counts: { waiting: 1, mine: 0, open: 1 },
      }),
      'GET /staff/conversations/{id}': () => ({ ...row(), steps: [], ...conversation }),
      'GET /staff/conversations/{id}/messages': () => ({ items: messages.toReversed(), next_cursor: null }),
      'POST /staff/conversations/{id}/read': () => ({}),
      'GET /staff/conversation_desk': () => ({ items: [{ id: LIN.id, name: LIN.name }] }),
      'GET /staff/canned_answers': () => ({
        items: [
          {
            id: ID(50),
            title_en: 'Sizes',
            title_zh: '尺码',
            body_en: 'Hello {name}, {number} fits as usual.',
            body_zh: '{name}，你好，{number} 尺码正常。',
            updated_at: '2026-11-01T00:00:00.000Z',
            updated_by: null,
          },
        ],
      }),
      [ANSWER]: () => message({ author: 'staff' }),
      ...replies,
    },
  })
}
const box = (name = 'Answer') => screen.findByRole('textbox', { name })

describe('the desk', () => {
  test('warns of a guest whose address is not verified, until it is', async () => {
    const warning = /This address isn’t verified: don’t say anything about an account or an order/
    open({ shopper: GUEST })
    expect(await screen.findByText('Ana Lima, reads English')).toBeTruthy()
    expect(screen.getByText('ana@example.com')).toBeTruthy()
    expect(screen.getByText(warning)).toBeTruthy()
    cleanup()
    open({ shopper: { ...GUEST, proved: true } })
    expect(await screen.findByText('ana@example.com')).toBeTruthy()
    expect(screen.queryByText(warning)).toBeNull()
  })

  test('answers in the shopper’s language, with a canned answer that is filled in', async () => {
    const { user, sent } = open()
    expect(await screen.findByText(/小雨 · NH8MH3, reads Chinese/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Choose a canned answer' }))
    const find = await screen.findByRole('textbox', { name: 'Find a canned answer' })
    expect(document.activeElement).toBe(find)
    await user.type(find, 'nothing like it')
    expect(screen.getByText('No canned answer matches.')).toBeTruthy()
    await user.clear(find)
    await user.type(find, '尺码')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('小雨，你好，10241-5 尺码正常。')
    await user.keyboard('{Enter}')
    expect(await box()).toHaveProperty('value', '小雨，你好，10241-5 尺码正常。')
    await user.type(await box(), '{Enter}')
    await waitFor(() =>
      expect(sent.find(({ spec }) => spec === ANSWER)?.body).toEqual({
        body: '小雨，你好，10241-5 尺码正常。',
        file_ids: [],
        internal: false,
        close: false,
      }),
    )
    await waitFor(async () => expect(await box()).toHaveProperty('value', ''))
  })

  test('a canned answer with a missing number is not sent until one is filled in', async () => {
    const { user, sent } = open({ about: null })
    await user.click(await screen.findByRole('button', { name: 'Choose a canned answer' }))
    await user.click(await screen.findByText('小雨，你好，{number} 尺码正常。'))
    await user.type(await box(), '{Enter}')
    expect(screen.getAllByText('Replace {number} with the actual words first').length).toBeGreaterThan(0)
    expect(sent.filter(({ spec }) => spec === ANSWER)).toEqual([])
    fireEvent.input(await box(), { target: { value: '小雨，你好，它尺码正常。' } })
    await user.type(await box(), '{Enter}')
    await waitFor(() => expect(sent.some(({ spec }) => spec === ANSWER)).toBe(true))
  })

  test('a colleague’s conversation accepts notes, and answers only once it is taken over', async () => {
    const { user, sent } = open({ holder: LIN }, { 'POST /staff/conversations/{id}/take': () => ({}) })
    expect((await screen.findAllByText('Lin has this conversation')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull()
    await user.type(await box('Note for colleagues'), 'The seller told me{Enter}')
    await waitFor(() =>
      expect(sent.find(({ spec }) => spec === ANSWER)?.body).toMatchObject({ internal: true }),
    )
    await user.click(screen.getByRole('button', { name: /^Take over from Lin/ }))
    await waitFor(() =>
      expect(sent.find(({ spec }) => spec.endsWith('/take'))?.body).toEqual({ from_staff_id: LIN.id }),
    )
  })

  test('says who was first and keeps what was typed', async () => {
    const { user } = open(
      {},
      {
        [ANSWER]: () =>
          new Refused(409, 'A colleague is handling this conversation', {
            error: 'transition_not_allowed',
            reason: 'conversation_taken',
          }),
      },
    )
    await user.type(await box(), 'On its way{Enter}')
    expect(await screen.findByText('A colleague is handling this conversation')).toBeTruthy()
    expect(await box()).toHaveProperty('value', 'On its way')
  })

  test('hands over with a note for the colleague', async () => {
    const { user, sent } = open({}, { 'POST /staff/conversations/{id}/hand_over': () => ({}) })
    await user.click(await screen.findByRole('button', { name: 'Hand over' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'To' }), 'Lin')
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'You know the seller')
    await user.click(dialog.getByRole('button', { name: 'Hand over' }))
    await waitFor(() =>
      expect(sent.find(({ spec }) => spec.endsWith('/hand_over'))?.body).toEqual({
        staff_id: LIN.id,
        note: 'You know the seller',
      }),
    )
  })

  test('distinguishes notes from answers, and shows the steps in between', async () => {
    open(
      {
        steps: [
          {
            step: 'hand_over',
            actor_name: 'Su',
            by_shopper: false,
            to_name: 'Lin',
            note: 'Please',
            created_at: '2026-11-02T00:30:00.000Z',
          },
        ],
      },
      {},
      [
        message(),
        message({
          id: ID(41),
          author: 'staff',
          author_name: 'Su',
          body: 'Careful',
          internal: true,
          created_at: '2026-11-02T00:40:00.000Z',
        }),
      ],
    )
    const log = await screen.findByRole('log', { name: 'Messages' })
    const order = ['偏大吗？', 'Su handed it to Lin', 'Careful'].map((words) =>
      log.textContent!.indexOf(words),
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order[0]).toBeGreaterThanOrEqual(0)
    expect(within(log).getByText(/Note for colleagues/)).toBeTruthy()
  })

  test('an empty desk says so', async () => {
    renderConsole(<ConversationsScreen />, {
      path: '/conversations',
      replies: {
        'GET /staff/conversations': () => ({
          items: [],
          next_cursor: null,
          counts: { waiting: 0, mine: 0, open: 0 },
        }),
      },
    })
    expect(await screen.findByText('No one is waiting for an answer.')).toBeTruthy()
  })
})
