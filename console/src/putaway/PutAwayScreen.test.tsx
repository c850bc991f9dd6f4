import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { photo, stock } from '../receive/receive.test-support.tsx'
import type { StockRow } from '../shared/goods/pick-goods.ts'
import { keep } from '../shared/stored.ts'
import { NO_NETWORK, type Replier, Refused, renderConsole, scanCode } from '../shared/testing.tsx'
import PutAwayScreen from './PutAwayScreen.tsx'

const shelved = (number: number, given: Partial<StockRow> = {}): StockRow =>
  stock(number, { stage: 'in_stock', shelf: 'A-11-4', labelled_pieces: 1, ...given })

/** A put-away station in GZ with these goods; its shelf really changes. */
function open(rows: StockRow[], more: Record<string, Replier> = {}) {
  keep('warehouse', 'GZ')
  const lies = new Map(rows.map((row) => [row.id, row]))
  const all = () => [...lies.values()]
  const put = (id: string, shelf: string) => {
    const row: StockRow = { ...lies.get(id)!, stage: 'in_stock', shelf }
    lies.set(id, row)
    return row
  }
  const view = renderConsole(<PutAwayScreen />, {
    path: '/receive/put-away',
    replies: {
      'GET /warehouses': () => ({ warehouses: [{ id: 'GZ', name: 'Guangzhou' }], closed: [] }),
      'GET /staff/stock_items': ({ params }) => ({
        items: all().filter((row) => params.get('q')?.startsWith(row.goods_number)),
        next_cursor: null,
        counts: {},
      }),
      'GET /staff/stock_items/{id}/shelf_choices': () => ({ leaves_soon: true, items: [] }),
      'GET /staff/stock_items/{id}': ({ path }) => all().find((row) => path.endsWith(row.id)),
      'POST /staff/stock_items/shelf': ({ body }) => {
        const { ids, shelf } = body as { ids: string[]; shelf: string }
        for (const id of ids) put(id, shelf)
        return { rows: ids.map((id) => ({ id, done: true, refusal: null })) }
      },
      'POST /staff/stock_items/{id}/shelve': ({ path, body }) =>
        put(path.split('/')[3]!, (body as { shelf: string }).shelf),
      ...more,
    },
  })
  return { ...view, put }
}

const label = (row: StockRow, piece = 1) => `${row.goods_number}-${piece}`
const list = () => screen.findByRole('region', { name: 'Last moves' })
/** What the large red bar says; the region of the toasts is one too, and empty. */
const saidNow = (): string =>
  screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)
    .join('')
const said = (words: RegExp) => waitFor(() => expect(saidNow()).toMatch(words))
const moved = (row: StockRow, shelf: string) => ({
  spec: 'POST /staff/stock_items/shelf',
  body: { ids: [row.id], shelf },
})

describe('moving goods by scan', () => {
  test('goods, then their shelf: moved, and the next label waits for a shelf of its own', async () => {
    const [mug, tea] = [shelved(1), shelved(2)]
    const { sent } = open([mug, tea])
    scanCode(label(mug))
    expect(await screen.findByText('Gloves 1')).toBeTruthy()
    scanCode('SHELF:B-02-2')
    expect(await screen.findByText('On B-02-2', { selector: 'p' })).toBeTruthy()
    scanCode(label(tea))
    expect(await screen.findByText('Gloves 2')).toBeTruthy()
    expect(sent).toMatchObject([moved(mug, 'B-02-2')])
  })

  test('a shelf, then goods: each goes there, until another shelf is scanned or DONE', async () => {
    const rows = [shelved(1), shelved(2), shelved(3), shelved(4)]
    const { sent } = open(rows)
    scanCode('SHELF:B-02-2')
    expect(await screen.findByText('Everything scanned goes to')).toBeTruthy()
    scanCode(label(rows[0]!))
    scanCode(label(rows[1]!))
    scanCode('C-03-1')
    scanCode(label(rows[2]!))
    scanCode('DONE')
    scanCode(label(rows[3]!))
    await waitFor(() =>
      expect(sent).toMatchObject([
        moved(rows[0]!, 'B-02-2'),
        moved(rows[1]!, 'B-02-2'),
        moved(rows[2]!, 'C-03-1'),
      ]),
    )
    expect(await screen.findByRole('region', { name: 'In hand' })).toBeTruthy()
  })

  test('an inspected thing is shelved for the first time, which no undo takes back', async () => {
    const ready = stock(1, { weight_grams: 400, size_mm: [1, 1, 1], photos: [photo] as never })
    const moves = shelved(2)
    const { sent } = open([ready, moves])
    scanCode('SHELF:B-02-2')
    scanCode(label(moves))
    scanCode(label(ready))
    expect(await screen.findByText(/shelved for the first time/, { selector: 'p' })).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(await screen.findByText(/its free days have begun/)).toBeTruthy()
    expect(sent.map(({ spec }) => spec)).toEqual([
      'POST /staff/stock_items/shelf',
      'POST /staff/stock_items/{id}/shelve',
    ])
  })

  test('the same label twice in a second moves it once, and its undo still knows the old shelf', async () => {
    const mug = shelved(1)
    const { sent, user } = open([mug])
    scanCode('SHELF:B-02-2')
    scanCode(label(mug))
    scanCode(label(mug))
    expect(await screen.findByText('On B-02-2', { selector: 'p' })).toBeTruthy()
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(2))
    expect(sent).toMatchObject([moved(mug, 'B-02-2')])
    await user.click(screen.getByRole('button', { name: `Undo ${label(mug)}` }))
    await waitFor(() => expect(sent).toMatchObject([moved(mug, 'B-02-2'), moved(mug, 'A-11-4')]))
  })
})

