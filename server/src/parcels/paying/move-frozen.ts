import { freeze, release } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { post } from '../../ledger/public.ts'
import { type By, ledgerActor } from '../../orders/public.ts'
import type { Db } from '../../platform/database/db.ts'

/** A package whose contents changed: what was set aside for it, what is now, and how often that happened to it before. */
type FrozenChange = { parcelId: string; beforeFen: Fen; afterFen: Fen; step: number }

/**
 * Books what is set aside for packages after their contents went from one to another. It passes through the balance, as all money does: what is
 * freed comes first, so that the balance need not hold it beforehand. The shopper's money is locked by the caller.
 */
export async function moveFrozen(
  tx: Db,
  kind: 'parcel_split' | 'parcel_merged',
  shopperId: string,
  changes: readonly FrozenChange[],
  by: By & { now: Date },
): Promise<void> {
  for (const change of changes.toSorted((a, b) => a.afterFen - a.beforeFen - (b.afterFen - b.beforeFen))) {
    const moreFen = change.afterFen - change.beforeFen
    await post(tx, {
      kind,
      subject: { kind: 'parcel', id: change.parcelId },
      step: change.step,
      shopperId,
      actor: ledgerActor(by),
      now: by.now,
      postings: moreFen > 0 ? freeze(shopperId, moreFen) : release(shopperId, -moreFen),
    })
  }
}
