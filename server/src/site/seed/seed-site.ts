import { FIRST_LANG, inEachLanguage, fieldsOf } from '@longhaul/domain/languages.ts'
import { parseRate } from '@longhaul/domain/money/exchange.ts'
import { DELIVERY_OPTIONS } from '@longhaul/domain/shipping/fee.ts'
import { readZoneRate, zoneColumns } from '@longhaul/domain/shipping/rate-row.ts'
import { type Db, createDb, inTransaction } from '../../platform/database/db.ts'
import type pg from 'pg'
import { readArticles } from './articles.ts'
import { cell, cells, flag, readCsv } from './csv.ts'
import { seedImportRules } from './import-rules.ts'
import { seedPlaces } from './places.ts'

/**
 * What a new installation begins with: countries, rates, warehouses, lines, prices, goods, articles, from `server/seed/` and `server/content/`.
 * Only empty tables are filled, so it runs at every start; from then on the console decides. A demo begins with rates of yesterday, and with parcels that
 * took as long as their lines promise.
 */
export async function seedSite(pool: pg.Pool, now: Date, isDemo = false): Promise<void> {
  await inTransaction(createDb(pool), async (tx) => {
    if (await isEmpty(tx, 'countries')) await seedCountries(tx)
    if (await isEmpty(tx, 'provinces')) await seedPlaces(tx)
    if (await isEmpty(tx, 'exchange_rates')) await seedRates(tx, now, isDemo)
    if (await isEmpty(tx, 'warehouses')) await seedWarehouses(tx)
    if (await isEmpty(tx, 'goods_categories')) await seedGoods(tx)
    if (await isEmpty(tx, 'extra_services')) await seedServices(tx)
    if (await isEmpty(tx, 'shipping_lines')) await seedLines(tx, isDemo)
    if (await isEmpty(tx, 'import_rules')) await seedImportRules(tx)
    if (await isEmpty(tx, 'articles')) await seedArticles(tx, now)
  })
}

type Seeded =
  | 'countries'
  | 'provinces'
  | 'exchange_rates'
  | 'warehouses'
  | 'goods_categories'
  | 'extra_services'
  | 'shipping_lines'
  | 'import_rules'
  | 'articles'

async function isEmpty(tx: Db, table: Seeded): Promise<boolean> {
  const row = await tx
    .selectFrom(table)
    .select((select) => select.lit(1).as('one'))
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}

async function seedCountries(tx: Db): Promise<void> {
  const served = new Set((await readCsv('rate-card.csv')).flatMap((row) => cell(row, 'countries').split(' ')))
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
    ships_to: served.has(cell(row, 'iso2')),
  }))
  await tx.insertInto('countries').values(countries).execute()
}

async function seedRates(tx: Db, now: Date, isDemo: boolean): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)
  const rows = await readCsv('rates.csv')
  const rates = rows.map((row) => ({
    currency: cell(row, 'currency'),
    rate_nanos: parseRate(cell(row, 'cny_per_unit')),
    source: cell(row, 'source'),
    quoted_on: isDemo ? yesterday : cell(row, 'snapshot_date'),
    created_at: now,
  }))
  await tx.insertInto('exchange_rates').values(rates).execute()
}

async function seedWarehouses(tx: Db): Promise<void> {
  const rows = await readCsv('warehouses.csv')
  const warehouses = rows.map((row, position) => ({
    id: cell(row, 'code'),
    name: cells(row, 'city'),
    address_latin: cell(row, 'address_latin'),
    address_chinese: cell(row, 'address_chinese'),
    receiver: '远淘',
    phone: cell(row, 'phone'),
    postcode: cell(row, 'postcode'),
    position,
  }))
  await tx.insertInto('warehouses').values(warehouses).execute()
}

async function seedGoods(tx: Db): Promise<void> {
  const rows = await readCsv('restricted-goods.csv')
  const categories = rows.map((row) => ({
    id: cell(row, 'category'),
    name: cells(row, 'name'),
    words: inEachLanguage((lang) => words(row[`words_${lang}`] ?? '')),
    forbidden: flag(row, 'refused_everywhere'),
  }))
  await tx.insertInto('goods_categories').values(categories).execute()
}

/** By what a title gives a category away: see `domain/src/orders/restricted-words.ts`. */
const words = (list: string): string[] => list.split('|').filter((word) => word !== '')

async function seedServices(tx: Db): Promise<void> {
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

/** What the demo's last parcels took: within the days that their line promises. */
const asPromised = ({
  transitMinDays: min,
  transitMaxDays: max,
}: {
  transitMinDays: number
  transitMaxDays: number
}): string => `${min + 1}-${max - (max - min > 2 ? 1 : 0)}`

async function seedLines(tx: Db, isDemo: boolean): Promise<void> {
  const lines = await readCsv('lines.csv')
  const optionOf = (row: Record<string, string>) => {
    const option = DELIVERY_OPTIONS.find((known) => known === cell(row, 'option'))
    if (!option) throw new Error(`no such delivery option: ${cell(row, 'option')}`)
    return option
  }
  await tx
    .insertInto('shipping_lines')
    .values(
      lines.map((row, position) => ({
        id: cell(row, 'line'),
        option: optionOf(row),
        tax_mode: cell(row, 'tax_mode') === 'ddp' ? ('ddp' as const) : ('ddu' as const),
        name: cells(row, 'name'),
        note: cells(row, 'note'),
        position,
      })),
    )
    .execute()

  // From the beginning: demo data is dated back from now.
  const beginning = new Date('2020-01-01T00:00:00Z')
  const card = await tx
    .insertInto('rate_cards')
    .values({ name: 'Starting rates', effective_from: beginning, created_at: beginning })
    .returning('id')
    .executeTakeFirstOrThrow()
  const options = new Map(lines.map((row) => [cell(row, 'line'), optionOf(row)]))
  for (const row of await readCsv('rate-card.csv')) {
    const zone = readZoneRate(
      { ...row, ...fieldsOf('zone', cells(row, 'zone')) },
      options.get(cell(row, 'line')) ?? 'postal',
    )
    if ('problems' in zone)
      throw new Error(`rate card, ${row['line']} ${row['zone']}: ${JSON.stringify(zone.problems)}`)
    await tx
      .insertInto('shipping_rates')
      .values({
        ...zoneColumns(zone),
        ...(isDemo ? { observed_days: asPromised(zone.rate) } : {}),
        card_id: card.id,
        effective_from: beginning,
      })
      .execute()
  }
}

async function seedArticles(tx: Db, now: Date): Promise<void> {
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
