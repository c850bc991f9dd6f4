import { rollBackRules as route } from '@longhaul/contract/parcels/rules-releases.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { releaseOf } from './release-card.ts'
import { findApplied, listReleases, lockReleases, updateRelease } from './sql-releases.ts'
import { byApplied } from './stage-release.ts'

export const rollBackRulesAction = writeAction(route, rollBackRules)

/** Applies the release that was applied before. The one taken back stays, and does not come again. */
async function rollBackRules(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, me, now } = call
  await lockReleases(tx)
  const applied = await findApplied(tx)
  if (applied?.version !== body.applied) throw new Refusal('out_of_date')
  const [before] = (await listReleases(tx)).filter(({ state }) => state === 'replaced').toSorted(byApplied)
  if (!before) throw new Refusal('rules_none_before')
  const by = { staff_id: me.id }
  await updateRelease(tx, applied.id, { ...by, state: 'rolled_back' })
  await updateRelease(tx, before.id, { ...by, state: 'applied', applied_at: now })
  await audit(call, {
    action: 'roll_back_rules',
    subjectKind: 'rules_release',
    subjectId: before.version,
    before: { version: applied.version },
    after: { version: before.version },
    reason: body.reason.trim(),
  })
  return await releaseOf(tx, before.id)
}
