import { listManifests as route } from '@longhaul/contract/parcels/customs.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { listManifestRows } from './sql.ts'

const DAYS = 30

export const listManifestsAction = readAction(route, listManifests)

/**
 * The manifests of recent days of the caller's warehouse. An older one can be opened by putting its day into
 * the URL.
 */
async function listManifests({ db, lang, now, me }: ReadCall<typeof route>): Answer<typeof route> {
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  const rows = await listManifestRows(db, since, me.warehouseId)
  return {
    items: rows.map((row) => ({
      day: row.day,
      warehouse_id: row.warehouse_id,
      warehouse_name: row.warehouse_name[lang],
      line_id: row.line_id,
      line_name: row.line_name[lang],
      parcel_count: row.parcel_count,
      grams: row.grams,
    })),
  }
}
