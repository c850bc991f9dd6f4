import type { Lang } from '@longhaul/text/lang.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

export const listCountryRows = (db: Db) =>
  db
    .selectFrom('countries')
    .selectAll()
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('provinces')
            .whereRef('provinces.country', '=', 'countries.code')
            .select(select.lit(1).as('one')),
        )
        .as('province_list'),
    )
    .orderBy('continent')
    .orderBy('name_en')
    .execute()

export const listProvinceRows = (db: Db, country: string) =>
  db
    .selectFrom('provinces')
    .where('country', '=', country)
    .select(['code', 'name_en', 'name_zh', 'name_local'])
    .orderBy('position')
    .execute()

export const listWarehouseRows = (db: Db) =>
  db.selectFrom('warehouses').selectAll().where('closed_at', 'is', null).orderBy('position').execute()

/** The newest rate of each currency. */
export const listLatestRates = (db: Db) =>
  db
    .selectFrom('exchange_rates')
    .distinctOn('currency')
    .select(['currency', 'rate_nanos', 'quoted_on', 'source'])
    .orderBy('currency')
    .orderBy('quoted_on', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findLatestRate = (db: Db, currency: string) =>
  db
    .selectFrom('exchange_rates')
    .where('currency', '=', currency)
    .select(['rate_nanos', 'quoted_on', 'source'])
    .orderBy('quoted_on', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Published articles with their text in a language, or in the other one where it is not translated yet. */
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

export const listArticleRows = (db: Db, lang: Lang, filter: ArticleFilter) =>
  publishedArticles(db, lang)
    .$if(filter.isFaq !== undefined, (query) => query.where('is_faq', '=', filter.isFaq!))
    .$if(filter.type !== undefined, (query) => query.where('type', '=', filter.type!))
    .$if(filter.category !== undefined, (query) => query.where('category', '=', filter.category!))
    .$if(Boolean(filter.words), (query) =>
      query.where((where) =>
        where.and(
          filter.words!.map((word) => {
            const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
            return where.or([
              where('article_name', 'ilike', pattern),
              where('summary', 'ilike', pattern),
              where('body', 'ilike', pattern),
            ])
          }),
        ),
      ),
    )
    .select(['articles.id', 'article_name', 'is_faq', 'type', 'category', 'summary', 'updated_at'])
    .orderBy('category')
    .orderBy('position')
    .orderBy('articles.id')
    .execute()

export type ArticleFilter = {
  isFaq?: boolean | undefined
  type?: number | undefined
  category?: string | undefined
  words?: string[] | undefined
}

export const findArticleRow = (db: Db, id: number, lang: Lang) =>
  publishedArticles(db, lang)
    .where('articles.id', '=', id)
    .select([
      'articles.id',
      'article_name',
      'is_faq',
      'type',
      'category',
      'summary',
      'updated_at',
      'body',
      'texts.lang',
    ])
    .executeTakeFirst()

export const insertLead = (
  tx: Db,
  lead: {
    name: string
    company: string
    email: string
    phone: string
    monthly_volume: string
    message: string
    lang: Lang
    created_at: Date
  },
) => tx.insertInto('leads').values(lead).returning('id').executeTakeFirstOrThrow()

export const countMigrations = (db: Db) =>
  db
    .selectFrom('migrations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
