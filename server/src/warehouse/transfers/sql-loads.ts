import { type LoadStage, loadStage } from '@longhaul/domain/warehouse/transfer-load.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import { goodsOfStock } from '../../goods/public.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { TransferLoads } from '../../platform/database/tables.ts'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'

export type LoadRow = Selectable<TransferLoads>

export const stageOf = (load: Pick<LoadRow, 'sent_at' | 'called_off_at' | 'closed_at'>): LoadStage =>
  loadStage({ sentAt: load.sent_at, calledOffAt: load.called_off_at, closedAt: load.closed_at })

export const insertLoad = (tx: Tx, load: Insertable<TransferLoads>) =>
  tx.insertInto('transfer_loads').values(load).returning(['id', 'number']).executeTakeFirstOrThrow()

/** Locks a load. Its goods, and what is undecided about them, are locked after it. */
export const lockLoad = (tx: Tx, id: string): Promise<LoadRow | undefined> =>
  tx.selectFrom('transfer_loads').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

export const updateLoad = (tx: Tx, id: string, change: Updateable<TransferLoads>) =>
  tx.updateTable('transfer_loads').set(change).where('id', '=', id).execute()

/** What belongs to a load: not what was taken out again, or put back where it came from. */
const isOfLoad = sql<boolean>`stock_transfers.went_there is distinct from false`

/** What did not come and was decided to be lost. One that turns up after all has arrived. */
const isLost = sql<boolean>`(stock_transfers.arrived_at is null and exists (
  select from count_differences decided where decided.load_id = stock_transfers.load_id
    and decided.stock_item_id = stock_transfers.stock_item_id and decided.decision = 'lost'))`

const loads = (db: Db) =>
  db
    .selectFrom('transfer_loads')
    .innerJoin('staff as maker', 'maker.id', 'transfer_loads.made_by')
    .leftJoin('staff as sender', 'sender.id', 'transfer_loads.sent_by')
    .leftJoin('staff as closer', 'closer.id', 'transfer_loads.closed_by')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('stock_transfers')
          .innerJoin('stock_items', 'stock_items.id', 'stock_transfers.stock_item_id')
          .whereRef('load_id', '=', 'transfer_loads.id')
          .where(isOfLoad)
          .select((counted) => [
            counted.fn.countAll<number>().as('things'),
            counted.fn.count<number>('arrived_at').as('arrived'),
            sql<number>`count(distinct box)`.as('boxes'),
            sql<number>`count(*) filter (where ${isLost})`.as('lost'),
            sql<number>`coalesce(sum(quantity), 0)::int`.as('pieces'),
            sql<number>`coalesce(sum(quantity) filter (where arrived_at is not null), 0)::int`.as(
              'arrived_pieces',
            ),
          ])
          .as('content'),
      (join) => join.onTrue(),
    )
    .selectAll('transfer_loads')
    .select([
      'maker.name as made_by_name',
      'sender.name as sent_by_name',
      'closer.name as closed_by_name',
      'content.things',
      'content.arrived',
      'content.boxes',
      'content.lost',
      'content.pieces',
      'content.arrived_pieces',
    ])

export type LoadCardRow = NonNullable<Awaited<ReturnType<typeof findLoad>>>

export const findLoad = (db: Db, id: string) =>
  loads(db).where('transfer_loads.id', '=', id).executeTakeFirst()

/** Loads from and to a warehouse, or all, newest first: open ones, or those that are over. */
export const listLoads = (
  db: Db,
  filter: { warehouseId: string | null; isOpen: boolean; cursor: Cursor | undefined; limit: number },
) =>
  loads(db)
    .where((where) =>
      filter.isOpen
        ? where.and([where('called_off_at', 'is', null), where('closed_at', 'is', null)])
        : where.or([where('called_off_at', 'is not', null), where('closed_at', 'is not', null)]),
    )
    .$if(filter.warehouseId !== null, (query) =>
      query.where((where) =>
        where.or([
          where('from_warehouse', '=', filter.warehouseId!),
          where('to_warehouse', '=', filter.warehouseId!),
        ]),
      ),
    )
    .$call((query) =>
      newestPage(query, 'transfer_loads.created_at', 'transfer_loads.id', filter.cursor, filter.limit),
    )
    .execute()

/** The things of a load, by box and by the shelf they came from. */
export const listLoadThings = (db: Db, loadId: string) =>
  db
    .selectFrom('stock_transfers')
    .innerJoin('stock_items', 'stock_items.id', 'stock_transfers.stock_item_id')
    .innerJoin('shoppers', 'shoppers.id', 'stock_items.shopper_id')
    .where('load_id', '=', loadId)
    .where(isOfLoad)
    .select([
      'stock_transfers.id as transfer_id',
      'stock_transfers.arrived_at',
      'stock_transfers.sent_at',
      'from_shelf',
      isLost.as('is_lost'),
      sql<number>`coalesce(box, 1)`.as('box'),
      'stock_items.id',
      'stock_items.warehouse_id',
      'stock_items.shelf',
      'stock_items.goods_number',
      'stock_items.labelled_pieces',
      'stock_items.weight_grams',
      'stock_items.order_item_id',
      'stock_items.quantity',
      'shoppers.code as shopper_code',
      goodsOfStock.as('goods'),
    ])
    .orderBy('box')
    .orderBy('from_shelf')
    .orderBy('stock_items.goods_number')
    .execute()

/** The transfers of a load that are not over, in order of their goods, which are to be locked in it. */
export const listOpenOfLoad = (tx: Tx, loadId: string) =>
  tx
    .selectFrom('stock_transfers')
    .where('load_id', '=', loadId)
    .where('arrived_at', 'is', null)
    .select(['id', 'stock_item_id', 'from_warehouse', 'from_shelf', 'sent_at'])
    .orderBy('stock_item_id')
    .execute()

/** Whether a thing came with a load and is on a shelf of its destination. */
export const findArrivedOfLoad = (tx: Tx, loadId: string, stockItemId: string) =>
  tx
    .selectFrom('stock_transfers')
    .where('load_id', '=', loadId)
    .where('stock_item_id', '=', stockItemId)
    .where('went_there', '=', true)
    .select('id')
    .executeTakeFirst()
