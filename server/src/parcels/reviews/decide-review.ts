import { decideReview } from '@longhaul/contract/parcels/reviews.ts'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput, found } from '../../platform/http/refusal.ts'
import { toStaffReview } from './review-card.ts'
import { findReviewForStaff, lockReviewForStaff, setReviewStage } from './sql.ts'

/** Shows a review to everybody, or hides it. What is hidden has a reason, and its writer still sees what was written. */
export const decideReviewAction = action(decideReview, async (call) => {
  const { tx, me, params, body, now, changed } = call
  const reason = body.reason.trim()
  if (!body.show && reason === '') throw badInput({ reason: 'required' }, 'reason_required')
  const review = found(await lockReviewForStaff(tx, params.id))
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
  await changed(review.shopper_id, 'parcels')
  return toStaffReview(call, found(await findReviewForStaff(tx, review.id)))
})
