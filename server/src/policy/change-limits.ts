import { changeLimits as route } from '@longhaul/contract/policy/policy.staff.ts'
import type { BodyOf, ParamsOf } from '@longhaul/contract/route.ts'
import { isOneOf, namesOf } from '@longhaul/domain/entries.ts'
import { type ActName } from '@longhaul/domain/policy/acts.ts'
import {
  type LimitName,
  isLoosened,
  limitNames,
  limitValue,
  ruleWith,
  whyNotLimits,
} from '@longhaul/domain/policy/limits.ts'
import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import type { Effect } from '../platform/http/proposable.ts'
import { badInput } from '../platform/http/refusal.ts'
import { alertAdmins } from './alert-admins.ts'
import { guardAct } from './guard-act.ts'
import { readPolicyRows } from './policy-rows.ts'
import { listLimits, saveLimit } from './sql.ts'

export const changeLimitsAction = writeAction(route, changeLimits, { act: 'limits', effect: effectOfLimits })

/**
 * Changes the limits of an act. Tightening takes effect at once; loosening is an act of the policy itself.
 */
async function changeLimits(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  const before = await listLimits(tx, params.act)
  const after = ownLimits(params.act, body.limits)
  const wrong = whyNotLimits(params.act, { ...before, ...after })
  if (wrong) throw badInput({ [`limits.${wrong}`]: 'limits_order' })
  if (isLoosened(params.act, before, { ...before, ...after }))
    await guardAct(call, 'limits', 'each', { kind: 'policy', id: params.act })
  else await alertAdmins(call, { act: 'limits', what: 'done', by: me.name, about: params.act })
  for (const name of namesOf(after))
    await saveLimit(tx, { act: params.act, name, value: after[name], changed_at: now })
  await audit(call, {
    action: 'change_limits',
    subjectKind: 'policy',
    subjectId: params.act,
    before,
    after,
    reason: body.reason.trim(),
  })
  return (await readPolicyRows(tx, now, [params.act]))[0]!
}

/** The limits of a body that the act has. Refuses unknown names, and a body without any. */
function ownLimits(act: ActName, limits: Record<string, number>): Record<LimitName, number> {
  const names = limitNames(act)
  const unknown = Object.keys(limits).find((name) => !isOneOf(names, name))
  if (unknown !== undefined) throw badInput({ [`limits.${unknown}`]: 'unknown' })
  if (Object.keys(limits).length === 0) throw badInput({ limits: 'required' })
  // All of its names have been checked.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return limits as Record<LimitName, number>
}

async function effectOfLimits(
  tx: Tx,
  { params, body }: { params: ParamsOf<typeof route>; body: BodyOf<typeof route> },
): Promise<Effect> {
  const before = await listLimits(tx, params.act)
  const after = ruleWith(params.act, { ...before, ...ownLimits(params.act, body.limits) })
  const changes = limitNames(params.act).map((name) => ({
    name,
    before: limitValue(ruleWith(params.act, before), name),
    after: limitValue(after, name),
  }))
  return { subject: params.act, changes: changes.filter((change) => change.before !== change.after) }
}
