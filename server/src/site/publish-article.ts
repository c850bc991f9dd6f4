import { publishArticle as route } from '@longhaul/contract/site/site.staff.ts'
import { whyNotUnpublish } from '@longhaul/domain/content/articles.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { contentOf, readDraft, saveVersion } from './article-draft.ts'
import { lockArticleForStaff } from './sql-content.ts'

export const publishArticleAction = writeAction(route, publishArticle)

/** Publishes or unpublishes an article, effective immediately. */
async function publishArticle(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, params } = call
  const row = orNotFound(await lockArticleForStaff(tx, params.id))
  if (!body.published) refuseIf(whyNotUnpublish(row.id))
  const content = { ...(await contentOf(tx, row)), published: body.published }
  await saveVersion(call, row, content, {
    action: body.published ? 'publish_article' : 'unpublish_article',
  })
  return await readDraft(tx, params.id)
}
