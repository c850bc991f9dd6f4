import { getLedgerChoices as route } from '@longhaul/contract/funds/ledger.staff.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { findFirstTransaction, findLastCheck, listEventKinds, listHouseAccounts } from './sql-lookup.ts'

export const getLedgerChoicesAction = readAction(route, getLedgerChoices)

/** The values for the list's filters, and whether the books balanced at the last check. */
async function getLedgerChoices({ db }: ReadCall<typeof route>): Answer<typeof route> {
  const accounts = await listHouseAccounts(db)
  const first = await findFirstTransaction(db)
  const check = await findLastCheck(db)
  return {
    accounts: accounts,
    kinds: await listEventKinds(db),
    first_month: first ? shanghaiDay(first.created_at).slice(0, 7) : null,
    last_check: check
      ? { at: check.started_at.toISOString(), balanced: check.error === null, error: check.error ?? '' }
      : null,
  }
}
