import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pageOf, staffItem } from '../shared/item.test-support.ts'
import { ID, renderConsole } from '../shared/testing.tsx'
import { asList, groupBySeller } from './group-by-seller.ts'
import { ToBuy } from './ToBuy.tsx'

const toBuy = (number: number, given = {}) => staffItem(number, { stage: 'to_purchase', ...given })

type Used = { platform: string; seller_name: string }

function open(
  items = [toBuy(1)],
  {
    roles = ['buyer'],
    used = [],
    search = '',
  }: { roles?: readonly ('buyer' | 'support')[]; used?: readonly Used[]; search?: string } = {},
) {
  const rows = items.map((item) => ({ ...item }))
  const leave = (id: string, stage: 'purchased' | 'awaiting_customer') => {
    const row = rows.find((entry) => entry.id === id)
    if (row) row.stage = stage
  }
  const view = renderConsole(<ToBuy />, {
    path: `/purchase${search}`,
    roles,
    replies: {
      'GET /staff/order_items': ({ params }) => pageOf(rows, params.get('stage')),
      'GET /staff/seller_orders': () => ({
        items: used.map((entry, at) => ({
          ...entry,
          id: ID(800 + at),
          bought_at: '2026-11-02T00:00:00.000Z',
          bought_by_name: 'Lin',
        })),
      }),
      'POST /staff/seller_orders': ({ body }) => {
        const { items: bought } = body as { items: { id: string }[] }
        for (const { id } of bought) leave(id, 'purchased')
        return {
          id: ID(801),
          saved_fen: 300,
          items: bought.map(({ id }) => ({
            id,
            stage: 'purchased',
            cost_fen: 1,
            saved_fen: 1,
            added_fen: 0,
          })),
        }
      },
      'POST /staff/order_items/{id}/ask': ({ path }) => {
        leave(path.split('/')[3]!, 'awaiting_customer')
        return { stage: 'awaiting_customer' }
      },
      'POST /staff/order_items/undo_decision': ({ body }) => ({
        rows: (body as { ids: string[] }).ids.map((id) => ({ id, done: true, refusal: null })),
      }),
    },
  })
  return { ...view, rows }
}

async function openForm(opened: ReturnType<typeof open>) {
  await opened.user.click((await screen.findAllByRole('button', { name: 'Record purchase' }))[0]!)
  return within(await screen.findByRole('form', { name: 'Record purchase' }))
}
type Form = Awaited<ReturnType<typeof openForm>>
const field = (form: Form, name: string) => form.getByLabelText<HTMLInputElement>(name)

