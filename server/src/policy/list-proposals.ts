import { listProposals as route } from '@longhaul/contract/policy/policy.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { readDeciders, withDeciders } from './proposal-card.ts'
import { listProposals as listRows } from './sql-proposals.ts'

export const listProposalsAction = readAction(route, listProposals)

async function listProposals(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, query } = call
  const size = pageSize(query.limit)
  const isOpen = query.stage === undefined ? undefined : query.stage === 'open'
  const found = await listRows(db, { isOpen, cursor: decodeCursor(query.cursor), size })
  const page = toPage(
    found.map((row) => ({ ...row, created_at: row.asked_at })),
    size,
  )
  const deciders = await readDeciders(call)
  return { items: page.rows.map((row) => withDeciders(deciders, call, row)), next_cursor: page.next_cursor }
}
