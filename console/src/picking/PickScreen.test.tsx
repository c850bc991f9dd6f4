import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { keep } from '../shared/stored.ts'
import { ID, NO_NETWORK, type Replier, Refused, renderConsole, scanCode } from '../shared/testing.tsx'
import PickScreen from './PickScreen.tsx'
import type { Thing, Wave } from './wave.ts'

const thing = (number: number, shelf: string, bin: number, given: Partial<Thing> = {}): Thing => ({
  stock_item_id: ID(number),
  title: `Thing ${number}`,
  ...PLAIN,
  options_text: '颜色: 沙色',
  quantity: 1,
  image: null,
  warehouse_id: 'GZ',
  shelf,
  goods_number: goodsNumberText(number),
  labelled_pieces: 1,
  tracking_number: `SF10000000${number}`,
  parcel_id: ID(100 + bin),
  bin,
  bins: [bin],
  picked_pieces: 0,
  picked_labels: [],
  short: null,
  ...given,
})
const label = (number: number) => `${goodsNumberText(number)}-1`

const waveOf = (items: readonly Thing[], given: Partial<Wave> = {}): Wave => ({
  id: ID(50),
  number: 8,
  warehouse_id: 'GZ',
  cart: 2,
  bins: 4,
  picker: { id: ID(1), name: 'Su' },
  created_at: '2026-11-02T01:00:00.000Z',
  ended_at: null,
  parcels: [...new Set(items.map(({ bin }) => bin))].map((bin) => {
    const own = items.filter((item) => item.bin === bin)
    return {
      parcel_id: ID(100 + bin),
      number: `P00020330${bin}`,
      country_name: 'Germany',
      line_name: 'EMS',
      stage: 'to_pick' as const,
      bin,
      bins: own[0]?.bins ?? [bin],
      more_bin: null,
      left: false,
      pieces: own.reduce((sum, item) => sum + item.quantity, 0),
      picked_pieces: own.reduce((sum, item) => sum + item.picked_pieces, 0),
      short: own.filter((item) => item.short).length,
      goods_numbers: own.map((item) => item.goods_number),
    }
  }),
  items: [...items],
  put_back: [],
  ...given,
})

/** A hand-held in the middle of a wave; the server really counts. */
function open(given: readonly Thing[], more: Record<string, Replier> = {}, over: Partial<Wave> = {}) {
  keep('warehouse', 'GZ')
  let items = [...given]
  const now = () => waveOf(items, over)
  const change = (stock: string, next: (item: Thing) => Thing) => {
    items = items.map((item) => (item.stock_item_id === stock ? next(item) : item))
    return now()
  }
  return renderConsole(<PickScreen />, {
    path: '/packing/pick',
    roles: ['warehouse'],
    replies: {
      'GET /warehouses': () => ({ warehouses: [{ id: 'GZ', name: 'Guangzhou' }], closed: [] }),
      'GET /staff/pick_waves': () => ({ waves: [now()], waiting: [] }),
      'GET /staff/pick_waves/{id}': now,
      'GET /staff/stock_items': () => ({ items: [], next_cursor: null, counts: {} }),
      'GET /staff/stock_items/{id}/places': () => ({ items: [] }),
      'POST /staff/pick_waves/{id}/pick': ({ body }) => {
        const { code, bin } = body as { code: string; bin: number }
        const found = items.find((item) => code.startsWith(item.goods_number) || code === item.stock_item_id)!
        items = items.map((item) =>
          item.parcel_id === found.parcel_id && !item.bins.includes(bin)
            ? { ...item, bins: [...item.bins, bin] }
            : item,
        )
        return change(found.stock_item_id, (item) => ({
          ...item,
          picked_pieces: item.picked_pieces + 1,
          picked_labels: [1],
          short: null,
        }))
      },
      'POST /staff/pick_waves/{id}/unpick': ({ body }) =>
        change((body as { stock_item_id: string }).stock_item_id, (item) => ({
          ...item,
          picked_pieces: 0,
          picked_labels: [],
        })),
      'POST /staff/pick_waves/{id}/short': ({ body }) => {
        const { stock_item_id, reason } = body as { stock_item_id: string; reason: 'damaged' | null }
        const short = reason && { reason, by: 'Su', at: '2026-11-02T01:00:00.000Z' }
        return change(stock_item_id, (item) => ({ ...item, short }))
      },
      'POST /staff/pick_waves/{id}/end': () => ({ ...now(), ended_at: '2026-11-02T02:00:00.000Z' }),
      'POST /staff/stock_items/shelf': ({ body }) => ({
        rows: (body as { ids: string[] }).ids.map((id) => ({ id, done: true, refusal: null })),
      }),
      ...more,
    },
  })
}
const next = () => screen.findByRole('region', { name: 'Next' })
const expectShelf = async (shelf: string) =>
  waitFor(async () => expect((await next()).textContent).toContain(shelf))
