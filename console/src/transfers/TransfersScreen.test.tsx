import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { ID, NO_NETWORK, Refused, renderConsole } from '../shared/testing.tsx'
import type { Load } from './load.ts'
import TransfersScreen from './TransfersScreen.tsx'

const thing = (at: number, given: Partial<Load['list'][number]> = {}): Load['list'][number] => ({
  ...PLAIN,
  stock_item_id: ID(10 + at),
  title: `杯子 ${at}`,
  names: { title: `Mug ${at}`, options: '' },
  options_text: '',
  quantity: 1,
  image: null,
  warehouse_id: 'GZ1',
  shelf: '',
  goods_number: 'G000104070',
  labelled_pieces: 1,
  is: 'in',
  box: 1,
  from_shelf: 'A-01',
  shopper_code: 'LH1',
  weight_grams: 300,
  ...given,
})

const load = (given: Partial<Load> = {}): Load => ({
  id: ID(1),
  number: 'T000012',
  stage: 'packing',
  from_warehouse: 'GZ1',
  to_warehouse: 'YW1',
  reason: 'The line leaves from there',
  waybill: '',
  boxes: 1,
  things: 1,
  arrived: 0,
  lost: 0,
  pieces: 1,
  arrived_pieces: 0,
  made_by: 'Wu',
  made_at: '2026-11-02T02:00:00.000Z',
  sent_by: null,
  sent_at: null,
  closed_by: null,
  closed_at: null,
  list: [thing(1)],
  ...given,
})

function open(of: Load, replies: Record<string, () => unknown> = {}, path = `/stock/transfers?id=${of.id}`) {
  const { list, ...row } = of
  return renderConsole(<TransfersScreen />, {
    path,
    roles: ['admin'],
    replies: {
      'GET /staff/transfer_loads': () => ({ items: [row], next_cursor: null }),
      'GET /staff/transfer_loads/{id}': () => ({ ...row, list }),
      'GET /warehouses': () => ({
        warehouses: [
          { id: 'GZ1', name: 'Guangzhou' },
          { id: 'YW1', name: 'Yiwu' },
        ],
        closed: [],
      }),
      ...replies,
    },
  })
}

const type = (field: HTMLElement, code: string) => {
  fireEvent.change(field, { target: { value: code } })
  fireEvent.submit(field.closest('form')!)
}

test('a label of a box opens its transfer; another says so', async () => {
  open(load(), {}, '/stock/transfers')
  await screen.findByText('T000012')
  const field = screen.getByRole('textbox', { name: 'Box label' })
  type(field, 'T000099-1')
  expect(await screen.findByText('No open transfer has the label T000099-1')).toBeTruthy()
  type(field, 'T000012-2')
  expect(await screen.findByRole('heading', { name: 'Transfer T000012' })).toBeTruthy()
})

test('goods are scanned into the box that is open, taken out again, and sent off with a plate', async () => {
  const { user, sent } = open(load(), {
    'POST /staff/transfer_loads/{id}/put_in': () => ({
      rows: [{ id: 'G000104070-1', done: true, refusal: null }],
    }),
    'POST /staff/transfer_loads/{id}/take_out': () => load({ things: 0, list: [] }),
    'POST /staff/transfer_loads/{id}/send': () => load({ stage: 'under_way' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Next box' }))
  type(screen.getByRole('textbox', { name: 'Scan goods into the box' }), 'G000104070-1')
  expect(await screen.findByText('In box 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take out' }))
  expect(await screen.findByText('Back on shelf A-01')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send it off' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Waybill/), '粤A12345')
  await user.click(dialog.getByRole('button', { name: 'Send it off' }))
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { things: ['G000104070-1'], box: 2 },
      { stock_item_id: ID(11) },
      { waybill: '粤A12345' },
    ]),
  )
})

test('without a network scans are kept, shown and sent once, and nothing leaves before', async () => {
  let isAway = true
  const { user, sent } = open(load(), {
    'POST /staff/transfer_loads/{id}/put_in': () =>
      isAway ? NO_NETWORK : { rows: [{ id: 'G000104070-1', done: true, refusal: null }] },
    'POST /staff/transfer_loads/{id}/send': () => load({ stage: 'under_way' }),
  })
  const field = await screen.findByRole('textbox', { name: 'Scan goods into the box' })
  type(field, 'G000104070-1')
  type(field, 'G000104081-1')
  expect(await screen.findByRole('list', { name: /Waiting for the network/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Send it off/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getAllByText('2 scans were not sent yet')).not.toEqual([])
  const before = sent.length
  isAway = false
  fireEvent(window, new Event('online'))
  await waitFor(() =>
    expect(sent.slice(before).map(({ body }) => body)).toEqual([
      { things: ['G000104070-1'], box: 1 },
      { things: ['G000104081-1'], box: 1 },
    ]),
  )
})

test('a refusal is said with the label that it concerns', async () => {
  open(load(), {
    'POST /staff/transfer_loads/{id}/put_in': () => ({
      rows: [{ id: 'G000104070-1', done: false, refusal: 'This item is already in a package' }],
    }),
  })
  type(await screen.findByRole('textbox', { name: 'Scan goods into the box' }), 'G000104070-1')
  expect(await screen.findByText('This item is already in a package')).toBeTruthy()
})

test('received by scans: the shelf first, then what goes on it; what is missing is closed', async () => {
  const under = load({ stage: 'under_way', sent_at: '2026-11-02T03:00:00.000Z', sent_by: 'Wu' })
  let refuse = false
  const { user, sent } = open(under, {
    'POST /staff/transfer_loads/{id}/arrive': () =>
      refuse
        ? new Refused(409, 'This isn’t part of this transfer')
        : { stock_item_id: ID(11), title: '杯子 1', shelf: 'B-01', again: false, left: 1 },
    'POST /staff/transfer_loads/{id}/close': () => load({ stage: 'received', things: 2, arrived: 1 }),
  })
  type(await screen.findByRole('textbox', { name: 'Scan a shelf' }), 'G000104070-1')
  expect(await screen.findByText('Scan the shelf first')).toBeTruthy()
  type(screen.getByRole('textbox', { name: 'Scan a shelf' }), 'SHELF:B-01')
  type(await screen.findByRole('textbox', { name: 'Scan goods onto B-01' }), 'G000104070-1')
  expect(await screen.findByText('On B-01, 1 still to come')).toBeTruthy()
  refuse = true
  type(screen.getByRole('textbox', { name: 'Scan goods onto B-01' }), 'G000104081')
  expect(await screen.findByText('This isn’t part of this transfer')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nothing more is coming' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Nothing more is coming' }),
  )
  expect(await screen.findByText('Closed, 1 thing missing')).toBeTruthy()
  expect(sent[0]?.body).toEqual({ code: 'G000104070-1', shelf: 'B-01' })
})

test('pieces are counted beside things, and what was decided to be lost is missing no more', async () => {
  const gone = { stage: 'received', sent_at: '2026-11-02T03:00:00.000Z' } as const
  open(load({ ...gone, things: 2, arrived: 1, lost: 1, pieces: 5, arrived_pieces: 3 }))
  expect(await screen.findByText(/2 things \(5 items\), 1 thing \(3 items\) arrived · 1 lost/)).toBeTruthy()
  expect(screen.getByText('Received')).toBeTruthy()
})
