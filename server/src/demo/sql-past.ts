import { type Insertable, sql } from 'kysely'
import { figureRows } from '../goods-knowledge/figure-rows.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import type { EarlierTravels, GoodsPhotos } from '../platform/database/tables.ts'
import { earlierOf } from './past-trouble.ts'
import type { SeedProduct } from './seed-product.ts'

const hex = (bytes: string | Buffer) => `\\x${typeof bytes === 'string' ? bytes : bytes.toString('hex')}`

/** Inserts products that were weighed before this shop kept records. */
export async function insertPast(tx: Tx, products: readonly SeedProduct[], end: Date): Promise<void> {
  const { rows: ids } = await sql<{ id: number; item_id: string }>`
    insert into goods_knowledge (platform, item_id, shop, kind, earlier, arrived, problems, days_p10, days_p50, days_p90, prices, learned_at)
    select platform, item_id, shop, kind, earlier, arrived, problems, days_p10, days_p50, days_p90, prices, ${end}::timestamptz
    from jsonb_populate_recordset(null::goods_knowledge, ${JSON.stringify(products.map(toGoods))}::jsonb)
    returning id, item_id`.execute(tx)
  const idOf = new Map(ids.map(({ id, item_id }) => [item_id, id]))
  const measured = products.flatMap((product) =>
    toMeasurements(product).map((row) => ({ ...row, goods_id: idOf.get(product.itemId)! })),
  )
  await sql`
    insert into goods_measurements (goods_id, option_hash, pieces, weight_grams, length_mm, width_mm, height_mm, measured_at, said_version, said_low, said_expected, said_high)
    select goods_id, option_hash, pieces, weight_grams, length_mm, width_mm, height_mm, measured_at, said_version, said_low, said_expected, said_high
    from jsonb_populate_recordset(null::goods_measurements, ${JSON.stringify(measured.map(withHex))}::jsonb)`.execute(
    tx,
  )
  const figures = products.flatMap((product) =>
    figureRows(idOf.get(product.itemId)!, toMeasurements(product)).map((row) => ({
      ...withHex(row),
      seen: {},
    })),
  )
  // The words of what the mall sells are known; what was weighed of it is looked at once more.
  const marks = products
    .filter(({ title }) => title !== '')
    .map(({ platform, itemId }) => ({ platform, item_id: itemId }))
  if (marks.length > 0) await tx.insertInto('goods_marks').values(marks).execute()
  await sql`insert into goods_figures select * from jsonb_populate_recordset(null::goods_figures, ${JSON.stringify(figures)}::jsonb)`.execute(
    tx,
  )
}

export async function findGoodsId(db: Db, platform: string, itemId: string): Promise<number> {
  const { id } = await db
    .selectFrom('goods_knowledge')
    .where('platform', '=', platform)
    .where('item_id', '=', itemId)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertPastPhoto = (tx: Tx, photo: Insertable<GoodsPhotos>) =>
  tx.insertInto('goods_photos').values(photo).execute()

export const insertTravels = (tx: Tx, travels: readonly Insertable<EarlierTravels>[]) =>
  tx
    .insertInto('earlier_travels')
    .values([...travels])
    .execute()

const withHex = <Row extends { option_hash: Buffer }>(row: Row) => ({
  ...row,
  option_hash: hex(row.option_hash),
})

function toGoods(product: SeedProduct) {
  const { platform, itemId, shop, kind } = product
  return { platform, item_id: itemId, shop, kind, ...earlierOf(product) }
}

const toMeasurements = ({ weighings }: SeedProduct) =>
  weighings.map(({ pieces, grams, sidesMm, option, at, givenEstimate }) => ({
    option_hash: Buffer.from(option, 'hex'),
    pieces,
    weight_grams: Math.min(200_000, grams),
    length_mm: sidesMm[0],
    width_mm: sidesMm[1],
    height_mm: Math.min(5_000, sidesMm[2]),
    measured_at: at,
    ...givenEstimate,
  }))
