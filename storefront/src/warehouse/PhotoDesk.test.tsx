import '@longhaul/ui/testing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import type { StockItem } from './shelf.ts'
import StoreScreen from './StoreScreen.tsx'
import { around, idOf, noAdvice, preview, shelfOf, stockItem } from './warehouse.test-support.ts'

const photos = [1, 2].map((index) => ({
  id: idOf(`p${index}`),
  url: `/api/v1/files/p${index}`,
  width: 800,
  height: 600,
  kind: 'free',
}))
const photographed = (name: string, over: Partial<StockItem> = {}) =>
  stockItem(name, { photos, listing_image: '/listing', options_text: 'Red, M', accepted_at: null, ...over })

function open(items: readonly StockItem[], replies: Replies = {}, at = '/mine/store') {
  return renderScreen(<StoreScreen />, {
    at,
    replies: {
      ...around,
      'GET /stock_items': shelfOf(items),
      'POST /parcels/preview': preview(items),
      ...replies,
    },
  })
}
const desk = () => within(screen.getByRole('dialog', { name: 'Check photos' }))

describe('the photo desk', () => {
  it('shows the listing next to the photos, and lets every photo be viewed', async () => {
    open([photographed('Pot')])
    await userEvent.click(await screen.findByRole('button', { name: 'Check photos (1)' }))
    expect(desk().getByAltText('Pot as the shop shows it').getAttribute('src')).toBe('/listing')
    expect(desk().getByAltText('Inspection photo 1 of 2').getAttribute('src')).toBe('/api/v1/files/p1')
    await userEvent.click(desk().getByRole('button', { name: 'Inspection photo 2 of 2' }))
    expect(desk().getByAltText('Inspection photo 2 of 2').getAttribute('src')).toBe('/api/v1/files/p2')
    expect(desk().getByText('Red, M')).toBeTruthy()
  })

  it('says what each photo shows', async () => {
    const [first, second] = photos
    const captioned = [
      { ...first!, shows: 'label' as const },
      { ...second!, shows: 'flaw' as const, flaw: 'crack' as const, note: '20 mm' },
    ]
    open([photographed('Pot', { photos: captioned })])
    await userEvent.click(await screen.findByRole('button', { name: 'Check photos (1)' }))
    expect(desk().getByAltText('Label, photo 1 of 2')).toBeTruthy()
    expect(desk().getByRole('button', { name: 'Flaw: crack (20 mm), photo 2 of 2' })).toBeTruthy()
  })

  it('accepts item by item, and closes after the last', async () => {
    const { asked } = open([photographed('Pot'), photographed('Bag')], {
      'POST /stock_items/{id}/accept': { accepted_at: '2026-11-02T02:00:00.000Z' },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Compare photos of Pot' }))
    await userEvent.click(desk().getByRole('button', { name: 'Looks good' }))
    expect(await desk().findByText('2 of 2 items')).toBeTruthy()
    await userEvent.click(desk().getByRole('button', { name: 'Looks good' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Check photos' })).toBeNull())
    const accepted = asked.filter(({ spec }) => spec === 'POST /stock_items/{id}/accept')
    expect(accepted).toHaveLength(2)
  })

  it('says that the refund deadline has passed, and offers no refund for inbound parcels', async () => {
    open([
      photographed('Pot', { refund_deadline_at: '2020-01-01T00:00:00.000Z' }),
      photographed('Own', { order_id: null, order_item_id: null, listing_image: null }),
    ])
    await userEvent.click(await screen.findByRole('button', { name: 'Compare photos of Pot' }))
    expect(
      desk()
        .getByRole('button', { name: /Ask for a refund/ })
        .getAttribute('aria-disabled'),
    ).toBe('true')
    await userEvent.click(desk().getByRole('button', { name: 'Next' }))
    expect(desk().getByText('The listing had no picture.')).toBeTruthy()
    expect(desk().queryByRole('button', { name: /Ask for a refund/ })).toBeNull()
  })

  it('lets an item with a problem be kept or returned', async () => {
    const { asked } = open(
      [photographed('Mug', { stage: 'abnormal', problem: 'damaged', problem_note: 'A crack of 2 cm' })],
      { 'POST /order_items/{id}/answer': { stage: 'in_stock', supplement_id: null } },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Compare photos of Mug' }))
    expect(desk().getByText('A crack of 2 cm')).toBeTruthy()
    expect(desk().getByRole('button', { name: 'Return it' })).toBeTruthy()
    await userEvent.click(desk().getByRole('button', { name: 'Keep it as it is' }))
    await waitFor(() =>
      expect(asked.find(({ spec }) => spec === 'POST /order_items/{id}/answer')?.body).toEqual({
        accept: true,
      }),
    )
  })
})

describe('advice', () => {
  const items = [stockItem('Pot'), stockItem('Bag'), stockItem('Cup')]
  const at = `/mine/store?items=${items.map((item) => item.id).join(',')}`
  const methods = () => within(screen.getByRole('region', { name: 'How should it travel?' }))

  it('says what each item adds, and what lighter packaging saves', async () => {
    open(
      items,
      {
        'POST /parcels/advice': {
          ...noAdvice,
          lighter: { by: 'weight', grams: 204, saved_fen: 2700 },
          without: [
            { stock_item_id: idOf('Pot'), saved_fen: 2700, is_duty_known: true },
            { stock_item_id: idOf('Bag'), saved_fen: 0, is_duty_known: true },
            { stock_item_id: idOf('Cup'), saved_fen: 900, is_duty_known: false },
          ],
          together_fen: 10020,
          alone_fen: 20040,
        },
      },
      at,
    )
    expect(await screen.findByText('Adds ¥27.00 to the price to your door')).toBeTruthy()
    expect(screen.getByText('Adds ¥9.00 to the shipping')).toBeTruthy()
    expect(screen.getByText('Adds nothing to the price of this package')).toBeTruthy()
    expect(methods().getByText(/204 g less weight would save ¥27.00/)).toBeTruthy()
    expect(methods().getByText('One package instead of 3 saves ¥100.20.')).toBeTruthy()
    expect(methods().getByText('Prices to your door, duty and tax included.')).toBeTruthy()
  })

  it('proposes packages, and selects the items of one', async () => {
    const packageOf = (name: string) => ({
      stock_item_ids: [idOf(name)],
      line_id: 'DIR',
      line_name: 'Direct',
      option: 'direct' as const,
      estimated_grams: 704,
      shipping_fen: 4000,
      total_fen: 4000,
    })
    const split = { total_fen: 8000, saved_fen: 2020, packages: [packageOf('Pot'), packageOf('Bag')] }
    const { address } = open(
      items,
      { 'POST /parcels/advice': { ...noAdvice, split, is_duty_known: false } },
      at,
    )
    await screen.findByRole('region', { name: 'How should it travel?' })
    expect(await methods().findByText('2 packages cost ¥20.20 less than one:')).toBeTruthy()
    expect(methods().getByText(/^Without duty and tax/)).toBeTruthy()
    await userEvent.click(methods().getByRole('button', { name: 'Choose what goes into package 2' }))
    await waitFor(() => expect(address()).toContain(`items=${idOf('Bag')}`))
  })
})
