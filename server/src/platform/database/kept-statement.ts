import { CompiledQuery, type Kysely } from 'kysely'
import type { DB } from './tables.ts'

/** What can be asked of a database: a query of Kysely's, or one that was compiled before. */
export type Statement<Row> = { compile(by: Kysely<DB>): CompiledQuery<Row> }

/**
 * A statement whose text is always the same, compiled with its first use: to build it of its parts again each time takes as long as to send it. What is `given`
 * may only be a parameter of it, never decide about its text: it is a placeholder when the statement is built.
 */
export function keptStatement<Given extends object, Row>(
  build: (db: Kysely<DB>, given: Given) => Statement<Row>,
): (given: Given) => Statement<Row> {
  let known: { text: string; names: readonly unknown[] } | undefined
  return (given) => ({
    compile(by) {
      if (known === undefined) {
        // Whatever of it is asked for is there: its placeholder.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const named = new Proxy({} as Given, { get: (_, name) => new Placeholder(String(name)) })
        const { sql, parameters } = build(by, named).compile(by)
        known = { text: sql, names: parameters }
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
