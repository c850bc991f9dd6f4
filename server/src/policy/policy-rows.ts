import type { PolicyRow } from '@longhaul/contract/policy/policy.staff.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { ACT_NAMES, type ActName, ruleOf } from '@longhaul/domain/policy/acts.ts'
import { limitNames, limitValue, ruleWith } from '@longhaul/domain/policy/limits.ts'
import { inOrder } from '@longhaul/domain/staff/rights.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import { findLimitsChange, listLimits, listToday } from './sql.ts'

/** The policy as admins read it: each act with the limits in force, who may do it, and who did today. */
export async function readPolicyRows(
  db: Db,
  now: Date,
  acts: readonly ActName[] = ACT_NAMES,
): Promise<Static<typeof PolicyRow>[]> {
  const today = await listToday(db, { now })
  const rows: Static<typeof PolicyRow>[] = []
  for (const act of acts) {
    const rule = ruleWith(act, await listLimits(db, act))
    const changed = await findLimitsChange(db, act)
    rows.push({
      act,
      kind: rule.kind,
      measure: rule.measure,
      limits: limitNames(act).map((name) => ({
        name,
        value: limitValue(rule, name),
        usual: limitValue(ruleOf(act), name),
      })),
      roles: rolesOf(act),
      second: [...rule.second],
      wait_hours: rule.waitHours,
      alert: rule.alert,
      today: today
        .filter((row) => row.act === act)
        .map(({ id, name, fen, alone_fen, alone_times }) => ({ id, name, fen, alone_fen, alone_times })),
      changed_at: changed?.changed_at?.toISOString() ?? null,
    })
  }
  return rows
}

/** Who may perform an act: the roles of its calls. */
const rolesOf = (act: ActName) =>
  inOrder(
    allRoutes
      .filter(({ spec }) => ruleOf(act).calls.some((call) => call === spec))
      .flatMap(({ who }) => (typeof who === 'object' ? who.staff : [])),
  )
