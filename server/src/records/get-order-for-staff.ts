import { getOrderForStaff as route } from '@longhaul/contract/staff/timelines.staff.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { countedItems } from '@longhaul/domain/orders/amounts.ts'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { itemCost } from '@longhaul/domain/orders/came-back.ts'
import { readThings } from '../ledger/public.ts'
import type { Db } from '../platform/database/db.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { leadingTurn, listItemTurns, toTurn } from '../next-steps/public.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toStaffGoods } from '../goods/public.ts'
import { toPageRef } from './page-ref.ts'
import { findOrderForStaff, listItemPages, listOrderItemsForStaff } from './sql-timelines.ts'

export const getOrderForStaffAction = readAction(route, getOrderForStaff)

/** One order with its items and the whereabouts of each. */
async function getOrderForStaff({ db, params, world, now }: ReadCall<typeof route>): Answer<typeof route> {
  const order = orNotFound(await findOrderForStaff(db, params.id))
  const items = await listOrderItemsForStaff(db, order.id)
  const pages = await listItemPages(db, order.id)
  const turns = await listItemTurns(db, order.id, now)
  const nothing = { step: null, actor: null, since: order.created_at, by: null }
  return {
    id: order.id,
    number: order.number,
    shopper: {
      id: order.shopper_id,
      code: order.code,
      name: order.nickname || order.email,
      lang: order.lang,
    },
    warehouse_id: order.warehouse_id,
    platform: order.platform,
    seller_name: order.seller_name,
    contact: order.contact,
    remark: order.remark,
    created_at: order.created_at.toISOString(),
    pay_by: order.pay_by.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    review_due_at: order.review_due_at?.toISOString() ?? null,
    total_fen: items.reduce((sum, item) => sum + (item.total_fen ?? 0), 0),
    cost_fen: await readCost(db, items),
    turn: toTurn(leadingTurn(turns) ?? nothing),
    items: items.map((item) => ({
      id: item.id,
      ...toStaffGoods(world, item.goods, now),
      quantity: item.quantity,
      url: item.url,
      stage: item.stage,
      stage_at: item.stage_at.toISOString(),
      turn: toTurn(turns.find(({ id }) => id === item.id) ?? nothing),
      goods_fen: item.goods_fen,
      freight_fen: item.freight_fen,
      service_fen: item.service_fen,
      photos_fen: item.photos_fen,
      total_fen: item.total_fen ?? 0,
      frozen_fen: item.frozen_fen,
      seller_order_number: item.seller_order_number ?? '',
      tracking_number: item.tracking_number ?? '',
      shelf: shelfWithWarehouse(item.stock_warehouse_id ?? '', item.shelf ?? ''),
      pages: [
        ...(item.stock_item_id
          ? [
              {
                kind: 'stock_item' as const,
                id: item.stock_item_id,
                hint: item.stock_stage ?? '',
                number: '',
              },
            ]
          : []),
        ...pages
          .filter((page) => page.item_id === item.id)
          .flatMap(({ kind, id, hint, number }) => {
            const page = toPageRef(kind, id, hint)
            return page ? [{ ...page, number }] : []
          }),
      ],
    })),
  }
}

type Item = Awaited<ReturnType<typeof listOrderItemsForStaff>>[number]

/** What the order costs its shopper, by the books. */
async function readCost(db: Db, items: readonly Item[]): Promise<Fen> {
  const accountOf = await readThings(
    db,
    items.map(({ id }) => ({ kind: 'order_item', id })),
  )
  const costs = countedItems(items).map(({ id, total_fen: totalFen }) =>
    itemCost(totalFen ?? 0, accountOf({ kind: 'order_item', id })),
  )
  return sumFen(costs)
}
