import type { OrderItem } from '@longhaul/contract/orders/orders.ts'
import { whyNotChangeAnswer } from '@longhaul/domain/orders/change-answer.ts'
import { whyNotAnswer } from '@longhaul/domain/orders/question.ts'
import { openRefundStage } from '@longhaul/domain/orders/refund-case.ts'
import { itemStatus } from '@longhaul/domain/states/item-stages.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import { namesOf } from '../goods/public.ts'
import type { Db } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { amountsOf, costOf, toAmounts } from './amounts-card.ts'
import { type OrderReading, isStorageStopped, toAround } from './order-card.ts'
import { type RefundedItem, readRefundedSoFar } from './refunded-so-far.ts'
import {
  findOwnOrder,
  inspectionsOfOrder,
  photosOfOrder,
  purchasesOfOrder,
  questionsOfOrder,
  refundCasesOfOrder,
  shelvedOfOrder,
  stepsOfOrder,
  supplementsOfOrder,
} from './sql-detail.ts'
import { toInspection, toPhoto } from './inspection-card.ts'
import { type ListedItem, listItemsOfOrder } from './sql-lists.ts'

type Wire = Static<typeof OrderItem>

/**
 * An order's own row and everything related to its items. Refuses with `not_found` if the order is another
 * shopper's.
 */
export async function readWholeOrder(db: Db, shopperId: string, id: string) {
  const order = orNotFound(await findOwnOrder(db, shopperId, id))
  const [items, steps, questions, supplements, purchases, refunds, inspections, photos, shelved] =
    await Promise.all([
      listItemsOfOrder(db, id),
      stepsOfOrder(db, id),
      questionsOfOrder(db, id),
      supplementsOfOrder(db, id),
      purchasesOfOrder(db, id),
      refundCasesOfOrder(db, id),
      inspectionsOfOrder(db, id),
      photosOfOrder(db, id),
      shelvedOfOrder(db, id),
    ])
  return { order, items, steps, questions, supplements, purchases, refunds, inspections, photos, shelved }
}

type WholeOrder = Awaited<ReturnType<typeof readWholeOrder>>

/** The items of an order with their questions, supplements, refunds and inspections. */
export async function toItemsInFull(db: Db, reading: OrderReading, whole: WholeOrder): Promise<Wire[]> {
  const { world, now } = reading
  const { items, questions, supplements, purchases, refunds, inspections, photos, shelved } = whole
  const refundedSoFar = await readRefundedSoFar(
    db,
    items.map((item) => item.id),
  )
  return items.map((item) => {
    const ofItem = <Row extends { order_item_id: string | null }>(rows: readonly Row[]) =>
      rows.find((row) => row.order_item_id === item.id)
    const inspection = ofItem(inspections)
    return {
      ...toItem(world, item, now),
      ...toAround(reading, item),
      paid_to_seller: toPaid(ofItem(purchases)),
      given_back: toGivenBack(refundedSoFar(item.id)),
      question: toQuestion(ofItem(questions), now),
      ...toAnswered(item, ofItem(questions), ofItem(refunds), now),
      supplement: toSupplement(ofItem(supplements), now),
      refund: toRefund(ofItem(refunds)),
      inspection: inspection
        ? toInspection(inspection, ofItem(shelved), {
            photos: photos
              .filter((photo) => photo.stock_item_id === inspection.id)
              .map((photo) => toPhoto(world, photo, now)),
            isStopped: isStorageStopped(item.facts),
          })
        : null,
    }
  })
}

const toItem = (
  world: World,
  item: ListedItem,
  now: Date,
): Omit<
  Wire,
  | keyof ReturnType<typeof toAround>
  | 'paid_to_seller'
  | 'given_back'
  | 'question'
  | 'answered'
  | 'supplement'
  | 'refund'
  | 'inspection'
