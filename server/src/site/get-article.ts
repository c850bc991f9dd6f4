import { getArticle as route } from '@longhaul/contract/site/site.ts'
import { type Lang, inEachLanguage } from '@longhaul/domain/languages.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { fillFigures } from './figures.ts'
import { loadMarkdown } from './load-markdown.ts'
import { readSettings } from './settings.ts'
import { findArticleRow, listArticleNames, listArticleRows } from './sql-articles.ts'
import { type Row, toCard } from './article-card.ts'

export const getArticleAction = readAction(route, getArticle)

async function getArticle({ db, lang, params }: ReadCall<typeof route>): Answer<typeof route> {
  const row = orNotFound(await findArticleRow(db, params.id, lang))
  const settings = await readSettings(db)
  const fill = (text: string) => fillFigures(text, settings, row.lang)
  const around = await listArticleRows(db, lang, { isFaq: row.is_faq, category: row.category })
  const shelf = around.filter((other) => other.type === row.type)
  const at = shelf.findIndex((other) => other.id === row.id)
  const reference = (other: Row | undefined) =>
    other ? { id: other.id, article_name: fillFigures(other.article_name, settings, other.lang) } : null
  const names = await listArticleNames(db, row.id)
  const nameIn = (wanted: Lang) => {
    const name = names.find((name) => name.lang === wanted)?.article_name
    return name === undefined ? null : fillFigures(name, settings, wanted)
  }
  const { renderMarkdown } = await loadMarkdown()
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
    names: inEachLanguage(nameIn),
  }
}
