import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  OPEN_CLAIMS_MAX,
  SHOWN_DIGITS,
  disposableFrom,
  proofByNumber,
  shownEnd,
  whyNotClaimOwnership,
  whyNotDisposeOfUnclaimed,
  whyNotTakeBack,
} from './unclaimed.ts'

const claim = { stage: 'unclaimed', claimedAlready: false, openClaims: 0, hasProof: true } as const

describe('a claim', () => {
  test('requires an unclaimed parcel, a proof, and fewer pending claims than the limit', () => {
    expect(whyNotClaimOwnership(claim)).toBe(null)
    expect(whyNotClaimOwnership({ ...claim, hasProof: false })).toBe('proof_of_claim_needed')
    expect(whyNotClaimOwnership({ ...claim, claimedAlready: true })).toBe('already_claimed')
    expect(whyNotClaimOwnership({ ...claim, openClaims: OPEN_CLAIMS_MAX - 1 })).toBe(null)
    expect(whyNotClaimOwnership({ ...claim, openClaims: OPEN_CLAIMS_MAX })).toBe('too_many_claims')
    for (const stage of ['claimed', 'matched', 'disposed'] as const)
      expect(whyNotClaimOwnership({ ...claim, stage })).toBe('transition_not_allowed')
  })

  test('is compared by its number: all of it, only the public end, a different one, none', () => {
    expect(proofByNumber('SF1234567890123', 'SF1234567890123')).toBe('same')
    expect(proofByNumber('0123', 'SF1234567890123')).toBe('end')
    expect(proofByNumber('SF9999999990123', 'SF1234567890123')).toBe('end')
    expect(proofByNumber('SF1234567890124', 'SF1234567890123')).toBe('other')
    expect(proofByNumber('', 'SF1234567890123')).toBe('none')
  })
})

test('at least two thirds of a number stay hidden, however short it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{6,40}$/), (number) => {
      const end = shownEnd(number)
      expect(number.endsWith(end)).toBe(true)
      expect(end.length).toBeLessThanOrEqual(Math.min(SHOWN_DIGITS, number.length / 3))
      expect(end.length).toBeGreaterThanOrEqual(2)
    }),
  )
})

test('nothing is disposed of before its time, nor while a claim is open', () => {
  const arrivedAt = new Date('2026-08-01T08:00:00Z')
  const from = disposableFrom(arrivedAt)
  const parcel = { arrivedAt, openClaims: 0 }
  expect(from.toISOString()).toBe('2026-10-30T08:00:00.000Z')
  expect(whyNotDisposeOfUnclaimed(parcel, new Date(from.getTime() - 1))).toBe('kept_too_short')
  expect(whyNotDisposeOfUnclaimed(parcel, from)).toBe(null)
  expect(whyNotDisposeOfUnclaimed({ ...parcel, openClaims: 1 }, from)).toBe('somebody_claims')
})

test('a disputed parcel is taken back only from the shelf of a shopper who sent it here', () => {
  const thing = { stage: 'in_stock', isBought: false } as const
  for (const stage of ['received', 'abnormal', 'in_stock', 'storage_expired'] as const)
    expect(whyNotTakeBack([{ ...thing, stage }])).toBe(null)
  expect(whyNotTakeBack([thing, { ...thing, isBought: true }])).toBe('bought_goods_stay')
  expect(whyNotTakeBack([{ ...thing, stage: 'in_parcel' }])).toBe('already_in_a_package')
  expect(whyNotTakeBack([{ ...thing, stage: 'shipped_abroad' }])).toBe('already_shipped')
})
