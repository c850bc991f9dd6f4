import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isExpired, pointsExpireAt, pointsFor, pointsNoticeUntil, spendFrom, spendable } from './points.ts'

const NOW = new Date('2026-11-02T02:00:00Z')
const inDays = (days: number): Date => pointsExpireAt(NOW, days)

test.each([
  [10_000, 10, 10],
  [9_999, 10, 9],
  [999, 10, 0],
  [123_456, 10, 123],
  [50_000, 0, 0],
])('%i fen at %i points for 100 yuan are %i', (paidFen, rate, points) => {
  expect(pointsFor(paidFen, rate)).toBe(points)
})

test('points that expire first are spent first, and expired ones are not spent', () => {
  const lots = [
    { id: 'late', left: 50, expiresAt: inDays(90) },
    { id: 'over', left: 70, expiresAt: inDays(-1) },
    { id: 'soon', left: 30, expiresAt: inDays(3) },
  ]
  expect(spendable(lots, NOW)).toBe(80)
  expect(spendFrom(lots, 40, NOW)).toEqual([
    { id: 'soon', taken: 30 },
    { id: 'late', taken: 10 },
  ])
  expect(spendFrom(lots, 81, NOW)).toBeNull()
  expect(spendable([{ id: 'now', left: 5, expiresAt: NOW }], NOW)).toBe(5)
})

test('a lot that is spent gives nothing, and is named in no payment', () => {
  const lots = [
    { id: 'spent', left: 0, expiresAt: inDays(3) },
    { id: 'late', left: 50, expiresAt: inDays(90) },
  ]
  expect(spendFrom(lots, 50, NOW)).toEqual([{ id: 'late', taken: 50 }])
})

test('points are announced two weeks before they expire', () => {
  expect(pointsNoticeUntil(NOW)).toEqual(inDays(14))
  expect(isExpired({ expiresAt: NOW }, new Date(NOW.getTime() + 1))).toBe(true)
})

const anyLot = fc.record({
  id: fc.uuid(),
  left: fc.nat(500),
  expiresAt: fc.integer({ min: -10, max: 400 }).map(inDays),
})

test('for any lots, exactly the requested number is taken, never more than a lot has, or nothing at all', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyLot, { maxLength: 8, selector: (lot) => lot.id }),
      fc.integer({ min: 1, max: 2_000 }),
      (lots, points) => {
        const parts = spendFrom(lots, points, NOW)
        if (!parts) {
          expect(spendable(lots, NOW)).toBeLessThan(points)
          return
        }
        expect(parts.reduce((sum, part) => sum + part.taken, 0)).toBe(points)
        for (const part of parts)
          expect(part.taken).toBeLessThanOrEqual(lots.find((lot) => lot.id === part.id)!.left)
      },
    ),
  )
})
