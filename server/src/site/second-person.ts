import { isFirstOfTwo, needsTwo, whyNotSecond } from '@longhaul/domain/funds/two-people.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Db } from '../platform/db.ts'
import { refuseIf } from '../platform/refusal.ts'
import type { StaffMember } from '../platform/session.ts'
import { readSettings } from './settings.ts'

/** Money that is moved by hand: how much, who was the first to let it pass, whether it is far from what was told. */
export type ByHand = { amountFen: Fen; firstBy: string | null; isOdd?: boolean }

/**
 * What every way goes through by which staff let money pass. Refuses whoever was the first of two; answers whether this person is the first, who
 * only approves, and whether two are needed at all. The row is locked by the caller, who keeps the first and does nothing else.
 */
export async function askSecondPerson(
  { tx, me }: { tx: Db; me: Pick<StaffMember, 'id'> },
  { amountFen, firstBy, isOdd = false }: ByHand,
): Promise<{ isFirst: boolean; twoPeople: boolean }> {
  const { twoPeopleFromFen } = await readSettings(tx)
  const shared = { twoPeople: needsTwo(amountFen, twoPeopleFromFen, isOdd), firstBy }
  refuseIf(whyNotSecond(shared, me.id))
  return { isFirst: isFirstOfTwo(shared), twoPeople: shared.twoPeople }
}
