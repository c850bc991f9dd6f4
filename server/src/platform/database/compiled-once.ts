import type { Kysely, RawBuilder } from 'kysely'
import { readTogether } from './db.ts'
import type { DB } from './tables.ts'

/**
 * A short query that runs very often and is compiled only once for each constant part. The values that vary from call to call are its last two
 * parameters.
 */
export function compiledOnce<R, A, B>(
  build: (part: RawBuilder<unknown>, a: A, b: B) => RawBuilder<R>,
): (db: Kysely<DB>, part: RawBuilder<unknown>, a: A, b: B) => Promise<R[]> {
  const kept = new WeakMap<RawBuilder<unknown>, { text: string; constants: readonly unknown[] }>()
  return async (db, part, a, b) => {
    let known = kept.get(part)
    if (known === undefined) {
      const { sql, parameters } = build(part, a, b).compile(db)
      known = { text: sql, constants: parameters.slice(0, -2) }
      kept.set(part, known)
    }
    return await readTogether<R>(db, { text: known.text, values: [...known.constants, a, b] })
  }
}
