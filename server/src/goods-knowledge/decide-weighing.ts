import { decideWeighing as route } from '@longhaul/contract/goods/weighings.staff.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { toAside } from './aside-rows.ts'
import { kindNames } from './read-kinds.ts'
import { findAsideForStaff, lockWeighing, markGoods, setVerdict } from './sql-asides.ts'

export const decideWeighingAction = writeAction(route, decideWeighing)

/**
 * Believes a weighing that was set aside, rejects it, or takes the decision back. An impossible weight cannot
 * be believed: it is measured again at the station.
 */
async function decideWeighing(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, world, lang } = call
  const { verdict } = body
  orNotFound((await lockWeighing(tx, params.id)) || undefined)
  const before = orNotFound(await findAsideForStaff(tx, params.id))
  refuseIf(before.set_aside === null && before.verdict === null ? 'weighing_counts' : null)
  refuseIf(verdict === 'believed' && before.set_aside === 'implausible' ? 'weighing_implausible' : null)
  if (verdict !== before.verdict) {
    const by =
      verdict === null ? { verdict_at: null, verdict_by: null } : { verdict_at: now, verdict_by: me.id }
    await setVerdict(tx, params.id, { verdict, ...by })
    await markGoods(tx, before)
    await audit(call, {
      action: 'decide_weighing',
      subjectKind: 'goods',
      subjectId: `${before.platform} ${before.item_id}`,
      before: { weight_grams: before.weight_grams, pieces: before.pieces, verdict: before.verdict },
      after: { weight_grams: before.weight_grams, pieces: before.pieces, verdict },
    })
  }
  const after = orNotFound(await findAsideForStaff(tx, params.id))
  return toAside(world, after, await kindNames(tx, lang), now)
}
