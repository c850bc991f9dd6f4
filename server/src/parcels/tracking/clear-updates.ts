import { stepAfterCorrection } from '@longhaul/domain/parcels/tracking-step.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { followAsksAfterCorrection } from '../asks/follow-asks.ts'
import { takeParcelStep } from '../parcel-step.ts'
import { type ParcelRow, updateParcel } from '../sql.ts'
import { raiseAlarm, settleAlarms } from './alarms.ts'
import { deleteTrackedEvents } from './sql-tracking.ts'
import { readTrackingState } from './tracking-state.ts'

/**
 * Deletes what trackers reported under a number that was another package's, and moves the package to the
 * stage that the rest implies: what our warehouse and staff noted stays. The caller has locked the package.
 */
export async function clearUpdates(work: UnitOfWork, parcel: ParcelRow): Promise<void> {
  const { tx, now } = work
  if (!(await deleteTrackedEvents(tx, parcel.id))) return
  const state = (await readTrackingState(tx, parcel.id)) ?? handedOver(now)
  const step = stepAfterCorrection(parcel.stage, state.status)
  const by = { actor: 'system', actorId: null, now, note: state.status } as const
  const stage = step ? await takeParcelStep(tx, parcel, step, by) : parcel.stage
  await updateParcel(tx, parcel.id, { delivered_at: stage === 'delivered' ? state.at : null })
  const answerWaits = await followAsksAfterCorrection(tx, parcel.id, state, now)
  await settleAlarms(work, parcel.id, 'no_news')
  // Such an answer is an alarm of this kind too.
  if (answerWaits) return
  if (stage === 'exception')
    await raiseAlarm(work, parcel.id, { kind: 'trouble', status: state.status, detail: state.description })
  else await settleAlarms(work, parcel.id, 'trouble')
}

/** A package of which nothing else is known has at least left. */
const handedOver = (at: Date) => ({ at, status: 'in_transit', code: '', description: '' }) as const
