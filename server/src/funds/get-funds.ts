import { getFunds as route } from '@longhaul/contract/funds/funds.ts'
import { whyNot, withdrawableFen } from '@longhaul/domain/funds/standing.ts'
import { balancesOf } from '../ledger/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listOwnHolds } from './sql-statement.ts'
import { readStanding, toStanding } from '../standing/public.ts'

export const getFundsAction = readAction(route, getFunds)

/** The available balance, and the amounts on hold for each order or package. */
async function getFunds({ db, me, now }: ReadCall<typeof route>): Answer<typeof route> {
  const { availableFen, frozenFen, withdrawingFen, owedFen } = await balancesOf(db, me.id)
  const standing = await readStanding(db, me.id, now)
  return {
    available_fen: availableFen,
    frozen_fen: frozenFen,
    withdrawing_fen: withdrawingFen,
    owed_fen: owedFen,
    withdrawable_fen: withdrawableFen(standing, availableFen),
    why_not_withdraw: whyNot('withdraw', standing),
    standing: toStanding(standing),
    ...(await listOwnHolds(db, me.id)),
  }
}
