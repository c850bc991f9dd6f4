import { listArticles as route } from '@longhaul/contract/site/site.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { fillFigures } from './figures.ts'
import { findArticles } from './search-articles.ts'
import { readSettings } from './settings.ts'
import { listArticleRows } from './sql-articles.ts'
import { toCard, type Card } from './article-card.ts'

export const listArticlesAction = readAction(route, listArticles)

async function listArticles({ db, lang, query }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listArticleRows(db, lang, {
    isFaq: query.is_faq,
    type: query.type,
    category: query.category,
  })
  const settings = await readSettings(db)
  const words = query.q?.trim()
  if (!words) return { articles: rows.map((row) => toCard(row, settings)) }

  const hits = await findArticles(db, lang, words, (text, textLang) => fillFigures(text, settings, textLang))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    articles: hits.flatMap(({ id, excerpt }): Card[] => {
      const row = byId.get(id)
      return row ? [{ ...toCard(row, settings), ...(excerpt ? { excerpt } : {}) }] : []
    }),
  }
}
