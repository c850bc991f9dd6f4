import { listLateSellerOrders as route } from '@longhaul/contract/orders/seller-chases.staff.ts'
import { LANGS, LANGUAGES } from '@longhaul/domain/languages.ts'
import { chaseGroup, daysLate, sellerDueAt } from '@longhaul/domain/orders/seller-chase.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { sellerChaseIn } from '@longhaul/text/documents/seller-chase.ts'
import { toStaffGoods } from '../../../goods/public.ts'
import { type Answer, type ReadCall, readAction } from '../../../platform/http/action.ts'
import { type ChaseRow, listChases, listLateItems, listLateOrders } from './sql-chasing.ts'

export const listLateSellerOrdersAction = readAction(route, listLateSellerOrders)

/** Sellers read Chinese, whichever language the clerk reads. */
const OF_SELLERS = LANGS.find((lang) => LANGUAGES[lang].script === 'chinese')!

/** Late orders by seller's order, since that is what a seller is asked about, whoever ordered the items. */
async function listLateSellerOrders({ db, now, world }: ReadCall<typeof route>): Answer<typeof route> {
  const today = shanghaiDay(now)
  const orders = await listLateOrders(db, now)
  const items = new Map(
    (
      await listLateItems(
        db,
        orders.flatMap(({ item_ids }) => item_ids),
      )
    ).map((item) => [item.id, item]),
  )
  const ids = orders.map(({ id }) => id)
  const chases = await listChases(db, ids)
  return {
    today,
    items: orders.map(({ item_ids: itemIds, since, ...order }) => {
      const asked = chases.filter((chase) => chase.seller_order_id === order.id)
      const dueAt = sellerDueAt(order.state, since)
      return {
        ...order,
        since: since.toISOString(),
        due_at: dueAt.toISOString(),
        days_late: daysLate(dueAt, now),
        group: chaseGroup({ dueAt, askAgainOn: asked[0]?.ask_again_on ?? null }, { now, today }),
        items: itemIds
          .flatMap((id) => items.get(id) ?? [])
          .map(({ goods, ...item }) => ({ ...item, ...toStaffGoods(world, goods, now) })),
        chases: asked.map(toChase),
        text: sellerChaseIn(OF_SELLERS)[order.state]({
          number: order.number,
          days: daysLate(since, now),
          trackingNumbers: order.tracking_numbers.join(LANGUAGES[OF_SELLERS].listSeparator),
          asked: asked.length > 0,
        }),
      }
    }),
  }
}

/** One time that a seller was asked, in wire format. */
export const toChase = (chase: Pick<ChaseRow, 'asked_at' | 'by_name' | 'note' | 'ask_again_on'>) => ({
  asked_at: chase.asked_at.toISOString(),
  by_name: chase.by_name,
  note: chase.note,
  ask_again_on: chase.ask_again_on,
})
