import { listFooterArticles as route } from '@longhaul/contract/site/site.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readSettings } from './settings.ts'
import { listArticleRows } from './sql-articles.ts'
import { toCard } from './article-card.ts'

export const listFooterArticlesAction = action(route, listFooterArticles)

async function listFooterArticles({ tx, lang }: Call<typeof route>): Answer<typeof route> {
  const rows = await listArticleRows(tx, lang, { type: 2 })
  const settings = await readSettings(tx)
  return { articles: rows.map((row) => toCard(row, settings)) }
}
