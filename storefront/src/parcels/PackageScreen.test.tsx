import '@longhaul/ui/testing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { duty, unknownDuty } from '../shared/duty/duty.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import PackageScreen from './PackageScreen.tsx'
import { PARCEL_ID, nextStep, parcel } from './parcels.test-support.ts'

const open = (over: Parameters<typeof parcel>[0] = {}, replies: Replies = {}) =>
  renderScreen(<PackageScreen />, {
    at: `/mine/package/packageDetail?id=${PARCEL_ID}`,
    replies: { 'GET /parcels/{id}': parcel(over), ...replies },
  })

describe('one package', () => {
  it('says what its stage means, what comes next and what the shopper can do', async () => {
    open()
    expect(await screen.findByText('The carrier has it.')).toBeTruthy()
    expect(screen.getByText(/Updates from the carrier appear below/)).toBeTruthy()
    expect(screen.getByText(/carriers don’t always report it/)).toBeTruthy()
  })

  it('compares the estimate with the actual cost and links the difference to the statement', async () => {
    open()
    const bill = within(await screen.findByRole('table', { name: 'Weight and cost' }))
    expect(bill.getByRole('row', { name: /Weight 0.957.kg 0.897.kg/ })).toBeTruthy()
    expect(bill.getByRole('row', { name: 'Further weight ¥54.00 ¥34.00' })).toBeTruthy()
    expect(bill.getByRole('row', { name: 'Logistics cost ¥172.00 CNY ¥152.00 CNY' })).toBeTruthy()
    expect(screen.getByText(/¥20.00 less than estimated: it went back/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See it in your statement' }).getAttribute('href')).toBe(
      '/mine/fund',
    )
  })

  it('keeps the customs estimate with its date, and says that it is an estimate', async () => {
    open({ tax_estimate: duty({ certainty: 'partly', low_fen: 6_337 }) })
    const card = within(await screen.findByRole('region', { name: 'Duty and tax' }))
    expect(card.getByText(/rules of 21 Nov 2026. It’s an estimate/)).toBeTruthy()
    expect(await card.findByText('at least ¥63.37')).toBeTruthy()
    expect(card.getByText(/Not charged by us/)).toBeTruthy()
  })

  it('says that duties were unknown for a country without a rule', async () => {
    open({ tax_estimate: unknownDuty() })
    expect(await screen.findByText(/We had no rules for this destination/)).toBeTruthy()
  })

  it('shows the carrier’s updates newest first, in its own words', async () => {
    const event = (
      status: 'in_transit' | 'delivered' | 'customs',
      happened_at: string,
      description = '',
    ) => ({
      status,
      milestone: status,
      reason: null,
      original: null,
      happened_at,
      description,
      place: 'Berlin',
    })
    open({
      events: [
        event('in_transit', '2026-11-12T01:00:00.000Z'),
        event('delivered', '2026-11-20T01:00:00.000Z', 'Left with neighbour'),
        event('customs', '2026-11-18T01:00:00.000Z'),
      ],
    })
    const events = within(
      await screen.findByRole('list', { name: 'Carrier updates, newest first' }),
    ).getAllByRole('listitem')
    expect(events.map((item) => item.querySelector('b')?.textContent)).toEqual([
      'Delivered',
      'In customs',
      'On its way',
    ])
    expect(events[0]?.textContent).toContain('Berlin · Left with neighbour')
  })

  it('says when to expect the first update', async () => {
    open()
    expect(await screen.findByText(/first scan usually shows 1 to 3 days/)).toBeTruthy()
  })

  it('says which of its contents is on hold and why it waits', async () => {
    const hold = { since: '2026-12-01T01:00:00.000Z', reason: 'payment' } as const
    const { contents } = parcel()
    open({ contents: contents.map((content, at) => (at === 0 ? { ...content, hold } : content)) })
    expect(await screen.findByText(/ has been on hold since 1 Dec$/)).toBeTruthy()
    expect(
      screen.getByText('A payment for it is disputed. This package waits until we release it.'),
    ).toBeTruthy()
  })

  it('links its contents to their orders', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Order O000102440' })
    expect(link.getAttribute('href')).toBe('/mine/order/orderDetail?id=00000000-0000-4000-8000-000000000003')
  })

  it('cannot be cancelled while it is being packed, and says why', async () => {
    open({ stage: 'packing', status: 'to_be_delivered', shipped_at: null, tracking_number: null })
    const button = await screen.findByRole('button', { name: /Cancel package/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/It’s being packed. If an extra payment/)).toBeTruthy()
    await userEvent.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says before cancelling what will be refunded, sends the reason, and says what was refunded', async () => {
    const { asked } = open(
      { stage: 'to_pick', status: 'to_be_delivered', frozen_fen: 17200, shipped_at: null },
      { 'POST /parcels/{id}/cancel': { released_fen: 17200 } },
    )
    await userEvent.click(await screen.findByRole('button', { name: /Cancel package/ }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/¥172.00 goes back to your balance/)).toBeTruthy()
    await userEvent.type(dialog.getByRole('textbox'), 'Wrong address')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel package' }))
    expect(await screen.findByText('Cancelled. ¥172.00 is back in your balance.')).toBeTruthy()
    expect(asked.find(({ spec }) => spec.endsWith('/cancel'))?.body).toEqual({ reason: 'Wrong address' })
  })

  it('asks for confirmation of receipt, then offers the review', async () => {
    const { address } = open({}, { 'POST /parcels/{id}/confirm_receipt': { stage: 'done' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm receipt' }))
    await userEvent.click(screen.getByRole('button', { name: 'I have it' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }))
    await waitFor(() => expect(address()).toBe(`/mine/package/review?id=${PARCEL_ID}`))
  })

  it('asks immediately when opened to confirm, and not again on the way back', async () => {
    const delivered = { kind: 'confirm', about: 'delivered', waits: true } as const
    const { address } = renderScreen(<PackageScreen />, {
      at: `/mine/package/packageDetail?id=${PARCEL_ID}&receive=1`,
      replies: { 'GET /parcels/{id}': parcel({ stage: 'delivered', next: nextStep(delivered) }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Not yet' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe(`/mine/package/packageDetail?id=${PARCEL_ID}`)
  })

  it('leads to the extra payment with its amount', async () => {
    open({
      stage: 'supplement_due',
      status: 'to_be_delivered',
      shipped_at: null,
      difference_fen: -11580,
      next: nextStep({ kind: 'pay', about: 'weight_difference', waits: true, pay_fen: 11580 }),
      supplement: { id: 'sup', amount_fen: 11580, pay_by: '2126-11-25T00:00:00.000Z' },
    })
    expect((await screen.findByRole('link', { name: 'Pay ¥115.80' })).getAttribute('href')).toBe(
      '/payment?supplements=sup',
    )
    expect(screen.getByText('¥115.80 more than estimated.')).toBeTruthy()
  })

  it('leads with tracking while it is on its way; receipt is offered last', async () => {
    open()
    const step = within(await screen.findByRole('region', { name: 'On its way to you' }))
    expect(step.getByRole('link', { name: /17TRACK/ }).getAttribute('href')).toContain('EA123456799CN')
    expect(step.queryByRole('button', { name: 'Confirm receipt' })).toBeNull()
  })

  it('leads with confirming receipt once the carrier has reported delivery', async () => {
    open({ stage: 'delivered', next: nextStep({ kind: 'confirm', about: 'delivered', waits: true }) })
    const step = within(await screen.findByRole('region', { name: 'Delivered. Is everything in the box?' }))
    expect(step.getByRole('button', { name: 'Confirm receipt' })).toBeTruthy()
    const rail = within(screen.getByRole('list', { name: 'The journey of the package' }))
    expect(rail.getAllByRole('listitem').at(-1)?.textContent).toContain('Received')
    expect(rail.getAllByText('Delivered')).toHaveLength(1)
  })

  it('for a lost package, leads with the claim, its sum, and how the sum is calculated', async () => {
    const kind = { why_not: null, goods_fen: 10_000, freight_fen: 15_200, evidence: [] }
    open(
      { stage: 'exception', next: nextStep({ kind: 'claim', about: 'lost', waits: true }) },
      {
        'GET /parcels/{id}/claim': {
          claim: null,
          claims: [],
          goods: [],
          kinds: [{ ...kind, kind: 'lost' }],
          lost_from: null,
          insured_fen: 10_000,
          cover_left_fen: 10_000,
        },
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Claim ¥252.00' }))
    expect(await screen.findByRole('button', { name: 'Send the claim' })).toBeTruthy()
    const back = within(screen.getByRole('region', { name: 'What you get back' }))
    for (const sum of ['¥100.00', '¥152.00', '¥252.00 CNY']) expect(back.getByText(sum)).toBeTruthy()
  })

  it('has the customs documents once it is packed, and says before that when they will be available', async () => {
    const { unmount } = open()
    expect(await screen.findByRole('button', { name: 'Commercial invoice (PDF)' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Customs declaration (PDF)' })).toBeTruthy()
    unmount()
    open({ stage: 'to_pick', status: 'to_be_delivered', shipped_at: null })
    expect(await screen.findByText(/appear here once it is packed/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Commercial invoice (PDF)' })).toBeNull()
  })

  it('does not ask for a review that is already written', async () => {
    open({ stage: 'done', status: 'done', reviewed: true, next: null })
    expect(await screen.findByText('Nothing more. Thank you for your review.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Your review' })).toBeTruthy()
    expect(screen.queryByText(/Tell others/)).toBeNull()
  })

  it('shows the not-found page for another shopper’s package', async () => {
    open({}, { 'GET /parcels/{id}': refuse(404, 'not_found', 'This page could not be found') })
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeTruthy()
  })
})
