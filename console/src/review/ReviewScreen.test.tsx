import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { pageOf, staffItem } from '../shared/item.test-support.ts'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { ID, renderConsole } from '../shared/testing.tsx'
import ReviewScreen from './ReviewScreen.tsx'

const BULK = 'POST /staff/order_items/approve'

function open(start: StaffItem[], more: Record<string, () => unknown> = {}, path = '/review') {
  const items = start.map((item) => ({ ...item }))
  const leave = (stage: StaffItem['stage']) => (request: { path: string }) => {
    const item = items.find((item) => request.path.includes(item.id))
    if (item) item.stage = stage
    return { stage, released_fen: item?.frozen_fen ?? 0 }
  }
  const opened = renderConsole(<ReviewScreen />, {
    path,
    replies: {
      'GET /staff/order_items': ({ params }) => pageOf(items, params.get('stage')),
      'GET /products': () => ({ link: null, reason: null, manual_url: null, product: null, restricted: [] }),
      'POST /staff/order_items/{id}/approve': leave('to_purchase'),
      'POST /staff/order_items/approve': ({ body }) => ({
        rows: asIds(body).map((id) => {
          const item = items.find((each) => each.id === id)
          if (item) item.stage = 'to_purchase'
          return { id, done: item !== undefined, refusal: null }
        }),
      }),
      'POST /staff/order_items/{id}/cancel': leave('cancelled'),
      ...more,
    },
  })
  /** Applies a change made by someone else and notifies the page. */
  const meanwhile = (change: (items: StaffItem[]) => void) => {
    change(items)
    window.dispatchEvent(new Event('visibilitychange'))
  }
  return { ...opened, meanwhile }
}

/** The ids that a call names in its body. */
const asIds = (body: unknown): string[] =>
  typeof body === 'object' && body !== null && 'ids' in body && Array.isArray(body.ids)
    ? body.ids.map(String)
    : []
/** The number of the order of `staffItem(…)`; `ordered` puts an item into the first order. */
const numberOf = (number: number) => `1024${number}-6`
const ordered = (number: number, given: Partial<StaffItem> = {}) =>
  staffItem(number, { order_id: ID(501), order_number: numberOf(1), ...given })
const idsSent = (sent: readonly { spec: string; body: unknown }[], spec: string) =>
  sent.filter((entry) => entry.spec === spec).map((entry) => asIds(entry.body))

const opened = () => screen.findByRole('article')

