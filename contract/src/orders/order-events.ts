import { QUESTION_ANSWERS, QUESTION_KINDS } from '@longhaul/domain/orders/question.ts'
import { REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { ORDER_STATUSES } from '@longhaul/domain/states/item-stages.ts'
import { Type } from 'typebox'
import { Fen, Id, Moment, nullable, oneOf } from '../fields.ts'
import { event } from '../hooks/event.ts'

const order = { order_id: Id, number: Type.String() }
const item = { item_id: Id, ...order }
const statuses = { status: oneOf(ORDER_STATUSES), previous_status: oneOf(ORDER_STATUSES) }

/** What `POST /orders`, payments and our work on an order cause. */
export const orderEvents = {
  'order.placed': event('order.placed', order),
  'order.status_changed': event('order.status_changed', { ...order, ...statuses }),
  'item.status_changed': event('item.status_changed', { ...item, ...statuses }),
}

/** What a question about an item causes, which `POST /order_items/{id}/answer` answers. */
export const questionEvents = {
  'question.asked': event('question.asked', {
    question_id: Id,
    ...item,
    kind: oneOf(QUESTION_KINDS),
    answer_by: Moment,
  }),
  'question.closed': event('question.closed', {
    question_id: Id,
    ...item,
    answer: oneOf(QUESTION_ANSWERS),
  }),
}

/** What a refund request causes, from `POST /order_items/{id}/refund` to its end. */
export const refundEvents = {
  'refund.status_changed': event('refund.status_changed', {
    refund_id: Id,
    ...item,
    status: oneOf(REFUND_STAGES),
    previous_status: nullable(oneOf(REFUND_STAGES)),
  }),
}

const due = { payment_due_id: Id, item_id: nullable(Id), parcel_id: nullable(Id), amount_fen: Fen }

/** What an additional payment causes, for an item or a package. */
export const dueEvents = {
  'payment_due.created': event('payment_due.created', { ...due, pay_by: Moment }),
  'payment_due.closed': event('payment_due.closed', { ...due, outcome: oneOf(['paid', 'cancelled']) }),
}
