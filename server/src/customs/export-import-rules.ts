import { exportImportRules as route } from '@longhaul/contract/parcels/import-rules.staff.ts'
import { RULE_COLUMNS, ruleCells } from '@longhaul/domain/customs/stored-import-rule.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { csvLine } from '../platform/http/csv.ts'
import { listAllRules } from './sql-rules.ts'
import { ruleOfRow } from './staff-rule.ts'

export const exportImportRulesAction = readAction(route, exportImportRules)

async function exportImportRules({ db, now }: ReadCall<typeof route>): Answer<typeof route> {
  const rows = await listAllRules(db)
  const lines = rows.map((row) => {
    const cells = ruleCells(ruleOfRow(row))
    return csvLine(RULE_COLUMNS.map((column) => cells[column]))
  })
  return {
    file_name: `duty-and-tax-${shanghaiDay(now)}.csv`,
    csv: [csvLine(RULE_COLUMNS), ...lines].join(''),
    rows: rows.length,
  }
}
