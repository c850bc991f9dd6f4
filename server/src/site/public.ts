import type { Db } from '../platform/database/db.ts'
import { cachedInMemory } from '../platform/database/site-memory.ts'
import { PLAIN_WEEK, type WorkingDays } from '@longhaul/domain/orders/working-days.ts'
import type { Promises } from '@longhaul/domain/orders/promises.ts'
import { readSettings } from './settings.ts'
import { findLatestRate, listWarehouseRows } from './sql.ts'
import { findWorkingDays } from './sql-working-days.ts'

export { fillFigures } from './figures.ts'
export { letterheadIn } from './letterhead.ts'
export { isServed } from './sql-served.ts'
export { seedExampleRates } from './seed/seed-examples.ts'
export { type Settings, readSettings, readSettingsForEditor } from './settings.ts'
export { countMigrations, listLatestRates } from './sql.ts'
export { setByCommand } from './set-by-command.ts'
export { findWorkingDays, saveWorkingDays } from './sql-working-days.ts'
export { listArticleNames } from './sql-articles.ts'

/** A market rate: yuan for one unit of a currency, in billionths, and the day it was quoted. */
export type MarketRate = { rateNanos: number; quotedOn: string; source: string }

/** The newest rate of a currency, if it is known. The yuan is always one yuan. */
export async function latestRate(db: Db, currency: string): Promise<MarketRate | undefined> {
  const row = await findLatestRate(db, currency)
  return row && { rateNanos: row.rate_nanos, quotedOn: row.quoted_on, source: row.source }
}

/**
 * All warehouses, in order. Closed ones are included, because goods still arrive there, are listed there and
 * leave from there.
 */
export const listAllWarehouses = cachedInMemory(listWarehouseRows)

/** The warehouses that take new orders and goods: open, and confirmed by staff. */
export const listOpenWarehouses = async (db: Db) => (await listAllWarehouses(db)).filter(isOffered)

/** The warehouses that take new orders and goods, read from the database rather than from memory. */
export const listWarehousesNow = async (db: Db) => (await listWarehouseRows(db)).filter(isOffered)

const isOffered = (warehouse: { closed_at: Date | null; confirmed_at: Date | null }): boolean =>
  warehouse.closed_at === null && warehouse.confirmed_at !== null

/** The hours and days on which orders are reviewed; Monday to Friday until staff set their own. */
export const readWorkingDays = cachedInMemory(
  async (db): Promise<WorkingDays> => (await findWorkingDays(db)) ?? PLAIN_WEEK,
)

/** What staff promise to do by when, in working time. */
export async function readPromises(db: Db): Promise<Promises> {
  const { inspectHours, packHours, replyHours, ...settings } = await readSettings(db)
  return {
    hours: { inspect: inspectHours, pack: packHours, conversations: replyHours },
    shiftEnds: [settings.purchaseShiftEarly, settings.purchaseShiftLate],
    days: await readWorkingDays(db),
  }
}
