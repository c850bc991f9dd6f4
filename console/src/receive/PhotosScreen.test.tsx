import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { keep } from '../shared/stored.ts'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { renderConsole } from '../shared/testing.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import PhotosScreen from './PhotosScreen.tsx'
import type { StockRow } from './stock-item.ts'

const ID = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`
type Photo = StockRow['photos'][number]
const photo = (last: number, over: Partial<Photo> = {}): Photo => ({
  id: ID(last),
  url: `/p${last}`,
  width: 1,
  height: 1,
  kind: 'detail',
  shows: 'other',
  flaw: null,
  note: '',
  ...over,
})

/** An item on its shelf for which photos were ordered. */
const row = (last: number, over: Partial<StockRow> = {}): StockRow => ({
  id: ID(last),
  goods_number: goodsNumberText(last),
  labelled_pieces: 0,
  stage: 'in_stock',
  title: `帆布包 ${last}`,
  image: null,
  ...PLAIN,
  options_text: '',
  quantity: 1,
  shopper_id: ID(900),
  shopper_name: 'Mei',
  shopper_code: 'MEILIN',
  shopper_lang: 'en',
  order_number: 'O000100015',
  order_item_id: ID(800 + last),
  inbound_id: null,
  tracking_number: `YT${last}`,
  warehouse_id: 'GZ',
  category: null,
  weight_grams: 500,
  size_mm: [300, 200, 100],
  shelf: `A-0${last}`,
  photo_shots: 0,
  photo_remark: '',
  photos: [],
  photo_order: {
    stock_item_id: ID(last),
    shots: 2,
    taken: 0,
    remark: '拉链内侧',
    fee_fen: 400,
    created_at: `2026-11-0${9 - last}T01:00:00.000Z`,
  },
  received_at: '2026-11-01T01:00:00.000Z',
  stocked_at: '2026-11-01T02:00:00.000Z',
  free_until: null,
  ...over,
})

const page = (items: StockRow[]): Reply<'GET /staff/stock_items'> => ({
  items,
  next_cursor: null,
  counts: {},
})

function open(rows: StockRow[]) {
  keep('warehouse', 'GZ')
  const rowOf = (path: string) => rows.find((entry) => path.includes(entry.id)) ?? rows[0]
  return renderConsole(<PhotosScreen />, {
    path: '/receive/photos',
    replies: {
      'GET /warehouses': () => ({ warehouses: [{ id: 'GZ', name: 'Guangzhou' }], closed: [] }),
      'GET /staff/stock_items': ({ params }) => page(params.get('stage') === 'photos' ? rows : []),
      'GET /staff/stock_items/{id}': ({ path }) => rowOf(path),
      'PUT /staff/stock_photos/{id}': () => rows[0],
      'PUT /staff/stock_photos/{id}/held_back': ({ body }) => body as { held_back: boolean },
      'POST /staff/stock_items/{id}/photos_taken': ({ path }) => rowOf(path),
      'POST /staff/stock_items/{id}/photos_declined': ({ path }) => rowOf(path),
    },
  })
}

describe('photos of an item taken off its shelf', () => {
  test('the longest waiting item is first, with its shelf and wish, and returns to the shelf that is scanned', async () => {
    const there = [photo(71), photo(72)]
    const done = { stock_item_id: ID(2), shots: 2, taken: 2, remark: '拉链内侧', fee_fen: 400 }
    const { user, sent } = open([
      row(1),
      row(2, { photos: there, photo_order: { ...done, created_at: '2026-11-01T01:00:00.000Z' } }),
    ])
    const queue = within(await screen.findByRole('region', { name: 'Off the shelf for photos: 2' }))
    const [first] = queue.getAllByRole('button')
    expect(first?.textContent).toContain('A-02')
    expect(first?.textContent).toContain('拉链内侧')
    await user.click(first!)
    const form = within(await screen.findByRole('form', { name: 'Back to shelf' }))
    expect(form.getByRole<HTMLInputElement>('textbox').value).toBe('A-02')
    await user.type(screen.getByRole('textbox', { name: 'Scan a parcel to photograph' }), 'SHELF:B-07{Enter}')
    expect(form.getByRole<HTMLInputElement>('textbox').value).toBe('B-07')
    await user.click(form.getByRole('button', { name: 'Photos done, back on the shelf' }))
    await waitFor(() =>
      expect(sent.find(({ spec }) => spec.endsWith('/photos_taken'))?.body).toEqual({ shelf: 'B-07' }),
    )
  })

  test('photos that cannot be taken are declined with a reason; otherwise all are needed to finish', async () => {
    const { user, sent } = open([row(1)])
    await user.click(await screen.findByRole('button', { name: /A-01/ }))
    const form = within(await screen.findByRole('form', { name: 'Back to shelf' }))
    expect(form.getAllByText('Still missing: 2 photos')).not.toEqual([])
    await user.click(form.getByRole('button', { name: 'Photos done, back on the shelf' }))
    await user.click(form.getByRole('button', { name: 'Cannot be taken' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: /seal would have to be broken/ }))
    await user.click(dialog.getByRole('button', { name: 'Cannot be taken' }))
    await waitFor(() =>
      expect(sent.find(({ spec }) => spec.endsWith('/photos_declined'))?.body).toMatchObject({
        shelf: 'A-01',
        reason: expect.stringContaining('封条'),
      }),
    )
    expect(sent.some(({ spec }) => spec.endsWith('/photos_taken'))).toBe(false)
  })

  test('one key hides the newest photo from other people, or shows it again', async () => {
    const { user, sent } = open([row(1, { photos: [photo(71), photo(72, { held_back: true })] })])
    await user.click(await screen.findByRole('button', { name: /A-01/ }))
    expect(screen.getByText('Only its shopper sees this picture.')).toBeTruthy()
    await user.keyboard('{Delete}')
    await user.click(screen.getByRole('button', { name: 'Detail photo 1 of 2' }))
    await user.keyboard('{Delete}')
    await waitFor(() =>
      expect(sent.filter(({ spec }) => spec.endsWith('/held_back')).map(({ body }) => body)).toEqual([
        { held_back: false },
        { held_back: true },
      ]),
    )
  })

  test('a key sets what the newest photo shows, and a flaw is chosen by name', async () => {
    const { user, sent } = open([row(1, { photos: [photo(71), photo(72, { shows: 'flaw' })] })])
    await user.click(await screen.findByRole('button', { name: /A-01/ }))
    await screen.findByRole('region', { name: 'What it shows' })
    await user.keyboard('{F3}')
    await user.selectOptions(screen.getByLabelText('Which flaw'), 'stain')
    await waitFor(() =>
      expect(sent.filter(({ spec }) => spec.includes('/stock_photos/')).map(({ body }) => body)).toEqual([
        { shows: 'label', flaw: null, note: '' },
        { shows: 'flaw', flaw: 'stain', note: '' },
      ]),
    )
  })
})
