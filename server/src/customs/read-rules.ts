import type { StoredImportRule } from '@longhaul/domain/customs/stored-import-rule.ts'
import type { Db } from '../platform/database/db.ts'
import { type MarketRate, latestRate } from '../site/public.ts'
import { listImportRulesOf } from './sql.ts'

/**
 * The customs rules of a country on the day of `now`, and the newest exchange rate of every currency that
 * they name.
 */
export async function readRules(
  db: Db,
  country: string,
  now: Date,
): Promise<{ day: string; rules: StoredImportRule[]; rates: Map<string, MarketRate> }> {
  const day = now.toISOString().slice(0, 10)
  const rules = await listImportRulesOf(db, country, day)
  const rates = new Map<string, MarketRate>()
  for (const currency of new Set(rules.map((rule) => rule.currency))) {
    const rate = await latestRate(db, currency)
    if (rate) rates.set(currency, rate)
  }
  return { day, rules, rates }
}
