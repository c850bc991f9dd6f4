import type { Feature } from '../platform/feature.ts'
import { listActsAction } from './list-acts.ts'
import { listAuditChoicesAction } from './list-audit-choices.ts'
import { serveAuditCsv } from './serve-csv.ts'

export const audit: Feature = {
  actions: [listActsAction, listAuditChoicesAction],
  routes: serveAuditCsv,
}
