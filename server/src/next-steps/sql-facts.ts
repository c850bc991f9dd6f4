import type { QuestionKind } from '@longhaul/domain/orders/question.ts'
import type { ClaimStage } from '@longhaul/domain/claims/stages.ts'
import type { OpenAsk } from '@longhaul/domain/parcels/asks.ts'
import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import type { TransitDays } from '@longhaul/domain/shipping/expected-arrival.ts'
import type { TrackingStatus } from '@longhaul/domain/shipping/tracking-status.ts'
import type { Finding } from '@longhaul/domain/warehouse/finding.ts'
import type { StockStop } from '@longhaul/domain/warehouse/stock-stop.ts'
import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { sql } from 'kysely'
import { firstClaim } from './sql-first-claim.ts'
import type { Db } from '../platform/database/db.ts'
import { literals } from '../platform/database/literals.ts'
import { stopOf } from '../platform/database/storage-stopped.ts'

/*
 * The facts on which next steps depend, as one column of a statement about `order_items as item`,
 * `stock_items as stock` or `parcels as parcel`, so that a list and its steps take one statement. All facts
 * are found by the ids in the row.
 */

/** The number of a package's newest events that are read. */
const EVENTS_MAX = 60

const openRefund = literals(OPEN_REFUND_STAGES)

const parcelState = sql`json_build_object(
  'stage', parcel.stage,
  'pay_by', parcel.pay_by,
  'total_fen', parcel.estimated_fen,
  'shipped_at', parcel.shipped_at,
  'delivered_at', parcel.delivered_at,
  'done_at', parcel.done_at,
  'rate', parcel.rate,
  'supplement', (
    select json_build_object('amount_fen', amount_fen, 'pay_by', pay_by) from supplements
    where parcel_id = parcel.id and paid_at is null and cancelled_at is null
  ),
  'claim', ${firstClaim},
  'ask', case when parcel.stage in ('in_transit', 'exception') then (
    select json_build_object('kind', kind, 'answered', answered_at is not null) from parcel_asks
    where parcel_id = parcel.id and settled_at is null
  ) end,
  'reviewed', exists (select from reviews where parcel_id = parcel.id),
  'events', case when parcel.stage in ('in_transit', 'exception', 'delivered') then (
    select json_agg(json_build_object('at', happened_at, 'status', status, 'place', place)) from (
      select happened_at, status, place from tracking_events where parcel_id = parcel.id
      order by happened_at desc, id desc limit ${sql.lit(EVENTS_MAX)}
    ) event
  ) end
)`

/** The facts about `parcels as parcel`. */
export const parcelFacts = sql<ParcelFacts>`(${parcelState})`

/** The facts about packages with these ids. */
export const listParcelFacts = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : await db
        .selectFrom('parcels as parcel')
        .where('id', 'in', [...ids])
        .select(['id', parcelFacts.as('facts')])
        .execute()

const shelfState = sql`json_build_object(
  'free_until', stock.free_until,
  'moving', exists (select from stock_transfers where stock_item_id = stock.id and arrived_at is null),
  'stop', ${stopOf('stock')},
  'photos_waiting', exists (select from photo_orders where stock_item_id = stock.id and stage = 'waiting'),
  'disposal_from', (select dispose_from from disposal_notices where stock_item_id = stock.id and void_at is null),
  'finding', case when stock.problem is not null then (
    select json_build_object('problem', stock.problem, 'flaw', max(photo.flaw), 'note', coalesce(max(photo.note), '')) from (
      select flaw, note from stock_photos where stock_item_id = stock.id and shows = 'flaw' order by position limit 1
    ) photo
  ) end
)`

/** The facts about `stock_items as stock`. */
export const shelfFacts = sql<ShelfFacts>`(${shelfState})`