const saidNow = (): string =>
  screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)
    .join('')
const expectSaid = (words: RegExp) => waitFor(() => expect(saidNow()).toMatch(words))
const PICK = 'POST /staff/pick_waves/{id}/pick'

describe('picking by scans alone', () => {
  test('a label, then the bin of its package, and the next shelf is shown; then DONE hands over', async () => {
    const { sent } = open([thing(1, 'A-01-1', 1), thing(2, 'B-07-1', 2)])
    await expectShelf('A-01-1')
    scanCode(label(1))
    expect(await screen.findByRole('region', { name: 'Right: bin 1' })).toBeTruthy()
    scanCode('BIN:2-1')
    await expectShelf('B-07-1')
    scanCode(label(2))
    scanCode('BIN:2-2')
    expect(await screen.findByRole('button', { name: 'Hand the cart over' })).toBeTruthy()
    await waitFor(() => expect(sent.filter(({ spec }) => spec === PICK)).toHaveLength(2))
    await waitFor(() => expect(localStorage.getItem('console.queue.picking')).toBe(null))
    scanCode('DONE')
    await waitFor(() => expect(sent.at(-1)?.spec).toBe('POST /staff/pick_waves/{id}/end'))
    expect(sent.filter(({ spec }) => spec === PICK).map(({ body }) => body)).toEqual([
      { code: label(1), cart: 2, bin: 1 },
      { code: label(2), cart: 2, bin: 2 },
    ])
  })

  test('the wrong bin, or that of another cart, is not counted; the right one clears it', async () => {
    const { sent } = open([thing(1, 'A-01-1', 1), thing(2, 'B-07-1', 2)])
    await expectShelf('A-01-1')
    scanCode('BIN:2-2')
    await expectSaid(/Bin 2: scan a label first.*P000203302/)
    scanCode(label(1))
    scanCode('BIN:2-2')
    await expectSaid(/That is bin 2; bin 1 is wanted/)
    scanCode('BIN:3-1')
    await expectSaid(/That is cart 3; cart 2 is yours/)
    expect(sent).toEqual([])
    scanCode('BIN:2-1')
    await expectShelf('B-07-1')
    expect(saidNow()).toBe('')
  })

  test('when its bin is full, a free one of the cart takes it and is the package’s from then on', async () => {
    const { user, sent } = open([thing(1, 'A-01-1', 1), thing(2, 'A-01-1', 1), thing(3, 'B-07-1', 2)])
    await expectShelf('A-01-1')
    scanCode(label(1))
    await user.click(await screen.findByRole('button', { name: 'Bin is full' }))
    scanCode('BIN:2-2')
    await expectSaid(/Bin 2 is not free/)
    scanCode('BIN:2-4')
    await waitFor(() =>
      expect(sent.find(({ spec }) => spec === PICK)?.body).toEqual({
        code: label(1),
        cart: 2,
        bin: 4,
        opens: true,
      }),
    )
    await expectShelf('A-01-1')
    scanCode(label(2))
    expect(await screen.findByRole('region', { name: 'Right: bin 1 + 4' })).toBeTruthy()
    scanCode('BIN:2-4')
    await expectShelf('B-07-1')
  })

  test('a second bin is proposed for what is too large for one, and taken without a word', async () => {
    const large = [thing(1, 'A-01-1', 1), thing(2, 'A-01-1', 1)]
    const parcels = waveOf(large).parcels.map((parcel) => ({ ...parcel, more_bin: 3 }))
    const { sent } = open(large, {}, { parcels })
    expect(await screen.findByText('It won’t all fit: take bin 3 too')).toBeTruthy()
    scanCode(label(1))
    expect(await screen.findByText('Further bin')).toBeTruthy()
    scanCode('BIN:2-4')
    await expectSaid(/That is bin 4/)
    scanCode('BIN:2-3')
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ bin: 3, opens: true }))
  })

  test('a thing of another shelf is said with where it lies; of the same shelf any order is good', async () => {
    open([thing(1, 'A-01-1', 1), thing(2, 'A-01-1', 2), thing(3, 'B-07-1', 1)])
    await expectShelf('A-01-1')
    scanCode(label(3))
    await expectSaid(/Not this one.*Thing 3 · 沙色.*GZ B-07-1.*bin 1 later/)
    scanCode(label(2))
    expect(await screen.findByRole('region', { name: 'Right: bin 2' })).toBeTruthy()
  })

  test('another option of the same product is said to be one, with the label that is wanted', async () => {
    open([thing(1, 'A-01-1', 1), thing(2, 'A-01-2', 2, { title: 'Thing 1', options_text: '颜色: 青灰' })])
    await expectShelf('A-01-1')
    scanCode(label(2))
    await expectSaid(
      new RegExp(`Right product, wrong option.*Wanted: label ${goodsNumberText(1)}.*Thing 1 · 青灰`),
    )
  })

  test('what is not in the wave is looked up: what it is and where it belongs', async () => {
    const mug = { ...thing(9, 'C-01-1', 1), id: ID(9), stage: 'in_stock' }
    open([thing(1, 'A-01-1', 1)], {
      'GET /staff/stock_items': () => ({ items: [mug], next_cursor: null, counts: {} }),
    })
    await expectShelf('A-01-1')
    scanCode(label(9))
    await expectSaid(/Not in this wave.*Thing 9 · 沙色 belongs on GZ C-01-1/)
  })

  test('the same label twice in a second is one thing, and another one waits until it is in its bin', async () => {
    const { sent } = open([thing(1, 'A-01-1', 1), thing(2, 'A-01-1', 2)])
    await expectShelf('A-01-1')
    scanCode(label(1))
    scanCode(label(1))
    expect(saidNow()).toBe('')
    scanCode(label(2))
    await expectSaid(/Still in your hand.*Thing 1 · 沙色 into bin 1 first/)
    scanCode('BIN:2-1')
    await waitFor(() => expect(sent).toHaveLength(1))
    scanCode(label(1))
    await expectSaid(/Already in bin 1/)
    expect(sent).toHaveLength(1)
  })

  test('UNDO empties the hand, then takes the last pick back', async () => {
    const { sent } = open([thing(1, 'A-01-1', 1), thing(2, 'B-07-1', 2)])
    await expectShelf('A-01-1')
    scanCode(label(1))
    scanCode('UNDO')
    await expectShelf('A-01-1')
    scanCode(label(1))
    scanCode('BIN:2-1')
    await expectShelf('B-07-1')
    await waitFor(() => expect(localStorage.getItem('console.queue.picking')).toBe(null))
    scanCode('UNDO')
    await expectShelf('A-01-1')
    await waitFor(() =>
      expect(sent.map(({ spec }) => spec)).toEqual([PICK, 'POST /staff/pick_waves/{id}/unpick']),
    )
    expect(sent.at(-1)?.body).toEqual({ stock_item_id: ID(1), piece: 1, pieces: 1 })
  })
})

