import { exportRateCard as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { CARD_COLUMNS, zoneCells } from '@longhaul/domain/shipping/rate-row.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listZonesAt } from './sql.ts'

export const exportRateCardAction = readAction(route, exportRateCard)

/** The prices at a moment, as a card that can be imported again. */
async function exportRateCard({ db, query, now }: ReadCall<typeof route>): Answer<typeof route> {
  const at = query.at === undefined ? now : new Date(query.at)
  const all = await listZonesAt(db, at, { closedToo: true })
  const zones = query.line_id === undefined ? all : all.filter((zone) => zone.lineCode === query.line_id)
  const rows = zones.map((zone) => {
    const cells = zoneCells(zone)
    return CARD_COLUMNS.map((column) => csvCell(cells[column])).join(',')
  })
  const name = ['rate-card', query.line_id, shanghaiDay(at)].filter(Boolean).join('-')
  return {
    file_name: `${name}.csv`,
    csv: `${[CARD_COLUMNS.join(','), ...rows].join('\n')}\n`,
    rows: rows.length,
  }
}

const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
