import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Claimable, claimLostFrom, missingEvidence, whyNotClaim } from './claim.ts'
import { insurableFen, whyNotInsure } from './insurable.ts'
import { INSURANCE_CAP_FEN, type Loss, claimPayout, payable, worthLeft } from './payout.ts'

const NOW = new Date('2026-11-02T02:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const parcel = (over: Partial<Claimable> = {}): Claimable => ({
  stage: 'in_transit',
  lastStatus: 'in_transit',
  lastUpdateAt: daysAgo(3),
  lateFrom: daysAgo(-10),
  deliveredAt: null,
  doneAt: null,
  claimed: false,
  ...over,
})

describe('a package counts as lost', () => {
  test.each([
    ['not before it is late', {}, 'claim_too_early'],
    ['when it is late', { lateFrom: NOW }, null],
    ['when the carrier says so', { stage: 'exception', lastStatus: 'lost' }, null],
    ['when the carrier destroyed it', { stage: 'exception', lastStatus: 'destroyed' }, null],
    ['when nothing is heard for sixty days', { lastUpdateAt: daysAgo(60) }, null],
    ['soon after a delivery that was none', { stage: 'delivered', deliveredAt: daysAgo(7) }, null],
    ['not long after a delivery', { stage: 'delivered', deliveredAt: daysAgo(8) }, 'claim_too_late'],
    ['not when its receipt was confirmed', { stage: 'done', doneAt: daysAgo(1) }, 'already_received'],
    ['not while it is here', { stage: 'to_ship' }, 'transition_not_allowed'],
    ['not twice', { lateFrom: NOW, claimed: true }, 'claim_open'],
  ] as [string, Partial<Claimable>, string | null][])('%s', (_, over, why) => {
    expect(whyNotClaim('lost', parcel(over), NOW)).toBe(why)
  })

  test('from the earlier of late and silent', () => {
    expect(claimLostFrom(parcel())).toEqual(daysAgo(-10))
    expect(claimLostFrom(parcel({ lateFrom: daysAgo(-90) }))).toEqual(daysAgo(-57))
  })
})

describe('damage and what is missing', () => {
  test.each([
    [{ stage: 'delivered', deliveredAt: daysAgo(7) }, null],
    [{ stage: 'done', deliveredAt: daysAgo(6), doneAt: daysAgo(1) }, null],
    [{ stage: 'done', deliveredAt: daysAgo(8), doneAt: daysAgo(1) }, 'claim_too_late'],
    [{ stage: 'done', doneAt: daysAgo(2) }, null],
    [{ stage: 'in_transit' }, 'claim_not_delivered'],
    [{ stage: 'returned' }, 'transition_not_allowed'],
    [{ stage: 'lost' }, 'transition_not_allowed'],
  ] as [Partial<Claimable>, string | null][])('of %j: %s', (over, why) => {
    expect(whyNotClaim('damaged', parcel(over), NOW)).toBe(why)
    expect(whyNotClaim('missing', parcel(over), NOW)).toBe(why)
  })

  test('come with their pictures', () => {
    expect(missingEvidence('damaged', ['box', 'goods', 'paper'])).toEqual(['label'])
    expect(missingEvidence('missing', ['box', 'label', 'inside'])).toEqual([])
    expect(missingEvidence('lost', [])).toEqual([])
  })
})

