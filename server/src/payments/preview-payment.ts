import { previewPayment as route } from '@longhaul/contract/funds/funds.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { balancesOf } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { toPayable } from './payable-card.ts'
import { describePayables, idsOf, readWanted, unpaidOf } from './payables.ts'
import { listPayableGoods } from './sql.ts'

export const previewPaymentAction = writeAction(route, previewPayment)

/**
 * The total to pay, and how much of it the balance covers. What is paid already is left out. If that is all,
 * it is reported, not refused, so that the page can link to it.
 */
async function previewPayment({
  tx,
  me,
  body,
  now,
  world,
  lang,
}: WriteCall<typeof route>): Answer<typeof route> {
  const wanted = readWanted(body)
  const named = await describePayables(tx, me.id, wanted)
  const unpaid = new Set(idsOf(await unpaidOf(tx, me.id, wanted, now)))
  const alreadyPaid = unpaid.size === 0
  const rows = alreadyPaid ? named : named.filter(({ id }) => unpaid.has(id))
  const totalFen = sumFen(rows.map((row) => row.amount_fen))
  const { availableFen } = await balancesOf(tx, me.id)
  const goods = await listPayableGoods(tx, me.id, wanted)
  return {
    items: rows.map((row) => toPayable(row, goods, { world, now, lang })),
    total_fen: totalFen,
    available_fen: availableFen,
    missing_fen: alreadyPaid ? 0 : Math.max(0, totalFen - availableFen),
    already_paid: alreadyPaid,
  }
}
