import type { Tx } from '../../platform/database/db.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { lockParcelsForStaff } from '../dividing/sql-divide.ts'
import { findWave, listWaveParcels, lockWave } from './sql-waves.ts'

/**
 * Locks a wave that is under way and its packages; refuses one of another warehouse, and one that was handed
 * over.
 */
export async function lockOpenWave({ tx, me }: { tx: Tx; me: StaffMember }, id: string) {
  refuseElsewhere(me, orNotFound(await findWave(tx, id)).warehouse_id)
  const parcels = (await listWaveParcels(tx, [id])).filter(({ left_at }) => left_at === null)
  if (parcels.length > 0)
    await lockParcelsForStaff(
      tx,
      parcels.map(({ parcel_id }) => parcel_id),
    )
  const wave = orNotFound(await lockWave(tx, id))
  refuseIf(wave.ended_at ? 'wave_ended' : null)
  return wave
}

/** The same for its picker only. */
export async function lockOwnWave(call: { tx: Tx; me: StaffMember }, id: string) {
  const wave = await lockOpenWave(call, id)
  refuseIf(wave.picker_id === call.me.id ? null : 'not_your_wave')
  return wave
}
