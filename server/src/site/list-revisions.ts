import { listRevisions as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findArticleForStaff, listRevisionsForStaff } from './sql-content.ts'
import { withChanges } from './revision-changes.ts'

export const listRevisionsAction = action(route, listRevisions)

/** All versions, with who saved them, when, and the changes. */
async function listRevisions({ tx, params }: Call<typeof route>): Answer<typeof route> {
  orNotFound(await findArticleForStaff(tx, params.id))
  return { revisions: withChanges(await listRevisionsForStaff(tx, params.id)) }
}
