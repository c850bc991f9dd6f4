import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { takeBack } from './settle-share.ts'
import { type CreatorRow, lockOwnCreator, updateCreator } from './sql.ts'
import { lockWaitingShares } from './sql-shares.ts'

/** Takes back everything that a creator has not got yet. The caller has locked the creator. */
export async function forfeitShares(
  work: Pick<UnitOfWork, 'tx' | 'now'> & { actor?: string },
  creator: CreatorRow,
  as: 'refused' | 'lapsed',
): Promise<void> {
  for (const share of await lockWaitingShares(work.tx, creator.id))
    await takeBack(work, creator, share, share.share_fen - share.taken_back_fen, as)
}

/**
 * Ends a creator whose account is deleted: what waits lapses, and no words of theirs stay. What was paid,
 * and whom they brought, stays in the books without a name. The caller has locked the shopper's money.
 */
export async function endOwnCreator(work: Pick<UnitOfWork, 'tx' | 'now'>, shopperId: string): Promise<void> {
  const creator = await lockOwnCreator(work.tx, shopperId)
  if (!creator) return
  await forfeitShares(work, creator, 'lapsed')
  const state = creator.state === 'declined' ? 'declined' : 'ended'
  const blank = { shown_name: '', about: '', reason: '' }
  await updateCreator(work.tx, creator.id, { state, state_at: work.now, ...blank })
}
