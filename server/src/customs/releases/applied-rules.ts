import { type Override, withOverrides } from '@longhaul/domain/duty/overrides.ts'
import { type Rules, readRelease } from '@longhaul/domain/duty/release.ts'
import type { Db } from '../../platform/database/db.ts'
import { cachedInMemory } from '../../platform/database/site-memory.ts'
import { noteOf, readOverrides } from '../overrides/read-overrides.ts'
import { type ReleaseRow, findApplied, findFiles } from './sql-releases.ts'

/**
 * The duty rules that are applied, with the shop's own figures, the same ones in all processes from the next
 * call on.
 */
export async function appliedRules(db: Db): Promise<Rules> {
  const released = await releasedRules(db)
  const overrides = await readOverrides(db)
  const known = changed.get(overrides)
  if (known?.released === released) return known.rules
  const rules = withOverrides(released, overrides, noteOf)
  changed.set(overrides, { released, rules })
  return rules
}

/** The rules of a release as they would be if it were applied. */
export const rulesIfApplied = async (db: Db, { version, digest }: ReleaseRow): Promise<Rules> =>
  withOverrides(await rulesOf(db, version, digest), await readOverrides(db), noteOf)

/** Rules with the figures that were read, until either changes. */
const changed = new WeakMap<readonly Override[], { released: Rules; rules: Rules }>()

/** The same as they were released, without the shop's own figures. */
export async function releasedRules(db: Db): Promise<Rules> {
  const { version, digest } = await readApplied(db)
  return await rulesOf(db, version, digest)
}

const readApplied = cachedInMemory(async (db) => {
  const applied = await findApplied(db)
  if (!applied) throw new Error('no release of duty rules is applied: the server has not been started yet')
  return applied
})

/** The rules of a release that the shop holds. */
export async function rulesOf(db: Db, version: string, digest: string): Promise<Rules> {
  const key = `${version} ${digest}`
  const known = read.get(key)
  if (known) return known
  const files = await findFiles(db, digest)
  if (!files) throw new Error(`the duty rules ${version} are not here`)
  const { rules, faults } = readRelease(version, files)
  const [fault] = faults
  if (fault) throw new Error(`the duty rules ${version} cannot be read: ${fault.file}: ${fault.sentence}`)
  read.set(key, rules)
  const [oldest] = read.keys()
  if (read.size > KEPT && oldest !== undefined) read.delete(oldest)
  return rules
}

/** By version and digest: contents never change, whichever database they came from. */
const read = new Map<string, Rules>()

/** The rules that are applied, those that wait, and those of the moment before. */
const KEPT = 3
