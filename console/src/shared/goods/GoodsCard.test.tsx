import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { keep } from '../stored.ts'
import { renderConsole } from '../testing.tsx'
import { type Goods, GoodsCard } from './GoodsCard.tsx'
import { PLAIN } from './goods.test-support.ts'
import { lineOf } from './goods-names.ts'

const mug = (given: Partial<Goods> = {}): Goods => ({
  ...PLAIN,
  title: '粗陶马克杯',
  names: { title: 'Stoneware mug', options: 'Colour: Sand' },
  options_text: '颜色: 沙色',
  quantity: 2,
  image: null,
  warehouse_id: 'SZ1',
  shelf: 'A-01-1',
  goods_number: 'G000104072',
  labelled_pieces: 1,
  ...given,
})

const show = (goods: Goods, size: 's' | 'm' | 'l') => {
  renderConsole(<GoodsCard size={size} goods={goods} />)
  return within(document.body)
}

const EVERYTHING: Partial<Goods> = {
  hold: {
    why: 'refund',
    since: '2026-11-02T01:00:00.000Z',
    pieces: 1,
    warehouse_id: null,
    by: null,
    reason: null,
    note: '',
  },
  flaw: { problem: 'damaged', note: 'A crack', accepted: true },
  remarks: [
    { of: 'order', text: 'A gift' },
    { of: 'item', text: 'No black dots please' },
    { of: 'inbound', text: 'please remove the shoe box' },
  ],
  services: [
    { service: 'photos', done: 2, wanted: 2, note: '' },
    { service: 'shelf_photos', done: 0, wanted: 1, note: 'The bottom' },
  ],
}

describe('a card of goods', () => {
  test.each(['s', 'm', 'l'] as const)('of size %s shows name, options and pieces', (size) => {
    const card = show(mug(), size)
    for (const text of ['Stoneware mug', 'Sand', '2 items']) expect(card.getByText(text)).toBeTruthy()
  })

  test('of size m and l also shows the seller’s words, with which the goods are labelled', () => {
    expect(show(mug(), 'l').getByText('粗陶马克杯 · 颜色: 沙色')).toBeTruthy()
  })

  test('shows what is not translated as it is: never nothing', () => {
    const { names: _, ...untranslated } = mug()
    const card = show(untranslated, 's')
    expect(card.getByText('粗陶马克杯').lang).toBe('zh-Hans')
    expect(card.getByText('沙色').lang).toBe('zh-Hans')
  })

  test('tells two colours of one product apart in plain text too', () => {
    expect(lineOf(mug())).toBe('Stoneware mug · Sand')
    expect(lineOf(mug({ names: { title: '', options: '' } }))).toBe('粗陶马克杯 · 沙色')
  })

  test('shows its signs in a fixed order: hold, warehouse, flaw, remarks, services, done services', () => {
    keep('warehouse', 'GZ1')
    show(mug(EVERYTHING), 'l')
    const titles = screen.getAllByRole('listitem').map((sign) => sign.querySelector('b')!.textContent)
    expect(titles).toEqual([
      'Refund requested: inspect as usual, don’t pack',
      'In SZ1, not in GZ1',
      'Damaged on arrival: A crack',
      'A gift',
      'No black dots please',
      'please remove the shoe box',
      'Detail photos from the shelf 0/1',
      'Detail photos 2/2',
    ])
  })

  test('says why a colleague put it on hold, who, and with which note', () => {
    const hold = {
      ...EVERYTHING.hold!,
      why: 'held',
      pieces: null,
      by: 'Wu',
      reason: 'transport',
      note: 'Smells',
    }
    show(mug({ hold: hold as Goods['hold'] }), 'l')
    expect(screen.getByText('On hold: May not be transportable')).toBeTruthy()
    expect(
      screen.getByText(/^Smells · by Wu · Since .* until a colleague releases it under Stock$/),
    ).toBeTruthy()
  })

  test('in a row each sign is one word, and its sentence is read aloud or shown on hovering', () => {
    show(mug({ remarks: [{ of: 'item', text: 'No black dots please' }] }), 's')
    expect(screen.getByTitle('No black dots please · Note on this item').textContent).toContain('Note')
  })

  test('always names the warehouse before the shelf, because each has an A-01-1', () => {
    expect(show(mug(), 'l').getByText('SZ1 A-01-1')).toBeTruthy()
  })

  test('says which picture it is, and that there is none of the chosen option', () => {
    const { container } = renderConsole(
      <GoodsCard size="l" goods={mug({ image: '/f', image_of: 'inspection' })} />,
    )
    expect(container.textContent).toContain('Inspection photo')
    expect(show(mug(), 'l').getByText('No picture of it')).toBeTruthy()
  })
})
