import '@longhaul/ui/testing.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import { DemoBanner } from './DemoBanner.tsx'

const open = (at: string, demo = true) =>
  renderScreen(<DemoBanner />, { at, replies: { 'GET /configurations': { ...configurationReply, demo } } })

/** The links of the banner: names and addresses. */
const links = async () =>
  within(await screen.findByRole('note'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const MAILBOX = ['Mailbox', '/console/mails']

test('every page of the demo leads to the mail that it sent', async () => {
  open('/')
  expect(await links()).toEqual([MAILBOX])
})

test.each([
  ['/mine/order/orderDetail?id=o1', ['Be the staff for this order', '/console/desk?order=o1']],
  ['/mine/package/packageDetail?id=p1', ['Be the staff for this package', '/console/desk?package=p1']],
  // Whatever is in the address stays one value of the link.
  ['/mine/order/orderDetail?id=%26x%3D1', ['Be the staff for this order', '/console/desk?order=%26x%3D1']],
])('%s leads to the desk where it is processed', async (at, link) => {
  open(at)
  expect(await links()).toEqual([MAILBOX, link])
})

test('an order’s page without an order leads to no desk', async () => {
  open('/mine/order/orderDetail')
  expect(await links()).toEqual([MAILBOX])
})

test('a real shop has none of it', async () => {
  const { asked } = open('/mine/order/orderDetail?id=o1', false)
  await expect.poll(() => asked.map(({ spec }) => spec)).toContain('GET /configurations')
  expect(screen.queryByRole('note')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
