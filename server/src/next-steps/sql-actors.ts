import {
  type Actor,
  CLAIM_ACTORS,
  ITEM_ACTORS,
  PARCEL_ACTORS,
  PROBLEM_ACTOR,
  REFUND_ACTORS,
  stagesOf,
} from '@longhaul/domain/next-step/actor.ts'
import { type RawBuilder, sql } from 'kysely'
import { firstClaim } from './sql-first-claim.ts'
import { literals } from '../platform/database/literals.ts'

/*
 * Who has to act (`domain/src/next-step/actor.ts`), as a column of a statement about `order_items as item`,
 * `parcels as parcel` or `refund_cases as refund`, and as a condition that starts from the open rows, so that
 * closed ones are never read.
 */

type Actors = Readonly<Record<string, Actor | null>>

const actorBy = (stage: RawBuilder<unknown>, actors: Actors) =>
  sql<Actor | null>`case ${stage} ${sql.join(
    Object.entries(actors).flatMap(([name, actor]) =>
      actor ? [sql`when ${sql.lit(name)} then ${sql.lit(actor)}`] : [],
    ),
    sql` `,
  )} end`

const isOwed = sql`paid_at is null and cancelled_at is null`

/** The actor of `refund_cases as refund`. */
export const refundActor = actorBy(sql`refund.stage`, REFUND_ACTORS)

/** The actor of `parcels as parcel`. */
export const parcelActor = sql<Actor | null>`case
  when exists (select from supplements where parcel_id = parcel.id and ${isOwed}) then 'shopper'
  else coalesce(
    ${actorBy(firstClaim, CLAIM_ACTORS)},
    (select case when answered_at is null then 'shopper' else 'support' end from parcel_asks
      where parcel_id = parcel.id and settled_at is null),
    ${actorBy(sql`parcel.stage`, PARCEL_ACTORS)}
  ) end`

/** The actor of `order_items as item`. */
export const itemActor = sql<Actor | null>`coalesce(
  (select max(${refundActor}) from refund_cases refund where refund.order_item_id = item.id),
  case
    when item.stage in ('in_parcel', 'shipped_abroad') then (
      select ${parcelActor} from stock_items stock
      join parcel_items link on link.stock_item_id = stock.id
      join parcels parcel on parcel.id = link.parcel_id
      where stock.order_item_id = item.id and parcel.stage <> 'cancelled'
      order by parcel.created_at desc limit 1
    )
    when item.stage = 'abnormal' and not exists (
      select from item_questions where order_item_id = item.id and answer is null
    ) then ${sql.lit(PROBLEM_ACTOR)}
    else ${actorBy(sql`item.stage`, ITEM_ACTORS)}
  end
)`

/** Whether this actor has to act on `refund_cases as refund`. */
export const isRefundOf = (actor: Actor) => isIn(sql`refund.stage`, stagesOf(REFUND_ACTORS, actor))

/** Whether this actor has to act on `parcels as parcel`. */
export const isParcelOf = (actor: Actor) =>
  sql<boolean>`(parcel.id in (${parcelsAbout(actor)}) and ${parcelActor} = ${actor})`

/** Whether this actor has to act on `order_items as item`. */
export const isItemOf = (actor: Actor) =>
  sql<boolean>`(item.id in (
    select id from order_items where ${isIn(sql`stage`, itemStagesOf(actor))}
    union all select refund.order_item_id from refund_cases refund where ${isRefundOf(actor)}
    union all select stock.order_item_id from stock_items stock
      join parcel_items link on link.stock_item_id = stock.id
      where stock.order_item_id is not null and link.parcel_id in (${parcelsAbout(actor)})
  ) and ${itemActor} = ${actor})`

const itemStagesOf = (actor: Actor): string[] => [
  ...stagesOf(ITEM_ACTORS, actor),
  ...(actor === PROBLEM_ACTOR ? ['abnormal'] : []),
]

/**
 * Candidates among the packages on which this actor has to act: by stage, by claim, by an unpaid supplement.
 */
const parcelsAbout = (actor: Actor) => sql`
  select id from parcels where ${isIn(sql`stage`, stagesOf(PARCEL_ACTORS, actor))}
  union all select parcel_id from parcel_claims where ${isIn(sql`stage`, stagesOf(CLAIM_ACTORS, actor))}
  ${
    actor === 'shopper' || actor === 'support'
      ? sql`union all select parcel_id from parcel_asks
    where settled_at is null and answered_at is ${actor === 'shopper' ? sql`` : sql`not`} null`
      : sql``
  }
  union all select parcel_id from supplements where parcel_id is not null and ${isOwed} and ${sql.lit(actor === 'shopper')}`

const isIn = (stage: RawBuilder<unknown>, stages: readonly string[]) =>
  stages.length === 0 ? sql<boolean>`false` : sql<boolean>`${stage} in (${literals(stages)})`
