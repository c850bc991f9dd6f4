import { askAfter } from '@longhaul/domain/parcels/asks.ts'
import { reasonOf } from '@longhaul/domain/shipping/milestones.ts'
import type { TrackingStatus } from '@longhaul/domain/shipping/tracking-status.ts'
import type { Tx } from '../../platform/database/db.ts'
import { toOpenAsk } from './read-ask.ts'
import { findOpenAsk, insertAsk, settleOpenAsk } from './sql-asks.ts'

/** Ends and makes what a package asks, by the newest update of the carrier. The package is locked. */
export async function followAsks(
  tx: Tx,
  parcelId: string,
  update: { code: string; status: TrackingStatus },
  now: Date,
): Promise<void> {
  const open = toOpenAsk(await findOpenAsk(tx, parcelId))
  const { isOver, asks } = askAfter(update.status, reasonOf(update.code, update.status), open)
  if (isOver) await settleOpenAsk(tx, parcelId, null, now)
  if (asks) await insertAsk(tx, { parcel_id: parcelId, kind: asks, asked_by: null, words: '', asked_at: now })
}
