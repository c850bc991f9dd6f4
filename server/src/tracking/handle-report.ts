import { applyTrackingUpdate, lockParcelForStaff, raiseAlarm } from '../parcels/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { findTrackingByNumber, updateTracking } from './sql.ts'
import type { Report } from './tracker.ts'

/** Applies a tracker's report about a number; idempotent. Returns the outcome, for the webhook log. */
export async function handleReport(work: UnitOfWork, provider: string, report: Report): Promise<string> {
  const { tx, now } = work
  const tracking = await findTrackingByNumber(tx, provider, report.number.toUpperCase())
  const parcel = tracking && (await lockParcelForStaff(tx, tracking.parcel_id))
  if (!tracking || !parcel) return 'unknown_number'
  // Updates from a tracker's fast clock are dropped, so that they do not take precedence over later ones.
  const updates = report.updates.filter((entry) => entry.happenedAt.getTime() <= now.getTime() + AHEAD_MS)
  await updateTracking(tx, parcel.id, { heard_at: now, ...(report.ended ? { stage: 'ended' } : {}) })
  const fresh = await applyTrackingUpdate(work, parcel, provider, updates)
  const left = report.ended && (parcel.stage === 'in_transit' || parcel.stage === 'exception')
  if (left && fresh === 0) await raiseAlarm(work, parcel.id, { kind: 'no_news' })
  if (report.ended) return 'ended'
  return fresh > 0 ? 'heard' : 'nothing_new'
}

const AHEAD_MS = 24 * 3_600_000
