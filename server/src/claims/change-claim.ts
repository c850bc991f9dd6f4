import { addEvidence, cancelClaim } from '@longhaul/contract/parcels/claims.ts'
import { EVIDENCE_MAX, STORY_MAX } from '@longhaul/domain/claims/claim.ts'
import { action } from '../platform/http/action.ts'
import { badInput, found } from '../platform/http/refusal.ts'
import { toClaim } from './claim-card.ts'
import { takeClaimStep } from './claim-step.ts'
import { lockClaim } from './lock-claim.ts'
import { checkEvidence } from './open-claim.ts'
import { insertClaimFiles, listClaimFiles, lockClaimForStaff } from './sql.ts'

/** What staff asked for: more pictures, more words. */
export const addEvidenceAction = action(addEvidence, async (call) => {
  const { tx, me, params, body, now } = call
  const { claim } = await lockClaim(tx, params.id, me.id)
  const note = body.note.trim()
  if (note === '' && body.evidence.length === 0) throw badInput({ note: 'required' })
  const story = note === '' ? claim.story : `${claim.story}\n\n${note}`
  if (story.length > STORY_MAX) throw badInput({ note: 'too_long' })
  await takeClaimStep(tx, claim, 'add_evidence', { actor: 'shopper', actorId: me.id, now, note }, { story })
  await checkEvidence(tx, me.id, body.evidence)
  const there = await listClaimFiles(tx, claim.id)
  if (there.length + body.evidence.length > EVIDENCE_MAX) throw badInput({ evidence: 'too_many' })
  await insertClaimFiles(tx, claim.id, body.evidence, now)
  await call.changed(me.id, 'parcels')
  await call.changed('staff', 'parcels')
  return await toClaim(call, found(await lockClaimForStaff(tx, claim.id)))
})

/** Withdrawn: the package was found after all, or it does not matter any more. */
export const cancelClaimAction = action(cancelClaim, async (call) => {
  const { tx, me, params, now } = call
  const { claim } = await lockClaim(tx, params.id, me.id)
  await takeClaimStep(tx, claim, 'cancel', { actor: 'shopper', actorId: me.id, now })
  await call.changed(me.id, 'parcels')
  await call.changed('staff', 'parcels')
  return await toClaim(call, found(await lockClaimForStaff(tx, claim.id)))
})
