import { holdStock as route } from '@longhaul/contract/staff/lists.staff.ts'
import { whyNotHold } from '@longhaul/domain/warehouse/stock-stop.ts'
import { noticeNames } from '../../goods/public.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type LongCall, longAction } from '../../platform/http/action.ts'
import { badInput, refuseIf } from '../../platform/http/refusal.ts'
import { rowByRow } from '../../platform/jobs/row-by-row.ts'
import { lockStockHere } from '../lock-stock-here.ts'
import { voidNotice } from '../storage/sql-disposal.ts'
import { findOpenTransfer } from '../storage/sql-transfers.ts'
import { findStop, setHold } from './sql-holds.ts'

export const holdStockAction = longAction(route, holdStock)

/** Puts several stock items on hold and tells their shoppers why. */
function holdStock(call: LongCall<typeof route>): Answer<typeof route> {
  const { reason } = call.body
  const note = call.body.note.trim()
  if (reason === 'other' && note === '') throw badInput({ note: 'required' })
  return rowByRow(call, call.body.ids, async (row, id) => {
    const { tx, me, now } = row
    const stock = await lockStockHere(row, id)
    const stop = await findStop(tx, id)
    const moving = (await findOpenTransfer(tx, id)) !== undefined
    refuseIf(whyNotHold({ stage: stock.stage, stop, moving }))
    // Their shopper cannot pay for them meanwhile, so a final notice has to be given again.
    await voidNotice(tx, id, now)
    await setHold(tx, id, { held_at: now, held_by: me.id, hold_reason: reason, hold_note: note })
    await notify(row, stock.shopper_id, {
      kind: 'stock_held',
      args: { ...noticeNames(stock), reason },
      subject: { kind: 'stock_item', id },
    })
    await audit(row, {
      action: 'hold_stock',
      subjectKind: 'stock_item',
      subjectId: id,
      after: { hold_reason: reason },
      reason: note,
    })
    row.concerns(stock.shopper_id)
  })
}
