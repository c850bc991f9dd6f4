import type { Tx } from '../../platform/database/db.ts'
import { cell, readCsv } from './csv.ts'

/** Inserts the provinces of the countries that have a list of them, and the formats of postcodes. */
export async function seedPlaces(tx: Tx): Promise<void> {
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
