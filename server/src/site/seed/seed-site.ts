import { FIRST_LANG, inEachLanguage } from '@longhaul/domain/languages.ts'
import { parseRate } from '@longhaul/domain/money/exchange.ts'
import type pg from 'pg'
import { type Tx, createDb, inTransaction } from '../../platform/database/db.ts'
import { readArticles } from './articles.ts'
import { cell, cells, flag, readCsv } from './csv.ts'
import { isEmpty } from './is-empty.ts'
import { seedExamples } from './seed-examples.ts'

/**
 * Inserts the initial data of every installation from `server/seed/` and `server/content/`: countries,
 * exchange rates, goods, services, duties, articles. Only empty tables are filled, so it runs at every start;
 * afterwards the data are edited in the console. A demo's rates are dated before its story, which adds newer
 * ones (`demo/sql.ts`). Demos and tests also begin with the invented examples (`seed-examples.ts`), a real
 * shop never does.
 */
export async function seedSite(
  pool: pg.Pool,
  now: Date,
  kind: 'shop' | 'examples' | 'demo' = 'shop',
): Promise<void> {
  const isDemo = kind === 'demo'
  await inTransaction(createDb(pool), async (tx) => {
    if (await isEmpty(tx, 'countries')) await seedCountries(tx)
    if (await isEmpty(tx, 'provinces')) await seedPlaces(tx)
    if (await isEmpty(tx, 'exchange_rates')) await seedRates(tx, now, isDemo)
    if (await isEmpty(tx, 'goods_categories')) await seedGoods(tx)
    if (await isEmpty(tx, 'extra_services')) await seedServices(tx)
    if (await isEmpty(tx, 'articles')) await seedArticles(tx, now)
    if (kind !== 'shop') await seedExamples(tx, now, isDemo)
  })
}

async function seedCountries(tx: Tx): Promise<void> {
  const rows = await readCsv('countries.csv')
  const countries = rows.map((row) => ({
    code: cell(row, 'iso2'),
    name: cells(row, 'name'),
    continent: cell(row, 'continent'),
    continent_name: cells(row, 'continent'),
    dial_code: cell(row, 'dial_code'),
    currency: cell(row, 'currency'),
    province_required: flag(row, 'province_required'),
    postcode_used: flag(row, 'postcode_used'),
    postcode_required: flag(row, 'postcode_required'),
    ships_to: true,
  }))
  await tx.insertInto('countries').values(countries).execute()
}

/** Inserts the provinces of the countries that have a list of them, and the formats of postcodes. */
async function seedPlaces(tx: Tx): Promise<void> {
  const rows = await readCsv('provinces.csv')
  const provinces = rows.map((row, position) => ({
    country: cell(row, 'country'),
    code: cell(row, 'code'),
    position,
    name_latin: cell(row, 'name_latin'),
    name_chinese: cell(row, 'name_chinese'),
    name_local: cell(row, 'name_local'),
  }))
  await tx.insertInto('provinces').values(provinces).execute()
  for (const row of await readCsv('postcodes.csv'))
    await tx
      .updateTable('countries')
      .set({ postcode_pattern: cell(row, 'pattern'), postcode_example: cell(row, 'example') })
      .where('code', '=', cell(row, 'country'))
      .execute()
}

async function seedRates(tx: Tx, now: Date, isDemo: boolean): Promise<void> {
  const beforeStory = new Date(now.getTime() - 60 * 86_400_000)
  const rows = await readCsv('rates.csv')
  const rates = rows.map((row) => ({
    currency: cell(row, 'currency'),
    rate_nanos: parseRate(cell(row, 'cny_per_unit')),
    source: cell(row, 'source'),
    quoted_on: isDemo ? beforeStory.toISOString().slice(0, 10) : cell(row, 'snapshot_date'),
    created_at: isDemo ? beforeStory : now,
  }))
  await tx.insertInto('exchange_rates').values(rates).execute()
}

async function seedGoods(tx: Tx): Promise<void> {
  const rows = await readCsv('restricted-goods.csv')
  const categories = rows.map((row) => ({
    id: cell(row, 'category'),
    name: cells(row, 'name'),
    words: inEachLanguage((lang) => words(row[`words_${lang}`] ?? '')),
    forbidden: flag(row, 'refused_everywhere'),
  }))
  await tx.insertInto('goods_categories').values(categories).execute()
}

/** The words by which a title reveals a category: see `domain/src/orders/restricted-words.ts`. */
const words = (list: string): string[] => list.split('|').filter((word) => word !== '')

async function seedServices(tx: Tx): Promise<void> {
  const rows = await readCsv('services.csv')
  const services = rows.map((row, position) => ({
    id: cell(row, 'code'),
    name: cells(row, 'name'),
    note: inEachLanguage(() => ''),
    unit: cell(row, 'unit') === 'item' ? ('item' as const) : ('parcel' as const),
    price_fen: Number(cell(row, 'price_fen')),
    position,
  }))
  await tx.insertInto('extra_services').values(services).execute()
}

async function seedArticles(tx: Tx, now: Date): Promise<void> {
  const texts = await readArticles()
  const articles = texts.filter((text) => text.lang === FIRST_LANG)
  await tx
    .insertInto('articles')
    .values(
      articles.map(({ id, isFaq, type, category, position }) => ({
        id,
        is_faq: isFaq,
        type,
        category,
        position,
        published_at: now,
      })),
    )
    .execute()
  await tx
    .insertInto('article_texts')
    .values(
      texts.map(({ id, lang, title, summary, body, updated }) => ({
        article_id: id,
        lang,
        article_name: title,
        summary,
        body,
        updated_at: new Date(`${updated}T00:00:00Z`),
      })),
    )
    .execute()
}
