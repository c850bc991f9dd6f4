import type { Db } from '../platform/database/db.ts'
import { askSecondPerson } from '../site/public.ts'
import { sumAskedSince } from './sql.ts'

const DAY_MS = 86_400_000

/** Whether a second person has to let a file go: by all that it puts onto balances, with what its person put there within a day by other files and by other ways. */
export async function needsSecond(
  call: { tx: Db; me: { id: string }; now: Date },
  file: { totalFen: number; known: readonly string[] },
): Promise<boolean> {
  if (file.totalFen === 0) return false
  const earlierFen = await sumAskedSince(call.tx, call.me.id, new Date(call.now.getTime() - DAY_MS))
  const { twoPeople } = await askSecondPerson(call, {
    amountFen: file.totalFen + earlierFen,
    firstBy: null,
    ontoBalancesOf: file.known,
    // Files of the day count by what was asked for, to whomever it goes.
    counted: 'opening_balance',
  })
  return twoPeople
}
