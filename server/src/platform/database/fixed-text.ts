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

/** Compiles statements to text without connecting to a database. */
export const writer = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Compiles a constant part of statements once. That of a list consists of a hundred pieces, which took as long to assemble as the statement took to send. */
export function fixedText<T>(part: Expression<T>): RawBuilder<T> {
  const { sql: text, parameters } = sql`${part}`.compile(writer)
  if (parameters.length > 0) throw new Error('A fixed part of a statement has no parameters.')
  return sql.raw<T>(text)
}
