import { payStorage as route } from '@longhaul/contract/warehouse/warehouse.ts'
import { storagePaid } from '@longhaul/domain/ledger/recipes.ts'
import { storageFee } from '@longhaul/domain/warehouse/storage-fee.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { voidNotice } from './storage/sql-disposal.ts'
import { countSteps, restartStorage } from './sql-storage.ts'
import { whyStopped } from './holds/sql-holds.ts'
import { lockOwnStock } from './sql.ts'
import { takeStockStep } from './stock-step.ts'

export const payStorageAction = writeAction(route, payStorage)

/**
 * Releases goods past the storage limit: the fee is paid from the balance, and accrues again from tomorrow.
 */
async function payStorage({ tx, me, params, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const { availableFen } = await lockShopper(tx, me.id)
  const stock = orNotFound(await lockOwnStock(tx, me.id, params.id))
  const by = { actor: 'shopper', actorId: me.id, now } as const
  await takeStockStep(tx, stock.id, 'pay_storage', by)
  refuseIf(await whyStopped(tx, stock.id))
  const feeFen = storageFee(stock, now, await readSettings(tx))
  if (feeFen !== body.expected_fee_fen)
    throw new Refusal('out_of_date', { expected_fee_fen: body.expected_fee_fen, fee_fen: feeFen })
  refuseIf(feeFen > availableFen ? 'insufficient_balance' : null, {
    total_fen: feeFen,
    available_fen: availableFen,
  })
  await post(tx, {
    kind: 'storage_paid',
    subject: { kind: 'stock_item', id: stock.id },
    step: await countSteps(tx, stock.id, 'pay_storage'),
    shopperId: me.id,
    actor: 'shopper',
    now,
    postings: storagePaid(me.id, feeFen),
  })
  await voidNotice(tx, stock.id, now)
  await restartStorage(tx, [stock.id], { now, freeDays: 1, planDays: 0 })
  return { fee_fen: feeFen }
}
