import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { ID, renderConsole } from '../shared/testing.tsx'
import DifferencesScreen from './DifferencesScreen.tsx'
import type { FoundThing } from './FoundPanel.tsx'

const mug = {
  ...PLAIN,
  stock_item_id: ID(2),
  title: '粗陶马克杯',
  names: { title: 'Stoneware mug', options: '' },
  options_text: '',
  quantity: 1,
  image: null,
  warehouse_id: 'GZ1',
  shelf: 'A-01',
  goods_number: 'G000104072',
  labelled_pieces: 1,
}

function open(over: Partial<FoundThing> = {}) {
  const row: FoundThing = {
    ...{ id: ID(1), number: 'F000000173', look: 'A mug without a handle', pieces: 1, image: null, note: '' },
    ...{ warehouse_id: 'GZ1', shelf: 'B-05', told_by: 'Wu', told_at: '2026-11-02T02:00:00.000Z' },
    ...{ is_counting: false, why_not_second: null, decision: null, goods: null, was_lost: false },
    ...{ unclaimed_id: null, decided_by: null, decided_at: null },
    ...over,
  }
  return renderConsole(<DifferencesScreen />, {
    path: `/stock/differences?stage=found&id=${row.id}`,
    replies: {
      'GET /staff/found_things': () => ({ items: [row], next_cursor: null }),
      'GET /staff/found_things/{id}/candidates': () => ({
        items: [{ ...mug, cause: 'theft', since: '2026-11-01T02:00:00.000Z' }],
      }),
      'POST /staff/found_things/{id}/decide': () => row,
    },
  })
}
const panel = async () => within(await screen.findByRole('article'))

test('it is recognised as goods that were treated as lost', async () => {
  const { user, sent } = open()
  const candidates = within(await (await panel()).findByRole('list', { name: 'What it may be' }))
  expect(candidates.getByText(/Treated as lost: Stolen/)).toBeTruthy()
  await user.click(candidates.getByRole('button', { name: 'It is this one' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        spec: 'POST /staff/found_things/{id}/decide',
        body: { decision: 'is_stock', goods_number: 'G000104072' },
      },
    ]),
  )
})

test('it is kept as unclaimed after a question', async () => {
  const { user, sent } = open()
  await user.click((await panel()).getByRole('button', { name: 'Keep as unclaimed' }))
  expect(sent).toEqual([])
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep as unclaimed' }),
  )
  await waitFor(() => expect(sent).toMatchObject([{ body: { decision: 'unclaimed' } }]))
})

test('whoever counted it does not decide it', async () => {
  open({ why_not_second: 'second_person_needed' })
  expect(
    (await panel()).getByRole('button', { name: 'Keep as unclaimed' }).getAttribute('aria-disabled'),
  ).toBe('true')
})