describe('the payout', () => {
  const loss = (over: Partial<Loss> = {}): Loss => ({
    kind: 'lost',
    fault: 'carrier',
    sharePerMille: 1000,
    insuredFen: 0,
    goodsFen: 30_000,
    affectedFen: 30_000,
    freightFen: 12_300,
    ...over,
  })
  test.each([
    ['lost, not insured: the freight', {}, 0, 12_300],
    ['lost, insured: what was insured, and the freight', { insuredFen: 20_000 }, 20_000, 12_300],
    ['lost by us: the goods and the freight', { fault: 'ours' }, 30_000, 12_300],
    [
      'a third missing, insured for two thirds',
      { kind: 'missing', insuredFen: 20_000, affectedFen: 10_000 },
      6_666,
      0,
    ],
    [
      'half broken, insured in full',
      { kind: 'damaged', insuredFen: 30_000, affectedFen: 10_001, sharePerMille: 500 },
      5_000,
      0,
    ],
    ['all broken, not insured: the freight', { kind: 'damaged' }, 0, 12_300],
    ['broken by us', { kind: 'damaged', fault: 'ours', affectedFen: 999, sharePerMille: 500 }, 499, 0],
    [
      'all half broken: the freight brought something',
      { kind: 'damaged', fault: 'ours', sharePerMille: 500 },
      15_000,
      0,
    ],
    [
      'missing through us, which is never half missing',
      { kind: 'missing', fault: 'ours', affectedFen: 10_000, sharePerMille: 500 },
      10_000,
      0,
    ],
    [
      'never more than the cap',
      { goodsFen: 9_000_000, affectedFen: 9_000_000, insuredFen: 9_000_000 },
      INSURANCE_CAP_FEN,
      12_300,
    ],
    ['worth nothing', { goodsFen: 0, affectedFen: 0, insuredFen: 0 }, 0, 12_300],
  ] as [string, Partial<Loss>, number, number][])('%s', (_, over, goodsFen, freightFen) => {
    expect(claimPayout(loss(over))).toEqual({ goodsFen, freightFen })
  })

  test('is an integer, never negative, and never more than the goods and the freight paid', () => {
    const fen = fc.nat(5_000_000)
    fc.assert(
      fc.property(
        fc.constantFrom('lost' as const, 'damaged' as const, 'missing' as const),
        fc.constantFrom('carrier' as const, 'ours' as const),
        fc.integer({ min: 1, max: 1000 }),
        fen,
        fen,
        fen,
        fen,
        (kind, fault, sharePerMille, insuredFen, goodsFen, affectedFen, freightFen) => {
          const of = { kind, fault, sharePerMille, insuredFen, goodsFen, affectedFen, freightFen }
          const paid = claimPayout(of)
          expect(Number.isSafeInteger(paid.goodsFen)).toBe(true)
          expect(paid.goodsFen).toBeGreaterThanOrEqual(0)
          expect(paid.goodsFen).toBeLessThanOrEqual(Math.min(goodsFen, affectedFen))
          if (fault === 'carrier')
            expect(paid.goodsFen).toBeLessThanOrEqual(Math.min(insuredFen, INSURANCE_CAP_FEN))
          expect([0, freightFen]).toContain(paid.freightFen)
        },
      ),
    )
  })
})

describe('what was given back for the goods before', () => {
  const account = { paidFen: 12_000, coveredFen: 0, returnedFen: 0, compensatedFen: 0, heldFen: 0 }

  test.each([
    ['nothing', {}, 10_000],
    ['by claims', { returnedFen: 4_000, compensatedFen: 4_000 }, 6_000],
    ['by refunds, down to what may still be given back', { returnedFen: 9_000 }, 3_000],
    ['everything', { returnedFen: 12_000, compensatedFen: 10_000 }, 0],
    ['more by claims than they are worth', { returnedFen: 11_000, compensatedFen: 11_000 }, 0],
  ])('is not compensated again: %s', (_, over, fen) =>
    expect(worthLeft(10_000, { ...account, ...over })).toBe(fen),
  )

  test('lowers a claim that was granted already, goods and freight each by what is left of it', () => {
    const granted = { goodsFen: 10_000, freightFen: 2_000 }
    expect(payable(granted, { affectedFen: 30_000, freightFen: 12_300 })).toEqual(granted)
    expect(payable(granted, { affectedFen: 9_999, freightFen: 12_300 })).toEqual({
      goodsFen: 9_999,
      freightFen: 2_000,
    })
    expect(payable(granted, { affectedFen: 30_000, freightFen: 0 })).toEqual({
      goodsFen: 10_000,
      freightFen: 0,
    })
  })
})

test('every insured amount can be paid out in full, and one fen more cannot be insured', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000_000 }), (goodsFen) => {
      const insuredFen = insurableFen(goodsFen)
      const whole = { sharePerMille: 1000, affectedFen: goodsFen, freightFen: 0 }
      const lost: Loss = { kind: 'lost', fault: 'carrier', insuredFen, goodsFen, ...whole }
      expect(claimPayout(lost).goodsFen).toBe(insuredFen)
      expect(whyNotInsure(insuredFen, goodsFen)).toBeNull()
      expect(whyNotInsure(insuredFen + 1, goodsFen)).not.toBeNull()
    }),
  )
})
