import { randomBytes } from 'node:crypto'
import { getStatementPlan as route } from '@longhaul/contract/staff/jobs.staff.ts'
import { type Tx, codeOf, inTransaction } from '../../platform/database/db.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { withoutValues } from './list-statements.ts'
import { explainPrepared, findExtension, findStatement, prepareToRead } from './sql-statements.ts'

export const getStatementPlanAction = readAction(route, getStatementPlan)

/** PostgreSQL's generic plan for a statement, which is not run. */
async function getStatementPlan({ db, params, world }: ReadCall<typeof route>): Answer<typeof route> {
  const { schema, isLoaded } = await findExtension(db)
  const found = schema !== null && isLoaded ? await findStatement(db, schema, params.id) : undefined
  const lines = await planOf(world.db, orNotFound(found).text)
  return lines ? { state: 'planned', lines: lines.map(withoutValues) } : { state: 'not_readable', lines: [] }
}

/**
 * The generic plan of a statement whose values have been replaced by parameter numbers; null if its text can
 * no longer be parsed. PostgreSQL prepares it in a read-only transaction; PREPARE accepts only a single
 * statement, and no utility command.
 */
export async function planOf(
  db: Parameters<typeof inTransaction>[0],
  text: string,
): Promise<string[] | null> {
  const statement = asRead(text)
  // None of our statements contains two.
  if (statement.includes(';')) return null
  return await inTransaction(db, (tx) => explain(tx, statement)).catch((error: unknown) => {
    // The text cannot be parsed, or its tables no longer exist.
    if (/^42|^22|^0A/.test(codeOf(error))) return null
    throw error
  })
}

async function explain(tx: Tx, statement: string): Promise<string[]> {
  const name = `longhaul_plan_${randomBytes(8).toString('hex')}`
  const types = await prepareToRead(tx, name, statement)
  return await explainPrepared(tx, name, types)
}

/**
 * Rewrites `interval $1` as `$1::interval`, because a type name is valid before a literal, but not before a
 * parameter.
 */
const asRead = (text: string): string =>
  text
    .trim()
    .replace(/;$/, '')
    .replaceAll(/\b(interval|timestamptz|timestamp|date|time)\s+(\$\d+)/gi, '$2::$1')
