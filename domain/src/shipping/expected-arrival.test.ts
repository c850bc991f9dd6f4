import { expect, test } from 'vitest'
import { expectedArrival, inCountryAt, lateFrom } from './expected-arrival.ts'

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

test('once a package is in its country, three to seven days remain, counted from its first event there', () => {
  const at = (time: string, status: string | null) => ({ at: new Date(time), status })
  const events = [
    at('2026-11-09T02:00:00Z', 'out_for_delivery'),
    at('2026-11-08T02:00:00Z', 'arrived_destination'),
    at('2026-11-03T02:00:00Z', 'departed'),
    at('2026-11-02T02:00:00Z', null),
  ]
  expect(inCountryAt(events)).toEqual(new Date('2026-11-08T02:00:00Z'))
  expect(inCountryAt(events.slice(2))).toBeNull()
  const line = { transitMinDays: 5, transitMaxDays: 10, observedDays: '' }
  expect(expectedArrival(shipped, line, inCountryAt(events))).toEqual(
    days('2026-11-11T02:00:00Z', '2026-11-15T02:00:00Z'),
  )
})

test('a package is late after one and a half times the longest time of its line, in whole days', () => {
  const line = { transitMinDays: 5, transitMaxDays: 10, observedDays: '8-11' }
  expect(lateFrom(shipped, line)).toEqual(new Date('2026-11-19T02:00:00Z'))
})
