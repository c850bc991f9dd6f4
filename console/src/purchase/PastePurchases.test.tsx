import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf, staffItem } from '../shared/item.test-support.ts'
import { Refused, renderConsole } from '../shared/testing.tsx'
import { ToBuy } from './ToBuy.tsx'

const items = [1, 2].map((at) => staffItem(at, { stage: 'to_purchase', order_number: `O${at}` }))

async function paste(text: string, refuse = '') {
  const opened = renderConsole(<ToBuy />, {
    path: '/purchase',
    roles: ['buyer'],
    replies: {
      'GET /staff/order_items': () => pageOf(items, 'to_purchase'),
      'POST /staff/order_items/{id}/purchase': ({ path }) =>
        refuse && path.includes(refuse)
          ? new Refused(409, 'This was cancelled meanwhile')
          : { stage: 'purchased', saved_fen: 0 },
      'POST /staff/order_items/{id}/shipping': () => ({
        stage: 'seller_shipped',
        tracking_number: '',
        courier: '',
      }),
    },
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Paste purchases' }))
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.input(sheet.getByLabelText('Lines'), { target: { value: text } })
  return { ...opened, sheet }
}

test('lines are checked first, then bought and sent one by one; refused ones stay to be corrected', async () => {
  const { user, sent, sheet } = await paste('O1\t3582\t\tSF1604883201557\nO2\t3583\nO9\t1', items[1]!.id)
  expect(await sheet.findByText('2 lines ready, 2 items')).toBeTruthy()
  expect(sheet.getByText('1 line skipped')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Record 2' }))
  expect(await sheet.findByText('This was cancelled meanwhile')).toBeTruthy()
  expect(sent.map((entry) => [entry.spec.split('/').at(-1), entry.body])).toEqual([
    ['purchase', { seller_order_number: '3582', goods_fen: 10_000, freight_fen: 1_000 }],
    ['shipping', { tracking_number: 'SF1604883201557' }],
    ['purchase', { seller_order_number: '3583', goods_fen: 10_000, freight_fen: 1_000 }],
  ])
  await waitFor(() =>
    expect(sheet.getByLabelText<HTMLTextAreaElement>('Lines').value).toBe('O2\t3583\nO9\t1'),
  )
})

test('5,000 broken lines are counted, and the first hundred listed', async () => {
  const { sheet } = await paste(Array.from({ length: 5_000 }, (_, at) => `Z${at}\t1`).join('\n'))
  expect(await sheet.findByText('5000 lines skipped')).toBeTruthy()
  expect(sheet.getByText('and 4900 more lines')).toBeTruthy()
  expect(sheet.getByRole('button', { name: /Record 0/ }).getAttribute('aria-disabled')).toBe('true')
})

test('a price above what is on hold goes to the shopper with one key', async () => {
  const { user, sent } = renderConsole(<ToBuy />, {
    path: '/purchase',
    roles: ['buyer'],
    replies: {
      'GET /staff/order_items': () => pageOf(items, 'to_purchase'),
      'POST /staff/order_items/{id}/ask': () => ({ stage: 'awaiting_customer' }),
    },
  })
  await user.click((await screen.findAllByRole('button', { name: 'Record purchase' }))[0]!)
  const form = within(await screen.findByRole('form', { name: 'Record purchase' }))
  const goods = form.getByLabelText('Goods, amount paid')
  await user.clear(goods)
  await user.type(goods, '120')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ kind: 'price', goods_fen: 12_000, freight_fen: 1_000, note: '' }),
  )
})
