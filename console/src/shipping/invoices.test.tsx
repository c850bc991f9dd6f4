import { invoicesText as words } from '@longhaul/text/console/shipping/invoices.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import ShippingScreen from './ShippingScreen.tsx'

const invoice = {
  id: ID(1),
  carrier: 'EMS',
  number: 'I-1',
  by: 'Fang',
  created_at: '2026-11-02T02:00:00.000Z',
  rows: 2,
  carrier_fen: 20_000,
  matched_fen: 15_000,
  charged_fen: 12_000,
  loss_rows: 1,
  unknown_rows: 1,
  again_rows: 1,
  lines: [{ line_id: 'PST-EMS', rows: 1, carrier_fen: 15_000, charged_fen: 12_000 }],
}
const row = {
  row: 2,
  tracking_number: 'EA100000001CN',
  parcel: { id: ID(4), number: 'P000102605' },
  line_id: 'PST-EMS',
  grams: 1_300,
  charged_grams: 1_200,
  carrier_fen: 15_000,
  charged_fen: 12_000,
  again: true,
}
const replies = (asked: string[] = []) => ({
  'GET /staff/carrier_invoices': () => ({ invoices: [invoice] }),
  'GET /staff/carrier_invoice_rows': ({ params }: { params: URLSearchParams }) => {
    asked.push(params.get('part') ?? '')
    return { items: [row], next_cursor: null }
  },
  'POST /staff/carrier_invoices': () => ({
    id: null,
    fault_count: 1,
    faults: [{ row: 7, column: 'amount_cny', problem: 'not_money', detail: '1,5' }],
  }),
})

test('an invoice opens with what cost more than was charged, each package a link', async () => {
  const asked: string[] = []
  renderConsole(<ShippingScreen />, {
    path: '/shipping?tab=invoices',
    roles: ['finance'],
    replies: replies(asked),
  })
  const link = await screen.findByRole('link', { name: 'P000102605' })
  expect(link.getAttribute('href')).toContain(ID(4))
  expect(screen.getByText(words.again)).toBeTruthy()
  expect(asked).toEqual(['loss'])
})

test('a faulty file is told by row', async () => {
  const { user } = renderConsole(<ShippingScreen />, {
    path: '/shipping?tab=invoices&bring=1',
    roles: ['finance'],
    replies: replies(),
  })
  await user.upload(
    await screen.findByLabelText(/CSV/),
    new File(['tracking_number,amount_cny\n'], 'i.csv', { type: 'text/csv' }),
  )
  await user.type(screen.getByLabelText(words.carrier), 'EMS')
  await user.type(screen.getByLabelText(words.number), 'I-1')
  await user.click(screen.getByRole('button', { name: /Check/ }))
  expect(await screen.findByText(words.problems['not_money']!)).toBeTruthy()
  expect(screen.getByText('1,5')).toBeTruthy()
})

test('is not there for other roles', async () => {
  renderConsole(<ShippingScreen />, {
    path: '/shipping?tab=invoices',
    roles: ['support'],
    replies: replies(),
  })
  await screen.findByRole('tab', { name: 'Goods' })
  expect(screen.queryByRole('tab', { name: 'Invoices' })).toBeNull()
})
