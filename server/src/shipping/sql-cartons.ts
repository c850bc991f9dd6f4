import type { Carton } from '@longhaul/domain/warehouse/packing-estimate.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Cartons } from '../platform/database/tables.ts'

export type CartonRow = Selectable<Cartons>

/** All cartons, retired ones included, the smallest first. */
export const listCartons = (db: Db): Promise<CartonRow[]> =>
  db
    .selectFrom('cartons')
    .selectAll()
    .orderBy(sql`length_mm::bigint * width_mm * height_mm`)
    .orderBy('code')
    .execute()

/** The cartons in use at the warehouses. */
export async function listOpenCartons(db: Db): Promise<Carton[]> {
  const rows = await listCartons(db)
  return rows
    .filter((row) => row.closed_at === null)
    .map((row) => ({
      code: row.code,
      sizeMm: [row.length_mm, row.width_mm, row.height_mm],
      weightGrams: row.weight_grams,
    }))
}

export const lockCarton = (tx: Tx, code: string): Promise<CartonRow | undefined> =>
  tx.selectFrom('cartons').where('code', '=', code).selectAll().forNoKeyUpdate().executeTakeFirst()

/** Inserts or updates a carton. */
export const saveCarton = (tx: Tx, carton: Insertable<Cartons>) =>
  tx
    .insertInto('cartons')
    .values(carton)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({
        length_mm: carton.length_mm,
        width_mm: carton.width_mm,
        height_mm: carton.height_mm,
        weight_grams: carton.weight_grams,
        closed_at: carton.closed_at ?? null,
      }),
    )
    .execute()
