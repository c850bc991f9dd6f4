import { previewImportRules as route } from '@longhaul/contract/parcels/import-rules.staff.ts'
import { RATE_CARD_MAX_BYTES } from '@longhaul/contract/shipping/shipping.staff.ts'
import { readUpload } from '../files/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { judgeRules } from './judge-rules.ts'
import { ruleOfRow, toWords } from './staff-rule.ts'
import { FAULTS_REPORTED_MAX } from './import-duty-rules.ts'

export const previewImportRulesAction = writeAction(route, previewImportRules)

async function previewImportRules({ tx, request }: WriteCall<typeof route>): Answer<typeof route> {
  const judged = await judgeRules(tx, await readUpload(request, RATE_CARD_MAX_BYTES))
  return {
    rows: judged.rows,
    places: judged.places,
    fault_count: judged.faults.length,
    faults: judged.faults.slice(0, FAULTS_REPORTED_MAX),
    changes: [
      ...judged.removed.map((row) => ({ change: 'removed' as const, ...toWords(ruleOfRow(row)) })),
      ...judged.added.map((rule) => ({ change: 'added' as const, ...toWords(rule) })),
    ].toSorted((entry, other) => entry.place.localeCompare(other.place)),
    compared: judged.compared,
  }
}
