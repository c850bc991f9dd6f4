import { listParcelAlarms as route } from '@longhaul/contract/parcels/tracking.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { listOpenAlarms } from './sql-alarms.ts'

export const listParcelAlarmsAction = readAction(route, listParcelAlarms)

/** Packages under way that staff have to look into. */
async function listParcelAlarms({ db, query, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const rows = await listOpenAlarms(db, { cursor: decodeCursor(query.cursor), limit: size + 1 })
  const page = toPage(rows, size)
  return {
    items: page.rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      status: row.status,
      detail: row.detail,
      raised_at: row.raised_at.toISOString(),
      parcel_id: row.parcel_id,
      number: row.number,
      stage: row.stage,
      tracking_number: row.tracking_number,
      line_name: row.line_name[lang],
      country_name: row.country_name[lang],
      shopper_id: row.shopper_id,
      shopper_name: row.shopper_name,
      shopper_code: row.shopper_code,
    })),
    next_cursor: page.next_cursor,
  }
}
