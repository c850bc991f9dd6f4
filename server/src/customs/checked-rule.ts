import { contradicts, issuesOfRule } from '@longhaul/domain/customs/import-rule-issues.ts'
import type { StoredImportRule } from '@longhaul/domain/customs/stored-import-rule.ts'
import type { Tx } from '../platform/database/db.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { listAllRules } from './sql-rules.ts'
import { readSurroundings, toStaffRule } from './staff-rule.ts'

/** Refuses a rule with the first error of each field, or because it contradicts another rule of its place. */
export async function refuseIssues(
  tx: Tx,
  rule: StoredImportRule,
  others: readonly StoredImportRule[],
): Promise<void> {
  const faults = issuesOfRule(rule, await readSurroundings(tx))
  if (faults.length > 0)
    throw badInput(Object.fromEntries(faults.toReversed().map(({ column, problem }) => [column, problem])))
  const clash = others.map((other) => contradicts(rule, other)).find((why) => why !== null)
  if (clash) throw badInput({ valid_from: clash })
}

export const ruleOf = async (tx: Tx, id: string, now: Date) =>
  toStaffRule(orNotFound((await listAllRules(tx)).find((row) => row.rule_id === id)), now)
