import { release } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { type SellerPrice, priceDifference } from '@longhaul/domain/orders/price-change.ts'
import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import { post } from '../ledger/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { demandSupplement } from './demand-supplement.ts'
import { type QuestionRow, closeOpenQuestion, countQuestions } from './sql-questions.ts'
import { type ItemRow, updateItem } from './sql.ts'
import { takeItemStep } from './take-item-step.ts'

/**
 * The shopper accepts a change of price or options. A higher price is never charged silently: the shopper
 * gets a supplement to pay. With a lower price, the difference is released immediately. The caller has locked
 * the shopper's balance and the item.
 */
export async function acceptChange(
  work: UnitOfWork,
  item: ItemRow,
  question: QuestionRow,
): Promise<{ stage: ItemStage; supplement_id: string | null }> {
  const { tx, now } = work
  const by = { itemId: item.id, actor: 'shopper', actorId: item.shopper_id, now } as const
  const real = { goodsFen: question.new_goods_fen, freightFen: question.new_freight_fen }
  const { dueFen, backFen } = priceDifference(
    { goodsFen: item.goods_fen, freightFen: item.freight_fen },
    real,
  )
  await closeOpenQuestion(tx, item.id, 'accepted', now)
  if (dueFen > 0) {
    const { to } = await takeItemStep(tx, { ...by, step: 'require_supplement' })
    const { id } = await demandSupplement(work, item, { real, note: question.note })
    return { stage: to, supplement_id: id }
  }
  const { to } = await takeItemStep(tx, { ...by, step: 'accept_change' })
  await lowerPrice(work, item, real, backFen)
  return { stage: to, supplement_id: null }
}

async function lowerPrice(work: UnitOfWork, item: ItemRow, real: SellerPrice, backFen: Fen): Promise<void> {
  const { tx, now } = work
  await post(tx, {
    kind: 'price_lowered',
    subject: { kind: 'order_item', id: item.id },
    step: await countQuestions(tx, item.id),
    shopperId: item.shopper_id,
    actor: 'shopper',
    now,
    postings: release(item.shopper_id, backFen),
  })
  await updateItem(tx, item.id, {
    goods_fen: real.goodsFen,
    freight_fen: real.freightFen,
    frozen_fen: item.frozen_fen - backFen,
  })
}
