import { proveOwnership as route } from '@longhaul/contract/warehouse/unclaimed.ts'
import { OWNERSHIP_PICTURES_MAX } from '@longhaul/domain/warehouse/unclaimed.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { toOwnershipClaim } from './ownership-claim-card.ts'
import { findOwnClaim, lockOwnClaim, setProof } from './sql-ownership-claims.ts'

export const proveOwnershipAction = writeAction(route, proveOwnership)

/** Adds pictures to an undecided claim; a new note replaces the old one. */
async function proveOwnership(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  const wanted = [...new Set(body.file_ids)]
  const known = await ownFilesOfKind(tx, { shopperId: me.id }, wanted, 'attachment')
  if (known.length < wanted.length) throw badInput({ file_ids: 'unknown' })
  const claim = orNotFound(await lockOwnClaim(tx, me.id, params.id))
  refuseIf(claim.stage === 'submitted' ? null : 'transition_not_allowed')
  const fileIds = [...new Set([...claim.file_ids, ...wanted])]
  if (fileIds.length > OWNERSHIP_PICTURES_MAX) throw badInput({ file_ids: 'too_many' })
  await setProof(tx, claim.id, { file_ids: fileIds, note: body.note.trim() || claim.note })
  return toOwnershipClaim(orNotFound(await findOwnClaim(tx, me.id, claim.id)), call)
}
