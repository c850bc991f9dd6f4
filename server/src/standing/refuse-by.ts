import { type Act, type Standing, owedFen, whyNot } from '@longhaul/domain/funds/standing.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import type { Db } from '../platform/database/db.ts'
import { readStanding } from './read-standing.ts'

/** Refuses an act that the shopper's standing does not allow. Returns the standing. */
export async function refuseBy(
  act: Act,
  { tx, now }: { tx: Db; now: Date },
  shopperId: string,
): Promise<Standing> {
  const standing = await readStanding(tx, shopperId, now)
  refuseIf(whyNot(act, standing), { owed_fen: owedFen(standing) })
  return standing
}