describe('undo', () => {
  test.each([
    ['Ctrl Z', () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })],
    ['the code UNDO', () => scanCode('UNDO')],
  ])('%s moves the last thing back', async (_, act) => {
    const mug = shelved(1)
    const { sent } = open([mug])
    scanCode(label(mug))
    scanCode('SHELF:B-02-2')
    await list()
    act()
    expect(await screen.findByText('Back on A-11-4', { selector: 'p' })).toBeTruthy()
    expect(await screen.findByText('Undone')).toBeTruthy()
    expect(sent).toMatchObject([moved(mug, 'B-02-2'), moved(mug, 'A-11-4')])
    act()
    await said(/Nothing to undo/)
    expect(sent).toHaveLength(2)
  })

  test('a thing that a colleague moved since stays where it is', async () => {
    const mug = shelved(1)
    const { sent, put } = open([mug])
    scanCode(label(mug))
    scanCode('SHELF:B-02-2')
    await list()
    put(mug.id, 'D-01-1')
    scanCode('UNDO')
    expect(await screen.findByText(/lies on D-01-1 by now/, { selector: 'p' })).toBeTruthy()
    expect(sent).toHaveLength(1)
  })

  test('a thing in the hand is put down, and nothing is moved', async () => {
    const mug = shelved(1)
    const { sent } = open([mug])
    scanCode(label(mug))
    await screen.findByRole('region', { name: 'In hand' })
    scanCode('UNDO')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'In hand' })).toBeNull())
    expect(sent).toEqual([])
  })
})

describe('wrong things are said, and cleared by the next right scan', () => {
  test('goods of another warehouse, in both orders', async () => {
    const [far, mug] = [shelved(1, { warehouse_id: 'SZ1', shelf: 'A-01-1' }), shelved(2)]
    const { sent } = open([far, mug])
    scanCode(label(far))
    await said(/belongs on SZ1 A-01-1/)
    scanCode('SHELF:B-02-2')
    await said(/Belongs to SZ1/)
    scanCode('SHELF:B-02-2')
    scanCode(label(far))
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(2))
    expect(sent).toEqual([])
    scanCode(label(mug))
    expect(await screen.findByText('On B-02-2', { selector: 'p' })).toBeTruthy()
    expect(saidNow()).toBe('')
  })

  test.each([
    ['in a package', shelved(1, { stage: 'in_parcel' }), /“In a package”/],
    [
      'on its way to another warehouse',
      shelved(1, {
        moving: { to_warehouse: 'SZ1', reason: 'asked for', sent_at: '2026-11-02T01:00:00.000Z' },
      }),
      /on its way to SZ1/,
    ],
    ['not inspected', stock(1), /belongs at Receive first/],
    [
      'photos still to take',
      stock(1, {
        weight_grams: 400,
        size_mm: [1, 1, 1],
        photos: [photo] as never,
        services: [{ service: 'photos', done: 0, wanted: 3, note: '' }],
      }),
      /belongs at Receive first/,
    ],
  ])('%s', async (_, row, why) => {
    const { sent } = open([row])
    scanCode('SHELF:B-02-2')
    scanCode(label(row))
    await said(why)
    expect(sent).toEqual([])
  })

  test.each([
    ['YT7720418836621', /belongs to Receive/],
    ['NOTHING', /neither a label of goods nor a shelf/],
  ])('%s', async (code, why) => {
    const mug = shelved(1)
    const { sent } = open([mug])
    scanCode(code)
    await said(why)
    scanCode(label(mug))
    await screen.findByText('Gloves 1')
    expect(saidNow()).toBe('')
    expect(sent).toEqual([])
  })

  test('what the server refuses', async () => {
    const mug = shelved(1)
    open([mug], {
      'POST /staff/stock_items/shelf': () => ({
        rows: [{ id: mug.id, done: false, refusal: 'It is on its way to another warehouse' }],
      }),
    })
    scanCode(label(mug))
    scanCode('SHELF:B-02-2')
    await said(/Gloves 1.*on its way to another warehouse/)
    expect(screen.queryByText('On B-02-2', { selector: 'p' })).toBeNull()
  })
})

