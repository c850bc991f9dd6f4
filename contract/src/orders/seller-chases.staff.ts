import {
  ASK_AGAIN_DAYS_MAX,
  CHASE_GROUPS,
  CHASE_NOTE_MAX,
  LATE_STATES,
} from '@longhaul/domain/orders/seller-chase.ts'
import { Type } from 'typebox'
import { ById, Id, Moment, oneOf, text } from '../fields.ts'
import { Day } from '../funds/ledger.staff.ts'
import { StaffGoods } from '../goods/staff-goods.ts'
import { route } from '../route.ts'

const BUYERS = { staff: ['buyer', 'support'] } as const

const Chase = Type.Object({
  asked_at: Moment,
  by_name: Type.String(),
  note: Type.String(),
  ask_again_on: Day,
})

export const listLateSellerOrders = route('GET /staff/late_seller_orders', {
  who: BUYERS,
  summary:
    "List the sellers' orders that were not sent or did not arrive in time, the latest first, each with its late items, whom was asked when, and a text for the seller in Chinese. At most 200.",
  shows: ['orders'],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Id,
        number: Type.String(),
        platform: Type.String(),
        seller_name: Type.String(),
        state: oneOf(LATE_STATES),
        /** When it was bought, or sent. */
        since: Moment,
        due_at: Moment,
        days_late: Type.Integer(),
        group: oneOf(CHASE_GROUPS),
        tracking_numbers: Type.Array(Type.String()),
        items: Type.Array(
          Type.Object({
            id: Id,
            order_id: Id,
            order_number: Type.String(),
            shopper_id: Id,
            shopper_name: Type.String(),
            ...StaffGoods.properties,
          }),
        ),
        /** Newest first. */
        chases: Type.Array(Chase),
        text: Type.String(),
      }),
    ),
    /** The day in the warehouse, from which the next day to ask is counted. */
    today: Day,
  }),
})

export const chaseSeller = route('POST /staff/seller_orders/{id}/chases', {
  who: { staff: ['buyer'] },
  summary: `Record that a seller was asked about a late order, what they answered, and from which day on to ask again, at most ${ASK_AGAIN_DAYS_MAX} days ahead. A second record within a minute by the same person replaces the first.`,
  params: ById,
  body: Type.Object({ note: text(CHASE_NOTE_MAX), ask_again_on: Day }),
  changes: ['orders'],
  reply: Chase,
  refusals: ['not_found', 'invalid_input'],
})
