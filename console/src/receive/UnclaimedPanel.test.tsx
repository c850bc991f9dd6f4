import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { ID, type Replier, renderConsole } from '../shared/testing.tsx'
import { UnclaimedPanel } from './UnclaimedPanel.tsx'
import type { Unclaimed } from './unclaimed.ts'

const disputed: Unclaimed = {
  id: ID(600),
  stage: 'disputed',
  tracking_number: 'SF1604883201557',
  courier: 'SF',
  warehouse_id: 'GZ',
  shelf: '',
  look: '',
  image: null,
  arrived_at: '2026-11-02T01:00:00.000Z',
  stage_at: '2026-11-03T01:00:00.000Z',
  open_claims: 0,
  photos: [],
  claims: [],
  bought: [],
  received: [
    {
      id: ID(1),
      title: 'A thing',
      ...PLAIN,
      options_text: '',
      image: null,
      quantity: 1,
      warehouse_id: 'GZ',
      goods_number: 'G000000013',
      labelled_pieces: 0,
      stage: 'in_stock',
      shelf: 'A-01',
      bought: false,
      shopper_id: ID(2),
      shopper_name: 'Bo',
      shopper_code: 'U2',
    },
  ],
  disposable_from: '2027-01-31T01:00:00.000Z',
  stock_item_id: ID(1),
  history: [
    {
      step: 'dispute',
      to_stage: 'disputed',
      actor: 'staff',
      staff_name: 'Lin',
      note: 'T-1',
      created_at: '2026-11-03T01:00:00.000Z',
    },
  ],
}

const open = (parcel: Unclaimed, more: Record<string, Replier> = {}) =>
  renderConsole(<UnclaimedPanel id={parcel.id} />, {
    path: '/unclaimed',
    replies: { 'GET /staff/unclaimed/{id}': () => parcel, ...more },
  })

describe('a disputed parcel', () => {
  test('shows for whom it was received, and is decided either way with a reason', async () => {
    const upheld = vi.fn<(call: { body: unknown }) => unknown>(() => ({ ...disputed, stage: 'claimed' }))
    const { user } = open(disputed, { 'POST /staff/unclaimed/{id}/uphold': upheld })
    expect(await screen.findByText(/Bo.*U2.*on shelf GZ A-01/)).toBeTruthy()
    expect(screen.getByText(/A buyer recorded its number for other goods/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'It stays theirs' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Does it stay with its receiver?' }))
    await user.type(dialog.getByRole('textbox'), 'Another number on the label')
    await user.click(dialog.getByRole('button', { name: 'It stays theirs' }))
    await waitFor(() => expect(upheld).toHaveBeenCalledOnce())
    expect(upheld.mock.calls[0]![0].body).toEqual({ reason: 'Another number on the label' })
  })

  test('that we bought, or that is in a package, cannot be taken back, and says why', async () => {
    const [thing] = disputed.received
    open({ ...disputed, received: [{ ...thing!, bought: true }] })
    const button = await screen.findByRole('button', { name: 'Take it back' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })
})
