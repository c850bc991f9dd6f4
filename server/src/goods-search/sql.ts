import type { WeighedBefore } from '@longhaul/contract/goods/goods-search.ts'
import { ALIKE_BITS, type PictureHash } from '@longhaul/domain/goods-search/picture-hash.ts'
import type { SearchTerms } from '@longhaul/domain/goods-search/terms.ts'
import type { SearchSort } from '@longhaul/domain/goods-search/merge.ts'
import { OTHER_PLATFORM } from '@longhaul/domain/orders/seller-groups.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import { ALL_OPTIONS, LISTED, WEIGHINGS_MIN } from '../goods-knowledge/public.ts'
import type { ListingPage, SearchSource } from '../goods/public.ts'
import type { Db } from '../platform/database/db.ts'
import { containing, pairsOf } from '../search/public.ts'

/** A product of our memory as found by words. */
export type RememberedRow = {
  platform: string
  item_id: string
  url: string
  title: string
  helper_title: string
  image_file_id: string | null
  price_fen: number | null
  is_from: boolean
  freight_fen: number | null
  seller_name: string
  min_order: number | null
  availability: string | null
  total: number
}

/** The titles in both languages; the same expression as in the index `products_title_parts`. */
const TITLES = sql<string>`(page.title || ' ' || page.helper_title)`

/**
 * Listings that a seller made for one buyer, or for paying a difference: they are nobody else's business, and
 * nothing to buy.
 */
const PRIVATE = '专拍|专链|补差|补邮|补运费|差价|定金|尾款|勿拍'

/** What our scale knows of a page's product, if it was weighed often enough to say so. */
const WITH_FIGURES = sql`left join goods_knowledge goods on goods.platform = page.platform and goods.item_id = page.item_id
  left join goods_figures figures on figures.goods_id = goods.id and figures.option_hash = ${ALL_OPTIONS} and figures.weighings >= ${WEIGHINGS_MIN}`

/**
 * Whether a page may be found by anybody. Pages outside the known marketplaces may be anybody's, who could
 * write into our results by pasting a link: they count only once their goods were weighed often enough.
 */
const SHOWABLE = sql<boolean>`(page.title <> '' and page.title !~ ${PRIVATE} and (page.platform <> ${OTHER_PLATFORM} or figures.weighings is not null))`

/** How many of the pieces that arrived had a problem. */
const PROBLEMS = sql<number>`(select coalesce(sum(value::int), 0)::int from jsonb_each_text(goods.problems))`

/** Other currencies are left out: in yuan their prices change daily. */
const YUAN = sql<number | null>`case when currency = 'CNY' then price_minor end`

const HAN = /\p{Script=Han}/u

