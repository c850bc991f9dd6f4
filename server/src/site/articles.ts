import { getArticle, listArticles, listFooterArticles } from '@longhaul/contract/site/site.ts'
import type { Lang } from '@longhaul/text/lang.ts'
import type { Static } from 'typebox'
import type { ArticleCard } from '@longhaul/contract/site/site.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { fillFigures } from './figures.ts'
import { renderMarkdown } from './markdown.ts'
import { findArticles } from './search-articles.ts'
import { readSettings, type Settings } from './settings.ts'
import { findArticleRow, listArticleNames, listArticleRows } from './sql-articles.ts'

type Row = Awaited<ReturnType<typeof listArticleRows>>[number]
type Card = Static<typeof ArticleCard>

const toCard = (row: Row, settings: Settings): Card => ({
  id: row.id,
  article_name: fillFigures(row.article_name, settings, row.lang),
  is_faq: row.is_faq,
  type: row.type,
  category: row.category,
  summary: fillFigures(row.summary, settings, row.lang),
  updated_at: row.updated_at.toISOString(),
})

export const listArticlesAction = action(listArticles, async ({ tx, lang, query }) => {
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
})

export const listFooterArticlesAction = action(listFooterArticles, async ({ tx, lang }) => {
  const rows = await listArticleRows(tx, lang, { type: 2 })
  const settings = await readSettings(tx)
  return { articles: rows.map((row) => toCard(row, settings)) }
})

export const getArticleAction = action(getArticle, async ({ tx, lang, params }) => {
  const row = found(await findArticleRow(tx, params.id, lang))
  const settings = await readSettings(tx)
  const fill = (text: string) => fillFigures(text, settings, row.lang)
  const around = await listArticleRows(tx, lang, { isFaq: row.is_faq, category: row.category })
  const shelf = around.filter((other) => other.type === row.type)
  const at = shelf.findIndex((other) => other.id === row.id)
  const reference = (other: Row | undefined) =>
    other ? { id: other.id, article_name: fillFigures(other.article_name, settings, other.lang) } : null
  const names = await listArticleNames(tx, row.id)
  const nameIn = (wanted: Lang) => {
    const name = names.find((one) => one.lang === wanted)?.article_name
    return name === undefined ? null : fillFigures(name, settings, wanted)
  }
  const { html, headings } = renderMarkdown(fill(row.body))
  return {
    ...toCard(row, settings),
    lang: row.lang,
    html,
    headings,
    related: around
      .filter((other) => other.id !== row.id)
      .slice(0, 6)
      .map((other) => toCard(other, settings)),
    previous: reference(shelf[at - 1]),
    next: reference(shelf[at + 1]),
    names: { en: nameIn('en'), zh: nameIn('zh') },
  }
})
