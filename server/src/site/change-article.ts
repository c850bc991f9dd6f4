import { inEachLanguage } from '@longhaul/domain/languages.ts'
import { changeArticle as route } from '@longhaul/contract/site/site.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { checkWords, contentOf, lockVersion, readDraft, saveVersion, tidyWords } from './article-draft.ts'

export const changeArticleAction = writeAction(route, changeArticle)

/** Saves an edited article, unless another version was saved since it was opened. */
async function changeArticle(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, params } = call
  const { version, kind, category, position } = body
  const words = inEachLanguage((lang) => tidyWords(body[lang]))
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
}
