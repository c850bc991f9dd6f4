import { CompiledQuery } from 'kysely'
import type { Db } from './db.ts'
import { type Statement, rowsOf } from './kept-statement.ts'
import { asAhead } from './sent-ahead.ts'

/**
 * Sends a statement of a transaction with the one that follows it, or with its commit: a lock, or what is written and answers nothing. Where it fails, what
 * follows fails with its error. Not for what may be refused by the database in good order.
 */
export const sendAhead = (tx: Db, statement: Statement<unknown>): Promise<void> => send(tx, statement)

/**
 * The same where the answer must be as expected: `refuse` is given how many rows were written, and its refusal becomes that of the statement which follows. Its
 * answer is known before the commit.
 */
export const sendChecked = (
  tx: Db,
  statement: Statement<unknown>,
  refuse: (rowCount: number) => void,
): Promise<void> => send(tx, statement, { answered: ({ rowCount }) => refuse(rowCount) })

/**
 * Sends the last statement of a transaction with its commit, and where it is the only one, without a transaction around it. `answered` is told afterwards what it
 * answered, and may refuse then: only where nothing is changed in that case. Not in a call that happens once: its reply is kept before.
 */
export const sendLast = <Row>(
  tx: Db,
  statement: Statement<Row>,
  answered: (rows: readonly Row[]) => void,
): Promise<void> =>
  // They are those of `statement`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  send(tx, statement, { answered: ({ rows }) => answered(rows as Row[]), isLast: true })

/**
 * Asks two things on one way to the database, the second of which sees what the first one did or waited for. `undefined` for the first where `read` came to an
 * end without asking anything.
 */
export async function askBeside<Row, Read>(
  tx: Db,
  first: Statement<Row>,
  read: () => Promise<Read>,
): Promise<[Row[] | undefined, Read]> {
  let rows: Row[] | undefined
  // They are those of `first`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await send(tx, first, { answered: (answer) => (rows = answer.rows as Row[]) })
  const under = await read()
  return [rows, under]
}

/** Asks several things on one way to the database, each of which sees what those before it did: outside a transaction in one of their own. */
export async function askTogether<const Asked extends readonly [Statement<unknown>, ...Statement<unknown>[]]>(
  tx: Db,
  ...statements: Asked
): Promise<{ -readonly [At in keyof Asked]: RowsOf<Asked[At]> }> {
  const answers = tx.isTransaction
    ? await askEach(tx, statements)
    : await tx.transaction().execute((own) => askEach(own, statements))
  // They are those of the statements, in their order.
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