describe('recording an order at a seller', () => {
  // 115.50 is on hold: 110.00 for goods and freight, which may be spent, and our fee of 5.50.
  test.each([
    ['100.00', '10.00', 'Exactly what was paid'],
    ['97', '10', '\u00a53.00 back'],
    ['100', '10.01', '\u00a50.01 more, borne by the shop'],
    ['100', '12.01', '\u00a52.01 more than is on hold'],
  ])('at %s and %s says: %s', async (goods, freight, sentence) => {
    const opened = open()
    const form = await openForm(opened)
    await opened.user.clear(field(form, 'Seller’s price: Item 1'))
    await opened.user.type(field(form, 'Seller’s price: Item 1'), goods)
    await opened.user.clear(field(form, 'Delivery within China, amount paid'))
    await opened.user.type(field(form, 'Delivery within China, amount paid'), freight)
    expect(form.getByText(sentence)).toBeTruthy()
  })

  test('freight and discount are entered once, and each item shows its share', async () => {
    const opened = open([toBuy(1), toBuy(2, { goods_fen: 30_000, total_fen: 32_550, frozen_fen: 32_550 })])
    const form = await openForm(opened)
    expect(field(form, 'Delivery within China, amount paid').value).toBe('20.00')
    await opened.user.type(field(form, "Seller's order number"), ' 3582 ')
    await opened.user.clear(field(form, 'Delivery within China, amount paid'))
    await opened.user.type(field(form, 'Delivery within China, amount paid'), '12')
    await opened.user.type(field(form, 'Discount'), '8')
    expect(form.getByText('\u00a5404.00')).toBeTruthy()
    expect(form.getByText('\u00a5104.00 with its share')).toBeTruthy()
    expect(form.getByText('\u00a5300.00 with its share')).toBeTruthy()
    await opened.user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(opened.sent[0]?.body).toEqual({
        number: '3582',
        freight_fen: 1_200,
        discount_fen: 800,
        items: [
          { id: ID(1), goods_fen: 10_000, quantity: 1 },
          { id: ID(2), goods_fen: 30_000, quantity: 1 },
        ],
      }),
    )
    await screen.findByText('Nothing to buy')
    expect(screen.queryByText('A colleague or the shopper has just dealt with an item here')).toBe(null)
  })

  test('items left out of the order remain to be bought', async () => {
    const opened = open([toBuy(1), toBuy(2)])
    const form = await openForm(opened)
    await opened.user.click(form.getByLabelText('In this order: Item 2'))
    await opened.user.type(field(form, "Seller's order number"), '3582')
    await opened.user.click(form.getByRole('button', { name: /Record purchase/ }))
    await waitFor(() =>
      expect(opened.sent[0]?.body).toMatchObject({
        freight_fen: 1_000,
        items: [{ id: ID(1), goods_fen: 10_000 }],
      }),
    )
    await waitFor(() => expect(screen.queryByText('Item 1')).toBe(null))
    expect(screen.getByText('Item 2')).toBeTruthy()
  })

  test('of sellers that nobody named, what is of one page is recorded, and what the buyer adds to it', async () => {
    const page = (id: number) => `https://item.taobao.com/item.htm?id=${id}`
    const opened = open([
      toBuy(1, { seller_name: '', url: page(1) }),
      toBuy(2, { seller_name: '', url: page(2) }),
      toBuy(3, { seller_name: '', url: page(1) }),
      toBuy(4, { seller_name: '', url: page(4) }),
    ])
    const form = await openForm(opened)
    const isIn = (number: number) => form.getByLabelText<HTMLInputElement>(`In this order: Item ${number}`)
    expect(form.getByText('Nobody named these sellers')).toBeTruthy()
    expect([1, 2, 3, 4].map((number) => isIn(number).checked)).toEqual([true, false, true, false])
    await opened.user.click(isIn(4))
    await opened.user.type(field(form, "Seller's order number"), '3582')
    await opened.user.click(form.getByRole('button', { name: /Record purchase/ }))
    await waitFor(() =>
      expect(opened.sent[0]?.body).toMatchObject({
        freight_fen: 3_000,
        items: [{ id: ID(1) }, { id: ID(3) }, { id: ID(4) }],
      }),
    )
    // Then the next page is to be recorded.
    await waitFor(() => expect(screen.queryByText('Item 1')).toBe(null))
    expect(isIn(2).checked).toBe(true)
    expect(screen.queryByText('Nobody named these sellers')).toBe(null)
  })

  test('a price above the amount on hold cannot be recorded; one key asks the shopper', async () => {
    const opened = open()
    const form = await openForm(opened)
    await opened.user.type(field(form, "Seller's order number"), '358')
    await opened.user.clear(field(form, 'Seller’s price: Item 1'))
    await opened.user.type(field(form, 'Seller’s price: Item 1'), '120')
    const record = form.getByRole('button', { name: /Record purchase/ })
    expect(record.getAttribute('aria-disabled')).toBe('true')
    expect(form.getAllByText('The shopper’s answer about the price of Item 1').length).toBeGreaterThan(0)
    await opened.user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(opened.sent.map((entry) => entry.body)).toEqual([
        { kind: 'price', goods_fen: 12_000, freight_fen: 1_000, note: '' },
      ]),
    )
  })

  test('outside a field D asks the shopper, and C copies the list of the open seller', async () => {
    const opened = open()
    const form = await openForm(opened)
    await opened.user.clear(field(form, 'Seller’s price: Item 1'))
    await opened.user.type(field(form, 'Seller’s price: Item 1'), '120')
    await opened.user.keyboard('{Escape}c')
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('Item 1\tBlue\t1'))
    await opened.user.keyboard('d')
    await waitFor(() => expect(opened.sent[0]?.body).toMatchObject({ kind: 'price', goods_fen: 12_000 }))
  })

  test('a higher price within the limit that the shopper agreed to may be recorded', async () => {
    const opened = open([toBuy(1, { tolerance_percent: 10 })])
    const form = await openForm(opened)
    await opened.user.type(field(form, "Seller's order number"), '358')
    await opened.user.clear(field(form, 'Seller’s price: Item 1'))
    await opened.user.type(field(form, 'Seller’s price: Item 1'), '105')
    expect(form.getByText('\u00a55.00 more from the balance, as agreed')).toBeTruthy()
    expect(form.getByRole('button', { name: /Record purchase/ }).getAttribute('aria-disabled')).not.toBe(
      'true',
    )
  })

  test('a discount as large as the price of the goods is rejected', async () => {
    const opened = open()
    const form = await openForm(opened)
    await opened.user.type(field(form, "Seller's order number"), '358')
    await opened.user.type(field(form, 'Discount'), '100')
    expect(form.getAllByText('A discount smaller than the goods').length).toBeGreaterThan(0)
    await opened.user.click(form.getByRole('button', { name: /Record purchase/ }))
    expect(opened.sent).toEqual([])
  })

  test('a number already used for another seller’s order must be confirmed', async () => {
    const opened = open([toBuy(1)], { used: [{ platform: 'tmall', seller_name: 'Other' }] })
    const form = await openForm(opened)
    await opened.user.type(field(form, "Seller's order number"), '358200')
    await opened.user.click(await form.findByLabelText('I have checked it: the number is right'))
    await opened.user.click(form.getByRole('button', { name: /Record purchase/ }))
    await waitFor(() => expect(opened.sent[0]?.body).toMatchObject({ number: '358200', number_seen: true }))
  })

  test('a number already recorded at this seller cannot be used', async () => {
    const opened = open([toBuy(1)], { used: [{ platform: 'taobao', seller_name: 'Shop' }] })
    const form = await openForm(opened)
    await opened.user.type(field(form, "Seller's order number"), '358200')
    expect(await form.findByText(/Recorded on .* by Lin/)).toBeTruthy()
    expect(form.getByRole('button', { name: /Record purchase/ }).getAttribute('aria-disabled')).toBe('true')
  })

  test('a question can be taken back for a minute', async () => {
    const opened = open()
    const form = await openForm(opened)
    await opened.user.clear(field(form, 'Seller’s price: Item 1'))
    await opened.user.type(field(form, 'Seller’s price: Item 1'), '130')
    await opened.user.keyboard('{Control>}{Enter}{/Control}')
    await opened.user.click(await screen.findByRole('button', { name: /Undo/ }))
    await waitFor(() => expect(opened.sent.at(-1)?.body).toEqual({ ids: [ID(1)] }))
    expect(await screen.findByText(/taken back, 1 item as before/)).toBeTruthy()
  })

  test('the shopper cannot be asked about an unchanged price', async () => {
    const opened = open()
    const form = await openForm(opened)
    await opened.user.click(form.getByRole('button', { name: 'Ask the shopper' }))
    const sheet = within(await screen.findByRole('dialog'))
    await opened.user.click(sheet.getByRole('button', { name: 'Ask the shopper' }))
    expect(sheet.getByText('This is the price already paid. Enter the new one.')).toBeTruthy()
    await opened.user.clear(sheet.getByLabelText('Goods paid'))
    await opened.user.type(sheet.getByLabelText('Goods paid'), '120')
    expect(sheet.getByText('Now \u00a5130.00: \u00a520.00 more.')).toBeTruthy()
    await opened.user.click(sheet.getByRole('button', { name: 'Ask the shopper' }))
    await waitFor(() =>
      expect(opened.sent[0]?.body).toEqual({
        kind: 'price',
        goods_fen: 12_000,
        freight_fen: 1_000,
        note: '',
      }),
    )
  })

  test('staff other than buyers see the list and why they cannot buy', async () => {
    open([toBuy(1)], { roles: ['support'] })
    const button = await screen.findByRole('button', { name: /Record purchase/ })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    // The group's button, and the button to paste many purchases.
    expect(screen.getAllByText('Only for the role buyer.')).toHaveLength(2)
  })
})

