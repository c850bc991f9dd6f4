import type { StoredImportRule } from '@longhaul/domain/customs/stored-import-rule.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { ImportRules } from '../platform/database/tables.ts'
import { ruleFacts } from './rule-facts.ts'

/** A rule as it is stored, with its public id and its author. */
export type RuleRow = Awaited<ReturnType<typeof listAllRules>>[number]

/** Serialises writers until the transaction ends, because rules are checked against each other. */
export const lockRules = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('import_rules', 0))`.execute(tx)

/** All rules, ordered by place and day. */
export const listAllRules = (db: Db) =>
  db
    .selectFrom('import_rules')
    .leftJoin('staff', 'staff.id', 'import_rules.staff_id')
    .selectAll('import_rules')
    .select('staff.name as staff_name')
    .orderBy('place')
    .orderBy(sql`valid_from nulls first`)
    .orderBy('import_rules.id')
    .execute()

/** The currencies with a known exchange rate. The yuan needs none and may be missing. */
export const listRatedCurrencies = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('exchange_rates')
    .select('currency')
    .distinct()
    .orderBy('currency')
    .execute()
  return rows.map((row) => row.currency)
}

type Written = { staffId: string; now: Date }

export async function insertRules(
  tx: Tx,
  rules: readonly StoredImportRule[],
  by: Written,
): Promise<string[]> {
  if (rules.length === 0) return []
  const rows = await tx
    .insertInto('import_rules')
    .values(rules.map((rule) => ({ ...columnsOf(rule), staff_id: by.staffId, changed_at: by.now })))
    .returning('rule_id')
    .execute()
  return rows.map((row) => row.rule_id)
}

export const updateRule = (tx: Tx, ruleId: string, rule: StoredImportRule, by: Written) =>
  tx
    .updateTable('import_rules')
    .set({ ...columnsOf(rule), staff_id: by.staffId, changed_at: by.now })
    .where('rule_id', '=', ruleId)
    .execute()

export const deleteRules = (tx: Tx, ruleIds: readonly string[]) =>
  ruleIds.length > 0
    ? tx.deleteFrom('import_rules').where('rule_id', 'in', ruleIds).execute()
    : Promise.resolve([])

const columnsOf = (rule: StoredImportRule): Insertable<ImportRules> => ({
  ...ruleFacts(rule),
  note: rule.note,
})
