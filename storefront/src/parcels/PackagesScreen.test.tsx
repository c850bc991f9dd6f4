import '@longhaul/ui/testing.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import PackagesScreen from './PackagesScreen.tsx'
import { PARCEL_ID, parcel } from './parcels.test-support.ts'

const counts = { pending_payment: 0, to_be_delivered: 2, pending_receipt: 1, done: 0, cancelled: 0 }
const page = (items: ReturnType<typeof parcel>[], next_cursor: string | null = null) => ({
  items,
  next_cursor,
  counts,
})

const open = (replies: Replies, at = '/mine/package') => renderScreen(<PackagesScreen />, { at, replies })

describe('the packages', () => {
  it('have a tab with a count for each status, selected by the address', async () => {
    const { asked, address } = open({ 'GET /parcels': page([parcel()]) })
    expect(await screen.findByRole('tab', { name: 'All 3' })).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'To be delivered 2' }))
    expect(address()).toBe('/mine/package?status=to_be_delivered')
    expect(asked.at(-1)?.query.get('status')).toBe('to_be_delivered')
  })

  it('show the goods, then method, weight, cost, number and the latest update', async () => {
    open({
      'GET /parcels': page([
        parcel({
          latest_event: {
            status: 'customs',
            milestone: 'customs',
            reason: null,
            original: null,
            description: '',
            place: 'Frankfurt',
            happened_at: '2026-11-18T01:00:00.000Z',
          },
        }),
      ]),
    })
    const card = within(await screen.findByRole('article', { name: 'Bottle to Berlin' }))
    for (const words of ['Postal', 'Germany', '0.897 kg', '¥152.00', 'P000203183', 'In customs'])
      expect(card.getByText(words)).toBeTruthy()
    expect(card.getByRole('link', { name: 'Bottle to Berlin' }).getAttribute('href')).toBe(
      `/mine/package/packageDetail?id=${PARCEL_ID}`,
    )
  })

  it('load more, page by page', async () => {
    open({
      'GET /parcels': ({ query }) =>
        query.get('cursor')
          ? page([parcel({ id: 'b', name: 'Second' })])
          : page([parcel({ id: 'a', name: 'First' })], 'next'),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('article', { name: 'Second' })).toBeTruthy()
    expect(screen.getByRole('article', { name: 'First' })).toBeTruthy()
  })

  it('are searched by number, and say so when nothing matches', async () => {
    const { address } = open({ 'GET /parcels': ({ query }) => page(query.get('q') ? [] : [parcel()]) })
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search packages' }), ' P99 {Enter}')
    expect(await screen.findByText('No package matches “P99”.')).toBeTruthy()
    expect(address()).toBe('/mine/package?q=P99')
  })

  it('explain themselves when there are none', async () => {
    open({ 'GET /parcels': { items: [], next_cursor: null, counts: {} } })
    expect(await screen.findByText('No packages yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the warehouse' }).getAttribute('href')).toBe('/mine/store')
  })
})
