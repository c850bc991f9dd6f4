import { takeCreatorStep as route } from '@longhaul/contract/rewards/creators.staff.ts'
import { afterCreatorStep, needsReason } from '@longhaul/domain/rewards/creators.ts'
import { lockShopper } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, badInput, orNotFound } from '../../platform/http/refusal.ts'
import { readStaffCard } from './card.ts'
import { forfeitShares } from './end-creator.ts'
import { findCreatorForStaff, lockCreatorForStaff, updateCreator } from './sql.ts'

export const takeCreatorStepAction = writeAction(route, takeCreatorStep)

/** Decides about a creator, who is told, with the reason where there is one. */
async function takeCreatorStep(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const { shopper_id: shopperId } = orNotFound(await findCreatorForStaff(tx, params.id))
  await lockShopper(tx, shopperId)
  const creator = orNotFound(await lockCreatorForStaff(tx, params.id))
  const reason = body.reason.trim()
  const state = afterCreatorStep(creator.state, body.step)
  // Whose account was deleted is without a name, and nothing begins again.
  if (state === null || creator.shown_name === '') throw new Refusal('transition_not_allowed')
  if (needsReason(body.step) && reason === '') throw badInput({ reason: 'required' })
  const forfeit = body.step === 'end' && body.forfeit === true
  if (forfeit) await forfeitShares({ tx, now, actor: `staff:${me.id}` }, creator, 'refused')
  await updateCreator(tx, creator.id, { state, state_at: now, reason })
  await notify(call, creator.shopper_id, {
    kind: `creator_${state}`,
    args: reason ? { reason } : {},
    subject: { kind: 'account', id: 'creator' },
  })
  await audit(call, {
    action: `${body.step}_creator`,
    subjectKind: 'creator',
    subjectId: creator.id,
    before: { state: creator.state, code: creator.code, shown_name: creator.shown_name },
    after: { state, ...(forfeit ? { forfeit } : {}) },
    reason,
  })
  return await readStaffCard(tx, creator.id)
}
