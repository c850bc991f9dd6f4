import { namesOf } from '../entries.ts'
import type { Fen } from '../money/fen.ts'
import { available, carrier, taxes } from './accounts.ts'
import { type Posting, move } from './posting.ts'

/**
 * The tax collected for a package that came back is given back, and the duty that its carrier was to pay in
 * advance with what it added: nothing was imported.
 */
export const taxReturned = (
  who: string,
  taxFen: Readonly<Record<string, Fen>>,
  advanced: { line: string; fen: Fen },
): Posting[] => [
  ...namesOf(taxFen).flatMap((scheme) => move(taxes(scheme), available(who), taxFen[scheme] ?? 0)),
  ...move(carrier(advanced.line), available(who), advanced.fen),
]
