import type { Reply } from '@longhaul/contract/routes.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import { deskOfOrder, deskOfParcel } from './desk-of.ts'
import ToDeskScreen from './ToDeskScreen.tsx'

type Item = Reply<'GET /staff/orders/{id}'>['items'][number]

const item = (stage: Item['stage'], pages: Item['pages'] = []) =>
  // The other fields do not matter here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ id: ID(7), stage, pages }) as Item
const inParcel = [{ kind: 'parcel', id: ID(9), hint: '', number: 'P1' }] as const

const orderOf = (...items: Item[]) => ({ id: ID(1), number: 'O1', items })

test.each([
  ['not paid: its record', orderOf(item('pending_payment')), `/order?id=${ID(1)}`],
  ['in review', orderOf(item('in_review')), `/review?id=${ID(7)}`],
  ['to be bought', orderOf(item('in_stock'), item('to_purchase')), `/purchase?id=${ID(7)}`],
  ['under way to us', orderOf(item('seller_shipped'), item('cancelled')), '/purchase?tab=arriving'],
  ['on the shelf', orderOf(item('in_stock')), '/stock?stage=all&q=O1'],
  ['in a package', orderOf(item('in_parcel', [...inParcel])), `/desk?package=${ID(9)}`],
  ['over: its record', orderOf(item('refunded')), `/order?id=${ID(1)}`],
])('an order is processed where its least advanced item is: %s', (_, order, address) => {
  expect(deskOfOrder(order)).toBe(address)
})

test.each([
  ['pending_payment', `/package?id=${ID(9)}`],
  ['to_pick', `/packing?id=${ID(9)}`],
  ['packing', `/packing?id=${ID(9)}`],
  ['to_ship', `/dispatch?id=${ID(9)}`],
  ['in_transit', `/dispatch?id=${ID(9)}`],
] as const)('a package that is %s: %s', (stage, address) => {
  expect(deskOfParcel({ id: ID(9), stage })).toBe(address)
})

const Where = () => {
  const { pathname, search } = useLocation()
  return pathname === '/desk' ? <ToDeskScreen /> : <p>{pathname + search}</p>
}

test('the link from the shop opens the desk and leaves no step behind', async () => {
  renderConsole(<Where />, {
    path: `/desk?order=${ID(1)}`,
    replies: { 'GET /staff/orders/{id}': () => orderOf(item('in_review')) },
  })
  expect(await screen.findByText(`/review?id=${ID(7)}`)).toBeTruthy()
})

test('an order’s number leads to its record, and an unknown one says so', async () => {
  const found = { title: '', owner: '', hint: '', stage: null, by: 'number', exact: true }
  const items = [
    { ...found, kind: 'parcel', id: ID(8), number: 'P1' },
    { ...found, kind: 'order', id: ID(1), number: 'O1' },
  ]
  const replies = { 'GET /staff/finds': () => ({ items }) }
  const { unmount } = renderConsole(<Where />, { path: '/desk?number=O1', replies })
  expect(await screen.findByText(`/order?id=${ID(1)}`)).toBeTruthy()
  unmount()
  renderConsole(<Where />, { path: '/desk?number=O2', replies })
  expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeTruthy()
})
