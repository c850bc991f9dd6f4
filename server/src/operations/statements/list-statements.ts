import { listStatements as route } from '@longhaul/contract/staff/jobs.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { shortName } from '../traces/statement-name.ts'
import { findCountedSince, findExtension, listTotals } from './sql-statements.ts'

const SHOWN = 25
const TEXT_MAX = 8_000

export const listStatementsAction = readAction(route, listStatements)

/** The statements on which the database spends most time, if PostgreSQL collects statement totals. */
async function listStatements({ db }: ReadCall<typeof route>): Answer<typeof route> {
  const { schema, isLoaded } = await findExtension(db)
  if (!isLoaded || schema === null)
    return { state: isLoaded ? 'not_created' : 'not_loaded', since: null, items: [] }
  const since = await findCountedSince(db, schema)
  const totals = await listTotals(db, schema, SHOWN)
  return {
    state: 'counted',
    since: since?.toISOString() ?? null,
    items: totals.map(({ id, text, calls, total_ms, rows, all_ms }) => ({
      id,
      name: shortName(text),
      text: withoutValues(text.trim()).slice(0, TEXT_MAX),
      calls,
      total_ms: Math.round(total_ms),
      mean_us: Math.round((total_ms / Math.max(calls, 1)) * 1_000),
      rows,
      share_per_mille: Math.round((total_ms / Math.max(all_ms, 1e-9)) * 1_000),
    })),
  }
}

/**
 * Masks literals. PostgreSQL normally replaces values by parameter numbers, but may not when it is short of
 * memory.
 */
export const withoutValues = (text: string): string => text.replaceAll(/'(?:[^']|'')*'/g, "'…'")