describe('order review', () => {
  test('opens the item promised soonest, whatever the order of arrival', async () => {
    open([staffItem(3), staffItem(1), staffItem(2)])
    expect(await screen.findByRole('article', { name: numberOf(1) })).toBeTruthy()
  })

  test('A approves and the next one opens automatically', async () => {
    const { user, sent } = open([staffItem(1), staffItem(2)])
    await opened()
    await user.keyboard('a')
    expect(await screen.findByRole('article', { name: numberOf(2) })).toBeTruthy()
    expect(idsSent(sent, BULK)).toEqual([[ID(1)]])
  })

  test('the last one leaves an empty queue', async () => {
    const { user } = open([staffItem(1)])
    await opened()
    await user.keyboard('a')
    expect(await screen.findByText('Everything is reviewed')).toBeTruthy()
  })

  test('J and K walk through the queue and stop at its ends', async () => {
    const { user } = open([staffItem(1), staffItem(2)])
    await opened()
    await user.keyboard('j')
    expect(await screen.findByRole('article', { name: numberOf(2) })).toBeTruthy()
    await user.keyboard('jk')
    expect(await screen.findByRole('article', { name: numberOf(1) })).toBeTruthy()
    await user.keyboard('k')
    expect(screen.getByRole('article', { name: numberOf(1) })).toBeTruthy()
  })

  test('cancelling needs a reason, and sends it', async () => {
    const { user, sent } = open([staffItem(1), staffItem(2)])
    await opened()
    await user.keyboard('c')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel item' }))
    expect(within(dialog).getByText('Please give a reason')).toBeTruthy()
    expect(sent).toEqual([])
    await user.type(within(dialog).getByLabelText('Reason'), ' Sold out everywhere ')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel item' }))
    await waitFor(() => expect(sent[0]?.body).toEqual({ reason: 'Sold out everywhere' }))
    expect(await screen.findByRole('article', { name: numberOf(2) })).toBeTruthy()
  })

  test('the shopper’s own price can be refused, with a reason that they read', async () => {
    const own = { unit_price_fen: 10_000, page_price_fen: 12_000, price_reason: 'negotiated', quantity: 2 }
    const { user, sent } = open([staffItem(1, own), staffItem(2)], {
      'POST /staff/order_items/{id}/refuse_price': () => ({ stage: 'supplement_due', supplement_fen: 4_000 }),
    })
    await opened()
    await user.keyboard('r')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/¥120\.00, as.*pays ¥40\.00 more/)).toBeTruthy()
    await user.type(
      dialog.getByLabelText('Reason'),
      'The seller knows nothing of it{Control>}{Enter}{/Control}',
    )
    await waitFor(() => expect(sent[0]?.body).toEqual({ reason: 'The seller knows nothing of it' }))
  })

  test('Q asks anything in words, without a price', async () => {
    const { user, sent } = open([staffItem(1)], {
      'POST /staff/order_items/{id}/ask': () => ({ stage: 'awaiting_customer' }),
    })
    await opened()
    await user.keyboard('q')
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(sheet.getByRole('radio', { name: 'Something else' }))
    expect(sheet.queryByText(/Paid for:/)).toBeNull()
    await user.click(sheet.getByRole('button', { name: 'Ask the shopper' }))
    expect(sheet.getByText('Please write the question')).toBeTruthy()
    await user.type(sheet.getByLabelText(/Question/), 'Which green?')
    await user.click(sheet.getByRole('button', { name: 'Ask the shopper' }))
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        kind: 'free',
        goods_fen: 10_000,
        freight_fen: 1_000,
        note: 'Which green?',
      }),
    )
  })

  test('Q asks the shopper, with a usual reason in their language', async () => {
    const { user, sent } = open([staffItem(1, { shopper_lang: 'zh' })], {
      'GET /staff/ready_reasons': () => ({
        kinds: [
          { kind: 'ask_shopper', version: '1', items: [{ text_en: 'Only in green', text_zh: '只有绿色' }] },
        ],
      }),
      'POST /staff/order_items/{id}/ask': () => ({ stage: 'awaiting_customer' }),
    })
    await opened()
    await user.keyboard('q')
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(sheet.getByRole('radio', { name: 'The options' }))
    await user.click(await sheet.findByRole('button', { name: 'Only in green' }))
    await user.click(sheet.getByRole('button', { name: 'Ask the shopper' }))
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        kind: 'options',
        goods_fen: 10_000,
        freight_fen: 1_000,
        note: '只有绿色',
      }),
    )
  })

  test('a refusal is shown and the item stays open', async () => {
    const { user } = open([staffItem(1), staffItem(2)], {
      [BULK]: () => ({ rows: [{ id: ID(1), done: false, refusal: 'You can’t do this right now' }] }),
    })
    await opened()
    await user.keyboard('a')
    expect(await screen.findByText('You can’t do this right now')).toBeTruthy()
    expect(screen.getByRole('article', { name: numberOf(1) })).toBeTruthy()
  })

  test('an item that arrives above the open one does not displace it', async () => {
    const { meanwhile } = open([staffItem(3), staffItem(4)])
    await screen.findByRole('article', { name: numberOf(3) })
    meanwhile((items) => items.push(staffItem(1)))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
    expect(screen.getByRole('article', { name: numberOf(3) })).toBeTruthy()
  })

  test('an item that a colleague finished is not replaced while it is open', async () => {
    const { user, sent, meanwhile } = open([staffItem(1), staffItem(2)])
    await screen.findByRole('article', { name: numberOf(1) })
    meanwhile((items) => items.shift())
    expect(await screen.findByText('This is no longer in the queue')).toBeTruthy()
    await user.keyboard('a')
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Open the next one' }))
    expect(await screen.findByRole('article', { name: numberOf(2) })).toBeTruthy()
  })

  test('highlights unusual requests: an own price with its reason, wishes, photos', async () => {
    open([
      staffItem(1, {
        page_price_fen: 12_000,
        price_reason: 'negotiated',
        price_reason_text: 'Told me on the phone',
        remarks: [{ of: 'item', text: 'Both of one shade' }],
        alternative: 'Grey',
        sold_out_choice: 'alternative',
        photo_shots: 3,
        photo_remark: 'The label',
      }),
    ])
    const card = within(await screen.findByRole('region', { name: 'What the shopper asked for' }))
    for (const text of [
      'Price negotiated with merchant',
      'Told me on the phone',
      '\u00a520.00 below the page’s price',
      'Both of one shade',
      'Grey',
      'The label',
    ])
      expect(card.getByText(text)).toBeTruthy()
  })
})

