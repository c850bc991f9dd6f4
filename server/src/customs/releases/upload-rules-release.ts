import {
  RULES_RELEASE_MAX_BYTES,
  uploadRulesRelease as route,
} from '@longhaul/contract/parcels/rules-releases.staff.ts'
import { readUpload } from '../../files/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { releaseOf } from './release-card.ts'
import { verifyDocument } from './release-document.ts'
import { lockReleases } from './sql-releases.ts'
import { stageRelease } from './stage-release.ts'
import { readTrust } from './trust.ts'

export const uploadRulesReleaseAction = writeAction(route, uploadRulesRelease)

/** Verifies the file of a release and stages it, completely or not at all. */
async function uploadRulesRelease(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, request, query, me, now, world } = call
  const content = await readUpload(request, RULES_RELEASE_MAX_BYTES)
  const { manifest, files } = verifyDocument(content, await readTrust(world.env))
  await lockReleases(tx)
  const olderToo = query.older_too ?? false
  const incoming = { ...manifest, files, source: 'file' as const }
  const id = await stageRelease(tx, incoming, { now, olderToo, staffId: me.id })
  await audit(call, {
    action: 'stage_rules_release',
    subjectKind: 'rules_release',
    subjectId: manifest.version,
    after: { version: manifest.version, files: files.size },
  })
  return await releaseOf(tx, id)
}
