import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Claimable,
  claimLostFrom,
  claimablePieces,
  claimedOf,
  missingEvidence,
  whyNotClaim,
  whyNotClaimGoods,
} from './claim.ts'
import { insurableFen, whyNotInsure } from './insurable.ts'
import type { ClaimFault } from '../states/claim-fault.ts'
import {
  type ClaimedWorth,
  INSURANCE_CAP_FEN,
  type Loss,
  claimPayout,
  coverLeft,
  payable,
  piecesLeft,
  piecesWorth,
  worthLeft,
  worthShipped,
} from './payout.ts'

const NOW = new Date('2026-11-02T02:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const parcel = (over: Partial<Claimable> = {}): Claimable => ({
  stage: 'in_transit',
  lastStatus: 'in_transit',
  lastUpdateAt: daysAgo(3),
  lateFrom: daysAgo(-10),
  deliveredAt: null,
  doneAt: null,
  claimed: { pieces: 'none', open: 0 },
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
    ['not while it is here', { stage: 'to_ship' }, 'claim_not_at_this_stage'],
    ['not twice', { lateFrom: NOW, claimed: { pieces: 'all', open: 0 } }, 'all_claimed'],
    ['not in part', { lateFrom: NOW, claimed: { pieces: 'some', open: 1 } }, 'claimed_in_part'],
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
    [{ stage: 'returned' }, 'claim_not_at_this_stage'],
    [{ stage: 'lost' }, 'claim_not_at_this_stage'],
    [{ stage: 'done', doneAt: daysAgo(2), claimed: { pieces: 'some', open: 4 } }, null],
    [{ stage: 'done', doneAt: daysAgo(2), claimed: { pieces: 'some', open: 5 } }, 'too_many_open_claims'],
    [{ stage: 'done', doneAt: daysAgo(8), claimed: { pieces: 'some', open: 0 } }, 'claim_too_late'],
    [{ stage: 'done', doneAt: daysAgo(2), claimed: { pieces: 'all', open: 0 } }, 'all_claimed'],
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
  const loss = ({ affectedFen = 30_000, ...over }: Partial<Loss> = {}): Loss => ({
    kind: 'lost',
    fault: 'carrier',
    sharePerMille: 1000,
    insuredFen: 0,
    insuredElsewhereFen: 0,
    goodsFen: 30_000,
    affectedFen,
    leftFen: affectedFen,
    isRest: affectedFen === (over.goodsFen ?? 30_000),
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
    [
      'the second half, where the first half took its share of the insurance',
      { kind: 'missing', insuredFen: 20_000, insuredElsewhereFen: 10_000, affectedFen: 15_000, isRest: true },
      10_000,
      12_300,
    ],
    [
      'where other claims took nearly all of the insurance',
      { kind: 'missing', insuredFen: 20_000, insuredElsewhereFen: 19_000, affectedFen: 15_000 },
      1_000,
      0,
    ],
    ['broken by us, and refunded in part before', { fault: 'ours', leftFen: 700 }, 700, 12_300],
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
          const isRest = affectedFen >= goodsFen
          const leftFen = Math.min(goodsFen, affectedFen)
          const paid = claimPayout({ ...of, isRest, leftFen, insuredElsewhereFen: 0 })
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
    expect(payable(granted, { goodsFen: 30_000, freightFen: 12_300 })).toEqual(granted)
    expect(payable(granted, { goodsFen: 9_999, freightFen: 12_300 })).toEqual({
      goodsFen: 9_999,
      freightFen: 2_000,
    })
    expect(payable(granted, { goodsFen: 30_000, freightFen: 0 })).toEqual({
      goodsFen: 10_000,
      freightFen: 0,
    })
  })
})

test('every insured amount can be paid out in full, and one fen more cannot be insured', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000_000 }), (goodsFen) => {
      const insuredFen = insurableFen(goodsFen)
      const whole = { sharePerMille: 1000, affectedFen: goodsFen, leftFen: goodsFen, freightFen: 0 }
      const alone = { insuredElsewhereFen: 0, isRest: true }
      const lost: Loss = { kind: 'lost', fault: 'carrier', insuredFen, goodsFen, ...whole, ...alone }
      expect(claimPayout(lost).goodsFen).toBe(insuredFen)
      expect(whyNotInsure(insuredFen, goodsFen)).toBeNull()
      expect(whyNotInsure(insuredFen + 1, goodsFen)).not.toBeNull()
    }),
  )
})

