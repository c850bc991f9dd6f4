import { listRateHistory as route } from '@longhaul/contract/funds/exchange-rates.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listRateHistory as listRows } from './sql.ts'
import { toKept } from './stored-rates.ts'

export const listRateHistoryAction = readAction(route, listRateHistory)

async function listRateHistory({ db, params }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listRows(db, params.currency, 100)
  if (rows.length === 0) throw new Refusal('not_found')
  return { currency: params.currency, rates: rows.map(toKept) }
}
