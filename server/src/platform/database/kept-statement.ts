import { CompiledQuery, type Kysely } from 'kysely'
import type { DB } from './tables.ts'

/** What can be asked of a database: a query of Kysely's, or one that was compiled before. */
export type Statement<Row> = { compile(by: Kysely<DB>): CompiledQuery<Row> }

/** A row of what such a statement answers. */
export type RowOf<Kept extends (given: never) => Statement<unknown>> =
  ReturnType<Kept> extends Statement<infer Row> ? Row : never

/** Ends a statement whose rows are found by ids. */
export const BY_IDS = '/* by ids */'

/**
 * A statement whose text is always the same, compiled with its first use: to build it of its parts again each time takes as long as to send it. What is `given`
 * may only be a parameter of it, never decide about its text: it is a placeholder when the statement is built. `byIds`: its rows are found by the ids that it is given, in
 * whatever table, so that one plan suits them all.
 */
export function keptStatement<Given extends object, Row>(
  build: (db: Kysely<DB>, given: Given) => Statement<Row>,
  { byIds = false }: { byIds?: boolean } = {},
): (given: Given) => Statement<Row> {
  let known: { text: string; names: readonly unknown[] } | undefined
  return (given) => ({
    compile(by) {
      if (known === undefined) {
        // Whatever of it is asked for is there: its placeholder.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const named = new Proxy({} as Given, { get: (_, name) => new Placeholder(String(name)) })
        const { sql, parameters } = build(by, named).compile(by)
        known = { text: byIds ? `${sql} ${BY_IDS}` : sql, names: parameters }
      }
      const values = new Map<unknown, unknown>(Object.entries(given))
      const parameters = known.names.map((name) => (name instanceof Placeholder ? values.get(name.of) : name))
      // The text is that of the statement which `build` made, and so are its rows.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return CompiledQuery.raw(known.text, parameters) as CompiledQuery<Row>
    },
  })
}

/** Asks it, and answers its rows. */
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