/** The facts about `order_items as item`; null if nothing remains to be done about it. */
export const itemFacts = sql<ItemFacts | null>`case when item.stage in (
  'pending_payment', 'awaiting_customer', 'supplement_due', 'abnormal', 'in_stock', 'storage_expired', 'in_parcel', 'shipped_abroad'
) then json_build_object(
  'stage', item.stage,
  'quantity', item.quantity,
  'refunded_quantity', item.refunded_quantity,
  'frozen_fen', item.frozen_fen,
  'service_fen', item.service_fen,
  'refund_open', exists (select from refund_cases where order_item_id = item.id and stage in (${openRefund})),
  'order', (select json_build_object('pay_by', pay_by, 'total_fen', (
    select coalesce(sum(total_fen), 0) from order_items other where other.order_id = item.order_id and other.stage = 'pending_payment'
  )) from orders where id = item.order_id),
  'question', (
    select json_build_object(
      'kind', kind, 'answer_by', answer_by, 'note', note,
      'old_fen', old_goods_fen + old_freight_fen, 'new_fen', new_goods_fen + new_freight_fen, 'service_fen', service_fen
    ) from item_questions where order_item_id = item.id and answer is null
  ),
  'supplement', (
    select json_build_object('amount_fen', amount_fen, 'pay_by', pay_by) from supplements
    where order_item_id = item.id and paid_at is null and cancelled_at is null
  ),
  'paid', case when item.stage = 'abnormal' then (
    select json_build_object('goods_fen', goods_fen, 'freight_fen', freight_fen) from purchases where order_item_id = item.id
  ) end,
  'given_back', case when item.stage = 'abnormal' then (
    select json_build_object(
      'goods_fen', coalesce(sum(goods_fen), 0), 'freight_fen', coalesce(sum(freight_fen), 0), 'service_fen', coalesce(sum(service_fen), 0)
    ) from refund_cases where order_item_id = item.id and stage = 'refunded'
  ) end,
  'shelf', case when item.stage in ('abnormal', 'in_stock', 'storage_expired') then (
    select ${shelfState} from stock_items stock where stock.order_item_id = item.id limit 1
  ) end,
  'parcel', case when item.stage in ('in_parcel', 'shipped_abroad') then (
    select ${parcelState} from stock_items stock
    join parcel_items link on link.stock_item_id = stock.id
    join parcels parcel on parcel.id = link.parcel_id
    where stock.order_item_id = item.id and parcel.stage <> 'cancelled'
    order by parcel.created_at desc limit 1
  ) end
) end`

/** Facts as the database writes them into JSON: times are text. */
export type ParcelFacts = {
  stage: ParcelStage
  pay_by: string
  total_fen: number
  shipped_at: string | null
  delivered_at: string | null
  done_at: string | null
  rate: TransitDays
  supplement: { amount_fen: number; pay_by: string } | null
  claim: ClaimStage | null
  ask: OpenAsk | null
  reviewed: boolean
  events: { at: string; status: TrackingStatus | null; place: string }[] | null
}

export type ShelfFacts = {
  free_until: string | null
  moving: boolean
  stop: StockStop | null
  photos_waiting: boolean
  disposal_from: string | null
  finding: Finding | null
}

type Rows = { goods_fen: number; freight_fen: number }

export type ItemFacts = {
  stage:
    | 'pending_payment'
    | 'awaiting_customer'
    | 'supplement_due'
    | 'abnormal'
    | 'in_stock'
    | 'storage_expired'
    | 'in_parcel'
    | 'shipped_abroad'
  quantity: number
  refunded_quantity: number
  frozen_fen: number
  service_fen: number
  refund_open: boolean
  order: { pay_by: string; total_fen: number }
  question: {
    kind: QuestionKind
    answer_by: string
    note: string
    old_fen: number
    new_fen: number
    service_fen: number
  } | null
  supplement: { amount_fen: number; pay_by: string } | null
  paid: Rows | null
  given_back: (Rows & { service_fen: number }) | null
  shelf: ShelfFacts | null
  parcel: ParcelFacts | null
}
