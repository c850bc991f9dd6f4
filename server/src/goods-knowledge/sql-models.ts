import type { EstimateModel } from '@longhaul/domain/goods-knowledge/estimate.ts'
import type { Fold } from '@longhaul/domain/goods-knowledge/fold.ts'
import type { ModelFigures } from '@longhaul/domain/goods-knowledge/judge.ts'
import type { ShopOffset } from '@longhaul/domain/goods-knowledge/learn.ts'
import type { Measure } from '@longhaul/domain/goods-knowledge/weighings.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { EstimateModels } from '../platform/database/tables.ts'

/** The highest id of a known product. */
export async function lastGoodsForJob(db: Db): Promise<number> {
  const row = await db
    .selectFrom('goods_knowledge')
    .select((goods) => goods.fn.max('id').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0
}

/**
 * The measurements of the products of a fold with ids from `after` (exclusive) to `upTo`, ordered by product,
 * oldest first.
 */
export const listToLearnForJob = (
  db: Db,
  { after, upTo, since, until, fold }: { after: number; upTo: number; since: Date; until: Date; fold: Fold },
) =>
  db
    .selectFrom('goods_measurements as measured')
    .innerJoin('goods_knowledge as goods', 'goods.id', 'measured.goods_id')
    .where('goods_id', '>', after)
    .where('goods_id', '<=', upTo)
    .where('measured_at', '>=', since)
    .where('measured_at', '<=', until)
    .where('goods.fold', '=', fold)
    .select([
      'goods_id',
      'goods.shop',
      'goods.kind',
      'option_hash',
      'pieces',
      'weight_grams',
      'length_mm',
      'width_mm',
      'height_mm',
      'factor',
      'measured_at',
    ])
    .orderBy('goods_id')
    .orderBy('measured_at')
    .orderBy('measured.id')
    .execute()

export const findModelInForce = (db: Db) =>
  db
    .selectFrom('estimate_models')
    .where('in_force', '=', true)
    .select(['version', 'learned_at', 'model'])
    .$narrowType<{ model: EstimateModel }>()
    .executeTakeFirst()

/** The accuracy of the version in force; undefined before the first night. */
export async function findFiguresInForce(db: Db): Promise<ModelFigures | undefined> {
  const row = await db
    .selectFrom('estimate_models')
    .where('in_force', '=', true)
    .select('figures')
    .$narrowType<{ figures: ModelFigures }>()
    .executeTakeFirst()
  return row?.figures
}

export type Offsets = Partial<Record<Measure, ShopOffset>>

export async function listShopsForJob(db: Db, version: number): Promise<Map<string, Offsets>> {
  const rows = await db
    .selectFrom('estimate_shops')
    .where('version', '=', version)
    .select(['shop', 'offsets'])
    .$narrowType<{ offsets: Offsets }>()
    .execute()
  return new Map(rows.map(({ shop, offsets }) => [shop, offsets]))
}

/** The offsets of one shop in the version in force: how much heavier its goods are than others. */
export async function findShopInForce(db: Db, shop: string): Promise<Offsets | undefined> {
  const row = await db
    .selectFrom('estimate_shops')
    .innerJoin('estimate_models', 'estimate_models.version', 'estimate_shops.version')
    .where('in_force', '=', true)
    .where('shop', '=', shop)
    .select('offsets')
    .$narrowType<{ offsets: Offsets }>()
    .executeTakeFirst()
  return row?.offsets
}

/**
 * Stores a version. If it is put in force, stores its shops too and takes the previous version out of force.
 * Returns the version's number.
 */
export async function insertModel(
  tx: Tx,
  model: Insertable<EstimateModels>,
  shops: ReadonlyMap<string, Offsets>,
): Promise<number> {
  if (model.in_force) {
    await tx.updateTable('estimate_models').set({ in_force: false }).where('in_force', '=', true).execute()
    await tx.deleteFrom('estimate_shops').execute()
  }
  const { version } = await tx
    .insertInto('estimate_models')
    .values(model)
    .returning('version')
    .executeTakeFirstOrThrow()
  if (!model.in_force || shops.size === 0) return version
  const rows = JSON.stringify([...shops].map(([shop, offsets]) => ({ shop, offsets })))
  await sql`insert into estimate_shops (version, shop, offsets)
    select ${version}::integer, shop, offsets from jsonb_to_recordset(${rows}::jsonb) as entry (shop text, offsets jsonb)`.execute(
    tx,
  )
  return version
}

export const deleteOldModels = (tx: Tx, before: Date) =>
  tx.deleteFrom('estimate_models').where('in_force', '=', false).where('learned_at', '<', before).execute()

/** The versions of the last nights, newest first, without the models themselves. */
export const listModels = (db: Db, limit: number) =>
  db
    .selectFrom('estimate_models')
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
