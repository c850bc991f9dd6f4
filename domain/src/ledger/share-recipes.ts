import type { Fen } from '../money/fen.ts'
import { available, creator, marketing } from './accounts.ts'
import { type Posting, move } from './posting.ts'

/** A creator has earned a share of a service fee: our cost, and owed to them from now on. */
export const shareEarned = (creatorId: string, amount: Fen): Posting[] =>
  move(marketing('creators'), creator(creatorId), amount)

/** A share, or a part of it, is taken back, whether it was paid out meanwhile or not. */
export const shareTakenBack = (creatorId: string, amount: Fen): Posting[] =>
  move(creator(creatorId), marketing('creators'), amount)

/** A share is paid to its creator's balance. */
export const sharePaid = (who: string, creatorId: string, amount: Fen): Posting[] =>
  move(creator(creatorId), available(who), amount)
