import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

const asides = (db: Db) =>
  db
    .selectFrom('goods_measurements as measured')
    .innerJoin('goods_knowledge as goods', 'goods.id', 'measured.goods_id')
    .leftJoin('stock_items as stock', 'stock.id', 'measured.stock_item_id')
    .leftJoin('order_items as item', 'item.id', 'stock.order_item_id')
    .leftJoin('staff', 'staff.id', 'measured.verdict_by')
    .leftJoinLateral(
      (page) =>
        page
          .selectFrom('products')
          .whereRef('products.platform', '=', 'goods.platform')
          .whereRef('products.item_id', '=', 'goods.item_id')
          .select(['products.title', 'products.helper_title', 'products.url', 'products.image_file_ids'])
          .orderBy('read_at', 'desc')
          .limit(1)
          .as('page'),
      (join) => join.onTrue(),
    )
    .select([
      'measured.id',
      'measured.goods_id',
      'measured.stock_item_id',
      'measured.pieces',
      'measured.weight_grams',
      'measured.length_mm',
      'measured.width_mm',
      'measured.height_mm',
      'measured.measured_at',
      'measured.said_low',
      'measured.said_expected',
      'measured.said_high',
      'measured.set_aside',
      'measured.verdict',
      'measured.verdict_at',
      'staff.name as verdict_by_name',
      'goods.platform',
      'goods.item_id',
      'goods.kind',
      sql<string | null>`coalesce(item.image_file_id, page.image_file_ids[1])`.as('image_file_id'),
      'item.options_text',
      'page.url',
      'page.helper_title',
      sql<string>`coalesce(page.title, item.title, '')`.as('title'),
      sql<string>`coalesce(item.title_latin, '')`.as('title_latin'),
      sql<
        string | null
      >`(select weigher.name from audit_log act join staff weigher on weigher.id = act.staff_id
        where act.subject_kind = 'stock_item' and act.subject_id = measured.stock_item_id::text and act.action = 'measure_stock'
        order by act.created_at desc, act.id desc limit 1)`.as('weighed_by'),
    ])
    .$narrowType<{ set_aside: 'slip' | 'implausible' | null; verdict: 'believed' | 'rejected' | null }>()

export type AsideRow = Awaited<ReturnType<ReturnType<typeof asides>['execute']>>[number]

/** The latest weighings that wait for a decision, or about which somebody decided last. */
export const listAsidesForStaff = (db: Db, isDecided: boolean, limit: number) =>
  (isDecided
    ? asides(db).where('measured.verdict', 'is not', null).orderBy('measured.verdict_at', 'desc')
    : asides(db).where('measured.set_aside', 'is not', null).where('measured.verdict', 'is', null)
  )
    .orderBy('measured.measured_at', 'desc')
    .orderBy('measured.id', 'desc')
    .limit(limit)
    .execute()

export const findAsideForStaff = (db: Db, id: number) =>
  asides(db).where('measured.id', '=', id).executeTakeFirst()

export async function countAsides(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('goods_measurements')
    .where('set_aside', 'is not', null)
    .where('verdict', 'is', null)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks a weighing's product and the weighing, as recomputing it does; false if there is none. */
export async function lockWeighing(tx: Tx, id: number): Promise<boolean> {
  const goods = await tx
    .selectFrom('goods_knowledge')
    .where('id', '=', (of) => of.selectFrom('goods_measurements').where('id', '=', id).select('goods_id'))
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!goods) return false
  const own = await tx
    .selectFrom('goods_measurements')
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return own !== undefined
}

export type Verdict = {
  verdict: 'believed' | 'rejected' | null
  verdict_at: Date | null
  verdict_by: string | null
}

export const setVerdict = (tx: Tx, id: number, verdict: Verdict) =>
  tx.updateTable('goods_measurements').where('id', '=', id).set(verdict).execute()

/** Has what is known of a product recomputed within a minute. */
export const markGoods = (tx: Tx, { platform, item_id }: { platform: string; item_id: string }) =>
  tx.insertInto('goods_marks').values({ platform, item_id }).execute()
