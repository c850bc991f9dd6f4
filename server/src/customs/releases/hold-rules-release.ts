import { holdRulesRelease as route } from '@longhaul/contract/parcels/rules-releases.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findRelease, releaseOf } from './release-card.ts'
import { lockReleases, updateRelease } from './sql-releases.ts'

export const holdRulesReleaseAction = writeAction(route, holdRulesRelease)

/** Keeps a release from being applied by itself. It stays until it is applied or a newer one comes. */
async function holdRulesRelease(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me } = call
  await lockReleases(tx)
  const release = await findRelease(tx, params.id)
  if (release.state !== 'staged') throw new Refusal('transition_not_allowed')
  await updateRelease(tx, release.id, { state: 'held', staff_id: me.id })
  await audit(call, {
    action: 'hold_rules_release',
    subjectKind: 'rules_release',
    subjectId: release.version,
    reason: body.reason.trim(),
  })
  return await releaseOf(tx, release.id)
}
