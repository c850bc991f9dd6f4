import { askAfter } from '@longhaul/domain/parcels/asks.ts'
import { reasonOf } from '@longhaul/domain/shipping/milestones.ts'
import type { TrackingStatus } from '@longhaul/domain/shipping/tracking-status.ts'
import type { Tx } from '../../platform/database/db.ts'
import { toOpenAsk } from './read-ask.ts'
import { findOpenAsk, insertAsk, settleOpenAsk } from './sql-asks.ts'

/** Ends and makes what a package asks, by the newest update of the carrier. The package is locked. */
export async function followAsks(tx: Tx, parcelId: string, update: Update, now: Date): Promise<void> {
  const open = toOpenAsk(await findOpenAsk(tx, parcelId))
  const { isOver, asks } = askAfter(update.status, reasonOf(update.code, update.status), open)
  if (isOver) await settleOpenAsk(tx, parcelId, null, now)
  if (asks) await insertAsk(tx, { parcel_id: parcelId, kind: asks, asked_by: null, words: '', asked_at: now })
}

/**
 * The same after the updates of another package were deleted, by the one that counts of the rest: ends what
 * only those asked, and keeps what staff or the rest ask. Returns whether an answer that was kept waits for
 * customer service.
 */
export async function followAsksAfterCorrection(
  tx: Tx,
  parcelId: string,
  update: Update,
  now: Date,
): Promise<boolean> {
  const open = await findOpenAsk(tx, parcelId)
  const { asks } = askAfter(update.status, reasonOf(update.code, update.status), null)
  if (open && (open.asked_by !== null || open.kind === asks)) return open.answered_at !== null
  await settleOpenAsk(tx, parcelId, null, now)
  if (asks) await insertAsk(tx, { parcel_id: parcelId, kind: asks, asked_by: null, words: '', asked_at: now })
  return false
}

type Update = { code: string; status: TrackingStatus }
