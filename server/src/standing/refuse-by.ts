import { type Act, type Standing, owedFen, whyNot, withDebt } from '@longhaul/domain/funds/standing.ts'
import { lockShopper } from '../ledger/public.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import type { Tx } from '../platform/database/db.ts'
import { readStanding } from './read-standing.ts'

/** Refuses an act that the shopper's standing does not allow. Returns the standing. */
export async function refuseBy(
  act: Act,
  { tx, now }: { tx: Tx; now: Date },
  shopperId: string,
): Promise<Standing> {
  const standing = await readStanding(tx, shopperId, now)
  refuseIf(whyNot(act, standing), { owed_fen: owedFen(standing) })
  return standing
}

/**
 * Refuses to ship for a shopper who owes money. Nothing else stops shipping, and the debt is known with the
 * lock on the shopper's money, so this costs the stations no statement of their own.
 */
export async function refuseToShip(tx: Tx, shopperId: string): Promise<void> {
  const { owedFen: fen } = await lockShopper(tx, shopperId)
  refuseIf(whyNot('ship', withDebt(fen)), { owed_fen: fen })
}
