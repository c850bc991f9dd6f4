import { freeze } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { post } from '../../ledger/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import type { Shopper } from '../../platform/logged-in.ts'
import { takeParcelStep } from '../parcel-step.ts'
import { updateParcel } from '../sql.ts'

/**
 * Refuses packing before payment unless the shopper has a verified e-mail address and the balance covers the
 * deposit.
 */
export function requireDeposit(me: Shopper, depositFen: Fen, availableFen: Fen): void {
  refuseIf(me.emailVerified ? null : 'email_not_verified')
  refuseIf(depositFen > availableFen ? 'insufficient_balance' : null, {
    total_fen: depositFen,
    available_fen: availableFen,
  })
}

/**
 * Sends a new package to be packed before it is paid and freezes its deposit. From now on its storage days do
 * not count.
 */
export async function packFirst(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  shopperId: string,
  parcelId: string,
  depositFen: Fen,
): Promise<void> {
  await post(tx, {
    kind: 'parcel_deposit',
    subject: { kind: 'parcel', id: parcelId },
    shopperId,
    actor: 'shopper',
    now,
    postings: freeze(shopperId, depositFen),
  })
  const parcel = { id: parcelId, stage: 'pending_payment' } as const
  await takeParcelStep(tx, parcel, 'pack_first', { actor: 'shopper', actorId: shopperId, now })
  await updateParcel(tx, parcelId, { frozen_fen: depositFen, paid_at: now })
}
