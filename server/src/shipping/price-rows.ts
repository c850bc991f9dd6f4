import {
  type RowDifference,
  type RowOutcome,
  QUESTION_COLUMNS,
  checkRow,
} from '@longhaul/domain/shipping/check-row.ts'
import type { CsvRow, ZoneRate } from '@longhaul/domain/shipping/rate-row.ts'
import type { Db } from '../platform/database/db.ts'
import { readCsvFile } from './read-csv.ts'
import { listZonesAt } from './sql.ts'

/** A row of the file with its price, and its differences from that price. */
export type PricedRow = {
  row: number
  cells: CsvRow
  outcome: RowOutcome
  differences: readonly RowDifference[]
}

/** No invoice has more rows than this; a longer file is something else. */
const MAX_ROWS = 200_000

/**
 * Prices every row of a file in the format of the worked examples by the rate card in force at a moment, or
 * reports why the file cannot be read.
 */
export async function priceRows(
  db: Db,
  content: Buffer,
  moment: Date,
): Promise<{ rows: PricedRow[]; faults: string[] }> {
  const file = readCsvFile(content, MAX_ROWS)
  const faults = file.faults.map(({ row, column, problem, detail }) =>
    [`row ${row}`, column && `column ${column}`, problem.replaceAll('_', ' '), detail]
      .filter(Boolean)
      .join(', '),
  )
  if (faults.length === 0)
    for (const column of QUESTION_COLUMNS)
      if (!file.head.includes(column)) faults.push(`row 1, column ${column}, missing`)
  if (faults.length > 0) return { rows: [], faults }
  const zones = zonesByPlace(await listZonesAt(db, moment))
  const rows = file.rows.map(({ row, cells }) => ({
    row,
    cells,
    ...checkRow(cells, zones.get(`${cells['line']} ${cells['country']}`) ?? null),
  }))
  return { rows, faults }
}

const zonesByPlace = (zones: readonly ZoneRate[]): Map<string, ZoneRate> =>
  new Map(zones.flatMap((zone) => zone.countries.map((country) => [`${zone.lineCode} ${country}`, zone])))

/**
 * The report that `npm run quotes` prints: a line for each row, its differences below it, and the totals at
 * the end.
 */
export function quotesReport(rows: readonly PricedRow[]): string[] {
  const name = ({ row, cells }: PricedRow) => cells['case_id'] || `row ${row}`
  const width = (of: (row: PricedRow) => string) => Math.max(0, ...rows.map((row) => of(row).length))
  const columns = [
    { of: name, width: width(name) },
    ...['line', 'country', 'weight_g'].map((column) => {
      const of = (row: PricedRow) => row.cells[column] ?? ''
      return { of, width: width(of) }
    }),
    { of: (row: PricedRow) => row.outcome.status, width: 'reject'.length },
    { of: (row: PricedRow) => row.outcome.total_cny || '-', width: width((row) => row.outcome.total_cny) },
  ]
  const lines = rows.flatMap((row) => [
    [...columns.map((column) => column.of(row).padEnd(column.width)), row.outcome.reasons]
      .join('  ')
      .trimEnd(),
    ...row.differences.map(
      ({ column, stated, found }) =>
        `    DIFFERS  ${column}: stated ${stated || 'nothing'}, calculated ${found || 'nothing'}`,
    ),
  ])
  const refused = rows.filter((row) => row.outcome.status === 'reject').length
  const differing = rows.filter((row) => row.differences.length > 0).length
  return [
    ...lines,
    `${rows.length} rows: ${rows.length - refused} priced, ${refused} refused. ` +
      (differing === 0 ? 'No differences.' : `${differing} with differences.`),
  ]
}
