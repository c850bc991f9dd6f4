import type { Texts } from '@longhaul/domain/languages.ts'
import type { TaxMode } from '@longhaul/domain/customs/import-rule.ts'
import type { DeliveryOption, ShippingRate } from '@longhaul/domain/shipping/fee.ts'
import type { ZoneRate } from '@longhaul/domain/shipping/rate-row.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { isServed } from '../site/public.ts'
import { type DutyTerms, nameExcludes, termsOf } from './sql-duty-terms.ts'

/** An open shipping line with its row of the rate card for one country, or null if it does not go there. */
export type LineRow = DutyTerms & {
  id: string
  option: DeliveryOption
  tax_mode: TaxMode
  name: Texts
  rate: ShippingRate | null
  /** Why staff closed the country, to which no line goes then; null: it is open. */
  closedWhy: Texts | null
}

/** Every open line with its rate for a country at a moment, in the order set by staff. */
export async function listLinesTo(db: Db, country: string, now: Date): Promise<LineRow[]> {
  const lines = await db
    .selectFrom('shipping_lines')
    .where('closed_at', 'is', null)
    .select(['id', 'option', 'tax_mode', 'duty_paid_up_to', 'duty_excludes', 'duty_markup', 'name'])
    .select((select) =>
      select.selectFrom('countries').where('code', '=', country).select('closed_why').as('closedWhy'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
  const rates = await db
    .selectFrom('shipping_rates')
    .distinctOn('line_id')
    .where(sql<boolean>`countries @> array[${country}]`)
    .where('effective_from', '<=', now)
    .where((where) => where.or([where('effective_until', 'is', null), where('effective_until', '>', now)]))
    .where(isConfirmed)
    .selectAll()
    .orderBy('line_id')
    .orderBy('effective_from', 'desc')
    .execute()
  const bans = await listBansTo(db, country)
  const named = await nameExcludes(
    db,
    lines.map((line) => line.duty_excludes),
  )
  return lines.map(({ duty_paid_up_to, duty_excludes, duty_markup, ...line }) => {
    const row = rates.find((rate) => rate.line_id === line.id)
    const banned = bans.filter((ban) => ban.line_id === null || ban.line_id === line.id)
    const refused = [...(row?.refused_categories ?? []), ...banned.map((ban) => ban.category_id)]
    return {
      ...line,
      ...termsOf({ duty_paid_up_to, duty_excludes, duty_markup }, country, named),
      rate:
        row && line.closedWhy === null
          ? toRate({ ...row, refused_categories: [...new Set(refused)] }, line.option)
          : null,
    }
  })
}

/** The refusals that staff added to the rate card, as far as they concern a country. */
const listBansTo = (db: Db, country: string) =>
  db
    .selectFrom('category_bans')
    .where((where) => where.or([where('country', 'is', null), where('country', '=', country)]))
    .select(['category_id', 'line_id'])
    .orderBy('created_at')
    .execute()

/**
 * The zones in force at a moment, ordered by line and zone. By default those of open lines with confirmed
 * prices; with `closedToo`, of all lines.
 */
export async function listZonesAt(
  db: Db,
  moment: Date,
  of: { closedToo: boolean; confirmedOnly?: boolean } = { closedToo: false },
): Promise<ZoneRate[]> {
  const rows = await db
    .selectFrom('shipping_rates')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'line_id')
    .$if(!of.closedToo, (query) => query.where('closed_at', 'is', null))
    .$if(!of.closedToo || of.confirmedOnly === true, (query) => query.where(isConfirmed))
    .where('effective_from', '<=', moment)
    .where((where) => where.or([where('effective_until', 'is', null), where('effective_until', '>', moment)]))
    .selectAll('shipping_rates')
    .select(['option', 'position'])
    .orderBy('position')
    .orderBy('line_id')
    .orderBy('zone')
    .execute()
  return rows.map((row) => ({
    lineCode: row.line_id,
    zoneCode: row.zone,
    zoneName: row.zone_name,
    countries: row.countries,
    rate: toRate(row, row.option),
  }))
}

/**
 * Whether staff confirmed the card. Until then the examples of a new installation are not used for pricing.
 */
const isConfirmed = sql<boolean>`card_id in (select id from rate_cards where confirmed_at is not null)`

/** The limit for a row of the rate card without a longest side; no side can be longer than this. */
const ANY_LENGTH_MM = 10_000

type RateRow = {
  line_id: string
  first_grams: number
  first_price_fen: number
  step_grams: number
  step_price_fen: number
  customs_fee_fen: number
  min_charge_grams: number
  volumetric_divisor: number
  volumetric_min_side_mm: number
  max_grams: number
  max_length_mm: number | null
  max_sum_mm: number | null
  max_girth_mm: number | null
  min_days: number
  max_days: number
  observed_days: string
  refused_categories: string[]
}

const toRate = (row: RateRow, option: DeliveryOption): ShippingRate => ({
  lineCode: row.line_id,
  option,
  firstGrams: row.first_grams,
  firstPriceFen: row.first_price_fen,
  stepGrams: row.step_grams,
  stepPriceFen: row.step_price_fen,
  customsFeeFen: row.customs_fee_fen,
  minChargeGrams: row.min_charge_grams,
  volumetricDivisor: row.volumetric_divisor,
  volumetricMinSideMm: row.volumetric_min_side_mm,
  maxGrams: row.max_grams,
  maxLengthMm: row.max_length_mm ?? ANY_LENGTH_MM,
  maxSumMm: row.max_sum_mm,
  maxGirthMm: row.max_girth_mm,
  transitMinDays: row.min_days,
  transitMaxDays: row.max_days,
  observedDays: row.observed_days,
  refusedCategories: row.refused_categories,
})

export const findCountry = (db: Db, code: string) =>
  db
    .selectFrom('countries')
    .where('code', '=', code)
    .select(['code', 'name', 'closed_why'])
    .executeTakeFirst()

/** Undefined unless the country is served at this moment. */
export const findServed = (db: Db, code: string, now: Date) =>
  db.selectFrom('countries').where('code', '=', code).where(isServed(now)).select('code').executeTakeFirst()

export type ServiceRow = {
  id: string
  name: Texts
  note: Texts
  unit: 'item' | 'parcel'
  price_fen: number
}

/** The extra services, still offered or not, that are charged per item in a parcel. */
export async function listServicesPerItem(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('extra_services').where('unit', '=', 'item').select('id').execute()
  return new Set(rows.map((row) => row.id))
}

/** The extra services on offer, in order. */
export const listServices = (db: Db): Promise<ServiceRow[]> =>
  db
    .selectFrom('extra_services')
    .where('closed_at', 'is', null)
    .select(['id', 'name', 'note', 'unit', 'price_fen'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The names of all extra services, including those no longer on offer, because old bills name them. */
export const listServiceNames = (db: Db) => db.selectFrom('extra_services').select(['id', 'name']).execute()

/** The categories of goods that some line refuses. */
export const listCategories = (db: Db) => db.selectFrom('goods_categories').select(['id', 'name']).execute()
