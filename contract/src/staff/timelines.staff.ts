import { ITEM_STAGES } from '@longhaul/domain/states/item-stages.ts'
import { Type } from 'typebox'
import { ById, Fen, Id, Lang, Moment, nullable, oneOf } from '../fields.ts'
import { Turn } from '../desk/next-step.ts'
import { StaffGoods } from '../goods/staff-goods.ts'
import { route } from '../route.ts'
import { PageRef } from '../accounts/shoppers.staff.ts'

const who = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const

const Owner = Type.Object({ id: Id, code: Type.String(), name: Type.String(), lang: Lang })

/**
 * The kinds of events of an order or package: a step of its stages, money, a message to the shopper, a
 * conversation, an act of staff, tracking.
 */
export const TIMELINE_KINDS = ['step', 'money', 'message', 'talk', 'act', 'tracking'] as const

export const TimelineEntry = Type.Object({
  at: Moment,
  kind: oneOf(TIMELINE_KINDS),
  /** The step, event, notice or act, by the server's name. */
  what: Type.String(),
  /** Which of several items it concerns. */
  about: Type.String(),
  /** The stages of a step, or the accounts of a movement of money. */
  from: Type.String(),
  to: Type.String(),
  amount_fen: nullable(Fen),
  actor: oneOf(['shopper', 'system', 'staff']),
  actor_name: Type.String(),
  note: Type.String(),
  /** For money: the number of the transaction. */
  transaction: nullable(Type.Integer()),
  page: nullable(PageRef),
})

export const Timeline = Type.Object({
  /** Newest first, at most 500. */
  entries: Type.Array(TimelineEntry),
  /** Whether there are older entries. */
  cut: Type.Boolean(),
})

export const StaffOrder = Type.Object({
  id: Id,
  number: Type.String(),
  shopper: Owner,
  warehouse_id: Type.String(),
  platform: Type.String(),
  seller_name: Type.String(),
  contact: Type.String(),
  remark: Type.String(),
  created_at: Moment,
  pay_by: Moment,
  paid_at: nullable(Moment),
  review_due_at: nullable(Moment),
  total_fen: Fen,
  /**
   * What it costs the shopper: the total until it is paid, then everything paid for it less everything that
   * came back.
   */
  cost_fen: Fen,
  /** For the item with the earliest deadline for the shopper, else for one that waits for anyone. */
  turn: Turn,
  items: Type.Array(
    Type.Object({
      id: Id,
      ...StaffGoods.properties,
      url: Type.String(),
      stage: oneOf(ITEM_STAGES),
      stage_at: Moment,
      turn: Turn,
      goods_fen: Fen,
      freight_fen: Fen,
      service_fen: Fen,
      photos_fen: Fen,
      total_fen: Fen,
      frozen_fen: Fen,
      seller_order_number: Type.String(),
      tracking_number: Type.String(),
      shelf: Type.String(),
      pages: Type.Array(Type.Object({ ...PageRef.properties, number: Type.String() })),
    }),
  ),
})

export const getOrderForStaff = route('GET /staff/orders/{id}', {
  who,
  summary: 'Get an order with its items, its money, where everything in it is and whose turn it is',
  params: ById,
  shows: ['orders', 'stock', 'parcels'],
  reply: StaffOrder,
  refusals: ['not_found'],
})

export const getOrderTimeline = route('GET /staff/orders/{id}/timeline', {
  who,
  summary: 'List everything that happened to an order: stages, money, messages, staff actions',
  params: ById,
  shows: ['orders', 'stock', 'parcels', 'funds'],
  reply: Timeline,
  refusals: ['not_found'],
})

export const getParcelTimeline = route('GET /staff/parcels/{id}/timeline', {
  who,
  summary: 'List everything that happened to a package: stages, money, messages, tracking, staff actions',
  params: ById,
  shows: ['orders', 'stock', 'parcels', 'funds'],
  reply: Timeline,
  refusals: ['not_found'],
})
