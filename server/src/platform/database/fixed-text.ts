import {
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type { DB } from './tables.ts'

/** Builds texts and asks nothing. */
export const writer = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A part of statements that is the same every time, written once: a list's is built of a hundred pieces, which took as long as to send it. */
export function fixedText<T>(part: Expression<T>): RawBuilder<T> {
  const { sql: text, parameters } = sql`${part}`.compile(writer)
  if (parameters.length > 0) throw new Error('A fixed part of a statement has no parameters.')
  return sql.raw<T>(text)
}
