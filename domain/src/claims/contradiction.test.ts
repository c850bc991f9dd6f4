import { expect, test } from 'vitest'
import { PARCEL_STAGES } from '../parcels/stages.ts'
import { CLAIM_KINDS } from './claim.ts'
import {
  areGoodsOurs,
  contradiction,
  speaksOfClaims,
  whyNotGrantClaim,
  whyNotPayClaim,
} from './contradiction.ts'

const BEFORE = new Date('2026-11-01T00:00:00Z')
const THEN = new Date('2026-11-02T00:00:00Z')
const AFTER = new Date('2026-11-03T00:00:00Z')

test.each([
  // In trouble when it was granted, and on its way again.
  ['lost', 'in_transit', BEFORE, 'doubts'],
  ['lost', 'in_transit', AFTER, null],
  ['lost', 'exception', BEFORE, null],
  // Said by the carrier: whoever decided before did not know, whoever decides after that does.
  ['lost', 'delivered', BEFORE, 'doubts'],
  ['lost', 'delivered', AFTER, null],
  ['lost', 'delivered', null, null],
  // Said by the shopper, or seen in our warehouse.
  ['lost', 'done', AFTER, 'ends'],
  ['lost', 'returned', AFTER, 'ends'],
  ['damaged', 'delivered', BEFORE, null],
  ['damaged', 'done', BEFORE, null],
  ['damaged', 'returned', BEFORE, 'doubts'],
  ['missing', 'returned', BEFORE, 'doubts'],
  ['missing', 'returned', AFTER, null],
] as const)('a claim for a package %s, which is %s', (kind, parcelStage, decidedAt, effect) => {
  const claim = { kind, parcelStage, decidedAt, parcelStageAt: THEN }
  expect(contradiction(claim)).toBe(effect)
  expect(whyNotPayClaim(claim)).toBe(effect === null ? null : 'claim_contradicted')
  expect(whyNotGrantClaim(claim)).toBe(effect === 'ends' ? 'claim_contradicted' : null)
})

test('a claim hears of every stage that may contradict one', () => {
  for (const parcelStage of PARCEL_STAGES) {
    const claims = CLAIM_KINDS.map((kind) => ({ kind, parcelStage, decidedAt: BEFORE, parcelStageAt: THEN }))
    expect(speaksOfClaims(parcelStage)).toBe(claims.some((claim) => contradiction(claim) !== null))
  }
})

test('goods that come back are ours once all that they are worth was paid', () => {
  expect(areGoodsOurs({ worthFen: 6_000, compensatedFen: 6_000 })).toBe(true)
  expect(areGoodsOurs({ worthFen: 6_000, compensatedFen: 5_999 })).toBe(false)
  expect(areGoodsOurs({ worthFen: 0, compensatedFen: 0 })).toBe(false)
})
