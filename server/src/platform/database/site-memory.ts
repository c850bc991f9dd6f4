import type { Kysely } from 'kysely'
import type { Db } from './db.ts'
import { rootOf } from './root.ts'
import type { DB } from './tables.ts'

/**
 * Which state of the staff's configuration a server knows of: the newest version that a statement saw, and
 * the server's own counter, which grows with each change.
 */
type Known = { version: number; edition: number; isListening: boolean }

const known = new WeakMap<Kysely<DB>, Known>()

function knownOf(root: Kysely<DB>): Known {
  const own = known.get(root) ?? { version: 0, edition: 0, isListening: false }
  known.set(root, own)
  return own
}

/**
 * Records the configuration version that a statement saw (`site_version`). If it is newer, everything read
 * before is out of date.
 */
export function sawSiteVersion(db: Db, version: number): void {
  const own = knownOf(rootOf(db))
  if (version <= own.version) return
  own.version = version
  own.edition += 1
}

/** Call this after any configuration change: everything is read again. */
export function invalidateSite(db: Db): void {
  knownOf(rootOf(db)).edition += 1
}

/**
 * Records whether change notifications are being received. While they are not, nothing is cached; afterwards
 * everything is read again.
 */
export function setSiteListening(db: Db, isListening: boolean): void {
  invalidateSite(db)
  knownOf(rootOf(db)).isListening = isListening
}

/** Reads the current version, for work without a session. */
export async function lookAtSiteVersion(db: Db): Promise<void> {
  const { version } = await db.selectFrom('site_version').select('version').executeTakeFirstOrThrow()
  sawSiteVersion(db, version)
}

type Kept<T> = { edition: number; value: Promise<T>; settled?: { value: T } }

/**
 * Caches a part of the staff's configuration and reads it again after a change (decision 0055). A caller with
 * a session gets the state valid when the session was read, or a newer one; a guest gets the state last
 * announced. Code that edits the configuration, and must see its own transaction's writes, reads the table
 * instead.
 */
export function cachedInMemory<T>(read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const all = new WeakMap<Kysely<DB>, Kept<T>>()
  const refresh = (root: Kysely<DB>, edition: number): Promise<T> => {
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
    const { edition, isListening } = knownOf(root)
    if (!isListening) return await read(db)
    const kept = all.get(root)
    const isFresh = kept?.edition === edition
    if (db === root) return await (isFresh ? kept.value : refresh(root, edition))
    if (isFresh && kept.settled) return kept.settled.value
    // A transaction must not wait for a second connection: it reads for itself, and the result, which may
    // include its own writes, is not cached.
    if (!isFresh) refresh(root, edition).catch(() => undefined)
    return await read(db)
  }
}
