import type { Db } from '../platform/database/db.ts'
import { EU } from '@longhaul/domain/customs/hs-code.ts'
import { appliedRules } from './releases/applied-rules.ts'
import { listOwnPlaces } from './sql.ts'

/** Those of some countries of which neither the release nor the shop has rules: their duty is not known. */
export async function countriesWithoutRules(db: Db, countries: readonly string[]): Promise<string[]> {
  const { places } = await appliedRules(db)
  const own = new Set(await listOwnPlaces(db))
  return countries.filter((code) => !places.has(code) && !own.has(code) && !(EU.has(code) && own.has('EU')))
}
