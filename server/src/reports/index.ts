import type { Feature } from '../platform/feature.ts'
import { getReportAction } from './get-report.ts'
import { getLedgerChoicesAction } from './ledger/get-ledger-choices.ts'
import { listLedgerAction } from './ledger/list-ledger.ts'
import { serveLedgerMonth } from './ledger/serve-month.ts'
import { countTradeJob } from './trade/count-trade.job.ts'
import { getTradeAction } from './trade/get-trade.ts'
import { listLineDaysAction } from './trade/list-line-days.ts'
import { serveTrade } from './trade/serve-trade.ts'
import { serveReports } from './serve-report.ts'

export const reports: Feature = {
  actions: [listLedgerAction, getLedgerChoicesAction, getReportAction, getTradeAction, listLineDaysAction],
  jobs: [countTradeJob],
  routes(app, world) {
    serveLedgerMonth(app, world)
    serveReports(app, world)
    serveTrade(app, world)
  },
}
