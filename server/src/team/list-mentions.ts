import { listMentions as route } from '@longhaul/contract/staff/mentions.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listOwnMentions } from './sql-mentions.ts'

export const listMentionsAction = readAction(route, listMentions)

async function listMentions({ db, me }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listOwnMentions(db, me.id)
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: row.subject_kind,
      subject_id: row.subject_id,
      named_by_name: row.named_by_name,
      named_at: row.named_at.toISOString(),
    })),
  }
}
