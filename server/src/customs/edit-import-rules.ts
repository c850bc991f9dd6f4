import {
  addImportRule,
  changeImportRule,
  listImportRulesForStaff,
  removeImportRule,
} from '@longhaul/contract/parcels/import-rules.staff.ts'
import { contradicts, faultsOfRule } from '@longhaul/domain/customs/import-rule-faults.ts'
import type { KeptImportRule } from '@longhaul/domain/customs/kept-import-rule.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Db } from '../platform/database/db.ts'
import { SITE_AUDIENCE } from '../platform/events.ts'
import { badInput, found } from '../platform/http/refusal.ts'
import {
  deleteRules,
  insertRules,
  listAllRules,
  listRatedCurrencies,
  lockRules,
  updateRule,
} from './sql-rules.ts'
import { readSurroundings, toRule, toStaffRule, toWords } from './staff-rule.ts'

export const listImportRulesForStaffAction = action(listImportRulesForStaff, async ({ tx, now }) => ({
  rules: (await listAllRules(tx)).map((row) => toStaffRule(row, now)),
  currencies: ['CNY', ...(await listRatedCurrencies(tx)).filter((currency) => currency !== 'CNY')],
}))

/** A new rule counts from its first day. In the place of another it ends that one the day before, in the same act. */
export const addImportRuleAction = action(addImportRule, async (call) => {
  const { tx, body, me, now, changed } = call
  await lockRules(tx)
  const rule = toRule(body)
  const rows = await listAllRules(tx)
  const { replaces } = body
  const old = replaces === undefined ? undefined : found(rows.find((row) => row.rule_id === replaces))
  const ended = old && endedBefore(toRule(old), rule)
  const others = rows.filter((row) => row !== old).map(toRule)
  await refuseFaults(tx, rule, ended ? [...others, ended] : others)
  if (old && ended) await updateRule(tx, old.rule_id, ended, { staffId: me.id, now })
  const [id = ''] = await insertRules(tx, [rule], { staffId: me.id, now })
  await audit(call, {
    action: 'add_import_rule',
    subjectKind: 'import_rule',
    subjectId: id,
    before: old && { replaces: old.rule_id, ...toWords(toRule(old)) },
    after: toWords(rule),
    reason: body.reason.trim(),
  })
  await changed(SITE_AUDIENCE, 'site')
  return await ruleOf(tx, id, now)
})

/** Corrects a rule. What was estimated by it stays with its packages. */
export const changeImportRuleAction = action(changeImportRule, async (call) => {
  const { tx, params, body, me, now, changed } = call
  await lockRules(tx)
  const rows = await listAllRules(tx)
  const before = found(rows.find((row) => row.rule_id === params.id))
  const rule = toRule(body)
  await refuseFaults(tx, rule, rows.filter((row) => row !== before).map(toRule))
  await updateRule(tx, before.rule_id, rule, { staffId: me.id, now })
  await audit(call, {
    action: 'change_import_rule',
    subjectKind: 'import_rule',
    subjectId: before.rule_id,
    before: toWords(toRule(before)),
    after: toWords(rule),
    reason: body.reason.trim(),
  })
  await changed(SITE_AUDIENCE, 'site')
  return await ruleOf(tx, before.rule_id, now)
})

export const removeImportRuleAction = action(removeImportRule, async (call) => {
  const { tx, params, body, changed } = call
  await lockRules(tx)
  const before = found((await listAllRules(tx)).find((row) => row.rule_id === params.id))
  await deleteRules(tx, [before.rule_id])
  await audit(call, {
    action: 'remove_import_rule',
    subjectKind: 'import_rule',
    subjectId: before.rule_id,
    before: toWords(toRule(before)),
    reason: body.reason.trim(),
  })
  await changed(SITE_AUDIENCE, 'site')
  return {}
})

/** The first fault of each field, and whether the rule stands against another of its place. */
async function refuseFaults(tx: Db, rule: KeptImportRule, others: readonly KeptImportRule[]): Promise<void> {
  const faults = faultsOfRule(rule, await readSurroundings(tx))
  if (faults.length > 0)
    throw badInput(Object.fromEntries(faults.toReversed().map(({ column, problem }) => [column, problem])))
  const clash = others.map((other) => contradicts(rule, other)).find((why) => why !== null)
  if (clash) throw badInput({ valid_from: clash })
}

/** The old rule with the day before the new one as its last. It must have counted before that day, and be about the same. */
function endedBefore(old: KeptImportRule, rule: KeptImportRule): KeptImportRule {
  if (old.place !== rule.place) throw badInput({ place: 'choice' })
  if (rule.validFrom === null) throw badInput({ valid_from: 'required' })
  const start = new Date(`${rule.validFrom}T00:00:00Z`)
  if (Number.isNaN(start.getTime())) throw badInput({ valid_from: 'format' })
  const last = new Date(start.getTime() - 86_400_000).toISOString().slice(0, 10)
  if (old.validFrom !== null && last < old.validFrom) throw badInput({ valid_from: 'reversed' })
  return { ...old, validUntil: old.validUntil !== null && old.validUntil < last ? old.validUntil : last }
}

const ruleOf = async (tx: Db, id: string, now: Date) =>
  toStaffRule(found((await listAllRules(tx)).find((row) => row.rule_id === id)), now)
