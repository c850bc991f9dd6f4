import '@longhaul/ui/testing.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PARCEL_ID, parcel } from './parcels.test-support.ts'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import type { Claim, ClaimPage } from './claim.ts'
import { ClaimCard } from './ClaimCard.tsx'

const GOODS_ID = '00000000-0000-4000-8000-000000000002'
const BOOK_ID = '00000000-0000-4000-8000-000000000005'
const page = (over: Partial<ClaimPage> = {}): ClaimPage => ({
  claim: null,
  claims: [],
  goods: [{ stock_item_id: GOODS_ID, quantity: 2, claimable: 2 }],
  kinds: [
    { kind: 'lost', why_not: 'Too early', goods_fen: 10_000, freight_fen: 15_600, evidence: [] },
    {
      kind: 'damaged',
      why_not: 'Too early',
      goods_fen: 10_000,
      freight_fen: 15_600,
      evidence: ['box', 'label', 'goods'],
    },
    {
      kind: 'missing',
      why_not: 'Too early',
      goods_fen: 10_000,
      freight_fen: 15_600,
      evidence: ['box', 'label', 'inside'],
    },
  ],
  lost_from: '2026-12-24T01:00:00.000Z',
  insured_fen: 10_000,
  cover_left_fen: 10_000,
  ...over,
})
const claim = (over: Partial<Claim> = {}): Claim => ({
  id: PARCEL_ID,
  number: 'C000601274',
  kind: 'lost',
  stage: 'submitted',
  stage_at: '2026-11-20T01:00:00.000Z',
  story: 'It never arrived',
  stock_item_ids: [GOODS_ID],
  goods: [{ stock_item_id: GOODS_ID, quantity: 2 }],
  evidence: [],
  note: '',
  goods_fen: null,
  freight_fen: null,
  created_at: '2026-11-20T01:00:00.000Z',
  ...over,
})
const open = (reply: ClaimPage, of = parcel()) =>
  renderScreen(<ClaimCard parcel={of} />, {
    replies: {
      'GET /parcels/{id}/claim': reply,
      'POST /parcels/{id}/claim': claim(),
      'POST /claims/{id}/evidence': claim(),
      'POST /claims/{id}/cancel': claim({ stage: 'cancelled' }),
    },
  })

describe('the claim of a package', () => {
  it('says from when a package counts as lost, before a claim is possible', async () => {
    open(page())
    expect(await screen.findByText(/from 24 Dec 2026/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open a claim' })).toBeNull()
  })

  it('for a lost package, sends a description and says what will be paid', async () => {
    const kinds = page().kinds.map((entry) => (entry.kind === 'lost' ? { ...entry, why_not: null } : entry))
    const { asked } = open(page({ kinds }))
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Open a claim' }))
    expect(
      screen.getByText(/up to ¥100.00 for the goods. If nothing usable arrived, .* ¥156.00/),
    ).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Something is damaged/ })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Send the claim' }))
    expect(asked.some((entry) => entry.spec === 'POST /parcels/{id}/claim')).toBe(false)
    await user.type(screen.getByRole('textbox', { name: /Tell us/ }), 'It never arrived')
    await user.click(screen.getByRole('button', { name: 'Send the claim' }))
    await waitFor(() =>
      expect(asked.find((entry) => entry.spec === 'POST /parcels/{id}/claim')?.body).toEqual({
        kind: 'lost',
        stock_item_ids: [],
        story: 'It never arrived',
        evidence: [],
      }),
    )
  })

  it('for damage, requires the listed pictures before it is sent', async () => {
    const kinds = page().kinds.map((entry) =>
      entry.kind === 'damaged' ? { ...entry, why_not: null } : entry,
    )
    const { asked } = open(page({ kinds }))
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Open a claim' }))
    await user.type(screen.getByRole('textbox', { name: /Tell us/ }), 'Broken')
    await user.click(screen.getByRole('button', { name: 'Send the claim' }))
    expect(await screen.findAllByText('Please add this picture')).toHaveLength(3)
    expect(asked.some((entry) => entry.spec === 'POST /parcels/{id}/claim')).toBe(false)
  })

  it('shows what a paid claim covered, and what a claim that needs more still lacks', async () => {
    const first = open(page({ claims: [claim({ stage: 'paid', goods_fen: 10_000, freight_fen: 15_600 })] }))
    expect(await screen.findByText('¥256.00 CNY')).toBeTruthy()
    first.unmount()
    open(page({ claims: [claim({ stage: 'evidence_wanted', note: 'Please ask the neighbours' })] }))
    expect(await screen.findByText('Please ask the neighbours')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Withdraw the claim' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send it' })).toBeTruthy()
  })
})

