import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { type AlarmKind, insertAlarm, settleOpenAlarms } from './sql-alarms.ts'

/**
 * Raises an alarm: support must look into a package. If an alarm of this kind is already open, its text is
 * updated instead.
 */
export async function raiseAlarm(
  work: UnitOfWork,
  parcelId: string,
  alarm: { kind: AlarmKind; status?: string; detail?: string },
): Promise<void> {
  await insertAlarm(work.tx, {
    parcel_id: parcelId,
    kind: alarm.kind,
    status: alarm.status ?? '',
    detail: (alarm.detail ?? '').slice(0, 300),
    raised_at: work.now,
  })
}

/** Settles a package's open alarms, or those of one kind, because it has moved on. */
export async function settleAlarms(work: UnitOfWork, parcelId: string, kind?: AlarmKind): Promise<void> {
  await settleOpenAlarms(work.tx, parcelId, work.now, kind)
}