> => ({
  id: item.id,
  stage: item.stage,
  status: itemStatus({ stage: item.stage, refundOpen: item.refund_open }),
  platform: item.platform,
  url: item.url,
  title: item.title,
  ...namesOf(item),
  image: imageUrl(world, item.image_file_id, now),
  options_text: item.options_text,
  quantity: item.quantity,
  refunded_quantity: item.refunded_quantity,
  unit_price_fen: item.unit_price_fen,
  page_price_fen: item.page_price_fen,
  price_reason: item.price_reason,
  price_reason_text: item.price_reason_text,
  remark: item.remark,
  sold_out_choice: item.sold_out_choice,
  alternative: item.alternative,
  tolerance_percent: item.tolerance_percent,
  photo_shots: item.photo_shots,
  photo_remark: item.photo_remark,
  amounts: toAmounts(amountsOf(item)),
  cost_fen: costOf(item),
  frozen_fen: item.frozen_fen,
  closed_by: item.closed_by,
  close_reason: item.close_reason,
  refund_deadline_at: item.refund_deadline_at?.toISOString() ?? null,
})

const toPaid = (row: WholeOrder['purchases'][number] | undefined): Wire['paid_to_seller'] =>
  row ? { goods_fen: row.goods_fen, freight_fen: row.freight_fen } : null

const toGivenBack = (back: RefundedItem): Wire['given_back'] => ({
  goods_fen: back.goodsFen,
  freight_fen: back.freightFen,
  service_fen: back.serviceFen,
  return_fen: back.returnFen,
  compensated_fen: back.compensatedFen,
  left_fen: back.leftFen,
})

/**
 * The question, while it can be answered. One whose time is up is closed by a job: `expire-questions`, or
 * `keep-problems` for what arrived with a problem.
 */
const toQuestion = (row: WholeOrder['questions'][number] | undefined, now: Date): Wire['question'] =>
  row?.answer === null && whyNotAnswer({ answerBy: row.answer_by }, now) === null
    ? {
        id: row.id,
        kind: row.kind,
        note: row.note,
        old_fen: row.old_goods_fen + row.old_freight_fen,
        new_fen: row.new_goods_fen + row.new_freight_fen,
        service_fen: row.service_fen,
        answer_by: row.answer_by.toISOString(),
      }
    : null

/** The answer to the last question, if it may still be changed. */
function toAnswered(
  { stage, refund_deadline_at: refundDeadlineAt }: ListedItem,
  question: WholeOrder['questions'][number] | undefined,
  refund: WholeOrder['refunds'][number] | undefined,
  now: Date,
): Pick<Wire, 'answered'> {
  if (!question) return {}
  const { kind, answer, answer_by: answerBy, changed_at: changedAt } = question
  const refundStage = openRefundStage(refund?.stage)
  const facts = { kind, answer, answerBy, changedAt, stage, refundStage, refundDeadlineAt }
  if (whyNotChangeAnswer(facts, now)) return {}
  return { answered: { kind, accepted: answer === 'accepted', until: answerBy.toISOString() } }
}

/** The extra payment, while it can be paid. */
const toSupplement = (row: WholeOrder['supplements'][number] | undefined, now: Date): Wire['supplement'] =>
  row && now <= row.pay_by
    ? {
        id: row.id,
        amount_fen: row.amount_fen,
        service_fen: row.service_fen,
        note: row.note,
        pay_by: row.pay_by.toISOString(),
      }
    : null

const toRefund = (row: WholeOrder['refunds'][number] | undefined): Wire['refund'] =>
  row
    ? {
        id: row.id,
        stage: row.stage,
        reason: row.reason,
        cause: row.cause,
        fault: row.fault,
        quantity: row.quantity,
        amount_fen: row.goods_fen + row.freight_fen + row.service_fen - row.return_fen,
        goods_fen: row.goods_fen,
        freight_fen: row.freight_fen,
        service_fen: row.service_fen,
        return_fen: row.return_fen,
        decision_note: row.decision_note,
        created_at: row.created_at.toISOString(),
      }
    : null
