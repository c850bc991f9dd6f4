import { removeImportRule as route } from '@longhaul/contract/parcels/import-rules.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { deleteRules, listAllRules, lockRules } from './sql-rules.ts'
import { ruleOfRow, toWords } from './staff-rule.ts'

export const removeImportRuleAction = writeAction(route, removeImportRule)

async function removeImportRule(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  await lockRules(tx)
  const before = orNotFound((await listAllRules(tx)).find((row) => row.rule_id === params.id))
  await deleteRules(tx, [before.rule_id])
  await audit(call, {
    action: 'remove_import_rule',
    subjectKind: 'import_rule',
    subjectId: before.rule_id,
    before: toWords(ruleOfRow(before)),
    reason: body.reason.trim(),
  })
  return {}
}
