import { sayingWhere, trackingState } from '@longhaul/domain/shipping/tracking.ts'
import { stageOfTracking } from '@longhaul/domain/shipping/tracking-status.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { followAsks } from '../asks/follow-asks.ts'
import { takeParcelStep } from '../parcel-step.ts'
import { type ParcelRow, updateParcel } from '../sql.ts'
import { settleAlarms } from './alarms.ts'
import { deleteTrackedEvents, listEvents } from './sql-tracking.ts'

/**
 * Deletes what trackers reported under a number that was another package's, and the trouble or delivery that
 * followed from it. What our warehouse and staff noted stays. The caller has locked the package.
 */
export async function clearUpdates(work: UnitOfWork, parcel: ParcelRow): Promise<void> {
  const { tx, now } = work
  if (!(await deleteTrackedEvents(tx, parcel.id))) return
  const events = (await listEvents(tx, parcel.id)).map(({ happened_at: at, status }) => ({ at, status }))
  const state = trackingState(sayingWhere(events))
  if (!state) return
  const stage = stageOfTracking(state.status)
  if (stage === 'in_transit' && parcel.stage !== stage) {
    await takeParcelStep(tx, parcel, 'resume_transit', { actor: 'system', actorId: null, now })
    await updateParcel(tx, parcel.id, { delivered_at: null })
  }
  for (const kind of ['trouble', 'no_news'] as const) await settleAlarms(work, parcel.id, kind)
  await followAsks(tx, parcel.id, { code: '', status: state.status }, now)
}
