import type { Fen } from '../money/fen.ts'

/** The costs of sending now and of waiting for the rest. Amounts are total prices of packages. */
export type WaitOrSend = {
  /** The goods that are ready, alone. */
  readonly nowFen: Fen
  /** The goods still on their way to us, in a package of their own; null if no line carries them. */
  readonly restFen: Fen | null
  /** Everything together, by no slower line; null if no such line carries it. */
  readonly togetherFen: Fen | null
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
 * rest alone, or everything together.
 */
export function waitOrSend({ nowFen, restFen, togetherFen, lateFen }: WaitOrSend): {
  says: 'wait' | 'send'
  savedFen: Fen | null
} {
  if (togetherFen === null || restFen === null) return { says: 'send', savedFen: null }
  const apartFen = nowFen + restFen
  const savedFen = apartFen - togetherFen - lateFen
  return { says: savedFen >= Math.max(WORTH_FEN, apartFen * WORTH_SHARE) ? 'wait' : 'send', savedFen }
}
