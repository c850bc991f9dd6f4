import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../shared/testing.tsx'
import PackageReviewsScreen from './PackageReviewsScreen.tsx'
import type { PackageReviewRow } from './PackageReview.tsx'

const row: PackageReviewRow = {
  id: '00000000-0000-4000-8000-000000000001',
  stage: 'waiting',
  stars: 2,
  body: 'Three weeks late.',
  images: [],
  country_name: 'Germany',
  option: 'postal',
  created_at: '2026-11-02T02:00:00.000Z',
  parcel_id: '00000000-0000-4000-8000-000000000002',
  parcel_number: 'P000100017',
  shopper_name: 'Mei',
  shopper_code: 'LH1001',
  decided_by: null,
  decided_at: null,
  decide_reason: '',
}

const open = () =>
  renderConsole(<PackageReviewsScreen />, {
    path: '/reviews',
    replies: {
      'GET /staff/reviews': () => ({ items: [row], next_cursor: null, counts: { waiting: 1, shown: 4 } }),
      'POST /staff/reviews/{id}/decide': () => ({ ...row, stage: 'shown' }),
    },
  })

test('waiting reviews are listed first, and published with one button', async () => {
  const { user, sent } = open()
  expect(await screen.findByText('Three weeks late.')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Shown/ }).textContent).toContain('4')
  await user.click(screen.getByRole('button', { name: 'Show it' }))
  await waitFor(() => expect(sent).toMatchObject([{ body: { show: true, reason: '' } }]))
})

test('hiding needs a reason', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'Hide it' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Hide it' }))
  expect(dialog.getByText('Please say why')).toBeTruthy()
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox'), 'Names a person')
  await user.click(dialog.getByRole('button', { name: 'Hide it' }))
  await waitFor(() => expect(sent).toMatchObject([{ body: { show: false, reason: 'Names a person' } }]))
})
