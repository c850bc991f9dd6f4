import '@longhaul/ui/testing.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import type { StockItem } from './shelf.ts'
import StoreScreen from './StoreScreen.tsx'
import { around, idOf, lineQuote, noAdvice, preview, shelfOf, stockItem } from './warehouse.test-support.ts'

function open(items: readonly StockItem[], replies: Replies = {}, at = '/mine/store?items=none') {
  return renderScreen(<StoreScreen />, {
    at,
    replies: {
      ...around,
      'GET /stock_items': shelfOf(items),
      'POST /parcels/preview': ({ body }) => {
        const ids = (body as { stock_item_ids: string[] }).stock_item_ids
        return preview(items.filter((item) => ids.includes(item.id)))
      },
      ...replies,
    },
  })
}
const tick = (title: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Put “${title}” into the package` })
/** The methods, with the bar and its total below. */
const methods = () => within(screen.getByRole('region', { name: 'How should it travel?' }))
const bar = () => within(screen.getByRole('region', { name: 'Your package' }))

describe('the shelf', () => {
  it('shows days and last free day, and the fee of overdue items', async () => {
    open([stockItem('Pot', { days_left: 3 }), stockItem('Bag', { days_left: -2, late_fee_fen: 40 })])
    expect(await screen.findByText('3 free days')).toBeTruthy()
    expect(screen.getByText('to 12 Dec')).toBeTruthy()
    expect(screen.getByText('Overdue by 2 days')).toBeTruthy()
    expect(screen.getByText('¥0.40 late storage so far')).toBeTruthy()
  })

  it('draws the days of the item itself, which may be more than the shop gives everybody', async () => {
    open([stockItem('Pot', { days_left: 50, free_days: 60 })])
    const tile = (await tick('Pot')).closest('li')!
    expect(tile.querySelectorAll('.notches rect')).toHaveLength(60)
    expect(tile.querySelectorAll('.notches [data-day="used"]')).toHaveLength(10)
  })

  it('shows items that cannot be shipped with the reason and without a checkbox', async () => {
    open([
      stockItem('Pot'),
      stockItem('Mug', { stage: 'in_parcel', days_left: null }),
      stockItem('Bag', { refund_open: true }),
    ])
    await tick('Pot')
    expect(screen.getByText('It’s in a package already.')).toBeTruthy()
    expect(screen.getByText(/A refund request is open for it/)).toBeTruthy()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  })

  it('says since when and why an item is on hold', async () => {
    const hold = { since: '2026-12-01T01:00:00.000Z', reason: 'transport' } as const
    open([stockItem('Pot'), stockItem('Spray', { hold, days_left: null })])
    await tick('Pot')
    expect(
      screen.getByText(/On hold since 1 Dec. We’re finding out whether a carrier may take it/),
    ).toBeTruthy()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  })

  it('links to a question about each ordered item', async () => {
    open([
      stockItem('Mug'),
      stockItem('Sent by a friend', { order_id: null, order_number: null, order_item_id: null }),
    ])
    const ask = await screen.findByRole('link', { name: 'Ask about this: Mug' })
    expect(ask.getAttribute('href')).toBe(
      `/message?tab=conversations&ask=order_item:${idOf('orderitem')}&number=O000100015`,
    )
    expect(screen.getAllByRole('link', { name: /^Ask about this/ })).toHaveLength(1)
  })

  it('explains the items of another warehouse before anything is sent, and offers to select there instead', async () => {
    open([stockItem('Pot'), stockItem('Bag', { warehouse_id: 'YW1' })])
    await userEvent.click(await tick('Pot'))
    expect((await tick('Bag')).disabled).toBe(true)
    expect(screen.getByText(/You have chosen items in Guangzhou warehouse/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Choose from here instead' }))
    expect((await tick('Bag')).disabled).toBe(false)
  })

  it('selects exactly the items that expire first', async () => {
    open([
      stockItem('Pot', { days_left: 2 }),
      stockItem('Bag', { days_left: 9 }),
      stockItem('Cup', { days_left: 7 }),
    ])
    await userEvent.click(await screen.findByRole('button', { name: 'Ship what expires first (2)' }))
    expect((await tick('Pot')).checked).toBe(true)
    expect((await tick('Cup')).checked).toBe(true)
    expect((await tick('Bag')).checked).toBe(false)
  })

  it('explains, when empty, how goods get here', async () => {
    open([])
    expect(await screen.findByText('Nothing on your shelf yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add an incoming parcel' }).getAttribute('href')).toBe(
      '/mine/store?tab=inbound',
    )
  })

  it('loads the next page of a long shelf below the shown one, and says that there is more', async () => {
    const { asked } = open([], {
      'GET /stock_items': ({ query }) =>
        query.get('cursor') === 'next'
          ? shelfOf([stockItem('Pot'), stockItem('Bag')])
          : {
              ...shelfOf([stockItem('Pot')]),
              next_cursor: 'next',
              counts: { all: 1_000, in_stock: 1_000, in_parcel: 0, soon: 0 },
            },
    })
    await tick('Pot')
    expect(screen.getByText('0 of 1+ selected')).toBeTruthy()
    expect(screen.getByRole('tab', { name: /In warehouse/ }).textContent).toContain('1,000+')
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await tick('Bag')
    expect(screen.getByText('0 of 2 selected')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(asked.filter(({ spec }) => spec === 'GET /stock_items')).toHaveLength(2)
  })

  it('keeps items ticked that are on a page not loaded yet', async () => {
    const { asked } = open(
      [],
      {
        'GET /stock_items': ({ query }) =>
          query.get('ids')
            ? shelfOf([stockItem('Bag')])
            : { ...shelfOf([stockItem('Pot')]), next_cursor: 'next' },
        'POST /parcels/preview': preview([stockItem('Bag')]),
      },
      `/mine/store?items=${idOf('Bag')}`,
    )
    expect((await tick('Bag')).checked).toBe(true)
    expect((await tick('Pot')).checked).toBe(false)
    expect(asked.flatMap(({ query }) => query.get('ids') ?? [])).toEqual([idOf('Bag')])
  })

  it('says when loading failed, and retries', async () => {
    let answers = 0
    open([], {
      'GET /stock_items': () =>
        ++answers === 1 ? refuse(503, 'try_again', 'Later, please') : shelfOf([stockItem('Pot')]),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await tick('Pot')).toBeTruthy()
  })
})

describe('the builder', () => {
  it('refuses to continue with nothing selected, with the focus on the list', async () => {
    const { address } = open([stockItem('Pot')])
    await tick('Pot')
    await userEvent.click(bar().getByRole('button', { name: 'Continue' }))
    expect(screen.getByText('No product selected')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your shelf' }))
    expect(address()).toBe('/mine/store?items=none')
  })

  it('prices the ticked items by the suggested line, row by row, and explains the suggestion', async () => {
    open([stockItem('Pot')])
    await userEvent.click(await tick('Pot'))
    expect(await methods().findByText('First weight')).toBeTruthy()
    expect(methods().getByText('1 × 0.50 kg at ¥27.00')).toBeTruthy()
    expect(bar().getByText('¥100.20 CNY')).toBeTruthy()
    expect(methods().getByRole<HTMLInputElement>('radio', { name: /ePacket/ }).checked).toBe(true)
    expect(methods().getByText(/^Postal is chosen: /)).toBeTruthy()
  })

  it('shows for each method its actual and promised days, its restrictions, and the billed weight', async () => {
    const express = lineQuote({ line_id: 'EXP', option: 'express', cannot_carry: [], total_fen: 39_665 })
    open([stockItem('Pot')], {
      'POST /parcels/preview': preview([stockItem('Pot')], { lines: [lineQuote(), express] }),
    })
    await userEvent.click(await tick('Pot'))
    const row = (await methods().findByRole('radio', { name: /^Postal/ })).closest('label')!
    expect(row.textContent).toContain('10–21 days')
    expect(row.textContent).toMatch(/promised.5\u2060–\u206010/)
    expect(row.textContent).toContain('Cannot carry: Liquids')
    expect(row.textContent).toContain('1.00\u202fkgby weight')
  })

  it('greys out a line that cannot carry the items and says why', async () => {
    open([stockItem('Pot')])
    await userEvent.click(await tick('Pot'))
    expect(await methods().findByText('Too heavy: 2 kg, at most 1 kg')).toBeTruthy()
    expect(methods().queryByRole('radio', { name: /Ocean/ })).toBeNull()
  })

  it('does not offer a line that is pointless, and says why', async () => {
    const ocean = lineQuote({
      line_id: 'SEA',
      name: 'Ocean line',
      option: 'ocean',
      billed_grams: 10_000,
      total_fen: 38_200,
      min_days: 45,
      max_days: 60,
      observed_days: '',
    })
    open([stockItem('Pot')], {
      'POST /parcels/preview': preview([stockItem('Pot')], { lines: [lineQuote(), ocean] }),
    })
    await userEvent.click(await tick('Pot'))
    expect(
      await methods().findByText(/^Charges for at least 10\.00.kg: you’d pay for 9\.296.kg/),
    ).toBeTruthy()
    expect(methods().getAllByRole('radio')).toHaveLength(1)
  })

  it('keeps a slow line as an offer but does not suggest it for a small saving', async () => {
    const rail = lineQuote({
      line_id: 'RAIL',
      name: 'Rail',
      option: 'ocean',
      total_fen: 9_000,
      observed_days: '45-60',
    })
    open([stockItem('Pot')], {
      'POST /parcels/preview': preview([stockItem('Pot')], { lines: [rail, lineQuote()] }),
    })
    await userEvent.click(await tick('Pot'))
    const chosen = await methods().findByRole<HTMLInputElement>('radio', { name: /ePacket/ })
    expect(chosen.checked).toBe(true)
    expect(
      methods().getByText('Postal is chosen. Ocean freight saves ¥10.20, and takes about 6 weeks longer.'),
    ).toBeTruthy()
  })

  it('refetches for another country and passes selection and line on to confirm info', async () => {
    const { asked, address } = open([stockItem('Pot')])
    await userEvent.click(await tick('Pot'))
    await userEvent.selectOptions(await methods().findByRole('combobox', { name: 'Ship to' }), 'US')
    const previews = () => asked.filter(({ spec }) => spec === 'POST /parcels/preview')
    await waitFor(() =>
      expect(previews().at(-1)?.body).toEqual({ stock_item_ids: [idOf('Pot')], country: 'US' }),
    )
    await userEvent.click(methods().getByRole('radio', { name: /Express/ }))
    expect(bar().getByText('¥396.65 CNY')).toBeTruthy()
    await userEvent.click(bar().getByRole('button', { name: 'Continue' }))
    expect(address()).toBe(`/mine/store/confirmInfo?items=${idOf('Pot')}`)
  })

  it('starts with everything that is ready in the warehouse of the most urgent item', async () => {
    open(
      [
        stockItem('Pot', { days_left: 3 }),
        stockItem('Cup', { days_left: 9 }),
        stockItem('Bag', { warehouse_id: 'YW1', days_left: 5 }),
        stockItem('Mug', { refund_open: true }),
      ],
      {},
      '/mine/store',
    )
    expect((await tick('Pot')).checked).toBe(true)
    expect((await tick('Cup')).checked).toBe(true)
    expect((await tick('Bag')).checked).toBe(false)
    await userEvent.click(await tick('Pot'))
    await userEvent.click(await tick('Cup'))
    // Nothing is ticked again by itself.
    expect((await tick('Pot')).checked).toBe(false)
  })

  it('says at the total, in one sentence, to wait for what is on its way, only where it saves enough', async () => {
    const wait = {
      says: 'wait' as const,
      things: 3,
      expected_grams: 1_620,
      expected_days: 5,
      saved_fen: 26_900,
      late_fen: 80,
      free_days_left: 12,
    }
    open([stockItem('Pot')], { 'POST /parcels/advice': { ...noAdvice, wait } }, '/mine/store')
    expect(await screen.findByText('Wait 5 days and save about ¥269.00')).toBeTruthy()
    expect(bar().getByText(/3 more items are on the way/)).toBeTruthy()
    expect(bar().getByRole('link', { name: 'See what’s coming' }).getAttribute('href')).toBe('/')
    cleanup()
    const little = { ...wait, says: 'send' as const, saved_fen: 400 }
    open([stockItem('Pot')], { 'POST /parcels/advice': { ...noAdvice, wait: little } }, '/mine/store')
    expect(await screen.findByText('First weight')).toBeTruthy()
    expect(screen.queryByText(/on the way/)).toBeNull()
  })

  it('keeps the ticks in the address', async () => {
    open([stockItem('Pot'), stockItem('Bag')], {}, `/mine/store?items=${idOf('Bag')}`)
    expect((await tick('Bag')).checked).toBe(true)
    expect((await tick('Pot')).checked).toBe(false)
  })
})
