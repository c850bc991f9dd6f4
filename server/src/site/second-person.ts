import { isFirstOfTwo, needsTwo, whyNotSecond } from '@longhaul/domain/funds/two-people.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { sumPutOn } from '../ledger/public.ts'
import type { Db } from '../platform/database/db.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { readSettings } from './settings.ts'

/**
 * Money that is moved by hand: how much, who approved it first, whether it is far from what was stated. `ontoBalancesOf` are whose balances it
 * is put onto, where it is.
 */
export type ByHand = {
  amountFen: Fen
  firstBy: string | null
  isOdd?: boolean
  ontoBalancesOf?: readonly string[]
  /** A way whose money of the day `amountFen` holds already, so that it is not counted twice. */
  counted?: (typeof PUT_ON)[number]
}

/** What one person puts onto one balance counts together for a day: a large amount is not made of small ones. */
const DAY_MS = 86_400_000
const PUT_ON = ['remittance', 'adjustment', 'claim_paid', 'refunded', 'opening_balance'] as const

/**
 * What every way goes through by which staff let money pass. Refuses the person who was the first of two; returns whether this person is the first, who
 * only approves, and whether two are needed at all. The row is locked by the caller, who keeps the first and does nothing else.
 */
export async function askSecondPerson(
  { tx, me, now }: { tx: Db; me: Pick<StaffMember, 'id'>; now: Date },
  { amountFen, firstBy, isOdd = false, ontoBalancesOf = [], counted }: ByHand,
): Promise<{ isFirst: boolean; twoPeople: boolean }> {
  const { twoPeopleFromFen } = await readSettings(tx)
  const beforeFen =
    ontoBalancesOf.length === 0 || amountFen <= 0
      ? 0
      : await sumPutOn(tx, {
          shopperIds: ontoBalancesOf,
          actor: `staff:${me.id}`,
          kinds: PUT_ON.filter((kind) => kind !== counted),
          since: new Date(now.getTime() - DAY_MS),
        })
  const shared = { twoPeople: needsTwo(amountFen + beforeFen, twoPeopleFromFen, isOdd), firstBy }
  refuseIf(whyNotSecond(shared, me.id))
  return { isFirst: isFirstOfTwo(shared), twoPeople: shared.twoPeople }
}
