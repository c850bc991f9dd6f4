import { placeOrders as route } from '@longhaul/contract/orders/place-orders.ts'
import type { Novelty } from '@longhaul/domain/accounts/grants.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { askedGoods, restrictedOf } from '../goods/public.ts'
import { bindProgram } from '../platform/acting/bind-program.ts'
import type { WriteCall } from '../platform/http/action.ts'
import type { PricedOrder } from './price-orders.ts'
import { orderQuote } from './order-quote.ts'
import { mostTolerated } from './sql-questions.ts'
import { hasOtherOrders } from './sql.ts'

/**
 * Judges the orders that a program places. They cost nothing until they are paid; what needs the shopper is
 * the first agreement to the terms, and goods that carriers refuse. Who is asked is asked about paying them
 * too.
 */
export async function bindOrders(
  call: WriteCall<typeof route>,
  orders: readonly PricedOrder[],
  placed: { orderIds: readonly string[]; totalFen: Fen },
): Promise<void> {
  const { tx, me, lang } = call
  if (!me.grant) return
  const lines = orders.flatMap((order) => order.lines)
  const restricted = await restrictedOf(
    tx,
    lang,
    lines.map(({ row }) => row),
  )
  const news: Novelty[] = []
  if (!(await hasOtherOrders(tx, me.id, placed.orderIds))) news.push('terms')
  if (restricted.some((categories) => categories.length > 0)) news.push('restricted')
  await bindProgram(call, route, {
    amountFen: 0,
    totalFen: placed.totalFen,
    toPay: placed.orderIds,
    mayRiseFen: await mostTolerated(tx, me.id, placed.orderIds),
    subject: { kind: 'order', id: placed.orderIds[0]! },
    about: orderQuote(
      me.id,
      lines.map(({ row }) => row),
    ).lines,
    news,
    picture: async () => ({
      ...(await askedGoods(
        tx,
        lines.map(({ row, amounts }) => ({ ...row, amountFen: amounts.totalFen })),
      )),
      numbers: [],
      address: '',
      line: '',
      insured_fen: 0,
    }),
  })
}
