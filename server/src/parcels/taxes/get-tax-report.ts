import { getTaxReport as route } from '@longhaul/contract/parcels/tax-registrations.staff.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { type TaxScheme, periodOf } from '@longhaul/domain/duty/registrations.ts'
import { FIRST_LANG, type Lang } from '@longhaul/domain/languages.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { owedUnder } from '../../ledger/public.ts'
import { type Db, atOneMoment } from '../../platform/database/db.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { type ReportRow, listCollected } from './sql-report.ts'

export const getTaxReportAction = readAction(route, getTaxReport)

async function getTaxReport({ db, query, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  return await atOneMoment(db, async (tx) => ({
    scheme: query.scheme,
    periods: await readPeriods(tx, query.scheme, { lang, now }),
    account_fen: await owedUnder(tx, query.scheme),
  }))
}

type Period = ReplyOf<typeof route>['periods'][number]
type Row = Period['rows'][number]

/** The periods of a scheme with something to report, newest first, each with its destinations. */
export async function readPeriods(
  db: Db,
  scheme: TaxScheme,
  { lang, now }: { lang: Lang; now: Date },
): Promise<Period[]> {
  const current = periodOf(scheme, shanghaiDay(now))
  const byPeriod = new Map<string, Map<string, Row>>()
  for (const row of await listCollected(db, scheme)) {
    const period = periodOf(scheme, row.month)
    const rows = byPeriod.get(period) ?? new Map<string, Row>()
    byPeriod.set(period, rows)
    const key = [row.country, row.number, row.currency, row.rate_ppm].join(' ')
    const known = rows.get(key) ?? emptyOf(row, lang)
    rows.set(key, { ...known, [row.kind]: plus(known[row.kind], row) })
  }
  return [...byPeriod].map(([period, rows]) => ({
    period,
    is_over: period < current,
    due_fen: [...rows.values()].reduce((sum, row) => sum + row.collected.tax_fen - row.returned.tax_fen, 0),
    rows: [...rows.values()],
  }))
}

const NOTHING = { packages: 0, taxable_minor: 0, tax_minor: 0, tax_fen: 0 }

const emptyOf = ({ country, country_name, number, currency, rate_ppm }: ReportRow, lang: Lang): Row => ({
  ...{ country, number, currency, rate_ppm },
  country_name: country_name[lang] ?? country_name[FIRST_LANG] ?? country,
  collected: NOTHING,
  returned: NOTHING,
})

const plus = (sums: Row['collected'], row: ReportRow): Row['collected'] => ({
  packages: sums.packages + row.packages,
  taxable_minor: sums.taxable_minor + row.taxable_minor,
  tax_minor: sums.tax_minor + row.tax_minor,
  tax_fen: sums.tax_fen + row.tax_fen,
})
