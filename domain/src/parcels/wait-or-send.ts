import type { Fen } from '../money/fen.ts'

/** What sending now and waiting for the rest would cost. Amounts are whole prices of packages. */
export type WaitOrSend = {
  /** What is ready, by itself. */
  readonly nowFen: Fen
  /** What is still on its way to us, in a package of its own; null where nothing carries it. */
  readonly restFen: Fen | null
  /** All of it together, by nothing slower; null where nothing carries that. */
  readonly togetherFen: Fen | null
  /** What storage would cost until the rest is here. */
  readonly lateFen: Fen
}

/** Less than this is not worth days of waiting, nor is less than a twentieth of both prices. */
const WORTH_FEN = 500
const WORTH_SHARE = 0.05

/** Whether to wait for the rest, and what that saves; null where it cannot be told: the rest can only travel together, or not at all. */
export function waitOrSend({ nowFen, restFen, togetherFen, lateFen }: WaitOrSend): {
  says: 'wait' | 'send'
  savedFen: Fen | null
} {
  if (togetherFen === null || restFen === null) return { says: 'send', savedFen: null }
  const apartFen = nowFen + restFen
  const savedFen = apartFen - togetherFen - lateFen
  return { says: savedFen >= Math.max(WORTH_FEN, apartFen * WORTH_SHARE) ? 'wait' : 'send', savedFen }
}
