import type { Feature } from '../platform/feature.ts'
import { checkBooksAction } from './check-books.ts'
import { getDayAction } from './get-day.ts'
import { getDashboardAction } from './get-dashboard.ts'
import { getMailAction } from './get-mail.ts'
import { listProcessesAction } from './processes/list-processes.ts'
import { getStatementPlanAction } from './statements/get-statement-plan.ts'
import { listStatementsAction } from './statements/list-statements.ts'
import { listMailsAction } from './list-mails.ts'
import { addShiftNoteAction } from './shift-notes/add-shift-note.ts'
import { listShiftNotesAction } from './shift-notes/list-shift-notes.ts'
import { tickShiftNoteAction } from './shift-notes/tick-shift-note.ts'

export const operations: Feature = {
  actions: [
    getDashboardAction,
    getDayAction,
    listShiftNotesAction,
    addShiftNoteAction,
    tickShiftNoteAction,
    checkBooksAction,
    listMailsAction,
    getMailAction,
    listProcessesAction,
    listStatementsAction,
    getStatementPlanAction,
  ],
}