describe('pieces', () => {
  const plates = { stockItemId: 'plates', quantity: 6, claimed: 4 }
  const pot = { stockItemId: 'pot', quantity: 1, claimed: 0 }

  test.each([
    [[{ stockItemId: 'plates', quantity: 2 }], null],
    [[{ stockItemId: 'plates', quantity: 3 }], 'claimed_already'],
    [
      [
        { stockItemId: 'pot', quantity: 1 },
        { stockItemId: 'plates', quantity: 2 },
      ],
      null,
    ],
    [[{ stockItemId: 'pot', quantity: 2 }], 'claimed_already'],
    [[{ stockItemId: 'elsewhere', quantity: 1 }], 'claimed_already'],
  ])('%j of six plates, four of them claimed, and a pot: %s', (asked, why) => {
    expect(whyNotClaimGoods([plates, pot], asked)).toBe(why)
  })

  test('are claimed in part or all', () => {
    expect(claimedOf([pot])).toBe('none')
    expect(claimedOf([plates, pot])).toBe('some')
    expect(
      claimedOf([
        { ...plates, claimed: 6 },
        { ...pot, claimed: 1 },
      ]),
    ).toBe('all')
    expect(claimablePieces({ ...plates, claimed: 7 })).toBe(0)
  })

  test('are worth their part of what was shipped, however much earlier claims have paid', () => {
    const account = { paidFen: 1_000, coveredFen: 0, returnedFen: 334, compensatedFen: 334, heldFen: 0 }
    const goods: ClaimedWorth = { worthFen: 1_000, pieces: 3, claimed: 1, account, paidHereFen: 334 }
    expect(piecesWorth(goods)).toBe(334)
    // Paid for an earlier package: what was shipped in this one was worth less.
    expect(worthShipped({ ...goods, paidHereFen: 0 })).toBe(666)
    expect(piecesLeft({ ...goods, account: { ...account, returnedFen: 900 } })).toBe(100)
  })
})

describe('several claims for one package', () => {
  type Asked = { good: number; pieces: number; share: number; fault: ClaimFault }
  const goods = fc.array(
    fc.record({ worthFen: fc.integer({ min: 0, max: 2_000_000 }), pieces: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 1, maxLength: 3 },
  )
  const claim = fc.record({
    good: fc.nat(2),
    pieces: fc.integer({ min: 1, max: 9 }),
    share: fc.integer({ min: 1, max: 1000 }),
    fault: fc.constantFrom('carrier' as const, 'ours' as const),
  })

  /**
   * Pays the claims one after the other, as far as pieces are left, and says what each fault paid for the
   * goods.
   */
  function payAll(contents: { worthFen: number; pieces: number }[], insuredFen: number, claims: Asked[]) {
    const state = contents.map((each) => ({ ...each, named: 0, paidFen: 0 }))
    const paid = { carrier: 0, ours: 0 }
    for (const { good, pieces, share, fault } of claims) {
      const of = state[good % state.length]!
      const claimed = Math.min(pieces, of.pieces - of.named)
      if (claimed === 0) continue
      const account = {
        paidFen: of.worthFen,
        coveredFen: 0,
        returnedFen: of.paidFen,
        compensatedFen: of.paidFen,
        heldFen: 0,
      }
      const worth = { ...of, claimed, account, paidHereFen: of.paidFen }
      const { goodsFen } = claimPayout({
        kind: 'damaged',
        fault,
        sharePerMille: share,
        insuredFen,
        insuredElsewhereFen: paid.carrier,
        goodsFen: contents.reduce((sum, each) => sum + each.worthFen, 0),
        affectedFen: piecesWorth(worth),
        leftFen: piecesLeft(worth),
        isRest: false,
        freightFen: 0,
      })
      of.named += claimed
      of.paidFen += goodsFen
      paid[fault] += goodsFen
      expect(of.paidFen).toBeLessThanOrEqual(of.worthFen)
    }
    return paid
  }

  test('together never take more than the insurance, its cap, or the worth of the goods', () => {
    fc.assert(
      fc.property(
        goods,
        fc.nat(3_000_000),
        fc.array(claim, { maxLength: 12 }),
        (contents, insured, claims) => {
          const paid = payAll(contents, insured, claims)
          expect(paid.carrier).toBeLessThanOrEqual(Math.min(insured, INSURANCE_CAP_FEN))
        },
      ),
    )
  })

  test('for every piece, whoever is at fault, come to what one claim for everything pays', () => {
    fc.assert(
      fc.property(goods, fc.constantFrom('carrier' as const, 'ours' as const), (contents, fault) => {
        const each = contents.flatMap(({ pieces }, good) =>
          Array.from({ length: pieces }, () => ({ good, pieces: 1, share: 1000, fault })),
        )
        const worthFen = contents.reduce((sum, { worthFen: fen }) => sum + fen, 0)
        const coverFen = insurableFen(worthFen)
        const paid = payAll(contents, coverFen, each)[fault]
        // Insurance is shared out rounded down, so that each claim may miss a fen.
        expect(paid).toBeLessThanOrEqual(fault === 'ours' ? worthFen : coverFen)
        expect(paid).toBeGreaterThanOrEqual(fault === 'ours' ? worthFen : coverFen - each.length)
      }),
    )
  })

  test('leave the rest of the insurance to the next', () => {
    const insured = { insuredFen: 20_000, goodsFen: 15_000 }
    expect(coverLeft({ ...insured, insuredElsewhereFen: 4_000 })).toBe(11_000)
    expect(coverLeft({ ...insured, insuredElsewhereFen: 16_000 })).toBe(0)
  })

  test('pay no more than was granted, and no more than the decision comes to now', () => {
    const granted = { goodsFen: 500, freightFen: 100 }
    expect(payable(granted, { goodsFen: 300, freightFen: 200 })).toEqual({ goodsFen: 300, freightFen: 100 })
  })
})
