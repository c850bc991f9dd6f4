import type { Db } from '../platform/database/db.ts'
import { keptInMemory } from '../platform/database/site-memory.ts'
import { findLatestRate, listWarehouseRows } from './sql.ts'

export { fillFigures } from './figures.ts'
export { askSecondPerson } from './second-person.ts'
export { letterheadIn } from './letterhead.ts'
export { type Settings, readSettings } from './settings.ts'
export { listLatestRates } from './sql.ts'
export { listArticleNames } from './sql-articles.ts'

/** A market rate: yuan for one unit of a currency, in billionths, and the day it was quoted. */
export type MarketRate = { rateNanos: number; quotedOn: string; source: string }

/** The newest rate of a currency, if it is known. The yuan is always one yuan. */
export async function latestRate(db: Db, currency: string): Promise<MarketRate | undefined> {
  const row = await findLatestRate(db, currency)
  return row && { rateNanos: row.rate_nanos, quotedOn: row.quoted_on, source: row.source }
}

/** Every warehouse in their order: what lies in a closed one still arrives, is named and leaves from there. */
export const listAllWarehouses = keptInMemory(listWarehouseRows)

/** Those that take new orders and goods. */
export const listOpenWarehouses = async (db: Db) =>
  (await listAllWarehouses(db)).filter((warehouse) => warehouse.closed_at === null)
