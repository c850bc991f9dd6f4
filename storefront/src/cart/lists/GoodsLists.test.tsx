import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configurationReply } from '../../shared/configuration.test-support.ts'
import { type Replies, renderScreen } from '../../shared/render-screen.test-support.tsx'
import { door } from '../../goods/goods.test-support.ts'
import CartScreen from '../CartScreen.tsx'
import type { GoodsListRow } from './use-ticked.ts'

const list = {
  id: '1',
  name: 'spring',
  stage: 'done' as const,
  row_count: 3,
  counts: { failed: 1, missing: 1, ready: 1 },
  is_cut: false,
  ready_fen: 25_800,
  ready_pieces: 2,
  unread_count: 0,
  created_at: '2026-11-29T08:00:00.000Z',
}
const colour = {
  name: '颜色',
  name_latin: 'Colour',
  values: ['黑色', '白色'],
  values_latin: ['Black', 'White'],
  chosen: null,
}
const row = (id: string, change: Partial<GoodsListRow>): GoodsListRow => ({
  id,
  line: Number(id) + 1,
  section: '',
  url: 'https://item.taobao.com/item.htm?id=674029285425',
  written: {
    name: '',
    option: '',
    size: '',
    quantity: '',
    price: '',
    note: '',
    person: '',
    picture: '',
    words: '',
  },
  group: 'ready',
  issue: null,
  title: '连帽卫衣',
  helper_title: 'Hoodie',
  seller_name: '木棉生活馆',
  platform: 'taobao',
  image: null,
  options: [],
  options_text: '',
  quantity: 2,
  remark: '',
  unit_price_fen: 12_900,
  sheet_price_fen: null,
  freight_fen: 0,
  added_at: null,
  ...change,
})
const rows: Record<string, GoodsListRow[]> = {
  failed: [
    row('1', {
      group: 'failed',
      issue: 'cut_link',
      title: '',
      helper_title: '',
      url: 'https://item.taobao.com/item.htm?id=81…',
      unit_price_fen: null,
    }),
  ],
  missing: [row('2', { group: 'missing', issue: 'option_needed', options: [colour] })],
  ready: [row('3', {})],
}

const draw = (replies: Replies = {}, at = '/cart?list=1') =>
  renderScreen(<CartScreen />, {
    at,
    replies: {
      'GET /configurations': configurationReply,
      'GET /goods_lists': { items: [list] },
      'GET /goods_lists/{id}': list,
      'GET /goods_lists/{id}/rows': ({ query }) => ({
        items: rows[query.get('group') ?? ''] ?? [],
        next_after: null,
      }),
      'PATCH /goods_lists/{id}/rows': { changed: 1 },
      'GET /goods_lists/{id}/columns': { columns: [], is_said: false, why_not: 'list_without_sheet' },
      'POST /goods_lists/{id}/to_cart': { added: 1, cart_count: 1, no_room_for: 0 },
      ...replies,
    },
  })

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

it('shows what needs the shopper first, and settles it row by row', async () => {
  const { asked } = draw()
  expect(await screen.findByRole('heading', { name: '2 of 3 rows need your attention' })).toBeTruthy()
  expect(await screen.findByText('The link is cut off')).toBeTruthy()
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Whole link of row 2' }),
    'https://x.example/1{Enter}',
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colour of row 3' }), 'White')
  await waitFor(() =>
    expect(asked.filter(({ spec }) => spec.startsWith('PATCH')).map(({ body }) => body)).toEqual([
      { row_ids: ['1'], url: 'https://x.example/1' },
      { row_ids: ['2'], choice: { name: '颜色', value: '白色' } },
    ]),
  )
})

it('puts everything that is ready into the cart, and changes ticked rows together', async () => {
  const { asked } = draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Put 1 in the cart' }))
  expect(await screen.findByText(/1 added to the cart/)).toBeTruthy()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Row 3' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Set quantity' }), '5')
  await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0]!)
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec.startsWith('PATCH'))?.body).toEqual({ row_ids: ['2'], quantity: 5 }),
  )
})

it('finds rows by words in a long list, and shows all again', async () => {
  const { asked } = draw({
    'GET /goods_lists/{id}': { ...list, row_count: 30 },
    'GET /goods_lists/{id}/rows': ({ query }) => ({
      items: rows[{ hood: 'ready', null: query.get('group') ?? '' }[String(query.get('q'))] ?? ''] ?? [],
      next_after: null,
    }),
  })
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'hood{Enter}')
  expect(await screen.findByRole('heading', { name: 'Rows with “hood”' })).toBeTruthy()
  expect(await screen.findByText('Hoodie')).toBeTruthy()
  expect(screen.queryByText('Something is missing')).toBeNull()
  expect(asked.at(-1)?.query.get('group')).toBeNull()
  await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}')
  expect(await screen.findByText('No row has these words')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all rows' }))
  expect(await screen.findByText('Something is missing')).toBeTruthy()
})