describe('what cannot be brought', () => {
  test('is said with a ready reason, walked on, and its label scanned meanwhile takes it after all', async () => {
    const { sent } = open([thing(1, 'A-01-1', 1), thing(2, 'B-07-1', 2)])
    await expectShelf('A-01-1')
    fireEvent.click(screen.getByRole('button', { name: 'Not here' }))
    scanCode(label(1))
    expect(await screen.findByRole('region', { name: 'Right: bin 1' })).toBeTruthy()
    scanCode('UNDO')
    fireEvent.click(await screen.findByRole('button', { name: 'Not here' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Looked: it isn’t here' }))
    await expectShelf('B-07-1')
    expect(sent).toMatchObject([{ body: { stock_item_id: ID(1), reason: 'not_on_shelf' } }])
    scanCode(label(2))
    scanCode('BIN:2-2')
    expect(await screen.findByText('Picked 1 of 2')).toBeTruthy()
    expect(screen.getByText(/1 item missing/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await expectShelf('A-01-1')
  })

  test('what is skipped comes at the end', async () => {
    open([thing(1, 'A-01-1', 1), thing(2, 'B-07-1', 2)])
    await expectShelf('A-01-1')
    fireEvent.click(screen.getByRole('button', { name: 'Skip for now' }))
    await expectShelf('B-07-1')
    scanCode(label(2))
    scanCode('BIN:2-2')
    await expectShelf('A-01-1')
  })
})

test('without a network the walk goes on, and each scan is sent once, in order', async () => {
  let isDown = true
  const { sent } = open([thing(1, 'A-01-1', 1), thing(2, 'B-07-1', 2)], {
    [PICK]: () => (isDown ? NO_NETWORK : waveOf([thing(1, 'A-01-1', 1), thing(2, 'B-07-1', 2)])),
  })
  await expectShelf('A-01-1')
  scanCode(label(1))
  scanCode('BIN:2-1')
  await expectShelf('B-07-1')
  scanCode(label(2))
  scanCode('BIN:2-2')
  const over = await screen.findByRole('button', { name: 'Hand the cart over' })
  expect((await screen.findAllByText('2 scans waiting for the network')).length).toBeGreaterThan(0)
  fireEvent.click(over)
  expect(await screen.findByText(/Without a network the cart cannot be handed over/)).toBeTruthy()
  isDown = false
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(localStorage.getItem('console.queue.picking')).toBe(null))
  const picks = sent.filter(({ spec }) => spec === PICK)
  expect(new Set(picks.map(({ key }) => key)).size).toBe(2)
  expect(picks.at(-1)?.body).toEqual({ code: label(2), cart: 2, bin: 2 })
})

test('a refused pick is said, and the thing is to be picked again', async () => {
  open([thing(1, 'A-01-1', 1)], {
    [PICK]: () => new Refused(409, 'Somebody else picks this wave'),
  })
  await expectShelf('A-01-1')
  scanCode(label(1))
  scanCode('BIN:2-1')
  await expectSaid(/Not counted.*Thing 1 · 沙色: Somebody else picks this wave/)
  await expectShelf('A-01-1')
})

test('what lies in a bin of a cancelled package goes back: its label, then any shelf', async () => {
  const { picked_pieces: _, picked_labels: __, short: ___, ...gone } = thing(7, 'A-03-1', 2)
  const { sent } = open([thing(1, 'A-01-1', 1)], {}, { put_back: [{ ...gone, pieces: 1 }] })
  expect(await screen.findByText(/Thing 7 · 沙色 in bin 2 no longer belongs/)).toBeTruthy()
  scanCode(label(7))
  expect(await screen.findByText(/It lay on GZ A-03-1/)).toBeTruthy()
  scanCode('BIN:2-1')
  await expectSaid(/Scan a shelf.*Thing 7/)
  scanCode('SHELF:C-01-1')
  await waitFor(() =>
    expect(sent).toMatchObject([
      { spec: 'POST /staff/stock_items/shelf', body: { ids: [ID(7)], shelf: 'C-01-1' } },
    ]),
  )
})
