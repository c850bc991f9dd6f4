import { changeImportRule as route } from '@longhaul/contract/parcels/import-rules.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { listAllRules, lockRules, updateRule } from './sql-rules.ts'
import { ruleOfRow, toRule, toWords } from './staff-rule.ts'
import { refuseIssues, ruleOf } from './checked-rule.ts'

export const changeImportRuleAction = writeAction(route, changeImportRule)

/** Corrects a rule. Estimates already made by it stay with their parcels. */
async function changeImportRule(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  await lockRules(tx)
  const rows = await listAllRules(tx)
  const before = orNotFound(rows.find((row) => row.rule_id === params.id))
  const rule = toRule(body)
  await refuseIssues(tx, rule, rows.filter((row) => row !== before).map(ruleOfRow))
  await updateRule(tx, before.rule_id, rule, { staffId: me.id, now })
  await audit(call, {
    action: 'change_import_rule',
    subjectKind: 'import_rule',
    subjectId: before.rule_id,
    before: toWords(ruleOfRow(before)),
    after: toWords(rule),
    reason: body.reason.trim(),
  })
  return await ruleOf(tx, before.rule_id, now)
}
