import type { ClaimStage } from '@longhaul/domain/claims/stages.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { ID, renderConsole } from '../shared/testing.tsx'
import type { Claim } from './claim.ts'
import ClaimsScreen from './ClaimsScreen.tsx'

const claim = (stage: ClaimStage): Claim => ({
  id: ID(1),
  number: 'C000601274',
  kind: 'damaged',
  stage,
  parcel_id: ID(2),
  parcel_number: 'P000203171',
  shopper_name: 'Mei',
  shopper_code: 'LH7788',
  insured_fen: 10_000,
  payout_fen: stage === 'granted' ? 5_000 : null,
  created_at: '2026-11-02T01:00:00.000Z',
  story: 'The pot is broken',
  note: '',
  evidence: [],
  parcel_stage: 'delivered',
  parcel_stage_at: '2026-11-01T01:00:00.000Z',
  decided_at: stage === 'granted' ? '2026-11-02T01:30:00.000Z' : null,
  line_name: 'EMS',
  country_name: 'Singapore',
  tracking_number: 'EA100000017CN',
  shipped_at: '2026-10-20T01:00:00.000Z',
  delivered_at: '2026-11-01T01:00:00.000Z',
  latest: null,
  contents: [
    {
      stock_item_id: ID(3),
      ...PLAIN,
      title: '茶壶',
      options_text: '颜色: 青',
      image: null,
      quantity: 1,
      value_fen: 12_000,
      left_fen: 12_000,
      affected: true,
      claimed: 1,
      claimed_elsewhere: 0,
    },
  ],
  goods_fen: 12_000,
  affected_fen: 12_000,
  affected_left_fen: 12_000,
  insured_elsewhere_fen: 0,
  is_rest: true,
  others: [],
  freight_paid_fen: 15_600,
  fault: stage === 'granted' ? 'carrier' : null,
  share_per_mille: stage === 'granted' ? 500 : null,
  granted_goods_fen: stage === 'granted' ? 5_000 : null,
  granted_freight_fen: stage === 'granted' ? 0 : null,
  two_people: false,
  approved_by: null,
  approved_by_name: null,
  why_not_second: null,
  history: [],
})

const open = (stage: ClaimStage, roles: readonly StaffRole[], over: Partial<Claim> = {}) =>
  renderConsole(<ClaimsScreen />, {
    path: '/claims',
    roles,
    replies: {
      'GET /staff/claims': () => ({ items: [claim(stage)], next_cursor: null }),
      'GET /staff/claims/{id}': () => ({ ...claim(stage), ...over }),
      'POST /staff/claims/{id}/grant': () => claim('granted'),
      'POST /staff/claims/{id}/pay': () => claim('paid'),
    },
  })
const isOff = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