/** What our memory holds of the words, one row for each product. */
export async function findRemembered(
  db: Db,
  { terms, needed }: SearchTerms,
  wanted: {
    sort: SearchSort
    minFen: number | undefined
    maxFen: number | undefined
    platform: string | undefined
    isWeighed: boolean
    /** Only goods of which photos are shown, as far as the shop shows any. */
    hasPhotos: boolean
    showsPhotos: boolean
    /** Only weighed goods of which at most so many of 1,000 arrived with a problem. */
    problemsPerMille: number | undefined
    now: Date
  },
  { offset, limit }: { offset: number; limit: number },
): Promise<RememberedRow[]> {
  const { minFen = null, maxFen = null, platform = null, isWeighed, problemsPerMille = null } = wanted
  const score = sql.join(
    terms.map((term) => sql`(${either(term.map(holds))})::int`),
    sql` + `,
  )
  // A title that lacks as many terms as it may still has one of any others: the longest are the rarest.
  const rare = terms
    .toSorted((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0))
    .slice(0, terms.length - needed + 1)
  const { rows } = await sql<RememberedRow>`
    select platform, item_id, url, title, helper_title, image_file_id, price_fen, is_from, freight_fen, seller_name, min_order,
      availability, count(*) over ()::int as total
    from (
      select distinct on (page.platform, page.item_id) page.platform, page.item_id, url, title, helper_title, image_file_ids[1] as image_file_id,
        ${YUAN} as price_fen, is_from, freight_fen, seller_name, min_order, availability, read_at,
        (${score}) as score, coalesce(figures.weighings, 0) as weighings
      from products page ${WITH_FIGURES}
      where (${either(rare.flat().map(mayHold))}) and (${score}) >= ${needed} and ${SHOWABLE}
        and (${platform}::text is null or page.platform = ${platform})
        and (not ${isWeighed} or figures.weighings is not null)
        and (not ${wanted.hasPhotos} or ${wanted.showsPhotos} and exists (select from goods_photos photo
          where photo.goods_id = goods.id and ${LISTED} and photo.shown_from <= ${wanted.now}))
        and (${problemsPerMille}::int is null or figures.weighings is not null
          and ${PROBLEMS} * 1000 <= ${problemsPerMille}::int * goods.arrived)
      order by page.platform, page.item_id, (price_minor is null), read_at desc
    ) found
    where (${minFen}::bigint is null or price_fen >= ${minFen}) and (${maxFen}::bigint is null or price_fen <= ${maxFen})
    order by ${ORDERS[wanted.sort]} availability = 'sold_out', score desc, weighings desc, read_at desc, platform, item_id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

const ORDERS: Readonly<Record<SearchSort, RawBuilder<unknown>>> = {
  best: sql``,
  cheapest: sql`price_fen asc nulls last,`,
  dearest: sql`price_fen desc nulls last,`,
}

const either = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` or `)

/** Whether the titles have this word; of words in letters, whether one begins with it. */
const holds = (word: string): RawBuilder<boolean> =>
  HAN.test(word)
    ? sql<boolean>`${TITLES} like ${containing(word)}`
    : sql<boolean>`${TITLES} ~* ${`(^|[^a-z0-9])${word.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}`}`

/** The same by the index, as far as an index can tell; a single character is looked for in every title. */
const mayHold = (word: string): RawBuilder<boolean> =>
  [...word].length < 2
    ? holds(word)
    : sql<boolean>`(pairs(page.title || ' ' || page.helper_title) @> ${pairsOf(word)})`

/** A product with one of these pictures, and the least number of bits in which that differs. */
export type AlikeRow = Omit<RememberedRow, 'total'> & { distance: number }

/**
 * Products of which a picture, or a photo of an earlier piece that others may see, is alike. Compares with
 * every fingerprint there is, which takes less than any index would save (`bench/src/pictures.ts`).
 */
export async function findAlike(
  db: Db,
  { dct, diff }: PictureHash,
  { showsPhotos, now, limit }: { showsPhotos: boolean; now: Date; limit: number },
): Promise<AlikeRow[]> {
  const distance = sql`(bit_count(dct # ${dct}::bit(64)) + bit_count(diff # ${diff}::bit(64)))::int`
  const { rows } = await sql<AlikeRow>`
    with alike as materialized (
      select file_id, ${distance} as distance from picture_hashes
      where ${distance} <= ${ALIKE_BITS} order by 2, file_id limit ${ALIKE_FILES}
    ), named as (
      select page.platform, page.item_id, distance from alike join products page on page.image_file_ids @> array[alike.file_id]
      union all
      select goods.platform, goods.item_id, distance from alike join goods_photos photo on photo.small_file_id = alike.file_id
        join goods_knowledge goods on goods.id = photo.goods_id
      where ${showsPhotos} and ${LISTED} and photo.shown_from <= ${now}
    ), nearest as (
      select platform, item_id, min(distance) as distance from named group by platform, item_id
    )
    select platform, item_id, url, title, helper_title, image_file_id, price_fen, is_from, freight_fen, seller_name, min_order, availability, distance
    from (
      select distinct on (page.platform, page.item_id) page.platform, page.item_id, url, title, helper_title, image_file_ids[1] as image_file_id,
        ${YUAN} as price_fen, is_from, freight_fen, seller_name, min_order, availability, distance
      from nearest join products page using (platform, item_id) ${WITH_FIGURES}
      where ${SHOWABLE}
      order by page.platform, page.item_id, (price_minor is null), read_at desc
    ) found
    order by distance, platform, item_id limit ${limit}`.execute(db)
  return rows
}

/** So many of the most alike pictures are looked up. */
const ALIKE_FILES = 100

/** Pictures that wait for their fingerprints. */
export const listUnhashedForJob = (db: Db, limit: number) =>
  db.selectFrom('picture_hashes').where('is_hashed', '=', false).select('file_id').limit(limit).execute()

/** Stores a picture's fingerprints; without any if it shows nothing, or cannot be read. */
export const saveHash = (db: Db, fileId: string, hash: PictureHash | undefined) =>
  db
    .updateTable('picture_hashes')
    .set({
      is_hashed: true,
      dct: hash?.dct ?? null,
      diff: hash?.diff ?? null,
    })
    .where('file_id', '=', fileId)
    .execute()

/** What was weighed of these products, by `platform item_id`; those weighed too seldom are left out. */
export async function listWeighedOf(
  db: Db,
  products: readonly { platform: string; itemId: string }[],
): Promise<Map<string, Static<typeof WeighedBefore>>> {
  if (products.length === 0) return new Map()
  const { rows } = await sql<Static<typeof WeighedBefore> & { key: string }>`
    select goods.platform || ' ' || goods.item_id as key, weighings, pieces, weight_p50 as weight_grams, arrived,
      ${PROBLEMS} as problems
    from unnest(${products.map(({ platform }) => platform)}::text[], ${products.map(({ itemId }) => itemId)}::text[]) asked (platform, item_id)
    join goods_knowledge goods using (platform, item_id)
    join goods_figures figures on figures.goods_id = goods.id and option_hash = ${ALL_OPTIONS} and weighings >= ${WEIGHINGS_MIN}`.execute(
    db,
  )
  return new Map(rows.map(({ key, ...row }) => [key, row]))
}

/** The stored answers of sources to a search that are younger than `since`. */
export async function findStoredPages(
  db: Db,
  keys: readonly { source: SearchSource; key: Buffer }[],
  since: Date,
): Promise<Map<SearchSource, ListingPage>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('goods_search_pages')
    .where('read_at', '>', since)
    .where((where) =>
      where.or(
        keys.map(({ source, key }) => where.and([where('source', '=', source), where('key', '=', key)])),
      ),
    )
    .select(['source', 'found'])
    .$narrowType<{ source: SearchSource; found: ListingPage }>()
    .execute()
  return new Map(rows.map(({ source, found }) => [source, found]))
}

/** Stores what a source answered, and deletes answers that nobody will be shown again. */
export async function saveStoredPage(
  db: Db,
  {
    source,
    key,
    found,
    now,
    since,
  }: { source: string; key: Buffer; found: ListingPage; now: Date; since: Date },
): Promise<void> {
  const row = { source, key, found: JSON.stringify(found), read_at: now }
  await db
    .insertInto('goods_search_pages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['source', 'key']).doUpdateSet(row))
    .execute()
  await db.deleteFrom('goods_search_pages').where('read_at', '<', since).execute()
}
