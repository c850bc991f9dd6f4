import type { getDesk } from '@longhaul/contract/desk/desk.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { expectedArrival, inCountryAt } from '@longhaul/domain/shipping/expected-arrival.ts'
import { milestoneOf } from '@longhaul/domain/shipping/milestones.ts'
import { placeIn } from '@longhaul/domain/shipping/place-in.ts'
import { cityName } from '@longhaul/text/time/zoned.ts'
import { imageUrl } from '../files/public.ts'
import { packageName } from '../goods/public.ts'
import { stepOfParcel, toWireStep } from '../next-steps/public.ts'
import type { DeskReading } from './desk-reading.ts'
import type { ParcelRow } from './sql-parcels.ts'

type UnderWay = ReplyOf<typeof getDesk>['under_way']
type Stop = UnderWay['items'][number]['stops'][number]

/** The number of latest stops that a package shows. */
const STOPS_MAX = 5

/** The packages between our warehouse and the door, the newest first. */
export function toUnderWay(reading: DeskReading, rows: readonly ParcelRow[], max: number): UnderWay {
  const moving = rows.filter(({ stage }) => stage === 'in_transit' || stage === 'exception')
  return { count: moving.length, items: moving.slice(0, max).map((row) => toParcel(reading, row)) }
}

function toParcel(reading: DeskReading, row: ParcelRow): UnderWay['items'][number] {
  const { lang, world, now } = reading
  const step = stepOfParcel(row.facts, reading)
  const events = (row.facts.events ?? []).map(({ at, status }) => ({ at: new Date(at), status }))
  const expected = row.shipped_at && expectedArrival(row.shipped_at, row.facts.rate, inCountryAt(events))
  return {
    id: row.id,
    number: row.number,
    name: packageName(lang, row.contents, row.city, row.item_count),
    country: row.country,
    country_name: row.country_name[lang],
    city: cityName(lang, row.city),
    warehouse_name: row.warehouse_name[lang],
    item_count: row.item_count,
    weight_grams: row.weight_grams,
    images: row.image_ids.flatMap((id) => imageUrl(world, id, now) ?? []),
    step: step && toWireStep(step),
    shipped_at: row.shipped_at?.toISOString() ?? null,
    stops: stopsOf(row, lang),
    expected_from: expected?.from.toISOString() ?? null,
    expected_until: expected?.until.toISOString() ?? null,
  }
}

/**
 * The stops of a package in order of time. Of consecutive updates from one place with the same meaning, only
 * the first counts.
 */
function stopsOf({ facts: { events }, warehouse_name: warehouse }: ParcelRow, lang: Lang): Stop[] {
  const stops: Stop[] = []
  for (const { at, status, place: written } of (events ?? []).toReversed()) {
    const place = cityName(lang, placeIn(written, warehouse, lang))
    const last = stops.at(-1)
    const milestone = status && milestoneOf(status)
    if (!milestone || (last?.milestone === milestone && last.place === place)) continue
    stops.push({ milestone, place, happened_at: new Date(at).toISOString() })
  }
  return stops.slice(-STOPS_MAX)
}
