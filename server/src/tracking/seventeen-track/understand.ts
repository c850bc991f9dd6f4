import { createHash } from 'node:crypto'
import { statusOfCode } from '@longhaul/domain/shipping/tracking-codes.ts'
import type { TrackingUpdate } from '../../parcels/public.ts'
import type { Report } from '../tracker.ts'
import { isObject } from '../../platform/read-json.ts'
import { listOf } from './client.ts'

/**
 * Reads 17TRACK's report about a number: `data` of a webhook, or a row of `gettrackinfo`. Undefined if it
 * names no number. The events of all providers count, because the first and the last mile often have
 * different carriers.
 */
export function readReport(data: unknown): Report | undefined {
  if (!isObject(data) || typeof data['number'] !== 'string' || data['number'] === '') return undefined
  const info = isObject(data['track_info']) ? data['track_info'] : {}
  const tracking = isObject(info['tracking']) ? info['tracking'] : {}
  const updates = listOf(tracking['providers'])
    .flatMap((provider) => listOf(provider['events']))
    .flatMap((event) => readEvent(event) ?? [])
  return { number: data['number'], updates: [...updates, ...standing(info, updates)], ended: false }
}

/**
 * Reads one event. An event without an unambiguous time is left out, because it cannot be ordered among the
 * others.
 */
function readEvent(event: Record<string, unknown>): TrackingUpdate | undefined {
  const happenedAt = timeOf(event)
  if (!happenedAt) return undefined
  const description = text(event['description'], 300)
  const code = text(event['sub_status'], 60) || text(event['stage'], 60)
  return {
    code: code || fingerprint(description),
    status: code ? (statusOfCode('17track', code) ?? STAGES[code] ?? null) : null,
    place: placeOf(event),
    description,
    happenedAt,
  }
}

/**
 * 17TRACK's stages, for events without a sub-status. Stage names that are also statuses are in the table of
 * codes.
 */
const STAGES: Readonly<Record<string, TrackingUpdate['status']>> = {
  PickedUp: 'in_transit',
  Departure: 'departed_origin',
  Arrival: 'arrived_destination',
  Returning: 'returning',
  Returned: 'returned',
}

/**
 * The status of the number as a whole, if no event has it: `Expired` and `Exception_Lost` often come without
 * an event. It is dated one second after the newest event.
 */
function standing(info: Record<string, unknown>, updates: readonly TrackingUpdate[]): TrackingUpdate[] {
  const latest = isObject(info['latest_status']) ? info['latest_status'] : {}
  const code = text(latest['sub_status'], 60) || text(latest['status'], 60)
  const status = code ? statusOfCode('17track', code) : null
  const newest = updates.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime()).at(-1)
  if (!status || !newest || status === 'not_found' || updates.some((entry) => entry.status === status))
    return []
  return [
    { code, status, place: '', description: '', happenedAt: new Date(newest.happenedAt.getTime() + 1000) },
  ]
}

/**
 * `time_utc`, otherwise `time_iso` with its offset. `time_raw` is not used: it is a local time without a time
 * zone.
 */
function timeOf(event: Record<string, unknown>): Date | undefined {
  for (const name of ['time_utc', 'time_iso']) {
    const value = event[name]
    if (typeof value !== 'string' || !/T.*(Z|[+-]\d\d:?\d\d)$/.test(value)) continue
    const at = new Date(value)
    if (!Number.isNaN(at.getTime())) return at
  }
  return undefined
}

function placeOf(event: Record<string, unknown>): string {
  const location = text(event['location'], 100)
  if (location) return location
  const address = isObject(event['address']) ? event['address'] : {}
  return [address['city'], address['state'], address['country']]
    .map((part) => text(part, 60))
    .filter(Boolean)
    .join(', ')
    .slice(0, 100)
}

/** A code for an event without one, so that two different events in the same second stay distinct. */
const fingerprint = (description: string): string =>
  `text ${createHash('sha256').update(description).digest('hex').slice(0, 16)}`

const text = (value: unknown, max: number): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, max) : ''
