import { askShopper } from '@longhaul/contract/orders.staff.ts'
import { sellerFen } from '@longhaul/domain/orders/price-change.ts'
import { notify } from '../messages/public.ts'
import { action } from '../platform/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput } from '../platform/refusal.ts'
import { readSettings } from '../site/public.ts'
import { insertQuestion } from './sql-questions.ts'
import { takeItemStep } from './take-item-step.ts'

/** The real price or the options differ: the shopper decides before anything is bought. */
export const askShopperAction = action(askShopper, async (call) => {
  const { tx, me, params, body, now } = call
  const note = body.note.trim()
  const asked = { goodsFen: body.goods_fen, freightFen: body.freight_fen }
  if (asked.goodsFen === 0) throw badInput({ goods_fen: 'too_small' })
  if (body.kind === 'options' && note === '') throw badInput({ note: 'required' }, 'reason_required')
  const by = { actor: 'staff', actorId: me.id, roles: me.roles } as const
  const { to, item } = await takeItemStep(tx, { ...by, itemId: params.id, step: 'ask_customer', now })
  const agreed = { goodsFen: item.goods_fen, freightFen: item.freight_fen }
  // A lower price needs no question: what is saved goes back when it is bought.
  if (body.kind === 'price' && sellerFen(asked) <= sellerFen(agreed))
    throw badInput({ goods_fen: 'too_small' })

  const { answerHours } = await readSettings(tx)
  const answerBy = new Date(now.getTime() + answerHours * 3_600_000)
  await insertQuestion(tx, {
    order_item_id: item.id,
    kind: body.kind,
    note,
    old_goods_fen: agreed.goodsFen,
    new_goods_fen: asked.goodsFen,
    old_freight_fen: agreed.freightFen,
    new_freight_fen: asked.freightFen,
    asked_by: me.id,
    asked_at: now,
    answer_by: answerBy,
  })
  await audit(call, {
    action: 'ask_shopper',
    subjectKind: 'order_item',
    subjectId: item.id,
    before: agreed,
    after: asked,
    reason: note,
  })
  await notify(call, item.shopper_id, {
    kind: 'question_asked',
    args: { title: item.title, note, date: answerBy.toISOString() },
    subject: { kind: 'order', id: item.order_id },
  })
  await call.changed(item.shopper_id, 'orders')
  await call.changed('staff', 'orders')
  return { stage: to }
})
