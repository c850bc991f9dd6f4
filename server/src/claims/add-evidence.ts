import { addEvidence as route } from '@longhaul/contract/parcels/claims.ts'
import { EVIDENCE_MAX, STORY_MAX } from '@longhaul/domain/claims/claim.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { toClaim } from './claim-card.ts'
import { takeClaimStep } from './claim-step.ts'
import { lockClaim } from './lock-claim.ts'
import { checkEvidence } from './open-claim.ts'
import { insertClaimFiles, listClaimFiles, lockClaimForStaff } from './sql.ts'

export const addEvidenceAction = writeAction(route, addEvidence)

/** The shopper adds the pictures or text that staff requested. */
async function addEvidence(call: WriteCall<typeof route>): Answer<typeof route> {
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
  return await toClaim(call, orNotFound(await lockClaimForStaff(tx, claim.id)))
}
