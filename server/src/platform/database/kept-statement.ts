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
        const named = new Proxy({} as Given, { get: (_, name) => new Placeholder(String(name)) })
        const { sql, parameters } = build(by, named).compile(by)
        known = { text: sql, names: parameters }
      }
      const values = new Map<unknown, unknown>(Object.entries(given))
      return CompiledQuery.raw(
        known.text,
        known.names.map((name) => (name instanceof Placeholder ? values.get(name.of) : name)),
      ) as CompiledQuery<Row>
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
