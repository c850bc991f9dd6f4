import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleRows } from './seed-rows.test-support.ts'
import { statusOfCode, TRACKING_PROVIDERS } from './tracking-codes.ts'
import { isFinal, stageOfTracking, TRACKING_STATUSES, type TrackingStatus } from './tracking-status.ts'
import { trackingState } from './tracking.ts'

const history = (...statuses: TrackingStatus[]) =>
  statuses.map((status, hour) => ({ status, at: new Date(Date.UTC(2026, 9, 1, hour)) }))

describe('where a parcel is', () => {
  test('is unknown without events', () => {
    expect(trackingState([])).toBeNull()
  })

  test.each([
    [['not_found', 'pre_transit', 'in_transit'], 'in_transit'],
    [['in_transit', 'not_found'], 'in_transit'],
    [['customs', 'customs_hold', 'customs_released'], 'customs_released'],
    [['out_for_delivery', 'delivered', 'in_transit'], 'delivered'],
    [['delivered', 'returning'], 'returning'],
    [['delivered', 'returning', 'in_transit', 'returned'], 'returned'],
    [['lost', 'in_transit'], 'lost'],
    [['lost', 'delivered'], 'delivered'],
    [['cancelled', 'delivered'], 'cancelled'],
    [['destroyed', 'returning'], 'destroyed'],
    [['expired', 'delivered'], 'delivered'],
  ] as [TrackingStatus[], TrackingStatus][])('after %j: %s', (statuses, status) => {
    expect(trackingState(history(...statuses))?.status).toBe(status)
  })

  test('has the date of the deciding event', () => {
    const events = history('not_found', 'not_found', 'delivered', 'in_transit')
    expect(trackingState(events.slice(0, 2))).toEqual(events[1])
    expect(trackingState(events)).toEqual(events[2])
  })

  test('does not depend on the order of arrival, nor on duplicates', () => {
    const event = fc.record({
      status: fc.constantFrom(...TRACKING_STATUSES),
      at: fc.integer({ min: 0, max: 5 }).map((hour) => new Date(hour * 3_600_000)),
    })
    const reported = fc
      .array(event, { maxLength: 12 })
      .chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
      )
    fc.assert(
      fc.property(reported, ([events, shuffled]) => {
        expect(trackingState(shuffled)).toEqual(trackingState(events))
        expect(trackingState([...shuffled, ...events])).toEqual(trackingState(events))
      }),
    )
  })
})

test('five statuses are final', () => {
  expect(TRACKING_STATUSES.filter(isFinal)).toEqual([
    'cancelled',
    'lost',
    'destroyed',
    'returned',
    'delivered',
  ])
})

test.each([
  ['not_found', 'in_transit'],
  ['customs', 'in_transit'],
  ['customs_hold', 'exception'],
  ['available_for_pickup', 'in_transit'],
  ['returned', 'exception'],
  ['delivered', 'delivered'],
] as const)('a parcel whose tracking says %s is %s', (status, stage) => {
  expect(stageOfTracking(status)).toBe(stage)
})

test.each([
  ['17track', 'Delivered_Other', 'delivered'],
  ['17track', 'InTransit', 'in_transit'],
  ['17track', 'Exception_NewReasonOfTomorrow', 'exception'],
  ['aftership', 'InTransit_004', 'in_transit'],
  ['upu', 'EME', 'customs_hold'],
  ['kuaidi100', '3', 'delivered'],
  ['upu', 'ZZZ', null],
  ['upu', 'constructor', null],
] as const)('%s %s means %s', (provider, code, status) => {
  expect(statusOfCode(provider, code)).toBe(status)
})

test('every provider code in the table maps to its status', () => {
  const rows = exampleRows('provider-codes.csv')
  const wrong = rows.filter(({ provider: name, provider_code: code, internal_status: status }) => {
    const provider = TRACKING_PROVIDERS.find((trackingProvider) => trackingProvider === name)
    return !provider || statusOfCode(provider, code ?? '') !== status?.toLowerCase()
  })
  expect(rows.length).toBeGreaterThan(80)
  expect(wrong).toEqual([])
})
