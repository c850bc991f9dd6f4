import type { Kysely } from 'kysely'
import type { Db } from './db.ts'
import { rootOf } from './root.ts'
import type { DB } from './tables.ts'

/** Which state of what staff configure a server knows of: the newest version that a statement saw, and a count of its own that grows with each change. */
type Known = { version: number; edition: number; isHearing: boolean }

const known = new WeakMap<Kysely<DB>, Known>()

function knownOf(root: Kysely<DB>): Known {
  const own = known.get(root) ?? { version: 0, edition: 0, isHearing: false }
  known.set(root, own)
  return own
}

/** A statement saw this version of what staff configure (migration 0048): whatever was read before a newer one is out of date. */
export function sawSiteVersion(db: Db, version: number): void {
  const own = knownOf(rootOf(db))
  if (version <= own.version) return
  own.version = version
  own.edition += 1
}

/** Something was changed: everything is read again. */
export function forgetSite(db: Db): void {
  knownOf(rootOf(db)).edition += 1
}

/** Whether changes are heard of. While they are not, nothing is kept, and what was kept before is read again. */
export function hearOfSite(db: Db, isHearing: boolean): void {
  forgetSite(db)
  knownOf(rootOf(db)).isHearing = isHearing
}

/** For work without a session: asks which version there is. */
export async function lookAtSiteVersion(db: Db): Promise<void> {
  const { version } = await db.selectFrom('site_version').select('version').executeTakeFirstOrThrow()
  sawSiteVersion(db, version)
}

type Kept<T> = { edition: number; value: Promise<T>; settled?: { value: T } }

/**
 * Reads what staff configure once, and again after it was changed (decision 0055). Whoever has a session gets what was valid when the session was read,
 * or newer; a guest what was announced last. An editor, who must see what its own transaction wrote, reads the table instead.
 */
export function keptInMemory<T>(read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const all = new WeakMap<Kysely<DB>, Kept<T>>()
  const readAnew = (root: Kysely<DB>, edition: number): Promise<T> => {
    const kept: Kept<T> = { edition, value: read(root) }
    all.set(root, kept)
    kept.value.then(
      (value) => (kept.settled = { value }),
      () => all.get(root) === kept && all.delete(root),
    )
    return kept.value
  }
  return async (db) => {
    const root = rootOf(db)
    const { edition, isHearing } = knownOf(root)
    if (!isHearing) return await read(db)
    const kept = all.get(root)
    const isFresh = kept?.edition === edition
    if (db === root) return await (isFresh ? kept.value : readAnew(root, edition))
    if (isFresh && kept.settled) return kept.settled.value
    // A transaction waits for no second connection: it reads for itself, and what it may have written stays its own.
    if (!isFresh) readAnew(root, edition).catch(() => undefined)
    return await read(db)
  }
}
