import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf, staffItem } from '../shared/item.test-support.ts'
import { ID, renderConsole } from '../shared/testing.tsx'
import { BoughtList } from './BoughtList.tsx'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

function open(boughtBy: string, boughtAt: string, roles: ('buyer' | 'admin')[] = ['buyer']) {
  const item = staffItem(1, {
    stage: 'purchased',
    seller_order_id: ID(40),
    seller_order_number: '3582',
    bought_by: boughtBy,
    bought_at: boughtAt,
  })
  return renderConsole(<BoughtList />, {
    path: '/purchase',
    roles,
    replies: {
      'GET /staff/order_items': () => pageOf([item], 'purchased'),
      'POST /staff/seller_orders/{id}/take_back': () => ({ id: ID(40), item_ids: [ID(1)] }),
    },
  })
}

test('a purchase can be reversed on the same day by the person who recorded it, with a reason', async () => {
  const { user, sent } = open(ID(1), ago(0))
  await user.click(await screen.findByRole('button', { name: 'Undo purchase' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back purchase 3582?' }))
  await user.click(dialog.getByRole('button', { name: 'Undo purchase' }))
  expect(sent.some(({ spec }) => spec.endsWith('/take_back'))).toBe(false)
  await user.type(dialog.getByRole('textbox'), 'the wrong number')
  await user.click(dialog.getByRole('button', { name: 'Undo purchase' }))
  expect(await screen.findByText('Purchase taken back')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.find(({ spec }) => spec.endsWith('/take_back'))?.body).toEqual({ reason: 'the wrong number' })
})

test.each([
  ['a colleague’s', ID(2), ago(0), ['buyer'] as const, false],
  ['a colleague’s, for an admin', ID(2), ago(0), ['admin'] as const, true],
  ['an older one', ID(1), ago(25), ['buyer'] as const, false],
])('%s purchase', async (_, by, at, roles, isOffered) => {
  open(by, at, [...roles])
  await screen.findByText('Item 1')
  if (isOffered) await screen.findByRole('button', { name: 'Undo purchase' })
  else expect(screen.queryByRole('button', { name: 'Undo purchase' })).toBeNull()
})
