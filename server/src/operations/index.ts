import type { Feature } from '../platform/feature.ts'
import { checkBooksAction } from './check-books.ts'
import { getDayAction } from './get-day.ts'
import { getDashboardAction } from './get-dashboard.ts'
import { getMailAction } from './get-mail.ts'
import { listProcessesAction } from './processes/list-processes.ts'
import { getStatementPlanAction } from './statements/get-statement-plan.ts'
import { listStatementsAction } from './statements/list-statements.ts'
import { listMailsAction } from './list-mails.ts'

export const operations: Feature = {
  actions: [
    getDashboardAction,
    getDayAction,
    checkBooksAction,
    listMailsAction,
    getMailAction,
    listProcessesAction,
    listStatementsAction,
    getStatementPlanAction,
  ],
}
