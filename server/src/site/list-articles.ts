import { listArticles as route } from '@longhaul/contract/site/site.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { fillFigures } from './figures.ts'
import { findArticles } from './search-articles.ts'
import { readSettings } from './settings.ts'
import { listArticleRows } from './sql-articles.ts'
import { toCard, type Card } from './article-card.ts'

export const listArticlesAction = action(route, listArticles)

async function listArticles({ tx, lang, query }: Call<typeof route>): Answer<typeof route> {
  const rows = await listArticleRows(tx, lang, {
    isFaq: query.is_faq,
    type: query.type,
    category: query.category,
  })
  const settings = await readSettings(tx)
  const words = query.q?.trim()
  if (!words) return { articles: rows.map((row) => toCard(row, settings)) }

  const hits = await findArticles(tx, lang, words, (text, textLang) => fillFigures(text, settings, textLang))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    articles: hits.flatMap(({ id, excerpt }): Card[] => {
      const row = byId.get(id)
      return row ? [{ ...toCard(row, settings), ...(excerpt ? { excerpt } : {}) }] : []
    }),
  }
}
