import { getPickWave, listPickWaves } from '@longhaul/contract/parcels/picking.staff.ts'
import { binsNeeded } from '@longhaul/domain/parcels/picking.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { readWave, toWave } from './read-wave.ts'
import { listOpenWaves, listWaiting, listWaveParcels } from './sql-waves.ts'

export const getPickWaveAction = readAction(getPickWave, (call): Answer<typeof getPickWave> =>
  readWave(call, call.params.id),
)
export const listPickWavesAction = readAction(listPickWaves, listWaves)

/** The carts of a warehouse that hold packages, and the packages that are in no wave yet. */
async function listWaves({
  db,
  query,
  me,
  lang,
}: ReadCall<typeof listPickWaves>): Answer<typeof listPickWaves> {
  const warehouseId = query.warehouse_id || me.warehouseId || undefined
  const waves = await listOpenWaves(db, warehouseId)
  const parcels = await listWaveParcels(
    db,
    waves.map(({ id }) => id),
  )
  const waiting = await listWaiting(db, warehouseId)
  return {
    waves: waves.map((wave) =>
      toWave(
        wave,
        parcels.filter((parcel) => parcel.wave_id === wave.id),
        lang,
      ),
    ),
    waiting: waiting.map((row) => ({
      id: row.id,
      number: row.number,
      warehouse_id: row.warehouse_id,
      country_name: row.country_name[lang],
      line_id: row.line_id,
      line_name: row.line_name[lang],
      paid_at: (row.paid_at ?? row.stage_at).toISOString(),
      pieces: row.pieces,
      estimated_grams: row.estimated_grams,
      shelves: row.shelves,
      bins_needed: binsNeeded(row.sizes),
      remark: row.remark,
    })),
  }
}