describe('groupBySeller', () => {
  test('groups items by shop, the longest waiting shop first', () => {
    const groups = groupBySeller([
      toBuy(3, { seller_name: 'B', seller_group: ID(12) }),
      toBuy(2, { seller_name: 'A', seller_group: ID(11) }),
      toBuy(1, { seller_name: 'B', seller_group: ID(12) }),
      toBuy(4, { seller_name: 'A', platform: 'tmall', seller_group: ID(13) }),
    ])
    expect(groups.map((group) => [group.sellerName, group.items.map((item) => item.title)])).toEqual([
      ['B', ['Item 1', 'Item 3']],
      ['A', ['Item 2']],
      ['A', ['Item 4']],
    ])
    expect(groups[0]?.totalFen).toBe(22_000)
  })

  test('exports one line per item, whatever its title contains', () => {
    const items = [toBuy(1, { title: 'Tea\tpot\nwhite', quantity: 2 }), toBuy(2)]
    expect(asList({ items })).toBe(
      '10241-6\tTea pot white\tBlue\t2\t100.00\thttps://item.taobao.com/item.htm?id=1\n' +
        '10242-6\tItem 2\tBlue\t1\t100.00\thttps://item.taobao.com/item.htm?id=1',
    )
  })
})

test.each([
  ['all of the group', [0, 1], ''],
  ['an item of it', [0], ''],
  ['all of the group, which one of its items led to', [0, 1], `?id=${ID(1)}`],
])('what was typed stays when a colleague is quicker with %s', async (_, gone, search) => {
  const opened = open([toBuy(1), toBuy(2)], { search })
  const form = search
    ? within(await screen.findByRole('form', { name: 'Record purchase' }))
    : await openForm(opened)
  await opened.user.type(field(form, "Seller's order number"), '2358')
  await opened.user.clear(field(form, 'Seller’s price: Item 2'))
  await opened.user.type(field(form, 'Seller’s price: Item 2'), '99')
  for (const at of gone) opened.rows[at]!.stage = 'purchased'
  await opened.refresh()
  await form.findByText('A colleague or the shopper has just dealt with an item here')
  expect(field(form, "Seller's order number").value).toBe('2358')
  expect(form.getAllByText('No longer needed')).toHaveLength(gone.length)
  await opened.user.click(form.getByRole('button', { name: /Record purchase/ }))
  if (gone.length === 2) return expect(opened.sent).toEqual([])
  await waitFor(() =>
    expect(opened.sent[0]?.body).toMatchObject({ items: [{ id: ID(2), goods_fen: 9_900 }] }),
  )
})

