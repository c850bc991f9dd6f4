import { getFunds as route } from '@longhaul/contract/funds/funds.ts'
import { whyNot, withdrawableFen } from '@longhaul/domain/funds/standing.ts'
import { balancesOf } from '../ledger/public.ts'
import { imageUrl } from '../files/public.ts'
import { readThingNames } from '../goods/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listOwnHolds } from './sql-statement.ts'
import { readStanding, toStanding } from '../standing/public.ts'

export const getFundsAction = readAction(route, getFunds)

/** The available balance, and the amounts on hold for each order or package. */
async function getFunds({ db, me, now, lang, world }: ReadCall<typeof route>): Answer<typeof route> {
  const { availableFen, frozenFen, withdrawingFen, owedFen } = await balancesOf(db, me.id)
  const standing = await readStanding(db, me.id, now)
  const held = await listOwnHolds(db, me.id)
  const names = await readThingNames(
    db,
    lang,
    held.holds.map(({ id }) => id),
  )
  return {
    available_fen: availableFen,
    frozen_fen: frozenFen,
    withdrawing_fen: withdrawingFen,
    owed_fen: owedFen,
    withdrawable_fen: withdrawableFen(standing, availableFen),
    why_not_withdraw: whyNot('withdraw', standing),
    standing: toStanding(standing),
    ...held,
    holds: held.holds.map((hold) => {
      const about = names.get(hold.id)
      return {
        ...hold,
        name: about?.name ?? hold.number,
        image: imageUrl(world, about?.imageFileId ?? null, now),
      }
    }),
  }
}
