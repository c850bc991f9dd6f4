import { columnsOf, type ArticleCategory, type ArticleKind } from '@longhaul/domain/content/articles.ts'
import { LANGS, type Lang, inEachLanguage } from '@longhaul/domain/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { containing } from '../search/public.ts'

/** The texts of an article in one language. If all three are empty, it is not written in that language. */
export type Words = { article_name: string; summary: string; body: string }

/** The content of an article that is stored with each version. */
export type Content = {
  kind: ArticleKind
  category: ArticleCategory
  position: number
  published: boolean
} & Readonly<Record<Lang, Words>>

/** A version that is older than a language lacks its texts. */
type StoredContent = Omit<Content, Lang> & Partial<Pick<Content, Lang>>

export const NOT_WRITTEN: Words = { article_name: '', summary: '', body: '' }
/**
 * Reads a stored version and puts its fields into their usual order, because `jsonb` does not keep the order.
 */
export function asContent(kept: unknown): Content {
  // Versions are only written by `saveRevision`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { kind, category, position, published, ...written } = kept as StoredContent
  const words = ({ article_name, summary, body }: Words): Words => ({ article_name, summary, body })
  return {
    kind,
    category,
    position,
    published,
    ...inEachLanguage((lang) => words(written[lang] ?? NOT_WRITTEN)),
  }
}
export const isWritten = (words: Words): boolean => Object.values(words).some((text) => text.trim() !== '')

/** The categories that editors can choose; seeded articles have no others. */
type InCategory = { category: ArticleCategory }

type WrittenText = { lang: Lang; name: string; updated_at: string }

export const listArticlesForStaff = (db: Db) =>
  db
    .selectFrom('articles')
    .select(['articles.id', 'is_faq', 'type', 'category', 'position', 'published_at'])
    .$narrowType<InCategory>()
    .select(({ selectFrom }) =>
      selectFrom('article_texts')
        .whereRef('article_id', '=', 'articles.id')
        .select(
          sql<
            WrittenText[]
          >`jsonb_agg(jsonb_build_object('lang', lang, 'name', article_name, 'updated_at', updated_at))`.as(
            'texts',
          ),
        )
        .as('texts'),
    )
    .orderBy('is_faq', 'desc')
    .orderBy('type')
    .orderBy(sql`case when type = 2 then '' else category end`)
    .orderBy('position')
    .orderBy('articles.id')
    .execute()

/** The ids of articles that contain a text in any language, or whose id it is. */
export async function findArticleIdsForStaff(db: Db, text: string): Promise<Set<number>> {
  const pattern = containing(text)
  const rows = await db
    .selectFrom('article_texts')
    .where((where) =>
      where.or([
        where('article_name', 'ilike', pattern),
        where('summary', 'ilike', pattern),
        where('body', 'ilike', pattern),
        where(sql`article_id::text`, '=', text),
      ]),
    )
    .select('article_id')
    .execute()
  return new Set(rows.map((row) => row.article_id))
}

export const findArticleForStaff = (db: Db, id: number) =>
  db.selectFrom('articles').where('id', '=', id).selectAll().$narrowType<InCategory>().executeTakeFirst()

export const lockArticleForStaff = (tx: Tx, id: number) =>
  tx
    .selectFrom('articles')
    .where('id', '=', id)
    .selectAll()
    .$narrowType<InCategory>()
    .forNoKeyUpdate()
    .executeTakeFirst()

export const lockArticlesForStaff = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('articles')
    .where('id', 'in', [...ids])
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const listShelfForStaff = (db: Db, shelf: { is_faq: boolean; type: number; category: string }) =>
  db
    .selectFrom('articles')
    .where('is_faq', '=', shelf.is_faq)
    .where('type', '=', shelf.type)
    // The footer is one list.
    .$if(shelf.type !== 2, (query) => query.where('category', '=', shelf.category))
    .select(['id', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()

export const listTextsForStaff = (db: Db, articleId: number) =>
  db
    .selectFrom('article_texts')
    .where('article_id', '=', articleId)
    .select(['lang', 'article_name', 'summary', 'body', 'updated_at'])
    .execute()

export async function nextArticleId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('article_ids') as id`.execute(tx)
  return rows[0]!.id
}

export const insertArticle = (tx: Tx, id: number, content: Content) =>
  tx
    .insertInto('articles')
    .values({
      id,
      ...columnsOf(content.kind),
      category: content.category,
      position: content.position,
      published_at: null,
    })
    .execute()

export const updateArticle = (
  tx: Tx,
  id: number,
  change: { content: Content; version: number; publishedAt: Date | null },
) =>
  tx
    .updateTable('articles')
    .set({
      ...columnsOf(change.content.kind),
      category: change.content.category,
      position: change.content.position,
      version: change.version,
      published_at: change.publishedAt,
    })
    .where('id', '=', id)
    .execute()

/**
 * Stores the languages that changed and deletes those that are now empty. The dates of the others do not
 * change.
 */
export async function saveTexts(
  tx: Tx,
  articleId: number,
  before: Content | null,
  after: Content,
  now: Date,
): Promise<void> {
  for (const lang of LANGS) {
    const words = after[lang]
    if (before && JSON.stringify(before[lang]) === JSON.stringify(words)) continue
    if (!isWritten(words)) {
      await tx
        .deleteFrom('article_texts')
        .where('article_id', '=', articleId)
        .where('lang', '=', lang)
        .execute()
      continue
    }
    await tx
      .insertInto('article_texts')
      .values({ article_id: articleId, lang, ...words, updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(['article_id', 'lang']).doUpdateSet({ ...words, updated_at: now }),
      )
      .execute()
  }
}

/** Stores a version; one that is already stored stays unchanged. */
export const saveRevision = (
  tx: Tx,
  revision: {
    article_id: number
    version: number
    content: Content
    staff_id: string | null
    restored_from?: number
    created_at: Date
  },
) =>
  tx
    .insertInto('article_revisions')
    .values({ ...revision, content: JSON.stringify(revision.content) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const listRevisionsForStaff = (db: Db, articleId: number) =>
  db
    .selectFrom('article_revisions')
    .leftJoin('staff', 'staff.id', 'article_revisions.staff_id')
    .where('article_id', '=', articleId)
    .select([
      'version',
      'content',
      'restored_from',
      'article_revisions.created_at',
      'staff.name as staff_name',
    ])
    .orderBy('version', 'desc')
    .limit(500)
    .execute()

/** Those of the ids that are published articles, for checking links. */
export async function publishedAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('articles')
    .where('id', 'in', [...ids])
    .where('published_at', 'is not', null)
    .select('id')
    .execute()
  return new Set(rows.map((row) => row.id))
}

export const setPositions = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`update articles set position = place.ordinality
    from unnest(${[...ids]}::integer[]) with ordinality as place (id, ordinality) where articles.id = place.id`.execute(
    tx,
  )
}
