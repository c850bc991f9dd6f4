import type { ArticleState } from '@longhaul/contract/site/site.staff.ts'
import { listArticlesForStaff as route } from '@longhaul/contract/site/site.staff.ts'
import {
  ARTICLE_CATEGORIES,
  ARTICLE_KINDS,
  type ArticleCategory,
  kindOf,
  NEEDED_ARTICLES,
} from '@longhaul/domain/content/articles.ts'
import type { Static } from 'typebox'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import * as sql from './sql-content.ts'

type Row = Awaited<ReturnType<typeof sql.listArticlesForStaff>>[number]

type State = Static<typeof ArticleState>

const DAY_MS = 86_400_000

export const listArticlesForStaffAction = action(route, listArticlesForStaff)

/** Every article, filtered by what editors look for: what is missing, what lags behind, what is not on the site. */
async function listArticlesForStaff({ tx, query }: Call<typeof route>): Answer<typeof route> {
  const rows = await sql.listArticlesForStaff(tx)
  const words = query.q?.trim()
  const holding = words ? await sql.findArticleIdsForStaff(tx, words) : undefined
  const articles = rows
    .map(toState)
    .filter((article) => !query.kind || article.kind === query.kind)
    .filter((article) => !query.category || article.category === query.category)
    .filter((article) => !query.state || isIn(query.state, article))
    .filter((article) => !holding || holding.has(article.id))
    // In the order of the site: help by its subjects, then the other articles.
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  return { articles }
}

function toState(row: Row): State {
  const times = [row.updated_en, row.updated_zh].flatMap((at) => (at ? [at.getTime()] : []))
  return {
    id: row.id,
    kind: kindOf(row),
    category: row.category as ArticleCategory,
    position: row.position,
    published: row.published_at !== null,
    names: { en: row.name_en, zh: row.name_zh },
    behind: behind(row),
    needed: NEEDED_ARTICLES.includes(row.id),
    updated_at: new Date(Math.max(...times)).toISOString(),
  }
}

const placeOf = ({ kind, category }: State): number =>
  ARTICLE_KINDS.indexOf(kind) * 100 + (kind === 'footer' ? 0 : ARTICLE_CATEGORIES.indexOf(category))

/** The language whose text is more than a day older than the other's. */
function behind({ updated_en: en, updated_zh: zh }: Row): 'en' | 'zh' | null {
  if (!en || !zh || Math.abs(en.getTime() - zh.getTime()) <= DAY_MS) return null
  return en < zh ? 'en' : 'zh'
}

function isIn(state: 'published' | 'hidden' | 'untranslated' | 'behind', article: State): boolean {
  if (state === 'published') return article.published
  if (state === 'hidden') return !article.published
  if (state === 'behind') return article.behind !== null
  return article.names.en === null || article.names.zh === null
}
