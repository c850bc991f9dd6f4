import '@longhaul/ui/testing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import StoreScreen from './StoreScreen.tsx'
import type { Inbound } from './InboundList.tsx'
import { around, shelfOf } from './warehouse.test-support.ts'

const inbound = (over: Partial<Inbound> = {}): Inbound => ({
  id: 'i',
  stage: 'announced',
  warehouse_id: 'GZ1',
  tracking_number: 'YT1234567890123',
  courier: 'YTO',
  title: 'Cotton socks',
  quantity: 2,
  value_fen: 12850,
  remark: '',
  created_at: '2026-11-20T01:00:00.000Z',
  ...over,
})

const open = (inbounds: Inbound[] = [], replies: Replies = {}) =>
  renderScreen(<StoreScreen />, {
    at: '/mine/store?tab=inbound',
    replies: {
      ...around,
      'GET /stock_items': shelfOf(),
      'GET /inbounds': { items: inbounds, next_cursor: null },
      ...replies,
    },
  })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

async function announce() {
  await userEvent.type(await field('Tracking number'), 'yt 1234567890123')
  await userEvent.type(await field('What is inside'), 'Cotton socks')
  await userEvent.type(await field('What you paid for it'), '128.5')
  await userEvent.click(screen.getByRole('button', { name: 'Add parcel' }))
}

describe('inbound parcels', () => {
  it('show our address in Chinese and in Latin letters, each row with a copy button', async () => {
    open()
    const region = within(await screen.findByRole('region', { name: 'Our warehouse address' }))
    expect(region.getByText(/远淘路 8 号/)).toBeTruthy()
    expect(region.getByText(/8 Yuantao Road/)).toBeTruthy()
    expect(region.getAllByRole('button', { name: 'Copy the whole address' })).toHaveLength(2)
  })

  it('are announced to the chosen warehouse, with the amount in fen', async () => {
    const { asked } = open([], { 'POST /inbounds': inbound() })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Warehouse' }), 'YW1')
    await announce()
    await waitFor(() =>
      expect(asked.find(({ spec }) => spec === 'POST /inbounds')?.body).toEqual({
        warehouse_id: 'YW1',
        tracking_number: 'yt 1234567890123',
        title: 'Cotton socks',
        quantity: 1,
        value_fen: 12850,
        remark: '',
      }),
    )
  })

  it('recognise the courier by the number', async () => {
    open()
    await userEvent.type(await field('Tracking number'), 'yt 1234567890123')
    expect(screen.getByText('Looks like YTO Express.')).toBeTruthy()
  })

  it('keep the typed values when the warehouse changes', async () => {
    open()
    await userEvent.type(await field('What is inside'), 'Socks')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Warehouse' }), 'YW1')
    expect((await field('What is inside')).value).toBe('Socks')
  })

  it('report at the field why a number is refused', async () => {
    open([], {
      'POST /inbounds': refuse(400, 'invalid_input', 'You have added this number already', {
        reason: 'announced_already',
        fields: { tracking_number: 'You have added this number already' },
      }),
    })
    await announce()
    expect(await screen.findByRole('link', { name: 'You have added this number already' })).toBeTruthy()
  })

  it('that are in doubt lead to the proof, and one that ended says why', async () => {
    open([inbound({ stage: 'in_doubt' }), inbound({ id: 'j', title: 'Lamp', stage: 'ended' })])
    expect(await screen.findByText('Here, please prove it is yours')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Add a picture of your order' })
    expect(link.getAttribute('href')).toBe('/mine/store?tab=unclaimed')
    expect(screen.getByText(/we couldn’t confirm that it is yours/)).toBeTruthy()
    // What is in doubt can be given up, what ended cannot.
    expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(1)
  })

  it('can be cancelled only while they are announced', async () => {
    const { asked } = open([inbound(), inbound({ id: 'j', title: 'Lamp', stage: 'arrived' })], {
      'POST /inbounds/{id}/cancel': inbound({ stage: 'cancelled' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove parcel' }))
    expect(await screen.findByText('Parcel removed.')).toBeTruthy()
    expect(asked.find(({ spec }) => spec.endsWith('/cancel'))?.path).toBe('/inbounds/i/cancel')
  })
})
