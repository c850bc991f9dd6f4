import type { Feature } from '../platform/feature.ts'
import { listActsAction, listAuditChoicesAction } from './list-acts.ts'
import { serveAuditCsv } from './serve-csv.ts'

export const audit: Feature = {
  actions: [listActsAction, listAuditChoicesAction],
  routes: serveAuditCsv,
}
