import { listImportRulesForStaff as route } from '@longhaul/contract/parcels/import-rules.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listAllRules, listRatedCurrencies } from './sql-rules.ts'
import { toStaffRule } from './staff-rule.ts'

export const listImportRulesForStaffAction = action(route, listImportRulesForStaff)

async function listImportRulesForStaff({ tx, now }: Call<typeof route>): Answer<typeof route> {
  return {
    rules: (await listAllRules(tx)).map((row) => toStaffRule(row, now)),
    currencies: ['CNY', ...(await listRatedCurrencies(tx)).filter((currency) => currency !== 'CNY')],
  }
}