describe('the proposed shelf', () => {
  /** 0.6 litres. */
  const mug = shelved(1, { size_mm: [150, 100, 40] })
  const choice = (shelf: string, over: object = {}) => ({
    shelf,
    things: 0,
    longest_mm: 300,
    volume_mm3: 0,
    full_mm3: null,
    ...over,
  })
  const choices =
    (items: object[], leaves_soon = true): Replier =>
    () => ({ leaves_soon, items })
  const openWith = (items: object[], leavesSoon = true, more: Record<string, Replier> = {}) =>
    open([mug, shelved(2)], {
      'GET /staff/stock_items/{id}/shelf_choices': choices(items, leavesSoon),
      ...more,
    })

  test.each([
    [
      'where the shopper’s other things are',
      [choice('B-07-3', { things: 3 }), choice('A-11-4', { things: 1 })],
      true,
      ['B-07-3', 'Mei has 3 other things here', 'Nobody has said yet when it is full'],
    ],
    [
      'early in the walk for what leaves soon, with the room that is left',
      [choice('B-07-3'), choice('A-12-4', { volume_mm3: 600_000, full_mm3: 2_400_000 })],
      true,
      ['A-12-4', 'Nothing else is on its way to Mei', 'Room for 3 of this size'],
    ],
    [
      'late in the walk for what waits',
      [choice('B-07-3', { full_mm3: 600_000 }), choice('A-12-4')],
      false,
      ['B-07-3', 'More is on its way to Mei', 'Room for this one, and then it is full'],
    ],
  ])('is %s, and says why', async (_, items, leavesSoon, shown) => {
    openWith(items, leavesSoon)
    scanCode(label(mug))
    for (const words of shown) expect(await screen.findByText(words)).toBeTruthy()
  })

  test('is another one once it is called full, until that is taken back', async () => {
    const full = new Set<string>()
    const { sent, user } = open([mug], {
      'GET /staff/stock_items/{id}/shelf_choices': () => ({
        leaves_soon: true,
        items: ['A-12-4', 'B-07-3'].map((shelf) =>
          choice(shelf, full.has(shelf) ? { volume_mm3: 1, full_mm3: 1 } : {}),
        ),
      }),
      'POST /staff/shelves/full': ({ body }) => {
        const { shelf, is_full } = body as { shelf: string; is_full: boolean }
        if (is_full) full.add(shelf)
        else full.delete(shelf)
        return { shelf, full_mm3: is_full ? 1 : null }
      },
    })
    scanCode(label(mug))
    await user.click(await screen.findByRole('button', { name: 'A-12-4 is full' }))
    expect(await screen.findByText('B-07-3')).toBeTruthy()
    expect(screen.getByText(/A-12-4 is noted as full/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo A-12-4 is full' }))
    expect(await screen.findByRole('button', { name: 'A-12-4 is full' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(/is noted as full/)).toBeNull())
    const place = { warehouse_id: 'GZ', shelf: 'A-12-4' }
    expect(sent.map(({ body }) => body)).toEqual([
      { ...place, is_full: true },
      { ...place, is_full: false },
    ])
  })

  test('is another one, also if the thing itself is what filled it', async () => {
    const { user } = openWith([choice('A-11-4', { full_mm3: 600_000 }), choice('B-07-3')], true, {
      'POST /staff/shelves/full': () => ({ shelf: 'A-11-4', full_mm3: 600_000 }),
    })
    scanCode(label(mug))
    expect(await screen.findByText('It lies there already')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'A-11-4 is full' }))
    expect(await screen.findByText('B-07-3')).toBeTruthy()
  })

  test('put elsewhere: it asks whether the proposed one is full, until the next scan', async () => {
    const { sent, user } = openWith([choice('A-12-4')], true, {
      'POST /staff/shelves/full': () => ({ shelf: 'A-12-4', full_mm3: 5 }),
    })
    scanCode(label(mug))
    await screen.findByText('A-12-4')
    scanCode('SHELF:B-02-2')
    const question = await screen.findByRole('region', { name: /proposed A-12-4. Is that one full/ })
    await user.click(within(question).getByRole('button', { name: 'A-12-4 is full' }))
    expect(await screen.findByText(/A-12-4 is noted as full/)).toBeTruthy()
    expect(sent).toMatchObject([
      moved(mug, 'B-02-2'),
      { spec: 'POST /staff/shelves/full', body: { warehouse_id: 'GZ', shelf: 'A-12-4', is_full: true } },
    ])
    scanCode('SHELF:B-02-2')
    await waitFor(() => expect(screen.queryByText(/is noted as full/)).toBeNull())
    expect(screen.queryByRole('region', { name: /Is that one full/ })).toBeNull()
  })

  test('used as proposed: nothing is asked', async () => {
    openWith([choice('A-12-4')])
    scanCode(label(mug))
    await screen.findByText('A-12-4')
    scanCode('SHELF:A-12-4')
    await list()
    expect(screen.queryByRole('region', { name: /Is that one full/ })).toBeNull()
  })

  test('called full where the server refuses: its sentence, and it stays proposed', async () => {
    const { user } = openWith([choice('A-12-4')], true, {
      'POST /staff/shelves/full': () => new Refused(409, 'By the books nothing lies on this shelf'),
    })
    scanCode(label(mug))
    await user.click(await screen.findByRole('button', { name: 'A-12-4 is full' }))
    expect(await screen.findByText(/nothing lies on this shelf/)).toBeTruthy()
    expect(screen.getByText('A-12-4')).toBeTruthy()
  })

  test('is else the last one used on this machine, unless that is known to be full', async () => {
    const { unmount } = openWith([])
    scanCode(label(mug))
    expect(await screen.findByText('No shelf to propose')).toBeTruthy()
    scanCode('SHELF:B-02-2')
    await list()
    scanCode(label(mug))
    expect(await screen.findByText('The last shelf used on this machine')).toBeTruthy()
    unmount()
    openWith([choice('B-02-2', { volume_mm3: 5, full_mm3: 5 })])
    scanCode(label(mug))
    expect(await screen.findByText('No shelf to propose')).toBeTruthy()
  })
})

test('without a network the last shelf used is proposed, and nobody is asked whether it is full', async () => {
  const mug = shelved(1)
  open([mug], { 'GET /staff/stock_items/{id}/shelf_choices': () => NO_NETWORK })
  keep('put_away.GZ', 'B-02-2')
  scanCode(label(mug))
  expect(await screen.findByText('The last shelf used on this machine')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'B-02-2 is full' })).toBeNull()
})

