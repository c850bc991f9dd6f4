import { expect, test } from 'vitest'
import { PARCEL_STAGES } from '../states/parcel-stages.ts'
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
  // The package had a problem when the claim was granted, and is in transit again.
  ['lost', 'in_transit', BEFORE, 'doubts'],
  ['lost', 'in_transit', AFTER, null],
  ['lost', 'exception', BEFORE, null],
  // Reported by the carrier: a decision made before it did not know, a later one does.
  ['lost', 'delivered', BEFORE, 'doubts'],
  ['lost', 'delivered', AFTER, null],
  ['lost', 'delivered', null, null],
  // Confirmed by the shopper, or seen in our warehouse.
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

test('every stage that may contradict a claim is checked for claims', () => {
  for (const parcelStage of PARCEL_STAGES) {
    const claims = CLAIM_KINDS.map((kind) => ({ kind, parcelStage, decidedAt: BEFORE, parcelStageAt: THEN }))
    expect(speaksOfClaims(parcelStage)).toBe(claims.some((claim) => contradiction(claim) !== null))
  }
})

test('returned goods are ours once their full worth has been compensated', () => {
  expect(areGoodsOurs({ worthFen: 6_000, compensatedFen: 6_000 })).toBe(true)
  expect(areGoodsOurs({ worthFen: 6_000, compensatedFen: 5_999 })).toBe(false)
  expect(areGoodsOurs({ worthFen: 0, compensatedFen: 0 })).toBe(false)
})
