import { contradicts, faultsOfRule } from '@longhaul/domain/customs/import-rule-faults.ts'
import type { KeptImportRule } from '@longhaul/domain/customs/kept-import-rule.ts'
import type { Tx } from '../platform/database/db.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { listAllRules } from './sql-rules.ts'
import { readSurroundings, toStaffRule } from './staff-rule.ts'

/** Refuses a rule with the first error of each field, or because it contradicts another rule of its place. */
export async function refuseFaults(
  tx: Tx,
  rule: KeptImportRule,
  others: readonly KeptImportRule[],
): Promise<void> {
  const faults = faultsOfRule(rule, await readSurroundings(tx))
  if (faults.length > 0)
    throw badInput(Object.fromEntries(faults.toReversed().map(({ column, problem }) => [column, problem])))
  const clash = others.map((other) => contradicts(rule, other)).find((why) => why !== null)
  if (clash) throw badInput({ valid_from: clash })
}

export const ruleOf = async (tx: Tx, id: string, now: Date) =>
  toStaffRule(orNotFound((await listAllRules(tx)).find((row) => row.rule_id === id)), now)
