import { raiseAlarm } from '../parcels/public.ts'
import { inJob } from '../platform/job-call.ts'
import type { World } from '../platform/world.ts'
import { putTracking } from './sql.ts'
import type { Tracker } from './tracker.ts'

/** A package that is to be watched, by its number of today. */
export type Unwatched = { id: string; number: string; carrier: string; parcel_number: string }

/** Has packages watched, as many at once as the tracker takes. One that it refuses is told to support, and waits for a person. */
export async function watch(world: World, tracker: Tracker, parcels: readonly Unwatched[]): Promise<void> {
  if (parcels.length === 0) return
  const answers = await tracker.register(
    world,
    parcels.map(({ number, carrier, parcel_number }) => ({ number, carrier, parcelNumber: parcel_number })),
  )
  for (const parcel of parcels) {
    const answer = answers.find(({ number }) => number.toUpperCase() === parcel.number)
    if (!answer) continue
    await inJob(world, async (doing) => {
      await putTracking(doing.tx, {
        parcel_id: parcel.id,
        provider: tracker.id,
        number: parcel.number,
        created_at: doing.now,
        ...(answer.taken
          ? { stage: 'watched', carrier_code: answer.carrierCode }
          : { stage: 'refused', refusal: answer.refusal }),
      })
      if (!answer.taken) await raiseAlarm(doing, parcel.id, { kind: 'not_tracked', detail: answer.refusal })
    })
  }
}
