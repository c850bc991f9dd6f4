import type { Db } from '../platform/database/db.ts'
import { itemActor, parcelActor } from './sql-actors.ts'
import { itemFacts, parcelFacts } from './sql-facts.ts'

/** The facts about the items with these ids. */
export const listItemFacts = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : await db
        .selectFrom('order_items as item')
        .where('id', 'in', [...ids])
        .select(['id', itemFacts.as('facts')])
        .execute()

/** The rows that decide who has to act on each item of an order. */
export const listItemTurnRows = (db: Db, orderId: string) =>
  db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .where('item.order_id', '=', orderId)
    .orderBy('item.position')
    .select(['item.id', 'item.stage', 'item.stage_at', 'orders.review_due_at'])
    .select([itemFacts.as('facts'), itemActor.as('actor')])
    .execute()

/** The row that decides who has to act on a package. */
export const findParcelTurnRow = (db: Db, id: string) =>
  db
    .selectFrom('parcels as parcel')
    .where('id', '=', id)
    .select(['stage_at', parcelFacts.as('facts'), parcelActor.as('actor')])
    .executeTakeFirstOrThrow()
