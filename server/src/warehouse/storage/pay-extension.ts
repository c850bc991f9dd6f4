import { payExtension as route } from '@longhaul/contract/warehouse/warehouse.ts'
import { storageExtended } from '@longhaul/domain/ledger/recipes.ts'
import { extensionFee } from '@longhaul/domain/warehouse/storage.ts'
import { lockShopper, post } from '../../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { readSettings } from '../../site/public.ts'
import { extendStorage } from '../sql-storage.ts'
import { whyStopped } from '../holds/sql-holds.ts'
import { findStockForStaff, lockOwnStock } from '../sql.ts'
import { countExtensions, deleteReminders, insertExtension } from './sql-disposal.ts'
import { findOpenTransfer } from './sql-transfers.ts'

export const payExtensionAction = writeAction(route, payExtension)

/**
 * Pays for days in advance: the last free day moves by them, and the reminders restart. Days that are already
 * late can be paid at the same price.
 */
async function payExtension({ tx, me, params, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const { availableFen } = await lockShopper(tx, me.id)
  const stock = orNotFound(await lockOwnStock(tx, me.id, params.id))
  refuseIf(stock.stage === 'in_stock' ? null : 'transition_not_allowed')
  refuseIf((await findOpenTransfer(tx, stock.id)) ? 'being_moved' : null)
  refuseIf(await whyStopped(tx, stock.id))
  const { lateFeeFenPerDay, lateFeeCapFen } = await readSettings(tx)
  const feeFen = extensionFee(body.days, { perDayFen: lateFeeFenPerDay, capFen: lateFeeCapFen })
  if (feeFen !== body.expected_fee_fen)
    throw new Refusal('out_of_date', { expected_fee_fen: body.expected_fee_fen, fee_fen: feeFen })
  refuseIf(feeFen > availableFen ? 'insufficient_balance' : null, {
    total_fen: feeFen,
    available_fen: availableFen,
  })
  await insertExtension(tx, { stock_item_id: stock.id, days: body.days, fee_fen: feeFen, created_at: now })
  await post(tx, {
    kind: 'storage_extended',
    subject: { kind: 'stock_item', id: stock.id },
    step: await countExtensions(tx, stock.id),
    shopperId: me.id,
    actor: 'shopper',
    now,
    postings: storageExtended(me.id, feeFen),
  })
  await extendStorage(tx, [stock.id], body.days)
  await deleteReminders(tx, stock.id)
  const { free_until } = orNotFound(await findStockForStaff(tx, stock.id))
  // An item in stock was shelved, so its free days have an end.
  return { fee_fen: feeFen, free_until: free_until!.toISOString() }
}
