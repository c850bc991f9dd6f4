import { carriageOf } from '@longhaul/domain/customs/carriage.ts'
import { EU } from '@longhaul/domain/customs/hs-code.ts'
import { IMPORT_RULE_KINDS, rulesFrom } from '@longhaul/domain/customs/import-rule.ts'
import type { DutyAsked } from '@longhaul/domain/duty/landed-duty.ts'
import { placeOfOwn } from '@longhaul/domain/duty/own-rules.ts'
import { placeFor } from '@longhaul/domain/duty/place-for.ts'
import { type OtherParcel, windowsOf } from '@longhaul/domain/duty/received.ts'
import type { Place } from '@longhaul/domain/duty/rule.ts'
import { tableOf } from '@longhaul/domain/entries.ts'
import { inEachLanguage } from '@longhaul/domain/languages.ts'
import { expectedArrival } from '@longhaul/domain/shipping/expected-arrival.ts'
import { dutyIn } from '@longhaul/text/documents/duty.ts'
import { formatter } from '@longhaul/text/format.ts'
import { shanghaiDay, startOfDay } from '@longhaul/domain/time/days.ts'
import { schemesOf } from '@longhaul/domain/duty/registrations.ts'
import type { Db } from '../platform/database/db.ts'
import { appliedRules } from './releases/applied-rules.ts'
import { listOtherParcels } from './sql-received.ts'
import { listInForce } from './registrations/sql-registrations.ts'
import { findProvinceCode, listOwnRules, listRatesOf } from './sql.ts'

/** Where something is sent, as far as it is known. */
export type Destination = { country: string; province?: string; postcode?: string }

/** Whose packages count in the periods over which a law adds up, and which of them is asked about. */
export type Receiver = { shopperId: string; except?: readonly string[] }

/** What customs of a destination go by: its rules, the exchange rates that they need, and today. */
export type DutyRules = Omit<DutyAsked, 'goods'>

/**
 * The duty rules of a destination today: the operator's own for its country, otherwise those of the release
 * that is applied. Without a province where it decides, the answer is no more than an estimate. Where a law
 * adds up what one person receives, the other packages of the shopper count.
 */
export async function readDutyRules(
  db: Db,
  { country, province = '', postcode = '' }: Destination,
  now: Date,
  receiver?: Receiver,
): Promise<DutyRules> {
  const today = shanghaiDay(now)
  const own = await readOwn(db, country, today)
  const { places } = await appliedRules(db)
  const code = province === '' ? null : ((await findProvinceCode(db, country, province)) ?? null)
  const released = placeFor({ country, province: code, postcode }, places)
  // An operator's own rules say what is charged; what customs demand and refuse besides stays as released.
  const place =
    own === null ? released : { ...own, needs: released?.needs ?? [], limits: released?.limits ?? [] }
  const currencies = place ? currenciesOf(place) : []
  const rows = await listRatesOf(db, [...new Set(['EUR', 'GBP', 'USD', ...currencies])])
  const rates = new Map(rows.map((row) => [row.currency, row.rate_nanos]))
  const isCounted = receiver !== undefined && place !== null && windowsOf(place).length > 0
  const others = isCounted ? await readOthers(db, { country, ...receiver }, now) : []
  const registrations = await readInForce(db, place, today)
  return { place, rates, today, province: code, others, registrations }
}

/** Our registrations in force today, of the schemes under which the place's tax may be collected. */
async function readInForce(db: Db, place: Place | null, today: string): Promise<DutyRules['registrations']> {
  const schemes = place ? schemesOf(place) : []
  return schemes.length === 0 ? [] : await listInForce(db, schemes, today)
}

async function readOthers(
  db: Db,
  { country, shopperId, except = [] }: Receiver & { country: string },
  now: Date,
): Promise<OtherParcel[]> {
  const today = shanghaiDay(now)
  // The longest of the periods is a calendar year.
  const since = startOfDay(`${today.slice(0, 4)}-01-01`)
  const rows = await listOtherParcels(db, { shopperId, country, since, except })
  return rows.map(({ rate, declaration, shipped_at: shippedAt, reached_at: reachedAt, ...row }) => {
    const { from, until } = reachedAt
      ? { from: reachedAt, until: reachedAt }
      : expectedArrival(shippedAt ?? now, rate)
    const { freightFen, insuranceFen } = carriageOf(row.actual_fees ?? row.estimated_fees)
    return {
      arrives: {
        first: shanghaiDay(from),
        last: [shanghaiDay(until), reachedAt ? '' : today].toSorted()[1]!,
      },
      isTogether: reachedAt === null && (shippedAt === null || shanghaiDay(shippedAt) === today),
      goodsFen: declaration.reduce((sum, { value_fen: fen }) => sum + fen, 0),
      carriageFen: freightFen + insuranceFen,
    }
  })
}

/** The operator's own rules of a country and its union; null if nobody entered any. */
async function readOwn(db: Db, country: string, today: string): Promise<Place | null> {
  const rows = await listOwnRules(db, EU.has(country) ? [country, 'EU'] : [country])
  // Rules of an earlier release stay beside those that an operator changed, and count only with them.
  if (!rows.some((row) => row.isOwn)) return null
  const kinds = tableOf(
    IMPORT_RULE_KINDS.map((kind) => [kind, inEachLanguage((lang) => dutyIn(lang).ownKinds[kind])] as const),
  )
  const place = inEachLanguage((lang) => formatter(lang).country(country))
  return placeOfOwn(
    country,
    rulesFrom(
      rows.map(({ rule }) => rule),
      today,
    ),
    { place, kinds },
  )
}

const known = new WeakMap<Place, readonly string[]>()

/** Every currency that the rules of a place name. */
export function currenciesOf(place: Place): readonly string[] {
  const found = known.get(place) ?? [
    ...new Set([...JSON.stringify(place).matchAll(/"currency":"([A-Z]{3})"/g)].map(([, name]) => name!)),
  ]
  known.set(place, found)
  return found
}
