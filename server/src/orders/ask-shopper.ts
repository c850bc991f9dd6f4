import { askShopper as route } from '@longhaul/contract/orders/orders.staff.ts'
import { type SellerPrice, isTolerated, sellerFen } from '@longhaul/domain/orders/price-change.ts'
import { noticeNames } from '../goods/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { readAddedFee } from './added-fee.ts'
import { offerAnswers } from './answers/offer-answers.ts'
import { demandSupplement } from './demand-supplement.ts'
import { insertQuestion } from './sql-questions.ts'
import { type ItemRow, findItemOwnerForStaff, lockItemForStaff } from './sql.ts'
import { takeItemStep } from './take-item-step.ts'

type AskCall = WriteCall<typeof route>

export const askShopperAction = writeAction(route, askShopper)

/**
 * Asks the shopper when review or the seller shows that the real price or the options differ: the shopper
 * decides before anything is bought. A price within the tolerance agreed when ordering needs no answer, only
 * payment of the difference and our fee on it. Anything else is asked in our own words and answered in the
 * shopper's.
 */
async function askShopper(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const note = body.note.trim()
  const typed = { goodsFen: body.goods_fen, freightFen: body.freight_fen }
  if (typed.goodsFen === 0) throw badInput({ goods_fen: 'too_small' })
  if (body.kind !== 'price' && note === '') throw badInput({ note: 'required' }, 'reason_required')
  const owner = orNotFound(await findItemOwnerForStaff(tx, params.id))
  await lockShopper(tx, owner.shopper_id)
  const item = orNotFound(await lockItemForStaff(tx, params.id))
  const agreed = { goodsFen: item.goods_fen, freightFen: item.freight_fen }
  const asked = body.kind === 'free' ? agreed : typed
  const isAgreed = body.kind === 'price' && isTolerated(agreed, asked, item.tolerance_percent)
  const step = isAgreed ? 'require_supplement' : 'ask_customer'
  const by = { actor: 'staff', actorId: me.id, roles: me.roles } as const
  // Asking a question completes the review.
  if (item.stage === 'in_review') await takeItemStep(tx, { ...by, itemId: item.id, step: 'approve', now })
  const { to } = await takeItemStep(tx, { ...by, itemId: item.id, step, now })
  // A lower price needs no question: the difference is refunded at purchase.
  if (body.kind === 'price' && sellerFen(asked) <= sellerFen(agreed))
    throw badInput({ goods_fen: 'too_small' })

  if (isAgreed) await demandSupplement(call, item, { real: asked, note })
  else await ask(call, item, { agreed, asked, note })
  await audit(call, {
    action: 'ask_shopper',
    subjectKind: 'order_item',
    subjectId: item.id,
    before: agreed,
    after: asked,
    reason: note,
  })
  call.concerns(item.shopper_id)
  return { stage: to }
}

async function ask(
  call: AskCall,
  item: ItemRow,
  { agreed, asked, note }: { agreed: SellerPrice; asked: SellerPrice; note: string },
): Promise<void> {
  const { tx, me, body, now } = call
  const { answerHours } = await readSettings(tx)
  const { serviceFen } = await readAddedFee(call, item, asked)
  const answerBy = new Date(now.getTime() + answerHours * 3_600_000)
  await insertQuestion(tx, {
    order_item_id: item.id,
    kind: body.kind,
    note,
    old_goods_fen: agreed.goodsFen,
    new_goods_fen: asked.goodsFen,
    old_freight_fen: agreed.freightFen,
    new_freight_fen: asked.freightFen,
    service_fen: serviceFen,
    asked_by: me.id,
    asked_at: now,
    answer_by: answerBy,
  })
  const isFree = body.kind === 'free'
  const answers = isFree
    ? undefined
    : await offerAnswers(call, { itemId: item.id, shopperId: item.shopper_id })
  await notify(call, item.shopper_id, {
    kind: isFree ? 'question_free' : 'question_asked',
    args: {
      ...noticeNames(item),
      note,
      date: answerBy.toISOString(),
      ...(isFree && { back_fen: item.frozen_fen }),
      ...(answers && { amount_fen: answers.payFen, back_fen: answers.backFen }),
    },
    subject: { kind: 'order', id: item.order_id },
    answers,
  })
}
