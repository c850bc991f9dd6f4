import { listFooterArticles as route } from '@longhaul/contract/site/site.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readSettings } from './settings.ts'
import { listArticleRows } from './sql-articles.ts'
import { toCard } from './article-card.ts'

export const listFooterArticlesAction = readAction(route, listFooterArticles)

async function listFooterArticles({ db, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listArticleRows(db, lang, { type: 2 })
  const settings = await readSettings(db)
  return { articles: rows.map((row) => toCard(row, settings)) }
}
