import { applyRulesRelease as route } from '@longhaul/contract/parcels/rules-releases.staff.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findRelease, releaseOf } from './release-card.ts'
import { findApplied, lockReleases } from './sql-releases.ts'
import { applyRelease } from './stage-release.ts'

export const applyRulesReleaseAction = writeAction(route, applyRulesRelease)

/** Applies a release without waiting, whether it is staged, held or was applied before. */
async function applyRulesRelease(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  await lockReleases(tx)
  const release = await findRelease(tx, params.id)
  if (release.state === 'applied') throw new Refusal('transition_not_allowed')
  if (release.valid_from > shanghaiDay(now)) throw new Refusal('rules_not_yet')
  const before = await findApplied(tx)
  await applyRelease(tx, release.id, { now, staffId: me.id })
  await audit(call, {
    action: 'apply_rules_release',
    subjectKind: 'rules_release',
    subjectId: release.version,
    before: { version: before?.version },
    after: { version: release.version },
    reason: body.reason.trim(),
  })
  return await releaseOf(tx, release.id)
}
