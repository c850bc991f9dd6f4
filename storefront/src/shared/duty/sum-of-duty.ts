import { money } from '@longhaul/text/format.ts'
import { dutySumText as say } from '@longhaul/text/storefront/parcels/duty-sum.ts'
import type { Duty } from './duty.ts'

/** What is to be paid at the door in a few words: an amount, a range, at least so much, not known. */
export function sumOfDuty(duty: Pick<Duty, 'certainty' | 'line_pays' | 'low_fen' | 'high_fen'>): string {
  const { certainty, line_pays: linePays, low_fen: low, high_fen: high } = duty
  if (linePays === 'all') return say.included
  if (certainty === 'unknown') return say.unknown
  if (certainty === 'partly') return low > 0 ? say.atLeast(money(low)) : say.unknown
  return low === high ? money(high) : say.range(money(low), money(high))
}
