import { getRevision as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { asContent, listRevisionsForStaff } from './sql-content.ts'
import { withChanges } from './revision-changes.ts'

export const getRevisionAction = readAction(route, getRevision)

async function getRevision({ db, params }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listRevisionsForStaff(db, params.id)
  const row = orNotFound(rows.find((row) => row.version === params.version))
  const { published: _, ...content } = asContent(row.content)
  return {
    ...orNotFound(withChanges(rows).find((withChange) => withChange.version === row.version)),
    ...content,
  }
}
