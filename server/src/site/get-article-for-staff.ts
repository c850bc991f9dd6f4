import { getArticleForStaff as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readDraft } from './article-draft.ts'

export const getArticleForStaffAction = readAction(route, getArticleForStaff)

function getArticleForStaff({ db, params }: ReadCall<typeof route>): Answer<typeof route> {
  return readDraft(db, params.id)
}
