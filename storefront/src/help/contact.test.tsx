import '@longhaul/ui/testing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import ContactScreen from './ContactScreen.tsx'

const open = (at: string, replies: Replies) =>
  renderScreen(<ContactScreen />, {
    at,
    replies: { 'GET /configurations': { ...configurationReply, demo: false }, ...replies },
  })

test('a guest asks, and is told where the answer goes', async () => {
  const { asked } = open('/contact', { 'POST /contact': {} })
  await userEvent.type(await screen.findByLabelText('Your name'), 'Gail')
  await userEvent.type(screen.getByLabelText('Email'), 'gail@example.com')
  await userEvent.type(screen.getByLabelText('Your question'), 'Do you ship to Iceland?')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/We answer to gail@example\.com/)).toBeTruthy()
  expect(asked.find(({ spec }) => spec === 'POST /contact')?.body).toEqual({
    name: 'Gail',
    email: 'gail@example.com',
    message: 'Do you ship to Iceland?',
    website: '',
  })
})

test('an incomplete question is not sent', async () => {
  const { asked } = open('/contact', { 'POST /contact': {} })
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  expect((await screen.findAllByText('Please write your question')).length).toBeGreaterThan(0)
  expect(asked.filter(({ spec }) => spec === 'POST /contact')).toEqual([])
})

test('the link of an answer shows what was said, and writes back', async () => {
  const messages = [
    {
      id: '1',
      author: 'shopper',
      author_name: 'Gail',
      body: 'Do you?',
      created_at: '2026-11-02T02:00:00.000Z',
    },
    { id: '2', author: 'staff', author_name: 'Su', body: 'Yes.', created_at: '2026-11-02T03:00:00.000Z' },
  ] as const
  const { asked } = open('/contact?key=k', {
    'POST /contact/thread': { stage: 'closed', messages: [...messages] },
    'POST /contact/thread/messages': {},
  })
  const thread = within(await screen.findByRole('list', { name: 'Messages' }))
  expect(thread.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^You.*Do you\?$/),
    expect.stringMatching(/^Su.*Yes\.$/),
  ])
  expect(screen.getByText(/Write to open it again/)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Write back'), 'Thank you')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(asked.filter(({ spec }) => spec === 'POST /contact/thread')).toHaveLength(2))
  expect(asked.find(({ spec }) => spec === 'POST /contact/thread/messages')?.body).toEqual({
    key: 'k',
    body: 'Thank you',
  })
})

test('a link that opens nothing says so, and leads to the form', async () => {
  open('/contact?key=bad', {
    'POST /contact/thread': refuse(404, 'not_found', 'This page could not be found'),
  })
  expect(await screen.findByText('This link doesn’t work')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
})
