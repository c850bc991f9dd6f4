import type { Static } from 'typebox'
import type { ArticleCard } from '@longhaul/contract/site/site.ts'
import { fillFigures } from './figures.ts'
import { type Settings } from './settings.ts'
import type { listArticleRows } from './sql-articles.ts'

export type Row = Awaited<ReturnType<typeof listArticleRows>>[number]

export type Card = Static<typeof ArticleCard>

export const toCard = (row: Row, settings: Settings): Card => ({
  id: row.id,
  article_name: fillFigures(row.article_name, settings, row.lang),
  is_faq: row.is_faq,
  type: row.type,
  category: row.category,
  summary: fillFigures(row.summary, settings, row.lang),
  updated_at: row.updated_at.toISOString(),
})
