import { inEachLanguage } from '@longhaul/domain/languages.ts'
import { addArticle as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { checkWords, readDraft, tidyWords } from './article-draft.ts'
import { insertArticle, saveRevision, nextArticleId, saveTexts } from './sql-content.ts'

export const addArticleAction = writeAction(route, addArticle)

/** Creates an article, not yet published. */
async function addArticle(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, me, now } = call
  const { kind, category, position } = body
  const words = inEachLanguage((lang) => tidyWords(body[lang]))
  const content = { kind, category, position, published: false, ...words }
  await checkWords(tx, content)
  const id = await nextArticleId(tx)
  await insertArticle(tx, id, content)
  await saveTexts(tx, id, null, content, now)
  await saveRevision(tx, { article_id: id, version: 1, content, staff_id: me.id, created_at: now })
  await audit(call, { action: 'add_article', subjectKind: 'article', subjectId: String(id), after: content })
  return await readDraft(tx, id)
}
