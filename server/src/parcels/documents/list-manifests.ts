import { listManifests } from '@longhaul/contract/parcels/customs.staff.ts'
import { action } from '../../platform/http/action.ts'
import { listManifestRows } from './sql.ts'

const DAYS = 30

/** What was handed over lately: whoever looks for an older one names its day in the address. */
export const listManifestsAction = action(listManifests, async ({ tx, lang, now }) => {
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  const rows = await listManifestRows(tx, since)
  return {
    items: rows.map((row) => ({
      day: row.day,
      warehouse_id: row.warehouse_id,
      warehouse_name: lang === 'zh' ? row.warehouse_zh : row.warehouse_en,
      line_id: row.line_id,
      line_name: lang === 'zh' ? row.line_zh : row.line_en,
      parcel_count: row.parcel_count,
      grams: row.grams,
    })),
  }
})