test('without a network scans are kept, also over a reload, and sent once', async () => {
  const mug = shelved(1)
  let isOff = true
  const offline = () => (isOff ? NO_NETWORK : { items: [mug], next_cursor: null, counts: {} })
  const first = open([mug], { 'GET /staff/stock_items': offline })
  scanCode('SHELF:B-02-2')
  scanCode(label(mug))
  expect(await screen.findByRole('list', { name: 'Waiting for the network' })).toBeTruthy()
  expect(first.sent).toEqual([])
  cleanup()
  isOff = false
  const { sent } = open([mug], { 'GET /staff/stock_items': offline })
  await waitFor(() => expect(sent).toMatchObject([moved(mug, 'B-02-2')]))
  await list()
  expect(sent).toHaveLength(1)
})

test('an answer that was lost is asked again with the same key, and the undo still knows the old shelf', async () => {
  const mug = shelved(1)
  let shelf = 'A-11-4'
  let isLost = true
  const { sent } = open([mug], {
    'GET /staff/stock_items': () => ({ items: [{ ...mug, shelf }], next_cursor: null, counts: {} }),
    'POST /staff/stock_items/shelf': ({ body }) => {
      shelf = (body as { shelf: string }).shelf
      if (isLost) return new Refused(503, 'Restarting')
      return { rows: [{ id: mug.id, done: true, refusal: null }] }
    },
  })
  scanCode('SHELF:B-02-2')
  scanCode(label(mug))
  await waitFor(() => expect(sent).toHaveLength(1))
  isLost = false
  globalThis.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/from A-11-4/, { selector: 'p' })).toBeTruthy()
  expect(sent[1]?.key).toBe(sent[0]?.key)
})
