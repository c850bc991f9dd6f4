import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { keep } from '../shared/stored.ts'
import { ID, Refused, renderConsole, scanCode } from '../shared/testing.tsx'
import PackingScreen from './PackingScreen.tsx'
import { content, parcel } from './packing.test-support.tsx'

const LABEL = (number: number) => `${goodsNumberText(number)}-1`

const two = [
  parcel({ id: ID(1), number: 'P000203309', stage: 'to_pick', contents: [content(11, 'A-1-1', 'YT1')] }),
  parcel({ id: ID(2), number: 'P000203314', stage: 'to_pick', contents: [content(12, 'A-1-2', 'YT2')] }),
]

const place = (at: number, given = {}) => ({
  parcel_id: two[at]!.id,
  number: two[at]!.number,
  country_name: 'Germany',
  line_name: 'EMS',
  stage: 'to_pick',
  bin: at + 1,
  bins: [at + 1],
  left: false,
  pieces: 1,
  picked_pieces: 1,
  short: 0,
  goods_numbers: [goodsNumberText(11 + at)],
  ...given,
})
const cart = (parcels: object[], given = {}) => ({
  id: ID(50),
  number: 8,
  warehouse_id: 'GZ',
  cart: 2,
  bins: 8,
  picker: { id: ID(3), name: 'Li' },
  created_at: '2026-11-02T01:00:00.000Z',
  ended_at: '2026-11-02T02:00:00.000Z',
  parcels,
  ...given,
})

function open(waves: object[], rows: readonly { id: string }[] = two) {
  keep('warehouse', 'GZ')
  return renderConsole(<PackingScreen />, {
    path: '/packing',
    roles: ['warehouse'],
    replies: {
      'GET /staff/parcels': ({ params }) => ({
        items: params.get('stage') === 'to_pick' ? rows : [],
        next_cursor: null,
        counts: {},
      }),
      'GET /staff/parcels/{id}': ({ path }) => two.find(({ id }) => path.endsWith(id)),
      'GET /staff/pick_waves': () => ({ waves, waiting: [] }),
      'GET /staff/holds': () => ({ items: [] }),
      'GET /staff/parcels/{id}/packing_plan': () => new Refused(404, 'none', { error: 'not_found' }),
      'POST /staff/parcels/{id}/check': () => two[0],
    },
  })
}
const onBench = async (number: string) => {
  await screen.findByText(number, { selector: 'h2, h2 *' })
}

test('a bin, or any of its goods while the box is empty, opens its package', async () => {
  const { sent } = open([cart([place(0), place(1, { short: 1 })])])
  await onBench('P000203309')
  expect(await screen.findByText('1 item missing')).toBeTruthy()
  scanCode('BIN:2-2')
  await onBench('P000203314')
  scanCode(LABEL(11))
  await onBench('P000203309')
  // Its own goods go into the box.
  scanCode(LABEL(11))
  await waitFor(() =>
    expect(sent).toMatchObject([{ spec: 'POST /staff/parcels/{id}/check', body: { code: LABEL(11) } }]),
  )
})

test('what is still being picked is skipped; if nothing else waits, the bench says so', async () => {
  open([cart([place(0), place(1)], { ended_at: null })])
  expect(await screen.findByText('Nothing to pack right now')).toBeTruthy()
  expect(screen.getAllByText(/Li is picking it/)).toHaveLength(2)
  scanCode('BIN:2-1')
  await onBench('P000203309')
})

test('a package with goods on hold is skipped and says so', async () => {
  open([], [{ ...two[0]!, is_held: true }, two[1]!])
  await onBench('P000203314')
  expect(screen.getByText('Hold: staff')).toBeTruthy()
})

test('a package in several bins is said with all of them, and any of them opens it', async () => {
  open([cart([place(0), place(1, { bins: [2, 7] })])])
  await onBench('P000203309')
  expect(await screen.findByText(/cart 2, bin 2 \+ 7/)).toBeTruthy()
  scanCode('BIN:2-7')
  await onBench('P000203314')
})
