import {
  bringImportRules,
  exportImportRules,
  previewImportRules,
} from '@longhaul/contract/parcels/import-rules.staff.ts'
import { RATE_CARD_MAX_BYTES } from '@longhaul/contract/shipping/shipping.staff.ts'
import { RULE_COLUMNS, ruleCells } from '@longhaul/domain/customs/kept-import-rule.ts'
import { readUpload } from '../files/public.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { csvLine } from '../platform/http/csv.ts'
import { SITE_AUDIENCE } from '../platform/events.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { judgeRules } from './judge-rules.ts'
import { deleteRules, insertRules, listAllRules, lockRules } from './sql-rules.ts'
import { toRule, toWords } from './staff-rule.ts'

/** So many faults are told; whoever has more begins with these. */
const FAULTS_TOLD = 2_000

export const previewImportRulesAction = action(previewImportRules, async ({ tx, request }) => {
  const judged = await judgeRules(tx, await readUpload(request, RATE_CARD_MAX_BYTES))
  return {
    rows: judged.rows,
    places: judged.places,
    fault_count: judged.faults.length,
    faults: judged.faults.slice(0, FAULTS_TOLD),
    changes: [
      ...judged.removed.map((row) => ({ change: 'removed' as const, ...toWords(toRule(row)) })),
      ...judged.added.map((rule) => ({ change: 'added' as const, ...toWords(rule) })),
    ].toSorted((one, other) => one.place.localeCompare(other.place)),
    compared: judged.compared,
  }
})

/** Brings a file of rules, whole or not at all: the places that it names have these rules and no others. */
export const bringImportRulesAction = action(bringImportRules, async (call) => {
  const { tx, request, query, me, now, changed } = call
  const content = await readUpload(request, RATE_CARD_MAX_BYTES)
  await lockRules(tx)
  const judged = await judgeRules(tx, content)
  if (judged.faults.length > 0)
    throw new Refusal('invalid_input', {
      fault_count: judged.faults.length,
      faults: judged.faults.slice(0, FAULTS_TOLD),
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
    before: judged.removed.map((row) => toWords(toRule(row))),
    after: judged.added.map(toWords),
    reason: query.reason.trim(),
  })
  await changed(SITE_AUDIENCE, 'site')
  return { added: judged.added.length, removed: judged.removed.length }
})

export const exportImportRulesAction = action(exportImportRules, async ({ tx, now }) => {
  const rows = await listAllRules(tx)
  const lines = rows.map((row) => {
    const cells = ruleCells(toRule(row))
    return csvLine(RULE_COLUMNS.map((column) => cells[column]))
  })
  return {
    file_name: `duty-and-tax-${now.toISOString().slice(0, 10)}.csv`,
    csv: [csvLine(RULE_COLUMNS), ...lines].join(''),
    rows: rows.length,
  }
})
