import { listRevisions as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findArticleForStaff, listRevisionsForStaff } from './sql-content.ts'
import { withChanges } from './revision-changes.ts'

export const listRevisionsAction = readAction(route, listRevisions)

/** All versions, with who saved them, when, and the changes. */
async function listRevisions({ db, params }: ReadCall<typeof route>): Answer<typeof route> {
  orNotFound(await findArticleForStaff(db, params.id))
  return { revisions: withChanges(await listRevisionsForStaff(db, params.id)) }
}
