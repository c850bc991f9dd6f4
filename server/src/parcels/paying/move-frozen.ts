import { freeze, release } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { post } from '../../ledger/public.ts'
import { type By, ledgerActor } from '../../orders/public.ts'
import type { Tx } from '../../platform/database/db.ts'

/**
 * A package whose contents changed: the money frozen for it before and after. `step` makes the change unique
 * in the ledger.
 */
type FrozenChange = { parcelId: string; beforeFen: Fen; afterFen: Fen; step: number }

/**
 * Books the new frozen amounts of packages between which contents were moved. The money passes through the
 * balance, as all money does; amounts are released before others are frozen, so that the balance need not
 * cover them. The caller has locked the shopper's balance.
 */
export async function moveFrozen(
  tx: Tx,
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
