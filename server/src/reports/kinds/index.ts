import type { ReportId } from '@longhaul/domain/reports/reports.ts'
import type { ReportKind } from '../sql-slice.ts'
import { lines } from './sql-lines.ts'
import { orders } from './sql-orders.ts'
import { revenue } from './sql-revenue.ts'
import { shoppers } from './sql-shoppers.ts'
import { storage } from './sql-storage.ts'
import { times } from './sql-times.ts'

export const REPORT_KINDS: Readonly<Record<ReportId, ReportKind>> = {
  orders,
  revenue,
  times,
  storage,
  lines,
  shoppers,
}
