import { listLeads as route } from '@longhaul/contract/site/site.staff.ts'
import type { LeadStage } from '@longhaul/domain/leads/stages.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { toCard } from './lead-card.ts'
import { listLeadsForStaff } from './sql.ts'

const OPEN: readonly LeadStage[] = ['new', 'contacted']

export const listLeadsAction = readAction(route, listLeads)

/** Enquiries, newest first: those of one stage, the open ones, or the open ones assigned to the caller. */
async function listLeads({ db, query, me }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const { stage } = query
  const rows = await listLeadsForStaff(db, {
    stages: stage === undefined ? undefined : stage === 'open' || stage === 'mine' ? OPEN : [stage],
    assigneeId: stage === 'mine' ? me.id : undefined,
    q: query.q?.trim(),
    cursor: decodeCursor(query.cursor),
    size,
  })
  const page = toPage(rows, size)
  return { items: page.rows.map(toCard), next_cursor: page.next_cursor }
}
