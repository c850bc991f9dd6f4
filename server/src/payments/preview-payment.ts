import { previewPayment as route } from '@longhaul/contract/funds/funds.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { balancesOf } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { toPayable } from './payable-card.ts'
import { describePayables, readWanted, refuseUnpayable } from './payables.ts'
import { listPayableGoods } from './sql.ts'

export const previewPaymentAction = writeAction(route, previewPayment)

/**
 * The total to pay, and how much of it the balance covers. Something already paid is reported, not refused,
 * so that the page can link to it.
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
  const rows = await describePayables(tx, me.id, wanted)
  const alreadyPaid = await refuseUnpayable(tx, me.id, wanted, now).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refusal && error.reason === 'already_paid') return true
      throw error
    },
  )
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
