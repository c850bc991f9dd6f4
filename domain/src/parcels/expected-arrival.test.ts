import { expect, test } from 'vitest'
import { expectedArrival } from './expected-arrival.ts'

const shipped = new Date('2026-11-02T02:00:00Z')
const days = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) })

test('the observed days of a line take precedence over the promised ones', () => {
  expect(expectedArrival(shipped, { transitMinDays: 1, transitMaxDays: 3, observedDays: '8-11' })).toEqual(
    days('2026-11-10T02:00:00Z', '2026-11-13T02:00:00Z'),
  )
})

test.each(['', 'about a week'])('without observations (%j) the promised days are used', (observedDays) => {
  expect(expectedArrival(shipped, { transitMinDays: 5, transitMaxDays: 10, observedDays })).toEqual(
    days('2026-11-07T02:00:00Z', '2026-11-12T02:00:00Z'),
  )
})
