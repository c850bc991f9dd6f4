import { importDutyRules as route } from '@longhaul/contract/parcels/import-rules.staff.ts'
import { RATE_CARD_MAX_BYTES } from '@longhaul/contract/shipping/shipping.staff.ts'
import { readUpload } from '../files/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { judgeRules } from './judge-rules.ts'
import { deleteRules, insertRules, lockRules } from './sql-rules.ts'
import { ruleOfRow, toWords } from './staff-rule.ts'

/** The most errors reported at a time; of a file with more, the first ones are reported. */
export const FAULTS_REPORTED_MAX = 2_000

export const importDutyRulesAction = writeAction(route, importDutyRules)

/**
 * Imports a file of rules, completely or not at all. The places named in it then have these rules and no
 * others.
 */
async function importDutyRules(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, request, query, me, now } = call
  const content = await readUpload(request, RATE_CARD_MAX_BYTES)
  await lockRules(tx)
  const judged = await judgeRules(tx, content)
  if (judged.faults.length > 0)
    throw new Refusal('invalid_input', {
      fault_count: judged.faults.length,
      faults: judged.faults.slice(0, FAULTS_REPORTED_MAX),
    })
  if (judged.compared !== query.compared) throw new Refusal('out_of_date')
  await deleteRules(
    tx,
    judged.removed.map((row) => row.rule_id),
  )
  await insertRules(tx, judged.added, { staffId: me.id, now })
  await audit(call, {
    action: 'bring_import_rules',
    subjectKind: 'import_rule',
    subjectId: judged.places.join(' ').slice(0, 100),
    before: judged.removed.map((row) => toWords(ruleOfRow(row))),
    after: judged.added.map(toWords),
    reason: query.reason.trim(),
  })
  return { added: judged.added.length, removed: judged.removed.length }
}
