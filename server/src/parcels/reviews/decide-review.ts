import { decideReview as route } from '@longhaul/contract/parcels/reviews.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, orNotFound } from '../../platform/http/refusal.ts'
import { toStaffReview } from './review-card.ts'
import { findReviewForStaff, lockReviewForStaff, setReviewStage } from './sql.ts'

export const decideReviewAction = writeAction(route, decideReview)

/** Publishes a review, or hides it. Hiding needs a reason, and its author still sees it. */
async function decideReview(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, concerns } = call
  const reason = body.reason.trim()
  if (!body.show && reason === '') throw badInput({ reason: 'required' }, 'reason_required')
  const review = orNotFound(await lockReviewForStaff(tx, params.id))
  const stage = body.show ? 'shown' : 'hidden'
  await setReviewStage(tx, review.id, {
    stage,
    decided_by: me.id,
    decided_at: now,
    decide_reason: body.show ? '' : reason,
  })
  await audit(call, {
    action: 'decide_review',
    subjectKind: 'review',
    subjectId: review.id,
    before: { stage: review.stage },
    after: { stage },
    reason,
  })
  concerns(review.shopper_id)
  return toStaffReview(call, orNotFound(await findReviewForStaff(tx, review.id)))
}