it('divides the total among the people of the sheet', async () => {
  const amount = (fen: number) => ({ low_fen: fen, expected_fen: fen, high_fen: fen })
  const [item] = door.items
  const landed = {
    ...door,
    items: [{ ...item!, weight_grams: { low: 300, expected: 400, high: 500 } }],
    rows: [
      { kind: 'goods', name: '', how: '', source: null, when: 'order', ...amount(25_800) },
      { kind: 'freight', name: '', how: '', source: null, when: 'shipping', ...amount(9_000) },
    ] satisfies typeof door.rows,
    total: amount(34_800),
  }
  const written = { ...rows.ready![0]!.written, person: 'Ana' }
  draw({
    'GET /goods_lists/{id}/rows': ({ query }) => ({
      items: query.get('group') === 'ready' ? [row('3', { written })] : [],
      next_after: null,
    }),
    'POST /goods/landed_cost': landed,
  })
  const table = within(await screen.findByRole('table', { name: 'Per person' }))
  const cells = table.getAllByRole('row')[1]!
  expect([...cells.children].map(({ textContent }) => textContent)).toEqual([
    'Ana',
    expect.stringContaining('2'),
    expect.stringContaining('¥258.00'),
    expect.stringContaining('¥90.00'),
    expect.stringContaining('¥348.00'),
  ])
})

it('makes a list of what is pasted', async () => {
  const { asked, address } = draw(
    { 'POST /goods_lists': { id: '9', row_count: 1, is_cut: false } },
    '/cart?list=all',
  )
  await userEvent.type(await screen.findByRole('textbox'), 'https://x.example/1')
  await userEvent.click(screen.getByRole('button', { name: 'Read this list' }))
  await waitFor(() => expect(address()).toBe('/cart?list=9'))
  expect(asked.find(({ spec }) => spec === 'POST /goods_lists')?.body).toEqual({
    text: 'https://x.example/1',
  })
})

const columns = {
  columns: [
    { at: 0, head: '', values: ['Ürün', 'Teapot'], kind: 'name' as const },
    { at: 1, head: 'Link', values: ['https://x.example/1'], kind: 'link' as const },
    { at: 27, head: '', values: ['3'], kind: null },
  ],
  is_said: false,
  why_not: null,
}

it('says above the table which columns were not used, and leads to where that is said', async () => {
  const many = [...columns.columns, { at: 2, head: '运费', values: ['8'], kind: 'other' as const }]
  const { asked } = draw({ 'GET /goods_lists/{id}/columns': { ...columns, columns: many } })
  expect(await screen.findByText('2 columns were not used: Column AB, 运费')).toBeTruthy()
  const summary = await screen.findByText('How your columns are read')
  expect(summary.closest('details')?.open).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Choose what they are' }))
  expect(summary.closest('details')?.open).toBe(true)
  expect(asked.filter(({ spec }) => spec === 'PUT /goods_lists/{id}/columns')).toEqual([])
})

it.each([
  ['the shopper said what they are', { ...columns, is_said: true }],
  ['all are used', { ...columns, columns: columns.columns.slice(0, 2) }],
])('says nothing of unused columns if %s', async (_, answer) => {
  draw({ 'GET /goods_lists/{id}/columns': answer })
  expect(await screen.findByText('How your columns are read')).toBeTruthy()
  expect(screen.queryByText(/not used/)).toBeNull()
})

it('names the first six of many unused columns, and says why they cannot be chosen', async () => {
  const many = Array.from({ length: 9 }, (__, at) => ({ at, head: `H${at}`, values: ['x'], kind: null }))
  draw({ 'GET /goods_lists/{id}/columns': { ...columns, columns: many, why_not: 'list_in_cart' } })
  expect(await screen.findByText('9 columns were not used: H0, H1, H2, H3, H4, H5 and 3 more')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Choose what they are' })).toBeNull()
})

it('reads the list again by what the shopper says about its columns', async () => {
  const { asked } = draw({
    'GET /goods_lists/{id}/columns': columns,
    'PUT /goods_lists/{id}/columns': { id: '1', row_count: 2, is_cut: false },
  })
  await userEvent.click(await screen.findByText('How your columns are read'))
  expect(screen.getByText('Ürün · Teapot')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Column AB' }), 'Quantity')
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Read again' }))
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec === 'PUT /goods_lists/{id}/columns')?.body).toEqual({
      columns: [
        { at: 0, kind: 'name' },
        { at: 1, kind: 'link' },
        { at: 27, kind: 'quantity' },
      ],
    }),
  )
})

