import { addArticle, changeArticle, publishArticle } from '@longhaul/contract/site/site.staff.ts'
import { whyNotUnpublish } from '@longhaul/domain/content/articles.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { found, refuseIf } from '../platform/http/refusal.ts'
import { checkWords, contentOf, lockVersion, readDraft, saveVersion, tidyWords } from './article-draft.ts'
import { insertArticle, keepRevision, lockArticleForStaff, nextArticleId, saveTexts } from './sql-content.ts'

/** Writes a new article, not yet on the site. */
export const addArticleAction = action(addArticle, async (call) => {
  const { tx, body, me, now } = call
  const { kind, category, position } = body
  const words = { en: tidyWords(body.en), zh: tidyWords(body.zh) }
  const content = { kind, category, position, published: false, ...words }
  await checkWords(tx, content)
  const id = await nextArticleId(tx)
  await insertArticle(tx, id, content)
  await saveTexts(tx, id, null, content, now)
  await keepRevision(tx, { article_id: id, version: 1, content, staff_id: me.id, created_at: now })
  await audit(call, { action: 'add_article', subjectKind: 'article', subjectId: String(id), after: content })
  return await readDraft(tx, id)
})

/** Saves what was edited, unless somebody saved another version since it was opened. */
export const changeArticleAction = action(changeArticle, async (call) => {
  const { tx, body, params } = call
  const { version, kind, category, position } = body
  const words = { en: tidyWords(body.en), zh: tidyWords(body.zh) }
  await checkWords(tx, words)
  const row = await lockVersion(tx, params.id, version)
  const { published } = await contentOf(tx, row)
  await saveVersion(
    call,
    row,
    { kind, category, position, published, ...words },
    { action: 'change_article' },
  )
  return await readDraft(tx, params.id)
})

/** Puts an article on the site or takes it off; the shop shows it at once. */
export const publishArticleAction = action(publishArticle, async (call) => {
  const { tx, body, params } = call
  const row = found(await lockArticleForStaff(tx, params.id))
  if (!body.published) refuseIf(whyNotUnpublish(row.id))
  const content = { ...(await contentOf(tx, row)), published: body.published }
  await saveVersion(call, row, content, {
    action: body.published ? 'publish_article' : 'unpublish_article',
  })
  return await readDraft(tx, params.id)
})
