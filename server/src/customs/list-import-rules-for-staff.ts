import { listImportRulesForStaff as route } from '@longhaul/contract/parcels/import-rules.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listAllRules, listRatedCurrencies } from './sql-rules.ts'
import { toStaffRule } from './staff-rule.ts'

export const listImportRulesForStaffAction = readAction(route, listImportRulesForStaff)

async function listImportRulesForStaff({ db, now }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    rules: (await listAllRules(db)).map((row) => toStaffRule(row, now)),
    currencies: ['CNY', ...(await listRatedCurrencies(db)).filter((currency) => currency !== 'CNY')],
  }
}
