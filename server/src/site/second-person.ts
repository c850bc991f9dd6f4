import { isFirstOfTwo, needsTwo, whyNotSecond } from '@longhaul/domain/funds/two-people.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { sumPutOn } from '../ledger/public.ts'
import type { Db } from '../platform/database/db.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { readSettings } from './settings.ts'

/**
 * Money that is moved manually: the amount, who approved it first, and whether it differs much from the stated amount (`isOdd`). `ontoBalancesOf` are the
 * shoppers whose balances it is credited to, if any.
 */
export type ByHand = {
  amountFen: Fen
  firstBy: string | null
  isOdd?: boolean
  ontoBalancesOf?: readonly string[]
  /** A kind of entry whose total of the day is already included in `amountFen`, so that it is not counted twice. */
  counted?: (typeof PUT_ON)[number]
}

/** Credits by one person to one balance are added up over a day, so that a large amount cannot be split into small ones. */
const DAY_MS = 86_400_000
const PUT_ON = ['remittance', 'adjustment', 'claim_paid', 'refunded', 'opening_balance'] as const

/**
 * Checks every manual movement of money by staff. Refuses the second step by the person who took the first. Returns whether this person is the first of two,
 * who only approves, and whether two are needed at all. The caller locks the row; for the first person it only records the approval.
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
