import type { ModelFigures } from '@longhaul/domain/goods-knowledge/learnt/judged.ts'
import type { LearntModel, SellerStates } from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { GoodsModels } from '../platform/database/tables.ts'
import type { Night } from './learn-night.ts'
import { type ModelJson, fromModelColumns, toModelColumns } from './model-columns.ts'

/** The highest id of a known product. */
export async function lastGoodsForJob(db: Db): Promise<number> {
  const row = await db
    .selectFrom('goods_knowledge')
    .select((goods) => goods.fn.max('id').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0
}

type Range = { after: number; upTo: number }

/**
 * The measurements of the products with ids from `after` (exclusive) to `upTo`, ordered by product and
 * option, oldest first, with the text by which the option was chosen.
 */
export const listToLearnForJob = (
  db: Db,
  { after, upTo, since, until }: Range & { since: Date; until: Date },
) =>
  db
    .selectFrom('goods_measurements as measured')
    .leftJoin('stock_items as stock', 'stock.id', 'measured.stock_item_id')
    .leftJoin('order_items as item', 'item.id', 'stock.order_item_id')
    .where('goods_id', '>', after)
    .where('goods_id', '<=', upTo)
    .where('measured_at', '>=', since)
    .where('measured_at', '<=', until)
    .where('verdict', 'is distinct from', 'rejected')
    .select([
      'goods_id',
      'option_hash',
      'pieces',
      'measured.weight_grams',
      'measured.length_mm',
      'measured.width_mm',
      'measured.height_mm',
      'measured_at',
      'item.options_text',
      'measured.stated_grams',
      'measured.stated_length_mm',
      'measured.stated_width_mm',
      'measured.stated_height_mm',
    ])
    // What is left of what staff decided about is believed.
    .select(sql<boolean>`confirmed or verdict is not null`.as('confirmed'))
    .orderBy('goods_id')
    .orderBy('option_hash')
    .orderBy('measured_at')
    .orderBy('measured.id')
    .execute()

/** The model that makes estimates now; undefined before the first night. */
export async function findModelInForce(
  db: Db,
): Promise<{ version: number; learned_at: Date; model: LearntModel } | undefined> {
  const row = await db
    .selectFrom('goods_models')
    .where('in_force', '=', true)
    .select(['version', 'learned_at', 'model', 'words'])
    .$narrowType<{ model: ModelJson; words: Buffer }>()
    .executeTakeFirst()
  if (!row) return undefined
  const { version, learned_at, model, words } = row
  return { version, learned_at, model: fromModelColumns(model, words) }
}

/** What is known of a seller's goods as of last night. */
export async function findSeller(db: Db, shop: string): Promise<SellerStates | undefined> {
  const row = await db
    .selectFrom('goods_sellers')
    .where('shop', '=', shop)
    .select('states')
    .$narrowType<{ states: SellerStates }>()
    .executeTakeFirst()
  return row?.states
}

/** The accuracy of the version in force; undefined before the first night. */
export async function findFiguresInForce(db: Db): Promise<ModelFigures | undefined> {
  const row = await db
    .selectFrom('goods_models')
    .where('in_force', '=', true)
    .select('figures')
    .$narrowType<{ figures: ModelFigures }>()
    .executeTakeFirst()
  return row?.figures
}

/**
 * Stores what a night made: a version that is put in force in place of the previous one, or a refused
 * one, beside which the version in force is brought up to date. Returns the version that is in force.
 */
export async function saveNight(
  tx: Tx,
  row: Pick<Insertable<GoodsModels>, 'learned_at' | 'products' | 'weighings' | 'first_day' | 'last_day'>,
  { model, sellers, figures, figuresBefore, whyNot }: Night,
): Promise<number> {
  const columns = toModelColumns(model)
  const judged = {
    figures: JSON.stringify(figures),
    figures_before: figuresBefore && JSON.stringify(figuresBefore),
  }
  const isRefused = whyNot !== null
  await tx
    .updateTable('goods_models')
    .where('in_force', '=', true)
    .set(isRefused ? columns : { in_force: false, model: null, words: null })
    .execute()
  await tx
    .insertInto('goods_models')
    .values({ ...row, ...judged, in_force: !isRefused, why_not: whyNot, ...(isRefused ? {} : columns) })
    .execute()
  await tx.deleteFrom('goods_sellers').execute()
  const states = JSON.stringify([...sellers].map(([shop, own]) => ({ shop, states: own })))
  await sql`insert into goods_sellers (shop, states)
    select shop, states from jsonb_to_recordset(${states}::jsonb) as entry (shop text, states jsonb)`.execute(
    tx,
  )
  const { version } = await tx
    .selectFrom('goods_models')
    .where('in_force', '=', true)
    .select('version')
    .executeTakeFirstOrThrow()
  return version
}

export const deleteOldModels = (tx: Tx, before: Date) =>
  tx.deleteFrom('goods_models').where('in_force', '=', false).where('learned_at', '<', before).execute()

/** The versions of the last nights, newest first, without the models themselves. */
export const listModels = (db: Db, limit: number) =>
  db
    .selectFrom('goods_models')
    .select([
      'version',
      'learned_at',
      'first_day',
      'last_day',
      'products',
      'weighings',
      'figures',
      'figures_before',
      'in_force',
      'why_not',
    ])
    .$narrowType<{ figures: ModelFigures; figures_before: ModelFigures | null }>()
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
