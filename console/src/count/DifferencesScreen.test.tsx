import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { ID, renderConsole } from '../shared/testing.tsx'
import type { Difference } from './difference.ts'
import DifferencesScreen from './DifferencesScreen.tsx'

const difference = (given: Partial<Difference> = {}): Difference => ({
  ...PLAIN,
  id: ID(1),
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
  shopper_id: ID(3),
  shopper_name: 'Mei',
  shopper_code: 'LH1',
  order_number: 'O000000017',
  value_fen: 5_200,
  kind: 'missing',
  counted_warehouse_id: 'GZ1',
  counted_shelf: 'A-01',
  transfer_number: null,
  parcel_number: null,
  counted_by: 'Wu',
  counted_at: '2026-11-02T02:00:00.000Z',
  books_warehouse_id: 'GZ1',
  books_shelf: 'A-01',
  expected_pieces: 1,
  found_pieces: 0,
  decisions: ['found', 'again', 'lost'],
  why_not_second: null,
  decision: null,
  cause: null,
  note: '',
  decided_by: null,
  decided_at: null,
  ...given,
})

function open(row: Difference) {
  let rows = [row]
  return renderConsole(<DifferencesScreen />, {
    path: `/stock/differences?id=${row.id}`,
    replies: {
      'GET /staff/count_differences': () => ({ items: rows, next_cursor: null }),
      'GET /staff/stock_items/{id}/places': () => ({ items: [] }),
      'POST /staff/count_differences/{id}/decide': () => {
        rows = []
        return row
      },
      'POST /staff/count_differences/{id}/undo': () => {
        rows = [row]
        return row
      },
    },
  })
}
const panel = async () => within(await screen.findByRole('article'))
const decided = (body: object) => [{ spec: 'POST /staff/count_differences/{id}/decide', body }]

test('what lies on another shelf is put right in the books with one key', async () => {
  const { sent } = open(
    difference({ kind: 'elsewhere', books_shelf: 'C-02', decisions: ['here', 'put_back', 'again'] }),
  )
  expect((await panel()).getByText('GZ1 C-02')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'c' })
  await waitFor(() => expect(sent).toMatchObject(decided({ decision: 'here', note: '' })))
  expect(await screen.findByText('Nothing to decide')).toBeTruthy()
})

test('the last decision is taken back with one key', async () => {
  const { sent } = open(difference())
  await panel()
  fireEvent.keyDown(document.body, { key: 'f' })
  expect(await screen.findByText('G000104072: Found after all')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'u' })
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ spec: 'POST /staff/count_differences/{id}/undo' }))
  expect(await screen.findByText('Taken back: it waits again')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
})

test('what did not arrive is looked for again, which needs no undo', async () => {
  open(
    difference({
      kind: 'not_arrived',
      counted_shelf: '',
      transfer_number: 'T000012',
      decisions: ['again', 'lost'],
    }),
  )
  expect((await panel()).getByText(/Transfer T000012, received by Wu/)).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'r' })
  expect(await screen.findByText('Nothing to decide')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
})

test('a loss names its cause and says what happens with the money', async () => {
  const { sent, user } = open(difference())
  await user.click((await panel()).getByRole('button', { name: 'Treat as lost' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/a refund request at our expense is opened/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Treat as lost' }))
  expect(dialog.getByText('Choose a cause.')).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('radio', { name: 'Searched for, not found' }))
  await user.click(dialog.getByRole('button', { name: 'Treat as lost' }))
  await waitFor(() => expect(sent).toMatchObject(decided({ decision: 'lost', cause: 'searched', note: '' })))
})

test('whoever counted does not decide, by a button or by a key, and reads why', async () => {
  const { sent } = open(difference({ why_not_second: 'second_person_needed' }))
  const shown = await panel()
  expect(shown.getAllByText(/A second person has to agree/).length).toBeGreaterThan(0)
  for (const key of ['f', 'r', 'l']) fireEvent.keyDown(document.body, { key })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([])
})
