import { randomBytes } from 'node:crypto'
import { getStatementPlan as route } from '@longhaul/contract/staff/jobs.staff.ts'
import { type Db, codeOf, inTransaction } from '../../platform/database/db.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { withoutValues } from './list-statements.ts'
import { explainPrepared, findExtension, findStatement, prepareToRead } from './sql-statements.ts'

export const getStatementPlanAction = action(route, getStatementPlan)

/** How PostgreSQL would go about a statement for any values; it is not run. */
async function getStatementPlan({ tx, params, world }: Call<typeof route>): Answer<typeof route> {
  const { schema, isLoaded } = await findExtension(tx)
  const found = schema !== null && isLoaded ? await findStatement(tx, schema, params.id) : undefined
  const lines = await planOf(world.db, orNotFound(found).text)
  return lines ? { state: 'planned', lines: lines.map(withoutValues) } : { state: 'not_readable', lines: [] }
}

/**
 * The plan of a statement whose values are numbers by now; null where its text alone cannot be read any more. PostgreSQL prepares it in a transaction that may only read, which takes no
 * more than one statement and none that sets anything up, and is asked for its general plan.
 */
export async function planOf(
  db: Parameters<typeof inTransaction>[0],
  text: string,
): Promise<string[] | null> {
  const statement = asRead(text)
  // Two statements are none of ours.
  if (statement.includes(';')) return null
  return await inTransaction(db, (tx) => explain(tx, statement)).catch((error: unknown) => {
    // What cannot be read, or lies in tables that are gone.
    if (/^42|^22|^0A/.test(codeOf(error))) return null
    throw error
  })
}

async function explain(tx: Db, statement: string): Promise<string[]> {
  const name = `longhaul_plan_${randomBytes(8).toString('hex')}`
  const types = await prepareToRead(tx, name, statement)
  return await explainPrepared(tx, name, types)
}

/** Before a number that was put for a value, the name of its type cannot stand as it does before the value itself. */
const asRead = (text: string): string =>
  text
    .trim()
    .replace(/;$/, '')
    .replaceAll(/\b(interval|timestamptz|timestamp|date|time)\s+(\$\d+)/gi, '$2::$1')
