import { freeze } from '@longhaul/domain/ledger/recipes.ts'
import { isBeforeInspection } from '@longhaul/domain/orders/ask-for-photos.ts'
import { PHOTO_REMARK_MAX, photoFee } from '@longhaul/domain/orders/fine-photos.ts'
import { lockShopper, post } from '../ledger/public.ts'
import type { Tx } from '../platform/database/db.ts'
import { Refusal, badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { recordPlanSavings, readOwnTerms } from '../rewards/public.ts'
import { lockOwnItem, updateItem } from './sql.ts'
import { recordItemStep } from './take-item-step.ts'

/**
 * Orders further detail photos of an item on its way. They are paid from the balance and taken at inspection.
 */
export async function orderInspectionPhotos(
  { tx, me, now }: { tx: Tx; me: { id: string }; now: Date },
  itemId: string,
  wish: { shots: number; remark: string },
): Promise<{ photo_shots: number; fee_fen: number }> {
  const { availableFen } = await lockShopper(tx, me.id)
  const item = orNotFound(await lockOwnItem(tx, me.id, itemId))
  refuseIf(isBeforeInspection(item.stage) ? null : 'transition_not_allowed')
  const { settings, open, monthId } = await readOwnTerms(tx, me.id, now)
  const shots = item.photo_shots + wish.shots
  if (shots > settings.photoLimit) throw badInput({ shots: 'too_large' })
  const remark = [item.photo_remark, wish.remark.trim()].filter(Boolean).join('\n')
  if (remark.length > PHOTO_REMARK_MAX) throw badInput({ remark: 'too_long' })
  const feeFen = photoFee(wish.shots, settings.photoPriceFen)
  if (feeFen > availableFen)
    throw new Refusal('insufficient_balance', { total_fen: feeFen, available_fen: availableFen })

  await post(tx, {
    kind: 'photos_ordered',
    subject: { kind: 'order_item', id: item.id },
    // The number of shots only grows, so it is unique for each request.
    step: shots,
    shopperId: me.id,
    actor: 'shopper',
    now,
    postings: freeze(me.id, feeFen),
  })
  const savedFen = photoFee(wish.shots, open.photoPriceFen) - feeFen
  await recordPlanSavings(tx, { monthId, now }, [{ savedFen, orderItemId: item.id }])
  await updateItem(tx, item.id, {
    photo_shots: shots,
    photo_remark: remark,
    photos_fen: item.photos_fen + feeFen,
    plan_saved_fen: item.plan_saved_fen + savedFen,
    frozen_fen: item.frozen_fen + feeFen,
  })
  const stayed = { itemId: item.id, from: item.stage, to: item.stage, now }
  await recordItemStep(tx, { ...stayed, step: 'ask_for_photos', actor: 'shopper', actorId: me.id })
  return { photo_shots: shots, fee_fen: feeFen }
}
