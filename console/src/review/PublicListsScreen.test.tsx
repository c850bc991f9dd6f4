import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import type { StaffPublicList } from './PublicListCard.tsx'
import PublicListsScreen from './PublicListsScreen.tsx'

const list: StaffPublicList = {
  id: ID(5),
  code: 'k7m2p9qrtw',
  state: 'shown',
  title: 'Bags like the real ones',
  intro: 'Ask me for more',
  shown_name: 'Nora',
  shopper: { id: ID(1), code: 'U1001' },
  goods_count: 1,
  goods: ['包'],
  published_at: '2026-11-02T01:00:00.000Z',
  updated_at: '2026-11-02T01:00:00.000Z',
  taken_down_at: null,
  taken_down_reason: '',
  open_reports: 1,
  reports: [
    {
      id: ID(7),
      reason: 'counterfeit',
      words: 'A copy of ours',
      created_at: '2026-11-03T01:00:00.000Z',
      decided_at: null,
    },
  ],
}
const down: StaffPublicList = {
  ...list,
  state: 'taken_down',
  taken_down_at: '2026-11-04T01:00:00.000Z',
  taken_down_reason: 'It advertises',
  open_reports: 0,
}

const open = (view: string, items: StaffPublicList[]) =>
  renderConsole(<PublicListsScreen />, {
    path: `/reviews/lists${view}`,
    roles: ['support'],
    replies: {
      'GET /staff/public_lists': () => ({ items, next_cursor: null }),
      'POST /staff/public_lists/{id}/take_down': () => down,
      'POST /staff/public_lists/{id}/keep': () => ({ ...list, open_reports: 0 }),
      'POST /staff/public_lists/{id}/put_back': () => list,
    },
  })

test('a reported list is read and taken down with a reason that its shopper gets', async () => {
  const { user, sent } = open('', [list])
  expect(await screen.findByText('Counterfeits or rights')).toBeTruthy()
  expect(screen.getByText('· A copy of ours')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take down' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'It advertises' }))
  await user.click(dialog.getByRole('button', { name: 'Take down' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ reason: 'It advertises' }))
})

test('a reported list stays', async () => {
  const { user, sent } = open('', [list])
  await user.click(await screen.findByRole('button', { name: 'Leave it public' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('a list that was taken down says what its shopper was told, and can be put back', async () => {
  const { user, sent } = open('?view=taken_down', [down])
  expect(await screen.findByText(/Told the shopper: It advertises/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Put back' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})
