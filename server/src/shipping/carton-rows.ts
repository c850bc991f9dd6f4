import type { Db } from '../platform/database/db.ts'
import { type CartonRow, listCartons as listRows } from './sql-cartons.ts'

export const readCartons = async (db: Db) => ({ items: (await listRows(db)).map(toCarton) })

export const toCarton = (row: CartonRow) => ({
  code: row.code,
  size_mm: [row.length_mm, row.width_mm, row.height_mm],
  weight_grams: row.weight_grams,
  closed: row.closed_at !== null,
})
