import type { Fen } from '../money/fen.ts'
import type { Offer } from './advice.ts'

type Total = Pick<Offer, 'totalFen' | 'isTotalKnown'>

/** The costs of sending now and of waiting for the rest. Packages cost what they cost to the door. */
export type WaitOrSend = {
  /** The goods that are ready, alone. */
  readonly now: Total
  /** The goods still on their way to us, in a package of their own; null if no line carries them. */
  readonly rest: Total | null
  /** Everything together, by no slower line; null if no such line carries it. */
  readonly together: Total | null
  /** The cost of storage until the rest has arrived. */
  readonly lateFen: Fen
}

/**
 * The minimum saving that is worth waiting for: both this amount and a twentieth of the two prices together.
 */
const WORTH_FEN = 1_000
const WORTH_SHARE = 0.05

/**
 * Whether to wait for the rest, and the saving; null if it cannot be computed because no line carries the
 * rest alone, or everything together, or because the total of one of them is known and of another is not.
 */
export function waitOrSend({ now, rest, together, lateFen }: WaitOrSend): {
  says: 'wait' | 'send'
  savedFen: Fen | null
} {
  if (!together || !rest) return { says: 'send', savedFen: null }
  if (now.isTotalKnown !== together.isTotalKnown || rest.isTotalKnown !== together.isTotalKnown)
    return { says: 'send', savedFen: null }
  const apartFen = now.totalFen + rest.totalFen
  const savedFen = apartFen - together.totalFen - lateFen
  return { says: savedFen >= Math.max(WORTH_FEN, apartFen * WORTH_SHARE) ? 'wait' : 'send', savedFen }
}
