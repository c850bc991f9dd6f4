import { getRevision as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { asContent, listRevisionsForStaff } from './sql-content.ts'
import { withChanges } from './revision-changes.ts'

export const getRevisionAction = action(route, getRevision)

async function getRevision({ tx, params }: Call<typeof route>): Answer<typeof route> {
  const rows = await listRevisionsForStaff(tx, params.id)
  const row = orNotFound(rows.find((row) => row.version === params.version))
  const { published: _, ...content } = asContent(row.content)
  return {
    ...orNotFound(withChanges(rows).find((withChange) => withChange.version === row.version)),
    ...content,
  }
}
