import { changesBetween } from '@longhaul/domain/duty/release-changes.ts'
import type { DutyAsked } from '@longhaul/domain/duty/landed-duty.ts'
import { placeFor } from '@longhaul/domain/duty/place-for.ts'
import { TAX_SCHEMES } from '@longhaul/domain/duty/registrations.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import type { Db } from '../../platform/database/db.ts'
import { currenciesOf, type Destination } from '../duty-rules.ts'
import { ownedPlaces } from '../owned-places.ts'
import { listInForce } from '../registrations/sql-registrations.ts'
import { findProvinceCode, listRatesOf } from '../sql.ts'
import { listAllRules } from '../sql-rules.ts'
import { appliedRules, releasedRules, rulesIfApplied, rulesOf } from './applied-rules.ts'
import { findRelease } from './release-card.ts'

type Rules = Omit<DutyAsked, 'goods'>

/**
 * The rules of a destination before and after a release is applied, where it changes them; null where it does
 * not, because they are as before or the operator's own.
 */
export type RulesPair = { place: string; before: Rules; after: Rules }

/**
 * Compares a release with the one that is applied: the countries in which it changes something, and a
 * function that finds both sets of rules for an address.
 */
export async function compareRules(db: Db, id: string, now: Date) {
  const release = await findRelease(db, id)
  const changes = changesBetween(
    await releasedRules(db),
    await rulesOf(db, release.version, release.digest),
  ).filter(({ change, rows, tables }) => change !== 'changed' || rows.length > 0 || tables.length > 0)
  // The shop's own figures count under either release, as they will for its packages.
  const before = await appliedRules(db)
  const after = await rulesIfApplied(db, release)
  const owned = ownedPlaces(await listAllRules(db))
  const changed = new Map(changes.map(({ place, name }) => [place, name]))
  const sides = [before, after].flatMap(({ places }) =>
    [...changed.keys()].flatMap((name) => places.get(name) ?? []),
  )
  const countries = new Set(sides.map(({ place, territory }) => territory?.country ?? place))
  for (const country of owned.keys()) countries.delete(country)
  const currencies = new Set(['EUR', 'GBP', 'USD', ...sides.flatMap(currenciesOf)])
  const rows = await listRatesOf(db, [...currencies])
  const rates = new Map(rows.map((row) => [row.currency, row.rate_nanos]))
  const today = shanghaiDay(now)
  const registrations = await listInForce(db, TAX_SCHEMES, today)
  const provinces = new Map<string, string | null>()
  const provinceOf = async (country: string, name: string): Promise<string | null> => {
    if (name === '') return null
    const key = `${country} ${name}`
    const code = provinces.get(key) ?? (await findProvinceCode(db, country, name)) ?? null
    provinces.set(key, code)
    return code
  }
  return {
    changed,
    countries: [...countries],
    async pairFor({ country, province: named = '', postcode = '' }: Destination): Promise<RulesPair | null> {
      const province = await provinceOf(country, named)
      const address = { country, province, postcode }
      const [old, own] = [placeFor(address, before.places), placeFor(address, after.places)]
      const place = own?.place ?? old?.place ?? country
      if (!changed.has(place) && !changed.has(old?.place ?? place)) return null
      const common = { rates, today, province, others: [], registrations }
      return { place, before: { ...common, place: old }, after: { ...common, place: own } }
    },
  }
}
