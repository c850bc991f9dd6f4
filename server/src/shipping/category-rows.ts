import { fieldsOf } from '@longhaul/domain/languages.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { listAllCategories, listBans } from './sql-desk.ts'
import { listZonesAt } from './sql.ts'

export const categoryOf = async (tx: Tx, id: string, now: Date) =>
  orNotFound((await categories(tx, now)).find((category) => category.id === id))

export async function categories(db: Db, now: Date) {
  const zones = await listZonesAt(db, now)
  const lines = [...new Set(zones.map((zone) => zone.lineCode))]
  const bans = await listBans(db)
  return (await listAllCategories(db)).map(({ name, words, ...category }) => ({
    ...category,
    ...fieldsOf('name', name),
    ...fieldsOf('words', words),
    refusals: lines.map((line) => {
      const own = zones.filter((zone) => zone.lineCode === line)
      const refusing = own.filter((zone) => zone.rate.refusedCategories.includes(category.id))
      return { line_id: line, served: places(own), refusing: places(refusing) }
    }),
    bans: bans
      .filter((ban) => ban.category_id === category.id)
      .map(({ id, line_id, country, note, staff_name, created_at }) => ({
        id,
        line_id,
        country,
        note,
        staff_name,
        created_at: created_at.toISOString(),
      })),
  }))
}

const places = (zones: readonly { countries: readonly string[] }[]): number =>
  zones.reduce((sum, zone) => sum + zone.countries.length, 0)
