import type { Db } from '../platform/database/db.ts'
import { askSecondPerson } from '../site/public.ts'
import { sumAskedSince } from './sql.ts'

const DAY_MS = 86_400_000

/** Whether a second person has to approve a file: by the total that it credits, plus what the same person credited within a day by other files or otherwise. */
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
    // The day's files count with their totals, whoever receives the money.
    counted: 'opening_balance',
  })
  return twoPeople
}
