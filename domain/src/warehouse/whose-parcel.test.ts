import { describe, expect, test } from 'vitest'
import { NUMBER_REUSED_AFTER_DAYS, isOtherParcel, whoseParcel } from './whose-parcel.ts'

const parcel = { boughtFor: [], claimedBy: [], wasUnclaimed: false, maybeBought: false }

describe('a parcel at the dock', () => {
  test('that nobody expects is nobody’s', () => {
    expect(whoseParcel(parcel)).toBe('nobody')
    expect(whoseParcel({ ...parcel, maybeBought: true })).toBe('nobody')
  })

  test('is received at once for the only shopper who announced it', () => {
    expect(whoseParcel({ ...parcel, claimedBy: ['ana'] })).toBe('announced')
    expect(whoseParcel({ ...parcel, claimedBy: ['ana', 'ana'] })).toBe('announced')
  })

  test('is received as bought, also if its own shopper announced it', () => {
    expect(whoseParcel({ ...parcel, boughtFor: ['ana', 'bo'] })).toBe('bought')
    expect(whoseParcel({ ...parcel, boughtFor: ['ana', 'bo'], claimedBy: ['bo'] })).toBe('bought')
    expect(whoseParcel({ ...parcel, boughtFor: ['ana'], wasUnclaimed: true })).toBe('bought')
  })

  test('is in doubt where somebody else could be the owner', () => {
    expect(whoseParcel({ ...parcel, claimedBy: ['ana', 'bo'] })).toBe('in_doubt')
    expect(whoseParcel({ ...parcel, boughtFor: ['ana'], claimedBy: ['bo'] })).toBe('in_doubt')
    expect(whoseParcel({ ...parcel, boughtFor: ['ana'], claimedBy: ['ana', 'bo'] })).toBe('in_doubt')
    expect(whoseParcel({ ...parcel, claimedBy: ['ana'], wasUnclaimed: true })).toBe('in_doubt')
    expect(whoseParcel({ ...parcel, claimedBy: ['ana'], maybeBought: true })).toBe('in_doubt')
  })
})

test('a number is another parcel’s once its first parcel is long gone', () => {
  const now = new Date('2026-11-28T08:00:00Z')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  expect(isOtherParcel({ scannedAt: daysAgo(365), isHere: false }, now)).toBe(true)
  expect(isOtherParcel({ scannedAt: daysAgo(365), isHere: true }, now)).toBe(false)
  expect(isOtherParcel({ scannedAt: daysAgo(NUMBER_REUSED_AFTER_DAYS), isHere: false }, now)).toBe(false)
})
