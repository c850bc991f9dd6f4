import { CompiledQuery } from 'kysely'
import type { Db } from './db.ts'
import { type Statement, rowsOf } from './kept-statement.ts'
import { asAhead } from './sent-ahead.ts'

/**
 * Sends a statement together with the next one of its transaction, or with the commit. For locks, and for writes whose result is not needed. If it fails,
 * the next statement fails with its error. Not for statements whose failure is an expected outcome.
 */
export const sendAhead = (tx: Db, statement: Statement<unknown>): Promise<void> => send(tx, statement)

/**
 * The same for a statement whose result must be checked: `refuse` receives the number of rows written, and what it throws becomes the error of the next
 * statement. The check always happens before the commit.
 */
export const sendChecked = (
  tx: Db,
  statement: Statement<unknown>,
  refuse: (rowCount: number) => void,
): Promise<void> => send(tx, statement, { answered: ({ rowCount }) => refuse(rowCount) })

/**
 * Sends the last statement of a transaction together with its commit or, if it is the only one, without an explicit transaction. `answered` receives the
 * rows once the commit has been sent; it may still refuse, but only if nothing was changed in that case. Not for a call with an Idempotency-Key, whose
 * reply is stored beforehand.
 */
export const sendLast = <Row>(
  tx: Db,
  statement: Statement<Row>,
  answered: (rows: readonly Row[]) => void,
): Promise<void> =>
  // The rows are those of `statement`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  send(tx, statement, { answered: ({ rows }) => answered(rows as Row[]), isLast: true })

/**
 * Runs two queries in one round trip; the second sees what the first did or waited for. The rows of the first are `undefined` if `read` ended without
 * sending a query.
 */
export async function askAndRead<Row, Read>(
  tx: Db,
  first: Statement<Row>,
  read: () => Promise<Read>,
): Promise<[Row[] | undefined, Read]> {
  let rows: Row[] | undefined
  // The rows are those of `first`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await send(tx, first, { answered: (answer) => (rows = answer.rows as Row[]) })
  const under = await read()
  return [rows, under]
}

/** Runs several statements in one round trip; each sees the effects of those before it. Outside a transaction they get one of their own. */
export async function askTogether<const Asked extends readonly [Statement<unknown>, ...Statement<unknown>[]]>(
  tx: Db,
  ...statements: Asked
): Promise<{ -readonly [At in keyof Asked]: RowsOf<Asked[At]> }> {
  const answers = tx.isTransaction
    ? await askEach(tx, statements)
    : await tx.transaction().execute((own) => askEach(own, statements))
  // The answers are those of the statements, in their order.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answers as { -readonly [At in keyof Asked]: RowsOf<Asked[At]> }
}

async function askEach(tx: Db, statements: readonly Statement<unknown>[]): Promise<unknown[][]> {
  const answers: unknown[][] = []
  for (const [at, statement] of statements.slice(0, -1).entries())
    await send(tx, statement, { answered: ({ rows }) => (answers[at] = rows) })
  answers.push(await rowsOf(tx, statements.at(-1)!))
  return answers
}

type RowsOf<Asked> = Asked extends Statement<infer Row> ? Row[] : never

async function send(
  tx: Db,
  statement: Statement<unknown>,
  how: { answered?: (answer: { rowCount: number; rows: unknown[] }) => void; isLast?: boolean } = {},
): Promise<void> {
  const { sql, parameters } = statement.compile(tx)
  const ask = (text: string) => tx.executeQuery(CompiledQuery.raw(text, [...parameters]))
  if (tx.isTransaction) return await asAhead(sql, how, ask)
  const { rows, numAffectedRows } = await ask(sql)
  how.answered?.({ rows, rowCount: Number(numAffectedRows ?? rows.length) })
}
