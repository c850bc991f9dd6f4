import { getArticleForStaff as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readDraft } from './article-draft.ts'

export const getArticleForStaffAction = action(route, getArticleForStaff)

function getArticleForStaff({ tx, params }: Call<typeof route>): Answer<typeof route> {
  return readDraft(tx, params.id)
}
