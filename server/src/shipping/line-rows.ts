import { fieldsOf, textsOf } from '@longhaul/domain/languages.ts'
import type { changeLine } from '@longhaul/contract/shipping/shipping.staff.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import type { ZoneRate } from '@longhaul/domain/shipping/rate-row.ts'
import type { Db } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { listAllLines } from './sql-desk.ts'
import { listZonesAt } from './sql.ts'

export const wordsOf = (body: BodyOf<typeof changeLine>) => ({
  name: textsOf('name', body),
  note: textsOf('note', body),
  tax_mode: body.tax_mode,
  position: body.position,
})

export const lineOf = async (tx: Db, id: string, now: Date) =>
  orNotFound((await linesWithZones(tx, now)).find((line) => line.id === id))

export async function linesWithZones(tx: Db, now: Date) {
  const zones = await listZonesAt(tx, now, { closedToo: true })
  return (await listAllLines(tx)).map(({ closed_at, open_parcels, name, note, ...line }) => ({
    ...line,
    ...fieldsOf('name', name),
    ...fieldsOf('note', note),
    closed: closed_at !== null,
    open_parcels: open_parcels ?? 0,
    zones: zones.filter((zone) => zone.lineCode === line.id).map(toZone),
  }))
}

const toZone = ({ rate, ...zone }: ZoneRate) => ({
  zone: zone.zoneCode,
  ...fieldsOf('name', zone.zoneName),
  countries: [...zone.countries],
  first_grams: rate.firstGrams,
  first_price_fen: rate.firstPriceFen,
  step_grams: rate.stepGrams,
  step_price_fen: rate.stepPriceFen,
  customs_fee_fen: rate.customsFeeFen,
  min_charge_grams: rate.minChargeGrams,
  volumetric_divisor: rate.volumetricDivisor,
  volumetric_min_side_mm: rate.volumetricMinSideMm,
  max_grams: rate.maxGrams,
  max_length_mm: rate.maxLengthMm,
  max_sum_mm: rate.maxSumMm,
  max_girth_mm: rate.maxGirthMm,
  min_days: rate.transitMinDays,
  max_days: rate.transitMaxDays,
  observed_days: rate.observedDays,
  refused_categories: [...rate.refusedCategories],
})