test('pieces that a shopper gives up while the group is open are said on their row, and not recorded', async () => {
  const opened = open([toBuy(1, { quantity: 3 }), toBuy(2)])
  const form = await openForm(opened)
  await opened.user.type(field(form, "Seller's order number"), '2358')
  expect(form.queryByText(/given up/)).toBe(null)
  opened.rows[0]!.quantity = 2
  await opened.refresh()
  await form.findByText('Quantity now 2 instead of 3: the shopper has given up the rest')
  await opened.user.click(form.getByRole('button', { name: /Record purchase/ }))
  await waitFor(() =>
    expect(opened.sent[0]?.body).toMatchObject({ items: [{ quantity: 2 }, { quantity: 1 }] }),
  )
})

test('an item’s row shows the shopper’s remarks on the item and on its order', async () => {
  open([
    toBuy(1, {
      remarks: [
        { of: 'order', text: 'Please hurry' },
        { of: 'item', text: 'Matt black' },
      ],
    }),
  ])
  await screen.findByText('Matt black')
  expect(screen.getByText('Please hurry')).toBeTruthy()
})

describe('shifts', () => {
  const DAY_MS = 86_400_000
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const of = (number: number, days: number) =>
    toBuy(number, { seller_group: ID(700 + number), seller_name: `Shop ${number}`, buy_by: at(days) })

  test('late items and each shift can be listed separately', async () => {
    const { user } = open([of(1, -1), of(2, -2), of(3, 1)])
    await user.click(await screen.findByRole('button', { name: /^Past its shift/ }))
    expect(screen.queryByText('Shop 3')).toBe(null)
    expect(screen.getByText('Shop 1')).toBeTruthy()
    expect(screen.getByText('Shop 2')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /shift, tomorrow/ }))
    expect(screen.queryByText('Shop 1')).toBe(null)
    expect(screen.getByText('Shop 3')).toBeTruthy()
  })

  test('the open seller stays visible, whichever shift is chosen', async () => {
    const { user } = open([of(1, -1), of(3, 1)])
    await user.click((await screen.findAllByRole('button', { name: 'Record purchase' }))[0]!)
    await user.click(screen.getByRole('button', { name: /shift, tomorrow/ }))
    expect(screen.getByRole('form', { name: 'Record purchase' })).toBeTruthy()
  })

  test('there is nothing to choose if all items belong to one shift', async () => {
    open([toBuy(1, { buy_by: at(1) })])
    await screen.findByText('Shop')
    expect(screen.queryByRole('group', { name: 'Shifts' })).toBe(null)
  })
})
