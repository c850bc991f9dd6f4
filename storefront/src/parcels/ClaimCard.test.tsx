import '@longhaul/ui/testing.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PARCEL_ID, parcel } from './parcels.test-support.ts'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import type { Claim, ClaimPage } from './claim.ts'
import { ClaimCard } from './ClaimCard.tsx'

const page = (over: Partial<ClaimPage> = {}): ClaimPage => ({
  claim: null,
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
  ...over,
})
const claim = (over: Partial<Claim> = {}): Claim => ({
  id: PARCEL_ID,
  number: 'C000601274',
  kind: 'lost',
  stage: 'submitted',
  stage_at: '2026-11-20T01:00:00.000Z',
  story: 'It never arrived',
  stock_item_ids: [],
  evidence: [],
  note: '',
  goods_fen: null,
  freight_fen: null,
  created_at: '2026-11-20T01:00:00.000Z',
  ...over,
})
const open = (reply: ClaimPage) =>
  renderScreen(<ClaimCard parcel={parcel()} />, {
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
    expect(screen.getByText(/up to ¥100.00 for the goods, and ¥156.00 shipping/)).toBeTruthy()
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
    const first = open(page({ claim: claim({ stage: 'paid', goods_fen: 10_000, freight_fen: 15_600 }) }))
    expect(await screen.findByText('¥256.00 CNY')).toBeTruthy()
    first.unmount()
    open(page({ claim: claim({ stage: 'evidence_wanted', note: 'Please ask the neighbours' }) }))
    expect(await screen.findByText('Please ask the neighbours')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Withdraw the claim' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send it' })).toBeTruthy()
  })
})
