import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pageOf, staffItem } from '../shared/item.test-support.ts'
import { renderConsole } from '../shared/testing.tsx'
import { groupBySeller } from './group-by-seller.ts'
import { ToBuy } from './ToBuy.tsx'

const toBuy = (number: number, given = {}) => staffItem(number, { stage: 'to_purchase', ...given })

function open(items = [toBuy(1)], roles: readonly ('buyer' | 'support')[] = ['buyer']) {
  const rows = items.map((item) => ({ ...item }))
  const view = renderConsole(<ToBuy />, {
    path: '/purchase',
    roles,
    replies: {
      'GET /staff/order_items': ({ params }) => pageOf(rows, params.get('stage')),
      'POST /staff/order_items/{id}/purchase': ({ path }) => {
        const row = rows.find((row) => path.includes(row.id))
        if (row) row.stage = 'purchased'
        return { stage: 'purchased', saved_fen: 300 }
      },
      'POST /staff/order_items/{id}/ask': () => ({ stage: 'awaiting_customer' }),
    },
  })
  return { ...view, rows }
}

async function openForm(opened: ReturnType<typeof open>) {
  await opened.user.click((await screen.findAllByRole('button', { name: 'Record purchase' }))[0]!)
  return within(await screen.findByRole('form', { name: 'Record purchase' }))
}

describe('recording a purchase', () => {
  // 110.00 for goods and freight, 5.50 of our fee: 115.50 are on hold, of which 110.00 may be spent
  test.each([
    ['100.00', '10.00', 'Exactly what was paid.'],
    ['97', '10', '\u00a53.00 saved: refunded to the shopper.'],
    ['100', '10.01', '\u00a50.01 more than that.'],
  ])('at %s and %s says: %s', async (goods, freight, said) => {
    const opened = open()
    const form = await openForm(opened)
    await opened.user.clear(form.getByLabelText('Goods, amount paid'))
    await opened.user.type(form.getByLabelText('Goods, amount paid'), goods)
    await opened.user.clear(form.getByLabelText('Domestic freight, amount paid'))
    await opened.user.type(form.getByLabelText('Domestic freight, amount paid'), freight)
    expect(form.getByText(said)).toBeTruthy()
  })

  test('more than is on hold cannot be recorded, and says to ask first', async () => {
    const opened = open()
    const form = await openForm(opened)
    await opened.user.type(form.getByLabelText("Seller's order number"), '358')
    await opened.user.clear(form.getByLabelText('Goods, amount paid'))
    await opened.user.type(form.getByLabelText('Goods, amount paid'), '120')
    const record = form.getByRole('button', { name: 'Record purchase' })
    expect(record.getAttribute('aria-disabled')).toBe('true')
    await opened.user.click(record)
    expect(form.getByText('\u00a520.00 more than is on hold. Ask the shopper first.')).toBeTruthy()
    expect(opened.sent).toEqual([])
  })

  test('sends fen, and offers the same number for the next item of that seller', async () => {
    const opened = open([toBuy(1), toBuy(2)])
    const form = await openForm(opened)
    await opened.user.type(form.getByLabelText("Seller's order number"), ' 3582 ')
    await opened.user.click(form.getByRole('button', { name: 'Record purchase' }))
    await waitFor(() =>
      expect(opened.sent[0]?.body).toEqual({
        seller_order_number: '3582',
        goods_fen: 10_000,
        freight_fen: 1_000,
      }),
    )
    await waitFor(() => {
      const next = within(screen.getByRole('form', { name: 'Record purchase' }))
      expect(next.getByLabelText<HTMLInputElement>("Seller's order number").value).toBe('3582')
    })
    expect(screen.queryByText('A colleague has just dealt with this item')).toBe(null)
  })

  test('asking at the old price asks nothing', async () => {
    const opened = open()
    const form = await openForm(opened)
    await opened.user.click(form.getByRole('button', { name: 'Ask the shopper' }))
    const sheet = within(await screen.findByRole('dialog'))
    await opened.user.click(sheet.getByRole('button', { name: 'Ask the shopper' }))
    expect(sheet.getByText('This is the price already paid. Enter the new one.')).toBeTruthy()
    await opened.user.clear(sheet.getByLabelText('Goods, amount paid'))
    await opened.user.type(sheet.getByLabelText('Goods, amount paid'), '120')
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

  test('others than buyers see the form and why they cannot use it', async () => {
    open([toBuy(1)], ['support'])
    const button = await screen.findByRole('button', { name: /Record purchase/ })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    // The button of the form and the one that pastes many.
    expect(screen.getAllByText('Only for the role buyer.')).toHaveLength(2)
  })
})

describe('groupBySeller', () => {
  test('puts a shop together, the longest waiting shop first', () => {
    const groups = groupBySeller([
      toBuy(3, { seller_name: 'B' }),
      toBuy(2, { seller_name: 'A' }),
      toBuy(1, { seller_name: 'B' }),
      toBuy(4, { seller_name: 'A', platform: 'tmall' }),
    ])
    expect(groups.map((group) => [group.sellerName, group.items.map((item) => item.title)])).toEqual([
      ['B', ['Item 1', 'Item 3']],
      ['A', ['Item 2']],
      ['A', ['Item 4']],
    ])
    expect(groups[0]?.totalFen).toBe(22_000)
  })
})

test('what was typed stays when a colleague is quicker, and cannot be recorded again', async () => {
  const opened = open([toBuy(1), toBuy(2)])
  const form = await openForm(opened)
  await opened.user.type(form.getByLabelText("Seller's order number"), '2358')
  opened.rows[0]!.stage = 'purchased'
  await opened.refresh()
  await form.findByText('A colleague has just dealt with this item')
  expect(form.getByLabelText<HTMLInputElement>("Seller's order number").value).toBe('2358')
  expect(form.queryByRole('button', { name: 'Record purchase' })).toBe(null)
})

test('what shoppers said of an item and of its order stands in its row', async () => {
  open([toBuy(1, { remark: 'Matt black', order_remark: 'Please hurry' })])
  await screen.findByText('Matt black')
  expect(screen.getByText('Please hurry')).toBeTruthy()
})
