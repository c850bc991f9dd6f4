import { arriveOnLoad, closeTransferLoad } from '@longhaul/contract/warehouse/transfers.staff.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { loadNumberText, whyNotArrive, whyNotCloseLoad } from '@longhaul/domain/warehouse/transfer-load.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { findByGoodsNumber } from '../counts/sql-counts.ts'
import { insertLoadDifferences } from '../counts/sql-differences.ts'
import { findStockForStaff } from '../sql.ts'
import { arriveGoods } from '../storage/end-transfer.ts'
import { findOpenTransfer } from '../storage/sql-transfers.ts'
import { readLoad } from './load-card.ts'
import {
  type LoadRow,
  findArrivedOfLoad,
  listLoadThings,
  listOpenOfLoad,
  lockLoad,
  stageOf,
  updateLoad,
} from './sql-loads.ts'

export const arriveOnLoadAction = writeAction(arriveOnLoad, arrive)
export const closeTransferLoadAction = writeAction(closeTransferLoad, close)

/** Puts goods of a load on a shelf of its destination. With the last of them the load is received. */
async function arrive(call: WriteCall<typeof arriveOnLoad>): Answer<typeof arriveOnLoad> {
  const { tx, me, params, body } = call
  const shelf = body.shelf.trim().toUpperCase()
  const load = orNotFound(await lockLoad(tx, params.id))
  refuseElsewhere(me, load.to_warehouse)
  refuseIf(whyNotArrive(stageOf(load)))
  const read = readStationCode(body.code)
  const found = read.kind === 'goods' ? await findByGoodsNumber(tx, read.goodsNumber) : undefined
  if (!found) throw new Refusal('label_unknown')
  const again = (await findArrivedOfLoad(tx, load.id, found.id)) !== undefined
  if (!again) {
    const transfer = await findOpenTransfer(tx, found.id)
    if (transfer?.load_id !== load.id) throw new Refusal('not_on_transfer')
    await arriveGoods(call, found.id, { warehouseId: load.to_warehouse, shelf })
  }
  const stock = orNotFound(await findStockForStaff(tx, found.id))
  const left = (await listOpenOfLoad(tx, load.id)).length
  if (left === 0 && !load.closed_at) await closeLoad(call, load, 0)
  return { stock_item_id: stock.id, title: stock.title, shelf: stock.shelf, again, left }
}

/** Nothing more is coming: what is missing waits for the decision of somebody who did not handle the load. */
async function close(call: WriteCall<typeof closeTransferLoad>): Answer<typeof closeTransferLoad> {
  const { tx, me, params, now, world } = call
  const load = orNotFound(await lockLoad(tx, params.id))
  refuseElsewhere(me, load.to_warehouse)
  refuseIf(whyNotCloseLoad(stageOf(load)))
  const missing = (await listLoadThings(tx, load.id)).filter(
    ({ arrived_at, is_lost }) => arrived_at === null && !is_lost,
  )
  await insertLoadDifferences(
    tx,
    load.id,
    missing.map((thing) => ({
      stock_item_id: thing.id,
      kind: 'not_arrived' as const,
      books_warehouse_id: load.from_warehouse,
      books_shelf: thing.from_shelf,
      pieces: Math.max(1, thing.quantity),
      found_pieces: 0,
    })),
    now,
  )
  await closeLoad(call, load, missing.length)
  return await readLoad({ db: tx, world, me, now }, load.id)
}

async function closeLoad(
  call: WriteCall<typeof closeTransferLoad> | WriteCall<typeof arriveOnLoad>,
  load: LoadRow,
  missing: number,
): Promise<void> {
  await updateLoad(call.tx, load.id, { closed_by: call.me.id, closed_at: call.now })
  await audit(call, {
    action: 'close_transfer',
    subjectKind: 'transfer_load',
    subjectId: load.id,
    after: { number: loadNumberText(load.number), missing },
  })
}
