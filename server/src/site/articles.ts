import { getArticle, listArticles, listFooterArticles } from '@longhaul/contract/site.ts'
import type { Static } from 'typebox'
import type { ArticleCard } from '@longhaul/contract/site.ts'
import { action } from '../platform/action.ts'
import { found } from '../platform/refusal.ts'
import { fillPlaceholders, renderMarkdown } from './markdown.ts'
import { readSettings } from './settings.ts'
import { findArticleRow, listArticleRows } from './sql.ts'

type Row = Awaited<ReturnType<typeof listArticleRows>>[number]

const toCard = (row: Row): Static<typeof ArticleCard> => ({
  id: row.id,
  article_name: row.article_name,
  is_faq: row.is_faq,
  type: row.type,
  category: row.category,
  summary: row.summary,
  updated_at: row.updated_at.toISOString(),
})

export const listArticlesAction = action(listArticles, async ({ tx, lang, query }) => {
  const words = query.q?.trim().split(/\s+/).filter(Boolean).slice(0, 6)
  const rows = await listArticleRows(tx, lang, {
    isFaq: query.is_faq,
    type: query.type,
    category: query.category,
    words,
  })
  const settings = await readSettings(tx)
  return {
    articles: rows.map((row) => ({ ...toCard(row), summary: fillPlaceholders(row.summary, settings, lang) })),
  }
})

export const listFooterArticlesAction = action(listFooterArticles, async ({ tx, lang }) => {
  const rows = await listArticleRows(tx, lang, { type: 2 })
  return { articles: rows.map(toCard) }
})

export const getArticleAction = action(getArticle, async ({ tx, lang, params }) => {
  const row = found(await findArticleRow(tx, params.id, lang))
  const settings = await readSettings(tx)
  const neighbours = await listArticleRows(tx, lang, { isFaq: row.is_faq, category: row.category })
  const { html, headings } = renderMarkdown(fillPlaceholders(row.body, settings, row.lang))
  return {
    ...toCard(row),
    summary: fillPlaceholders(row.summary, settings, row.lang),
    lang: row.lang,
    html,
    headings,
    related: neighbours
      .filter((other) => other.id !== row.id)
      .slice(0, 6)
      .map(toCard),
  }
})
