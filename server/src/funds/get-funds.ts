import { getFunds } from '@longhaul/contract/funds.ts'
import { balancesOf } from '../ledger/public.ts'
import { action } from '../platform/action.ts'
import { listOwnHolds } from './sql-statement.ts'

/** What may be spent, and what is on hold for which order or package. */
export const getFundsAction = action(getFunds, async ({ tx, me }) => {
  const { availableFen, frozenFen, withdrawingFen } = await balancesOf(tx, me.id)
  return {
    available_fen: availableFen,
    frozen_fen: frozenFen,
    withdrawing_fen: withdrawingFen,
    holds: await listOwnHolds(tx, me.id),
  }
})
