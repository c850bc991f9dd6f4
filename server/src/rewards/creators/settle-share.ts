import { shareEarned, sharePaid, shareTakenBack } from '@longhaul/domain/ledger/share-recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { countedFee, divideShare, toTakeBack } from '@longhaul/domain/rewards/creators.ts'
import { post } from '../../ledger/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { type CreatorRow, updateCreator } from './sql.ts'
import { type ShareRow, insertShare, readItemMoney, updateShare } from './sql-shares.ts'

/** Who moves money of a share: a job, or a member of staff as the books name them. */
type Work = Pick<UnitOfWork, 'tx' | 'now'> & { actor?: string }

/** Credits a share to its creator. The caller has locked the creator's money and the creator. */
export async function creditShare(
  { tx, now, actor = 'system' }: Work,
  creator: CreatorRow,
  share: Omit<Parameters<typeof insertShare>[1], 'creator_id' | 'state' | 'state_at' | 'earned_at'>,
): Promise<void> {
  const { id } = await insertShare(tx, {
    ...share,
    creator_id: creator.id,
    state: 'held',
    earned_at: now,
    state_at: now,
  })
  await post(tx, {
    kind: 'share_earned',
    subject: { kind: 'creator_share', id },
    shopperId: creator.shopper_id,
    actor,
    now,
    postings: shareEarned(creator.id, share.share_fen),
  })
}

/**
 * Takes a part of a share back: out of what waits, or, once it was paid, to be kept from the next shares.
 * The caller has locked the creator's money, the creator and the share. Returns both as they are from now
 * on.
 */
export async function takeBack(
  { tx, now, actor = 'system' }: Work,
  creator: CreatorRow,
  share: ShareRow,
  fen: Fen,
  as: 'refused' | 'lapsed' = 'lapsed',
): Promise<{ creator: CreatorRow; share: ShareRow }> {
  if (fen === 0) return { creator, share }
  const takenBackFen = share.taken_back_fen + fen
  const ends = share.state !== 'paid' && takenBackFen === share.share_fen
  const after = {
    taken_back_fen: takenBackFen,
    ...(ends ? { state: as, state_at: now } : {}),
  }
  await updateShare(tx, share.id, after)
  const owedFen = creator.owed_fen + (share.state === 'paid' ? fen : 0)
  if (owedFen !== creator.owed_fen) await updateCreator(tx, creator.id, { owed_fen: owedFen })
  await post(tx, {
    kind: 'share_taken_back',
    subject: { kind: 'creator_share', id: share.id },
    // Every further part begins where the last one ended.
    step: share.taken_back_fen + 1,
    shopperId: creator.shopper_id,
    actor,
    now,
    postings: shareTakenBack(creator.id, fen),
  })
  return { creator: { ...creator, owed_fen: owedFen }, share: { ...share, ...after } }
}

/** Takes back what refunds leave of a share. The caller has locked creator and share. */
export async function takeBackRefunded(work: Work, creator: CreatorRow, share: ShareRow) {
  const feeFen = countedFee(await readItemMoney(work.tx, share.order_item_id))
  const fen = toTakeBack(
    { shareFen: share.share_fen, takenBackFen: share.taken_back_fen, ratePerMille: share.per_mille },
    feeFen,
  )
  return await takeBack(work, creator, share, fen)
}

/**
 * Pays a share to its creator's balance, less what the creator owes. The caller has locked the creator's
 * money, the creator and the share.
 */
export async function payShare(
  { tx, now, actor = 'system' }: Work,
  creator: CreatorRow,
  share: ShareRow,
): Promise<void> {
  const { keptFen, paidFen } = divideShare(share.share_fen - share.taken_back_fen, creator.owed_fen)
  await updateShare(tx, share.id, { state: 'paid', state_at: now, kept_fen: keptFen })
  if (keptFen > 0) await updateCreator(tx, creator.id, { owed_fen: creator.owed_fen - keptFen })
  await post(tx, {
    kind: 'share_paid',
    subject: { kind: 'creator_share', id: share.id },
    shopperId: creator.shopper_id,
    actor,
    now,
    postings: sharePaid(creator.shopper_id, creator.id, paidFen),
  })
}
