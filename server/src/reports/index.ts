import type { Feature } from '../platform/feature.ts'
import { getReportAction } from './get-report.ts'
import { getLedgerChoicesAction } from './ledger/get-ledger-choices.ts'
import { listLedgerAction } from './ledger/list-ledger.ts'
import { serveLedgerMonth } from './ledger/serve-month.ts'
import { serveReports } from './serve-report.ts'

export const reports: Feature = {
  actions: [listLedgerAction, getLedgerChoicesAction, getReportAction],
  routes(app, world) {
    serveLedgerMonth(app, world)
    serveReports(app, world)
  },
}
