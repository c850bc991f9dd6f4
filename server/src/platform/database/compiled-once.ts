import { CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from './tables.ts'

/**
 * A statement that is asked again and again, built from its parts once: for each constant part the text is kept, and what changes from call to call are
 * two parameters, the last that stand in it.
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
    const { rows } = await db.executeQuery<R>(CompiledQuery.raw(known.text, [...known.constants, a, b]))
    return rows
  }
}
