import { addImportRule as route } from '@longhaul/contract/parcels/import-rules.staff.ts'
import type { StoredImportRule } from '@longhaul/domain/customs/stored-import-rule.ts'
import { isDay, plusDays } from '@longhaul/domain/time/days.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { insertRules, listAllRules, lockRules, updateRule } from './sql-rules.ts'
import { ruleOfRow, toRule, toWords } from './staff-rule.ts'
import { refuseIssues, ruleOf } from './checked-rule.ts'

export const addImportRuleAction = writeAction(route, addImportRule)

/**
 * Adds a rule that applies from its first day. If it replaces another, that one ends the day before, in the
 * same transaction.
 */
async function addImportRule(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, me, now } = call
  await lockRules(tx)
  const rule = toRule(body)
  const rows = await listAllRules(tx)
  const { replaces } = body
  const old = replaces === undefined ? undefined : orNotFound(rows.find((row) => row.rule_id === replaces))
  const ended = old && endedBefore(ruleOfRow(old), rule)
  const others = rows.filter((row) => row !== old).map(ruleOfRow)
  await refuseIssues(tx, rule, ended ? [...others, ended] : others)
  if (old && ended) await updateRule(tx, old.rule_id, ended, { staffId: me.id, now })
  const [id = ''] = await insertRules(tx, [rule], { staffId: me.id, now })
  await audit(call, {
    action: 'add_import_rule',
    subjectKind: 'import_rule',
    subjectId: id,
    before: old && { replaces: old.rule_id, ...toWords(ruleOfRow(old)) },
    after: toWords(rule),
    reason: body.reason.trim(),
  })
  return await ruleOf(tx, id, now)
}

/**
 * The old rule, ending on the day before the new one begins. It must have begun by then, and be for the same
 * place.
 */
function endedBefore(old: StoredImportRule, rule: StoredImportRule): StoredImportRule {
  if (old.place !== rule.place) throw badInput({ place: 'choice' })
  if (rule.validFrom === null) throw badInput({ valid_from: 'required' })
  if (!isDay(rule.validFrom)) throw badInput({ valid_from: 'format' })
  const last = plusDays(rule.validFrom, -1)
  if (old.validFrom !== null && last < old.validFrom) throw badInput({ valid_from: 'reversed' })
  return { ...old, validUntil: old.validUntil !== null && old.validUntil < last ? old.validUntil : last }
}
