import { raiseAlarm } from '../parcels/public.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import type { World } from '../platform/world.ts'
import { listNumbersInUse, putTracking } from './sql.ts'
import type { Tracker } from './tracker.ts'

/** A parcel to be watched by its current number, and the number under which it has been watched so far. */
export type Unwatched = {
  id: string
  number: string
  carrier: string
  parcel_number: string
  old_number: string | null
  old_carrier_code: number | null
  old_stage: string | null
}

/**
 * Registers parcels with the tracker, in batches of the size that it accepts. A refused one is reported to
 * support and waits for a person.
 */
export async function watch(world: World, tracker: Tracker, parcels: readonly Unwatched[]): Promise<void> {
  if (parcels.length === 0) return
  await deregisterOld(world, tracker, parcels)
  const answers = await tracker.register(
    world,
    parcels.map(({ number, carrier, parcel_number }) => ({ number, carrier, parcelNumber: parcel_number })),
  )
  for (const parcel of parcels) {
    const answer = answers.find(({ number }) => number.toUpperCase() === parcel.number)
    if (!answer) continue
    await inJob(world, ['parcels'], async (work) => {
      await putTracking(work.tx, {
        parcel_id: parcel.id,
        provider: tracker.id,
        number: parcel.number,
        created_at: work.now,
        ...(answer.taken
          ? { stage: 'watched', carrier_code: answer.carrierCode }
          : { stage: 'refused', refusal: answer.refusal }),
      })
      if (!answer.taken) await raiseAlarm(work, parcel.id, { kind: 'not_tracked', detail: answer.refusal })
    })
  }
}

/**
 * Deregisters numbers that were corrected, and numbers that must be registered again with another carrier.
 * This happens before the new registration, so that the old number is still on record if the tracker does not
 * answer. A number that another parcel has by now stays registered.
 */
async function deregisterOld(world: World, tracker: Tracker, parcels: readonly Unwatched[]): Promise<void> {
  const old = parcels.flatMap(({ number, old_number, old_carrier_code, old_stage }) =>
    old_number === null || old_stage === 'refused'
      ? []
      : [{ number: old_number, carrierCode: old_carrier_code, isOwn: old_number === number }],
  )
  if (old.length === 0) return
  const others = old.filter(({ isOwn }) => !isOwn).map(({ number }) => number)
  const inUse = others.length === 0 ? [] : await listNumbersInUse(world.db, others)
  const gone = old.filter(({ number, isOwn }) => isOwn || !inUse.includes(number))
  if (gone.length > 0)
    await tracker.deregister(
      world,
      gone.map(({ number, carrierCode }) => ({ number, carrierCode })),
    )
}
