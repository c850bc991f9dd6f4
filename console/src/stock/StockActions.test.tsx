import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { ID, renderConsole, type Replier } from '../shared/testing.tsx'
import { StockActions } from './StockActions.tsx'
import type { StockRow } from './stock-row.ts'

const row = (given: Partial<StockRow> = {}): StockRow => ({
  id: ID(1),
  goods_number: goodsNumberText(1),
  labelled_pieces: 0,
  stage: 'in_stock',
  title: 'Teapot',
  image: null,
  ...PLAIN,
  options_text: '',
  quantity: 1,
  shopper_id: ID(900),
  shopper_name: 'Mei',
  shopper_code: 'LH4K2',
  shopper_lang: 'en',
  order_number: null,
  order_item_id: null,
  inbound_id: ID(5),
  tracking_number: 'SF1604883201557',
  warehouse_id: 'GZ1',
  category: null,
  weight_grams: 400,
  size_mm: [100, 80, 50],
  shelf: 'A-1',
  photo_shots: 0,
  photo_remark: '',
  photos: [],
  received_at: '2026-11-02T01:00:00.000Z',
  stocked_at: '2026-11-02T01:00:00.000Z',
  free_until: '2026-12-01T15:59:59.999Z',
  moving: null,
  disposal: null,
  ...given,
})

const open = (given: Partial<StockRow>, replies: Record<string, Replier> = {}, role = 'admin') =>
  renderConsole(<StockActions row={row(given)} />, {
    roles: [role as 'admin'],
    replies: {
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

describe('an item on a shelf', () => {
  test('is sent to another warehouse with a reason, never to its own', async () => {
    const { user, sent } = open({}, { 'POST /staff/stock_items/{id}/send': () => row() })
    await user.click(await screen.findByRole('button', { name: 'Send to another warehouse' }))
    await screen.findByRole('option', { name: 'YW1 · Yiwu' })
    expect(screen.queryByRole('option', { name: /GZ1/ })).toBe(null)
    await user.selectOptions(screen.getByLabelText(/To warehouse/), 'YW1')
    fireEvent.input(screen.getByLabelText(/Reason/), { target: { value: 'The line leaves there' } })
    await user.click(screen.getByRole('button', { name: 'Send to another warehouse' }))
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ warehouse_id: 'YW1', reason: 'The line leaves there' }),
    )
  })

  test('is given whole days, at most 180', async () => {
    const { user, sent } = open({}, { 'POST /staff/stock_items/{id}/extend': () => row() })
    await user.click(await screen.findByRole('button', { name: 'Add free days' }))
    fireEvent.input(screen.getByLabelText(/Days/), { target: { value: '181' } })
    fireEvent.input(screen.getByLabelText(/Reason/), { target: { value: 'Our fault' } })
    await user.click(screen.getByRole('button', { name: 'Add free days' }))
    expect(await screen.findByText('Whole days, from 1 to 180')).toBeTruthy()
    expect(sent).toEqual([])
  })
})

describe('an item in the warehouse', () => {
  const done = { rows: [{ id: ID(1), done: true, refusal: null }] }
  const HELD = {
    why: 'held',
    since: '2026-11-02T01:00:00.000Z',
    pieces: null,
    warehouse_id: null,
    by: 'Wu',
    reason: 'check',
    note: '',
  } as const

  test('is put on hold for a reason; another one needs a note', async () => {
    const { user, sent } = open({}, { 'POST /staff/stock_items/hold': () => done }, 'support')
    await user.click(await screen.findByRole('button', { name: 'Put on hold' }))
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = dialog.getByRole('button', { name: 'Put on hold' })
    await user.click(confirm)
    expect(await dialog.findByText('Please choose a reason')).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText(/Reason/), 'Something else')
    await user.click(confirm)
    expect(await dialog.findByText('Please write down why')).toBeTruthy()
    expect(sent).toEqual([])
    fireEvent.input(dialog.getByLabelText(/Note for colleagues/), { target: { value: ' Smells ' } })
    await user.click(confirm)
    await waitFor(() => expect(sent[0]?.body).toEqual({ ids: [ID(1)], reason: 'other', note: 'Smells' }))
    expect(await screen.findByText('On hold; the shopper has been notified')).toBeTruthy()
  })

  test.each(['received', 'in_stock', 'in_parcel', 'storage_expired'] as const)(
    'on hold is released, at the stage %s',
    async (stage) => {
      const { user, sent } = open(
        { stage, hold: HELD },
        { 'POST /staff/stock_items/release': () => done },
        'warehouse',
      )
      await user.click(await screen.findByRole('button', { name: 'Release' }))
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Release' }))
      await waitFor(() => expect(sent[0]?.body).toEqual({ ids: [ID(1)] }))
    },
  )

  test('that the server does not hold says why', async () => {
    const refusal = 'We’re looking for this in the warehouse'
    const { user } = open(
      {},
      { 'POST /staff/stock_items/hold': () => ({ rows: [{ id: ID(1), done: false, refusal }] }) },
    )
    await user.click(await screen.findByRole('button', { name: 'Put on hold' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText(/Reason/), 'Payment disputed')
    await user.click(dialog.getByRole('button', { name: 'Put on hold' }))
    expect(await screen.findByText(refusal)).toBeTruthy()
  })

  test('is not held once it has left', () => {
    open({ stage: 'shipped_abroad' })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('an item stored for too long', () => {
  const from = '2026-11-16T01:00:00.000Z'
  test('is first put under notice', async () => {
    const { user, sent } = open(
      { stage: 'storage_expired' },
      { 'POST /staff/stock_items/{id}/disposal_notice': () => row() },
    )
    await user.click(await screen.findByRole('button', { name: 'Send final notice' }))
    fireEvent.input(screen.getByLabelText(/Reason/), { target: { value: 'Ninety days' } })
    const confirm = screen.getAllByRole('button', { name: 'Send final notice' }).at(-1)!
    await user.click(confirm)
    await waitFor(() => expect(sent[0]?.body).toEqual({ reason: 'Ninety days' }))
  })

  test('is neither put under notice nor disposed of while it is looked for', async () => {
    open({
      stage: 'storage_expired',
      hold: {
        why: 'missing',
        since: from,
        pieces: null,
        warehouse_id: null,
        by: null,
        reason: null,
        note: '',
      },
    })
    expect((await screen.findAllByText(/looking for this in the warehouse/)).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Send final notice' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  test('cannot be disposed of by the warehouse', async () => {
    const disposal = { reason: 'x', dispose_from: from, told_at: from, disposed_at: null }
    open({ stage: 'storage_expired', disposal }, {}, 'warehouse')
    expect((await screen.findAllByText(/Only for the role support/)).length).toBeGreaterThan(0)
  })
})
