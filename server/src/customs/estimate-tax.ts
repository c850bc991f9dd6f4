import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import type { TaxMode } from '@longhaul/domain/customs/import-rule.ts'
import { type ImportedGoods, estimateImportTax } from '@longhaul/domain/customs/import-tax.ts'
import type { StoredTaxEstimate } from '@longhaul/domain/customs/stored-tax-estimate.ts'
import type { Db } from '../platform/database/db.ts'
import { readRules } from './read-rules.ts'

/** Estimates duty and tax on goods for a country by today's rules. */
export async function estimateTaxOf(
  db: Db,
  country: string,
  goods: ImportedGoods,
  { now, mode }: { now: Date; mode: TaxMode },
): Promise<StoredTaxEstimate> {
  const { day, rules: kept, rates } = await readRules(db, country, now)
  const rules = kept.map((rule) => ({ ...rule, note: rule.note[FIRST_LANG] }))
  const nanos = new Map([...rates].map(([currency, rate]) => [currency, rate.rateNanos]))
  const estimate = estimateImportTax(goods, rules, nanos, day)
  return {
    day,
    known: estimate.known,
    total_fen: estimate.totalFen,
    mode,
    rows: estimate.rows.map(({ rule, feeFen }) => ({
      kind: rule.kind,
      fee_fen: feeFen,
      note: kept[rules.indexOf(rule)]!.note,
      source: rule.source,
    })),
  }
}
