import { addLine, changeLine, listLinesForStaff } from '@longhaul/contract/shipping/shipping.staff.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import type { ZoneRate } from '@longhaul/domain/shipping/rate-row.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Db } from '../platform/database/db.ts'
import { SITE_AUDIENCE } from '../platform/events.ts'
import { badInput, found } from '../platform/http/refusal.ts'
import { insertLine, listAllLines, lockLine, updateLine } from './sql-desk.ts'
import { listZonesAt } from './sql.ts'

export const listLinesForStaffAction = action(listLinesForStaff, async ({ tx, now }) => ({
  lines: await linesWithZones(tx, now),
}))

export const addLineAction = action(addLine, async (call) => {
  const { tx, body, now, changed } = call
  const { id, option } = body
  const row = { id, option, ...wordsOf(body), closed_at: body.closed ? now : null }
  if (!(await insertLine(tx, row))) throw badInput({ id: 'taken' })
  await audit(call, { action: 'add_line', subjectKind: 'shipping_line', subjectId: id, after: row })
  await changed(SITE_AUDIENCE, 'site')
  return await lineOf(tx, id, now)
})

/** A closed line takes no new packages. Those that chose it keep it with its price. */
export const changeLineAction = action(changeLine, async (call) => {
  const { tx, params, body, now, changed } = call
  const before = found(await lockLine(tx, params.id))
  const row = { ...wordsOf(body), closed_at: body.closed ? (before.closed_at ?? now) : null }
  await updateLine(tx, params.id, row)
  await audit(call, {
    action: 'change_line',
    subjectKind: 'shipping_line',
    subjectId: params.id,
    before,
    after: row,
  })
  await changed(SITE_AUDIENCE, 'site')
  return await lineOf(tx, params.id, now)
})

const wordsOf = (body: BodyOf<typeof changeLine>) => ({
  name_en: body.name_en.trim(),
  name_zh: body.name_zh.trim(),
  note_en: body.note_en.trim(),
  note_zh: body.note_zh.trim(),
  tax_mode: body.tax_mode,
  position: body.position,
})

const lineOf = async (tx: Db, id: string, now: Date) =>
  found((await linesWithZones(tx, now)).find((line) => line.id === id))

async function linesWithZones(tx: Db, now: Date) {
  const zones = await listZonesAt(tx, now, { closedToo: true })
  return (await listAllLines(tx)).map(({ closed_at, open_parcels, ...line }) => ({
    ...line,
    closed: closed_at !== null,
    open_parcels: open_parcels ?? 0,
    zones: zones.filter((zone) => zone.lineCode === line.id).map(toZone),
  }))
}

const toZone = ({ rate, ...zone }: ZoneRate) => ({
  zone: zone.zoneCode,
  name_en: zone.zoneEn,
  name_zh: zone.zoneZh,
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
