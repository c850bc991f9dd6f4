import type { OwnKind, OwnWord } from '@longhaul/domain/goods-knowledge/own-kinds.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { GoodsCorrections, GoodsKinds } from '../platform/database/tables.ts'
import type { Product } from './sql-goods.ts'

/** The shop's own kinds and words, in one statement. */
export async function findOwnKinds(db: Db): Promise<{ kinds: OwnKind[]; words: OwnWord[] }> {
  const { rows } = await sql<{ kinds: OwnKind[]; words: OwnWord[] }>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name,
          'grams', jsonb_build_array(low_grams, usual_grams, high_grams),
          'sidesMm', jsonb_build_array(length_mm, width_mm, height_mm)) order by id), '[]') from goods_kinds) as kinds,
      (select coalesce(jsonb_agg(jsonb_build_object('word', word, 'kind', kind) order by word), '[]') from goods_words) as words`.execute(
    db,
  )
  return rows[0]!
}

/** Lets one correction of kinds and words be made at a time. */
export const lockKinds = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('goods_kinds', 0))`.execute(tx)

const kinds = (db: Db) =>
  db
    .selectFrom('goods_kinds')
    .innerJoin('staff', 'staff.id', 'goods_kinds.changed_by')
    .selectAll('goods_kinds')
    .select('staff.name as changed_by_name')
    .$narrowType<{ name: OwnKind['name'] }>()

export const listKindRows = (db: Db) => kinds(db).execute()

export const findKindRow = (db: Db, id: string) =>
  kinds(db).where('goods_kinds.id', '=', id).executeTakeFirst()

export const putKind = (tx: Tx, row: Insertable<GoodsKinds>) =>
  tx
    .insertInto('goods_kinds')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()

export const deleteKind = (tx: Tx, id: string) => tx.deleteFrom('goods_kinds').where('id', '=', id).execute()

/** The words that name something else here than in the program's table, the latest first. */
export const listWordRows = (db: Db, limit: number) =>
  db
    .selectFrom('goods_words')
    .innerJoin('staff', 'staff.id', 'goods_words.changed_by')
    .select(['word', 'kind', 'changed_at', 'staff.name as changed_by_name'])
    .orderBy('changed_at', 'desc')
    .orderBy('word')
    .limit(limit)
    .execute()

export const putWords = (tx: Tx, words: readonly OwnWord[], by: { changed_at: Date; changed_by: string }) =>
  tx
    .insertInto('goods_words')
    .values(words.map((word) => ({ ...word, ...by })))
    .onConflict((conflict) =>
      conflict.column('word').doUpdateSet((row) => ({ kind: row.ref('excluded.kind'), ...by })),
    )
    .execute()

export const deleteWords = (tx: Tx, words: readonly string[]) =>
  tx
    .deleteFrom('goods_words')
    .where('word', 'in', [...words])
    .execute()

const corrections = (db: Db) =>
  db
    .selectFrom('goods_corrections as own')
    .innerJoin('staff', 'staff.id', 'own.changed_by')
    .select(['own.platform', 'own.item_id', 'own.kind', 'own.is_comparable', 'own.changed_at'])
    .select('staff.name as changed_by_name')
    .select(
      sql<string>`coalesce((select title from products page where page.platform = own.platform
        and page.item_id = own.item_id order by source limit 1), '')`.as('title'),
    )

export const listCorrections = (db: Db, limit: number) =>
  corrections(db).orderBy('own.changed_at', 'desc').limit(limit).execute()

export const findCorrection = (db: Db, { platform, item_id }: Product) =>
  corrections(db).where('own.platform', '=', platform).where('own.item_id', '=', item_id).executeTakeFirst()

export const putCorrection = (tx: Tx, row: Insertable<GoodsCorrections>) =>
  tx
    .insertInto('goods_corrections')
    .values(row)
    .onConflict((conflict) => conflict.columns(['platform', 'item_id']).doUpdateSet(row))
    .execute()

export const deleteCorrection = (tx: Tx, { platform, item_id }: Product) =>
  tx.deleteFrom('goods_corrections').where('platform', '=', platform).where('item_id', '=', item_id).execute()

/** How many known products are of each kind. */
export async function countGoodsByKind(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('goods_knowledge')
    .where('kind', 'is not', null)
    .groupBy('kind')
    .select(['kind', (of) => of.fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind ?? '', Number(count)]))
}

/** How many products are of a kind, known ones and those that staff put there. */
export async function countUses(db: Db, kind: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select (select count(*) from goods_knowledge where kind = ${kind})
      + (select count(*) from goods_corrections where kind = ${kind}) as uses`.execute(db)
  return Number(rows[0]!.uses)
}

/**
 * A product that reached the dock: its weighings, how many of the latest 200 pieces with an estimate are its
 * own, and the title under which it last arrived.
 */
export async function findKnownGoods(db: Db, { platform, item_id }: Product) {
  const { rows } = await sql<{ id: number; weighings: number; latest: number; title: string | null }>`
    select goods.id, (select count(*) from goods_measurements where goods_id = goods.id) as weighings,
      (select count(*) from (select goods_id from goods_measurements where said_version is not null
        order by measured_at desc limit 200) piece where goods_id = goods.id) as latest,
      (select item.title from order_items item join stock_items stock on stock.order_item_id = item.id
        where item.platform = ${platform} and item.item_id = ${item_id}
        order by stock.received_at desc, stock.id limit 1) as title
    from goods_knowledge goods where goods.platform = ${platform} and goods.item_id = ${item_id}`.execute(db)
  const row = rows[0]
  return row && { ...row, weighings: Number(row.weighings), latest: Number(row.latest) }
}
