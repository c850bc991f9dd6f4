import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import type { StaffCreator } from './creator.ts'
import CreatorsScreen from './CreatorsScreen.tsx'

const creator: StaffCreator = {
  id: ID(5),
  code: 'k7m2p9qrtw',
  state: 'applied',
  shopper: { id: ID(1), code: 'U1001' },
  shown_name: 'Nora',
  about: 'My channel',
  reason: '',
  own_per_mille: null,
  usual_per_mille: 200,
  applied_at: '2026-11-02T01:00:00.000Z',
  state_at: '2026-11-02T01:00:00.000Z',
  visits: 0,
  registrations: 0,
  orders: 0,
  waiting_fen: 0,
  paid_fen: 0,
  owed_fen: 0,
  checking: 0,
}
const share = {
  id: ID(7),
  creator: { id: ID(5), shown_name: 'Nora' },
  shopper: { id: ID(2), code: 'U1002' },
  order: { id: ID(3), number: 'O000102413' },
  state: 'checking',
  fee_fen: 300,
  rate_per_mille: 200,
  share_fen: 60,
  taken_back_fen: 15,
  kept_fen: 0,
  signs: ['device', 'address'],
  earned_at: '2026-11-02T01:00:00.000Z',
  due_at: '2026-11-16T01:00:00.000Z',
  reason: '',
} as const

const open = (view: string, items: StaffCreator[], roles: readonly ('finance' | 'support')[] = ['finance']) =>
  renderConsole(<CreatorsScreen />, {
    path: `/rewards/creators${view}`,
    roles: [...roles],
    replies: {
      'GET /staff/creators': () => ({ items, next_cursor: null }),
      'POST /staff/creators/{id}/steps': () => creator,
      'PUT /staff/creators/{id}/rate': () => creator,
      'GET /staff/creator_shares': () => ({ items: [share], next_cursor: null }),
      'POST /staff/creator_shares/{id}/decide': () => ({ ...share, state: 'refused' }),
    },
  })

test('an application is read and approved', async () => {
  const { user, sent } = open('', [creator])
  expect(await screen.findByText(/My channel/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ step: 'approve', reason: '' }))
})

test('a creator is ended with a reason, and what waits is taken back only when asked', async () => {
  const { user, sent } = open('?view=active', [{ ...creator, state: 'active' }])
  await user.click(await screen.findByRole('button', { name: 'End' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox'))
  await user.type(dialog.getByRole('textbox'), 'Unwanted mails')
  await user.click(dialog.getByRole('button', { name: 'End' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ step: 'end', reason: 'Unwanted mails', forfeit: true }))
})

test('a rate is a percentage or nothing', async () => {
  const { user, sent } = open('?view=active', [{ ...creator, state: 'active' }])
  await user.click(await screen.findByRole('button', { name: 'Agree on a rate' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), '1e2')
  await user.click(dialog.getByRole('button', { name: 'Set the rate' }))
  expect(await dialog.findByText('Enter a percentage from 0 to 100')).toBeTruthy()
  await user.clear(dialog.getByRole('textbox'))
  await user.type(dialog.getByRole('textbox'), '12.5')
  await user.click(dialog.getByRole('button', { name: 'Set the rate' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ per_mille: 125 }))
})

test('a share to check says why, and is refused with a reason', async () => {
  const { user, sent } = open('?view=checking', [])
  expect(await screen.findByText('Same device and network')).toBeTruthy()
  expect(screen.getByText('¥0.45')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'The same person')
  await user.click(dialog.getByRole('button', { name: 'Refuse' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ decision: 'refuse', reason: 'The same person' }))
})

test('support reads and decides nothing', async () => {
  open('', [creator], ['support'])
  await screen.findByText(/My channel/)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe('true'),
  )
})
