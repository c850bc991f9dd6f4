import { type Lang, LANGS, inEachLanguage } from '@longhaul/domain/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Published articles with their text in a language, or in another one if it is not translated yet. */
const publishedArticles = (db: Db, lang: Lang) =>
  db
    .selectFrom('articles')
    .innerJoin('article_texts as texts', (join) =>
      join
        .onRef('texts.article_id', '=', 'articles.id')
        .on(
          'texts.lang',
          '=',
          sql<Lang>`(select lang from article_texts where article_id = articles.id order by (lang = ${lang}) desc limit 1)`,
        ),
    )
    .where('articles.published_at', 'is not', null)

const CARD = [
  'articles.id',
  'article_name',
  'is_faq',
  'type',
  'category',
  'summary',
  'updated_at',
  'texts.lang',
] as const

export type ArticleFilter = {
  isFaq?: boolean | undefined
  type?: number | undefined
  category?: string | undefined
}

export const listArticleRows = (db: Db, lang: Lang, filter: ArticleFilter) =>
  publishedArticles(db, lang)
    .$if(filter.isFaq !== undefined, (query) => query.where('is_faq', '=', filter.isFaq!))
    .$if(filter.type !== undefined, (query) => query.where('type', '=', filter.type!))
    .$if(filter.category !== undefined, (query) => query.where('category', '=', filter.category!))
    .select(CARD)
    // The footer is one list, whatever the categories of its articles.
    .$if(filter.type !== 2, (query) => query.orderBy('category'))
    .orderBy('position')
    .orderBy('articles.id')
    .execute()

export const findArticleRow = (db: Db, id: number, lang: Lang) =>
  publishedArticles(db, lang)
    .where('articles.id', '=', id)
    .select([...CARD, 'body'])
    .executeTakeFirst()

/** The names of published articles in every language, for the addresses given to search engines. */
export const listArticleNames = (db: Db, id?: number) =>
  db
    .selectFrom('articles')
    .innerJoin('article_texts as texts', 'texts.article_id', 'articles.id')
    .where('articles.published_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('articles.id', '=', id!))
    .select(['articles.id', 'is_faq', 'texts.lang', 'article_name', 'updated_at'])
    .orderBy('articles.id')
    .execute()

/** Splits words into terms of the index: stems in English, pairs of adjacent characters in Chinese. */
export async function searchTerms(db: Db, words: string): Promise<Record<Lang, string[]>> {
  const { rows } = await sql<{ lang: Lang; terms: string[] }>`
    select lang, tsvector_to_array(to_tsvector(search_config(lang), search_words(${words}, true))) as terms
      from unnest(languages()) as lang`.execute(db)
  return inEachLanguage((lang) => rows.find((row) => row.lang === lang)?.terms ?? [])
}

/**
 * Articles with at least a `share` of the terms, ranked by how many they contain and where: the title counts
 * most. Texts in the reader's language rank before others, which also lead to the article. A Chinese title
 * that contains every character of the query counts as containing the word: 退换货 matches 退货.
 */
export const searchArticles = (
  db: Db,
  lang: Lang,
  terms: Readonly<Record<Lang | 'characters', readonly string[]>>,
  share: number,
) =>
  sql<{ id: number; body: string; text_lang: Lang; own: boolean }>`
    with wanted (lang, term) as (
      ${sql.join(
        LANGS.map((own) => sql`select ${own}::text, unnest(${[...terms[own]]}::text[])`),
        sql` union all `,
      )}
    ), held as (
      select texts.article_id, texts.lang, texts.article_name, texts.body, texts.search, count(*) as hits,
             (select count(*) from wanted as all_of where all_of.lang = texts.lang) as of_them,
             string_agg(prefix_query(wanted.term)::text, ' | ')::tsquery as query
        from article_texts as texts
        join wanted on wanted.lang = texts.lang and texts.search @@ prefix_query(wanted.term)
       group by texts.article_id, texts.lang
    )
    select distinct on (rank, id) id, body, text_lang, own from (
      select held.article_id as id, body, held.lang as text_lang, held.lang = ${lang} as own,
             (hits::float8 / of_them) * 10 + ts_rank('{0.05, 0.2, 0.5, 1.0}', search, query) * 5
               + case when ${[...terms.characters]}::text[] <> '{}' and regexp_split_to_array(held.article_name, '') @> ${[...terms.characters]}::text[]
                 then 6 else 0 end
               + case when held.lang = ${lang} then 20 else 0 end as rank
        from held join articles on articles.id = held.article_id
       where published_at is not null and hits >= ceil(of_them * ${share}::float8)
    ) as ranked
    order by rank desc, id`.execute(db)
