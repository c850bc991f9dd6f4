import { type Lang, fieldsOf, inEachLanguage } from '@longhaul/domain/languages.ts'
import type { Db } from '../platform/database/db.ts'
import { listDestinationRows } from './sql-destinations.ts'

/** Every country, or one of them, in wire format. */
export const destinations = async (db: Db, lang: Lang, now: Date, code?: string) =>
  (await listDestinationRows(db, now, code)).map((row) => ({
    country: row.code,
    name: row.name[lang],
    continent_name: row.continent_name[lang],
    closed: !row.ships_to,
    ...fieldsOf('why', row.closed_why ?? inEachLanguage(() => '')),
    priced_lines: row.priced_lines ?? 0,
    unpaid_packages: row.unpaid_packages ?? 0,
  }))