it('says why the columns cannot be read anew, and nothing about a list of a text', async () => {
  draw({ 'GET /goods_lists/{id}/columns': { ...columns, why_not: 'list_in_cart' } })
  await userEvent.click(await screen.findByText('How your columns are read'))
  expect(screen.getByText(/Rows of this list are in the cart/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull()
})

it('fills rows downwards with pasted lines, and undoes it', async () => {
  const ready = [row('3', {}), row('4', { quantity: 5 }), row('5', { options: [colour] })]
  const { asked } = draw({
    'GET /goods_lists/{id}/rows': ({ query }) => ({
      items: query.get('group') === 'ready' ? ready : [],
      next_after: null,
    }),
    'PUT /goods_lists/{id}/rows': { changed: 2 },
    'POST /goods/landed_cost': door,
  })
  const sent = () => asked.filter(({ spec }) => spec === 'PUT /goods_lists/{id}/rows').map(({ body }) => body)
  await userEvent.click(await screen.findByText('Ready'))
  await userEvent.click(await screen.findByRole('textbox', { name: 'Quantity of row 4' }))
  await userEvent.paste('7\r\n\r\nx2\r\n9\r\n')
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        rows: [
          { id: '3', quantity: 7 },
          { id: '5', quantity: 2 },
        ],
      },
    ]),
  )
  expect(await screen.findByText(/2 rows changed/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({
      rows: [
        { id: '3', quantity: 2 },
        { id: '5', quantity: 2 },
      ],
    }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

it('a change of ticked rows can be undone, and lines pasted there are divided among them', async () => {
  const { asked } = draw({ 'PUT /goods_lists/{id}/rows': { changed: 2 } })
  await userEvent.click(await screen.findByText('Ready'))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Row 4' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Row 3' }))
  await userEvent.click(screen.getByRole('textbox', { name: 'Note' }))
  await userEvent.paste('for Bo\nfor Ana\tignored')
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec === 'PUT /goods_lists/{id}/rows')?.body).toEqual({
      rows: [
        { id: '2', remark: 'for Bo' },
        { id: '3', remark: 'for Ana' },
      ],
    }),
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Set quantity' }), '5')
  await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0]!)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(asked.filter(({ spec }) => spec === 'PUT /goods_lists/{id}/rows').at(-1)?.body).toEqual({
      rows: [
        { id: '3', quantity: 2 },
        { id: '2', quantity: 2 },
      ],
    }),
  )
})

it('works out more rows than one package holds in several', async () => {
  const many = Array.from({ length: 60 }, (_, at) => row(String(at + 3), {}))
  const amount = { low_fen: 9_000, expected_fen: 10_000, high_fen: 11_000 }
  const { asked } = draw({
    'GET /goods_lists/{id}': { ...list, row_count: 60, counts: { ready: 60 } },
    'GET /goods_lists/{id}/rows': { items: many, next_after: null },
    'POST /goods/landed_cost': { ...door, duty: null, total: amount },
  })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Work out the price to your door in 2 packages' }),
  )
  expect(await screen.findByText('about ¥200.00')).toBeTruthy()
  expect(screen.getByText(/In 2 packages, each by its cheapest method/)).toBeTruthy()
  const calls = asked.filter(({ spec }) => spec === 'POST /goods/landed_cost')
  expect(calls.map(({ body }) => (body as { items: unknown[] }).items.length)).toEqual([30, 30])
})

it('offers several packages for goods that no method takes in one', async () => {
  const amount = { low_fen: 9_000, expected_fen: 10_000, high_fen: 11_000 }
  const two = [row('3', {}), row('4', {})]
  draw({
    'GET /goods_lists/{id}/rows': ({ query }) => ({
      items: query.get('group') === 'ready' ? two : [],
      next_after: null,
    }),
    'POST /goods/landed_cost': ({ body }) => ({
      ...door,
      duty: null,
      total: (body as { items: unknown[] }).items.length > 1 ? null : amount,
    }),
  })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Work out the price to your door in several packages' }),
  )
  expect(await screen.findByText('about ¥200.00')).toBeTruthy()
  expect(screen.getByText(/They cost about ¥100.00 \+ ¥100.00/)).toBeTruthy()
})
