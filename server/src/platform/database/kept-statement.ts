import { CompiledQuery, type Kysely } from 'kysely'
import type { DB } from './tables.ts'

/** Anything a database can run: a Kysely query, or one that is already compiled. */
export type Statement<Row> = { compile(by: Kysely<DB>): CompiledQuery<Row> }

/** The row type of such a statement. */
export type RowOf<Kept extends (given: never) => Statement<unknown>> =
  ReturnType<Kept> extends Statement<infer Row> ? Row : never

/** A mark at the end of a statement that finds its rows by id. */
export const BY_IDS = '/* by ids */'

/**
 * A statement with constant text, compiled on first use: assembling it each time takes as long as sending it. The properties of `given` may only be used
 * as parameters and must never influence the text, because they are placeholders while the statement is built. `byIds` states that the statement finds
 * its rows by the given ids, in whatever table, so that one plan suits all values.
 */
export function keptStatement<Given extends object, Row>(
  build: (db: Kysely<DB>, given: Given) => Statement<Row>,
  { byIds = false }: { byIds?: boolean } = {},
): (given: Given) => Statement<Row> {
  let known: { text: string; names: readonly unknown[] } | undefined
  return (given) => ({
    compile(by) {
      if (known === undefined) {
        // Every property that `build` reads exists: the proxy answers with its placeholder.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const named = new Proxy({} as Given, { get: (_, name) => new Placeholder(String(name)) })
        const { sql, parameters } = build(by, named).compile(by)
        known = { text: byIds ? `${sql} ${BY_IDS}` : sql, names: parameters }
      }
      const values = new Map<unknown, unknown>(Object.entries(given))
      const parameters = known.names.map((name) => (name instanceof Placeholder ? values.get(name.of) : name))
      // The text is that of the statement that `build` made, so its rows have the same type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return CompiledQuery.raw(known.text, parameters) as CompiledQuery<Row>
    },
  })
}

/** Runs a statement and returns its rows. */
export async function rowsOf<Row>(db: Kysely<DB>, statement: Statement<Row>): Promise<Row[]> {
  const { rows } = await db.executeQuery(statement.compile(db))
  return rows
}

class Placeholder {
  readonly of: string
  constructor(of: string) {
    this.of = of
  }
}
