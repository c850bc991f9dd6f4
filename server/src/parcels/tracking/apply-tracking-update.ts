import { type TrackingStatus, isGone, stageOfTracking } from '@longhaul/domain/shipping/tracking-status.ts'
import type { ParcelStep } from '@longhaul/domain/states/parcel-stages.ts'
import { mayAsk } from '@longhaul/domain/parcels/asks.ts'
import { stepByTracking } from '@longhaul/domain/parcels/tracking-step.ts'
import { reasonOf } from '@longhaul/domain/shipping/milestones.ts'
import { isOfThisShipment } from '@longhaul/domain/shipping/tracking.ts'
import { notify } from '../../messages/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { followAsks } from '../asks/follow-asks.ts'
import { raiseAlarm, settleAlarms } from './alarms.ts'
import { takeParcelStep } from '../parcel-step.ts'
import { insertEvent } from './sql-tracking.ts'
import { readTrackingState } from './tracking-state.ts'
import { type ParcelRow, updateParcel } from '../sql.ts'

/**
 * A tracking update of a package, from any source. `status` is null if its code is unknown: the update is
 * shown but changes nothing.
 */
export type TrackingUpdate = {
  code: string
  status: TrackingStatus | null
  place: string
  description: string
  happenedAt: Date
}

/**
 * Stores tracking updates of a package, without duplicates and those of an earlier package with its number,
 * and moves the package to the stage that all its updates together imply, whatever their source. If there is
 * trouble, notifies the shopper and raises an alarm for support. The caller has locked the package. Returns
 * the number of new updates.
 */
export async function applyTrackingUpdate(
  work: UnitOfWork,
  parcel: ParcelRow,
  provider: string,
  updates: readonly TrackingUpdate[],
): Promise<number> {
  const { tx, now } = work
  const fresh: TrackingUpdate[] = []
  for (const update of updates) {
    if (!isOfThisShipment(update.happenedAt, parcel.shipped_at)) continue
    const isNew = await insertEvent(tx, {
      parcel_id: parcel.id,
      provider,
      code: update.code,
      status: update.status,
      place: update.place,
      description: update.description,
      happened_at: update.happenedAt,
      created_at: now,
    })
    if (isNew) fresh.push(update)
  }
  if (fresh.length === 0) return 0
  await followUpdates(work, parcel, fresh)
  work.concerns(parcel.shopper_id)
  return fresh.length
}

/**
 * Moves a package to the stage that its stored updates imply, with all that follows from it. `fresh` are
 * those that are new. The caller has locked the package. Returns the step that it took, if any.
 */
export async function followUpdates(
  work: UnitOfWork,
  parcel: ParcelRow,
  fresh: readonly TrackingUpdate[],
): Promise<ParcelStep | null> {
  const { tx, now } = work
  const state = await readTrackingState(tx, parcel.id)
  if (!state) return null
  const newest = fresh.find(
    (entry) => entry.status === state.status && entry.happenedAt.getTime() === state.at.getTime(),
  )
  const { code, description } = newest ?? state
  const step = stepByTracking(parcel.stage, state.status)
  if (step) {
    await takeParcelStep(tx, parcel, step, { actor: 'system', actorId: null, now, note: state.status })
    if (step === 'deliver') await updateParcel(tx, parcel.id, { delivered_at: state.at })
    else if (parcel.stage === 'delivered') await updateParcel(tx, parcel.id, { delivered_at: null })
  }
  if (newest && mayAsk(step === null ? parcel.stage : stageOfTracking(state.status)))
    await followAsks(tx, parcel.id, { code, status: state.status }, now)
  // A package compensated as lost has a new update, so it may turn up; one that was received is on its way
  // back.
  const turnsUp =
    newest !== undefined &&
    (parcel.stage === 'lost' ? !isGone(state.status) : parcel.stage === 'done' && BACK.has(state.status))
  if (step === 'report_exception' || (parcel.stage === 'exception' && newest && !step) || turnsUp)
    await raiseAlarm(work, parcel.id, { kind: 'trouble', status: state.status, detail: description })
  if (step === 'resume_transit' || step === 'deliver') await settleAlarms(work, parcel.id)
  const kind = noticeOf(step, state.status, newest !== undefined && UNDER_WAY.has(parcel.stage))
  if (!kind) return step
  const note = description || reasonOf(code, state.status)
  await notify(work, parcel.shopper_id, {
    kind,
    args: { number: parcel.number, ...(note ? { note } : {}) },
    subject: { kind: 'parcel', id: parcel.id },
  })
  return step
}

const BACK: ReadonlySet<string> = new Set(['returning', 'returned'])
const UNDER_WAY: ReadonlySet<string> = new Set(['in_transit', 'exception'])

function noticeOf(step: ParcelStep | null, status: TrackingStatus, isNow: boolean) {
  if (step === 'deliver') return 'parcel_delivered' as const
  if (step === 'report_exception') return 'parcel_exception' as const
  // The package is held for a limited number of days and then goes back, so the shopper must be notified.
  if (isNow && status === 'available_for_pickup') return 'parcel_to_collect' as const
  return null
}
