import { invoicesText as words } from '@longhaul/text/console/shipping/invoices.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import { CsvIssues } from '../shared/csv/CsvIssues.tsx'
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
})

test('an invoice starts with the packages that cost more than was charged, each linked', async () => {
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

test('faults in a file are reported row by row, in words', () => {
  const faults = [{ row: 7, column: 'amount_cny', problem: 'not_money', detail: '1,5' }]
  renderConsole(<CsvIssues preview={{ fault_count: 1, faults }} problems={words.problems} />)
  expect(screen.getByText(words.problems['not_money']!)).toBeTruthy()
  expect(screen.getByText('1,5')).toBeTruthy()
})

test('is not there for other roles', async () => {
  renderConsole(<ShippingScreen />, {
    path: '/shipping?tab=invoices',
    roles: ['support'],
    replies: replies(),
  })
  await screen.findByRole('tab', { name: 'Goods' })
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Invoices' })).toBeNull())
})
