import { LANGS, type Lang, inEachLanguage } from '@longhaul/domain/languages.ts'
import type { ArticleState } from '@longhaul/contract/site/site.staff.ts'
import { listArticlesForStaff as route } from '@longhaul/contract/site/site.staff.ts'
import {
  ARTICLE_CATEGORIES,
  ARTICLE_KINDS,
  kindOf,
  NEEDED_ARTICLES,
} from '@longhaul/domain/content/articles.ts'
import type { Static } from 'typebox'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import * as sql from './sql-content.ts'

type Row = Awaited<ReturnType<typeof sql.listArticlesForStaff>>[number]

type State = Static<typeof ArticleState>

const DAY_MS = 86_400_000

export const listArticlesForStaffAction = readAction(route, listArticlesForStaff)

/** All articles, filtered by what editors look for: untranslated, out of date or unpublished ones. */
async function listArticlesForStaff({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await sql.listArticlesForStaff(db)
  const words = query.q?.trim()
  const holding = words ? await sql.findArticleIdsForStaff(db, words) : undefined
  const articles = rows
    .map(toState)
    .filter((article) => !query.kind || article.kind === query.kind)
    .filter((article) => !query.category || article.category === query.category)
    .filter((article) => !query.state || isIn(query.state, article))
    .filter((article) => !holding || holding.has(article.id))
    // In the order of the site: help by category, then the other articles.
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  return { articles }
}

function toState(row: Row): State {
  const texts = row.texts ?? []
  const times = texts.map((text) => Date.parse(text.updated_at))
  return {
    id: row.id,
    kind: kindOf(row),
    category: row.category,
    position: row.position,
    published: row.published_at !== null,
    names: inEachLanguage((lang) => texts.find((text) => text.lang === lang)?.name ?? null),
    behind: behind(texts),
    needed: NEEDED_ARTICLES.includes(row.id),
    updated_at: new Date(Math.max(...times)).toISOString(),
  }
}

const placeOf = ({ kind, category }: State): number =>
  ARTICLE_KINDS.indexOf(kind) * 100 + (kind === 'footer' ? 0 : ARTICLE_CATEGORIES.indexOf(category))

/** The language whose text is the oldest, and more than a day older than the newest. */
function behind(texts: NonNullable<Row['texts']>): Lang | null {
  const [oldest, ...newer] = texts.toSorted((a, b) => Date.parse(a.updated_at) - Date.parse(b.updated_at))
  const newest = newer.at(-1)
  if (!oldest || !newest || Date.parse(newest.updated_at) - Date.parse(oldest.updated_at) <= DAY_MS)
    return null
  return oldest.lang
}

function isIn(state: 'published' | 'hidden' | 'untranslated' | 'behind', article: State): boolean {
  if (state === 'published') return article.published
  if (state === 'hidden') return !article.published
  if (state === 'behind') return article.behind !== null
  return LANGS.some((lang) => article.names[lang] === null)
}