describe('an order is reviewed whole', () => {
  const own = { page_price_fen: 12_000, price_reason: 'negotiated' as const }

  test('one row for its items, and A passes what nothing speaks against', async () => {
    const { user, sent } = open([ordered(1), ordered(2, own), ordered(3), staffItem(4)])
    await opened()
    const rows = within(screen.getByRole('list', { name: 'Orders to review' })).getAllByRole('button')
    expect(rows).toHaveLength(2)
    expect(rows[0]?.textContent).toContain('Mei · 3 items')
    expect(rows[0]?.textContent).toContain('1 own price')
    // The one that needs a decision of its own is open.
    expect(await screen.findByText('Item 2:')).toBeTruthy()
    await user.keyboard('a')
    expect(await screen.findByText('10241-6: 2 items approved')).toBeTruthy()
    expect(idsSent(sent, BULK)).toEqual([[ID(1), ID(3)]])
    const panel = within(screen.getByRole('article', { name: numberOf(1) }))
    expect(panel.getByRole('heading', { name: 'Item 2' })).toBeTruthy()
    expect(panel.queryByRole('heading', { name: 'Item 1' })).toBeNull()
    // Nothing is left that passes by itself: the key does nothing.
    await user.keyboard('a')
    expect(idsSent(sent, BULK)).toHaveLength(1)
    await user.keyboard('i')
    expect(await screen.findByRole('article', { name: numberOf(4) })).toBeTruthy()
    expect(sent.at(-1)?.spec).toBe('POST /staff/order_items/{id}/approve')
  })

  test('a question or a cancelled item leaves the others passing', async () => {
    const { user, sent } = open([ordered(1), ordered(2), ordered(3), staffItem(4)])
    await opened()
    await user.keyboard('2')
    expect(await screen.findByText('Item 2:')).toBeTruthy()
    await user.keyboard('c')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Reason'), 'Sold out{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Item 2' })).toBeNull())
    expect(screen.getByRole('article', { name: numberOf(1) })).toBeTruthy()
    await user.keyboard('a')
    expect(await screen.findByRole('article', { name: numberOf(4) })).toBeTruthy()
    expect(idsSent(sent, BULK)).toEqual([[ID(1), ID(3)]])
  })

  test('of a refused one the reason is said, and it stays', async () => {
    const { user } = open([ordered(1), ordered(2)], {
      [BULK]: () => ({
        rows: [
          { id: ID(1), done: true, refusal: null },
          { id: ID(2), done: false, refusal: 'You can’t do this right now' },
        ],
      }),
    })
    await opened()
    await user.keyboard('a')
    expect(await screen.findByText('You can’t do this right now')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Item 1' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Item 2' })).toBeTruthy()
  })

  test('a link to an item opens its order', async () => {
    open([staffItem(1), staffItem(2)], {}, `/review?id=${ID(2)}`)
    expect(await screen.findByRole('article', { name: numberOf(2) })).toBeTruthy()
  })
})

describe('an approval is undone within a minute', () => {
  const UNDO = 'POST /staff/order_items/undo_decision'
  const approveFirst = async (more: Record<string, () => unknown> = {}) => {
    const items = [staffItem(1), staffItem(2)]
    const desk = open(items, more)
    await opened()
    await desk.user.keyboard('a')
    expect(await screen.findByText('10241-6: 1 item approved')).toBeTruthy()
    expect(await screen.findByRole('article', { name: numberOf(2) })).toBeTruthy()
    return desk
  }

  test('U takes it back, and the order opens again', async () => {
    const { user, sent, meanwhile } = await approveFirst({
      [UNDO]: () => ({ rows: [{ id: ID(1), done: true, refusal: null }] }),
    })
    await user.keyboard('u')
    await waitFor(() => expect(idsSent(sent, UNDO)).toEqual([[ID(1)]]))
    expect(
      await screen.findByText('10241-6: taken back, 1 item as before. The shopper is told.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
    meanwhile((items) => {
      for (const item of items) item.stage = 'in_review'
    })
    expect(await screen.findByRole('article', { name: numberOf(1) })).toBeTruthy()
    // Undone once.
    await user.keyboard('u')
    expect(idsSent(sent, UNDO)).toHaveLength(1)
  })

  test('also after a question', async () => {
    const { user, sent } = open([staffItem(1), staffItem(2)], {
      'POST /staff/order_items/{id}/ask': () => ({ stage: 'awaiting_customer' }),
      [UNDO]: () => ({ rows: [{ id: ID(1), done: true, refusal: null }] }),
    })
    await opened()
    await user.keyboard('q')
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(sheet.getByRole('radio', { name: 'The options' }))
    await user.type(sheet.getByLabelText(/Note/), 'Only in green')
    await user.click(sheet.getByRole('button', { name: 'Ask the shopper' }))
    expect(await screen.findByText('10241-6: The shopper has been asked')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /Undo/ }))
    await waitFor(() => expect(idsSent(sent, UNDO)).toEqual([[ID(1)]]))
  })

  test('what was bought meanwhile stays approved, with the reason', async () => {
    const { user } = await approveFirst({
      [UNDO]: () => ({ rows: [{ id: ID(1), done: false, refusal: 'It was bought' }] }),
    })
    await user.keyboard('u')
    expect(await screen.findByText('It was bought')).toBeTruthy()
    expect(screen.getByRole('article', { name: numberOf(2) })).toBeTruthy()
  })

  test('the offer ends after a minute', async () => {
    await approveFirst()
    const later = Date.now() + 60_000
    const now = vi.spyOn(Date, 'now').mockReturnValue(later)
    await waitFor(() => expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull())
    now.mockRestore()
  })
})