describe('after a first claim', () => {
  /** Two bottles, one of them claimed, and a book that is claimed. */
  const [bottles] = parcel().contents
  const of = parcel({
    stage: 'delivered',
    contents: [bottles!, { ...bottles!, stock_item_id: BOOK_ID, title: 'Cook book', quantity: 1 }],
  })
  const goods = [
    { stock_item_id: GOODS_ID, quantity: 3, claimable: 2 },
    { stock_item_id: BOOK_ID, quantity: 1, claimable: 0 },
  ]
  const bottlesOf = {
    ...of,
    contents: of.contents.map((each, at) => (at === 0 ? { ...each, quantity: 3 } : each)),
  }
  const first = claim({
    kind: 'damaged',
    stage: 'paid',
    goods_fen: 4_000,
    freight_fen: 0,
    goods: [
      { stock_item_id: GOODS_ID, quantity: 1 },
      { stock_item_id: BOOK_ID, quantity: 1 },
    ],
  })
  const possible = page({
    claims: [first],
    goods,
    cover_left_fen: 6_000,
    kinds: page().kinds.map((row) => ({
      ...row,
      goods_fen: 6_000,
      freight_fen: 0,
      why_not: row.kind === 'lost' ? 'You have claimed some of the goods' : null,
      evidence: [],
    })),
  })

  it('says what was claimed, and offers the other goods only, piece by piece', async () => {
    const { asked } = open(possible, bottlesOf)
    const user = userEvent.setup()
    expect((await screen.findAllByText('Steel bottle')).length).toBe(1)
    expect(screen.getByText('× 1')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Claim something else' }))
    expect(screen.getByText(/other claims use part of that: up to ¥60.00 is left/)).toBeTruthy()
    expect(screen.queryByText(/shipping too/)).toBeNull()
    expect(screen.getByRole('checkbox', { name: 'Cook book' })).toHaveProperty('disabled', true)
    expect(screen.getByText('Already claimed')).toBeTruthy()
    expect(screen.getByText('1 of 3 already claimed')).toBeTruthy()
    // The only goods that are left are chosen already, with all their pieces.
    expect(screen.getByRole('checkbox', { name: 'Steel bottle' })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: 'One less: How many: Steel bottle' }))
    await user.click(screen.getByRole('radio', { name: /Something is missing/ }))
    await user.type(screen.getByRole('textbox', { name: /Tell us/ }), 'One more is gone')
    await user.click(screen.getByRole('button', { name: 'Send the claim' }))
    // The pictures are still missing; without them nothing is sent.
    expect(asked.some((entry) => entry.spec === 'POST /parcels/{id}/claim')).toBe(false)
  })

  it('says why nothing more can be claimed', async () => {
    const kinds = page().kinds.map((row) => ({ ...row, why_not: 'Everything has already been claimed' }))
    open(page({ claims: [first, claim({ id: BOOK_ID, stage: 'rejected' })], kinds, lost_from: null }), of)
    expect(await screen.findByText('Everything has already been claimed')).toBeTruthy()
    expect(screen.getByText('2 claims')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Claim something else/ })).toBeNull()
  })
})
