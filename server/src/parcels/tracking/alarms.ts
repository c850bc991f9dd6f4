import type { Doing } from '../../platform/jobs/job-call.ts'
import { type AlarmKind, insertAlarm, settleOpenAlarms } from './sql-alarms.ts'

/** Raises an alarm: support must look into a package. If an alarm of this kind is already open, its text is updated instead. */
export async function raiseAlarm(
  doing: Doing,
  parcelId: string,
  alarm: { kind: AlarmKind; status?: string; detail?: string },
): Promise<void> {
  await insertAlarm(doing.tx, {
    parcel_id: parcelId,
    kind: alarm.kind,
    status: alarm.status ?? '',
    detail: (alarm.detail ?? '').slice(0, 300),
    raised_at: doing.now,
  })
}

/** Settles a package's open alarms, or those of one kind, because it has moved on. */
export async function settleAlarms(doing: Doing, parcelId: string, kind?: AlarmKind): Promise<void> {
  await settleOpenAlarms(doing.tx, parcelId, doing.now, kind)
}
