import { exportTaxReport as route } from '@longhaul/contract/parcels/tax-registrations.staff.ts'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { csvLine } from '../../platform/http/csv.ts'
import { readPeriods } from './get-tax-report.ts'

export const exportTaxReportAction = readAction(route, exportTaxReport)

const COLUMNS = [
  ...['scheme', 'number', 'period', 'country', 'currency', 'rate_percent'],
  ...['packages', 'taxable', 'tax', 'tax_cny'],
  ...['returned_packages', 'returned_taxable', 'returned_tax', 'returned_tax_cny'],
]

/** The report of a scheme as a file, a line for each period, destination, registration and rate. */
async function exportTaxReport({ db, query, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  const periods = await readPeriods(db, query.scheme, { lang, now })
  const lines = periods.flatMap(({ period, rows }) =>
    rows.map((row) =>
      csvLine([
        ...[query.scheme, row.number, period, row.country, row.currency],
        row.rate_ppm === null ? '' : String(row.rate_ppm / 10_000),
        ...sumsOf(row.collected, row.currency),
        ...sumsOf(row.returned, row.currency),
      ]),
    ),
  )
  return {
    file_name: `tax-${query.scheme}-${shanghaiDay(now)}.csv`,
    csv: [csvLine(COLUMNS), ...lines].join(''),
    rows: lines.length,
  }
}

type Sums = { packages: number; taxable_minor: number; tax_minor: number; tax_fen: number }

const sumsOf = (sums: Sums, currency: string): string[] => [
  String(sums.packages),
  plain(sums.taxable_minor, currency),
  plain(sums.tax_minor, currency),
  plain(sums.tax_fen, 'CNY'),
]

const plain = (minor: number, currency: string): string =>
  (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency))
