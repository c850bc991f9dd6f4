import type { Feature } from '../platform/feature.ts'
import { getLedgerChoicesAction, listLedgerAction } from './ledger/list-ledger.ts'
import { serveLedgerMonth } from './ledger/serve-month.ts'

export const reports: Feature = {
  actions: [listLedgerAction, getLedgerChoicesAction],
  routes(app, world) {
    serveLedgerMonth(app, world)
  },
}