describe('a claim', () => {
  test('support grants the computed payout, which is not paid yet', async () => {
    const { user, sent } = open('submitted', ['support'])
    const share = await screen.findByRole('textbox', { name: /Share of the goods lost/ })
    await waitFor(() => expect(isOff(/^Grant/)).toBe(false))
    expect(isOff(/^Pay/)).toBe(true)
    // Everything is broken: the insured value and the freight.
    expect(screen.getByText('¥256.00 CNY')).toBeTruthy()
    await user.clear(share)
    await user.type(share, '50')
    expect(screen.getByText('¥50.00 CNY')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Us' }))
    expect(screen.getByText('¥60.00 CNY')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Grant' }))
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        fault: 'ours',
        share_per_mille: 500,
        note: '',
        expected_payout_fen: 6_000,
      }),
    )
  })

  test('is not granted with an invalid share', async () => {
    const { user } = open('submitted', ['support'])
    const share = await screen.findByRole('textbox', { name: /Share of the goods lost/ })
    await user.clear(share)
    await user.type(share, '101')
    expect(isOff(/^Grant/)).toBe(true)
  })

  test('is not paid once the package contradicts it, and says why', async () => {
    open('granted', ['finance'], {
      kind: 'lost',
      parcel_stage: 'delivered',
      parcel_stage_at: '2026-11-02T02:00:00.000Z',
      contents: [{ ...claim('granted').contents[0]!, left_fen: 9_000 }],
    })
    expect(await screen.findByText(/^The package is now: Delivered/)).toBeTruthy()
    expect(screen.getByText(/¥90.00 of it not yet refunded/)).toBeTruthy()
    await waitFor(() => expect(isOff(/^Send back/)).toBe(false))
    expect(isOff(/^Pay/)).toBe(true)
  })

  test('cannot be granted once it was closed automatically', async () => {
    open('submitted', ['support'], { kind: 'lost', parcel_stage: 'returned' })
    expect(await screen.findByText(/^The package is now/)).toBeTruthy()
    await waitFor(() => expect(isOff(/^Reject/)).toBe(false))
    expect(isOff(/^Grant/)).toBe(true)
  })

  test('a large claim is approved by the first person and not paid yet', async () => {
    const { user } = open('granted', ['finance'], { two_people: true })
    expect(await screen.findByText(/An amount this size takes two people/)).toBeTruthy()
    await waitFor(() => expect(isOff(/^Approve/)).toBe(false))
    await user.click(screen.getByRole('button', { name: /^Approve/ }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/Nothing is paid yet/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
  })

  test('a large claim is not paid by somebody who depends on the first person', async () => {
    open('granted', ['finance'], {
      two_people: true,
      approved_by: ID(7),
      approved_by_name: 'Lin',
      why_not_second: 'second_person_dependent',
    })
    expect(await screen.findByText(/You aren’t independent of the first person/)).toBeTruthy()
    expect(isOff(/^Pay/)).toBe(true)
  })

  test('finance pays it after confirming the amount', async () => {
    const { user, sent } = open('granted', ['finance'])
    await waitFor(() => expect(isOff(/^Pay/)).toBe(false))
    expect(isOff(/^Grant/)).toBe(true)
    await user.click(screen.getByRole('button', { name: /^Pay/ }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/50\.00 CNY goes to the balance of Mei/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Pay' }))
    await waitFor(() => expect(sent[0]?.spec).toBe('POST /staff/claims/{id}/pay'))
  })

  test('shows the other claims for its package, and pays within what they leave of the insurance', async () => {
    const other = {
      id: ID(7),
      number: 'C000601282',
      kind: 'missing' as const,
      stage: 'paid' as const,
      payout_fen: 7_500,
      goods: [{ stock_item_id: ID(8), quantity: 2 }],
      created_at: '2026-11-01T03:00:00.000Z',
    }
    const cups = {
      stock_item_id: ID(8),
      ...PLAIN,
      title: '茶杯',
      options_text: '',
      image: null,
      quantity: 3,
      value_fen: 3_000,
      left_fen: 1_000,
      affected: true,
      claimed: 1,
      claimed_elsewhere: 2,
    }
    open('submitted', ['support'], {
      others: [other],
      contents: [cups],
      goods_fen: 10_000,
      affected_fen: 10_000,
      affected_left_fen: 10_000,
      insured_elsewhere_fen: 7_500,
      is_rest: false,
    })
    const card = within(await screen.findByRole('region', { name: 'Other claims for this package' }))
    expect(card.getByRole('link', { name: 'C000601282' }).getAttribute('href')).toContain(`id=${ID(7)}`)
    expect(card.getByText(/× 2/)).toBeTruthy()
    expect(card.getByText('¥75.00')).toBeTruthy()
    expect(screen.getByText('1 of 3 claimed')).toBeTruthy()
    expect(screen.getByText(/2 in other claims/)).toBeTruthy()
    expect(screen.getByText('¥25.00 of ¥100.00')).toBeTruthy()
    // What is left of the insurance, and no freight: something else arrived.
    expect(await screen.findByText('¥25.00 CNY')).toBeTruthy()
  })
})
