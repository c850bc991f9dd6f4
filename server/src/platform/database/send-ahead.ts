import { CompiledQuery } from 'kysely'
import type { Db } from './db.ts'
import { AHEAD } from './sent-ahead.ts'

/**
 * Sends a statement of a transaction with the one that follows it, or with its commit: a lock, or what is written and answers nothing. Where it fails, what
 * follows fails with its error. Not for what may be refused by the database in good order.
 */
export async function sendAhead(tx: Db, statement: Statement): Promise<void> {
  const { sql, parameters } = statement.compile(tx)
  await tx.executeQuery(CompiledQuery.raw(tx.isTransaction ? AHEAD + sql : sql, [...parameters]))
}

type Statement = { compile(by: Db): CompiledQuery }
