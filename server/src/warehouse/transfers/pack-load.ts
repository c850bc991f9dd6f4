import { putInLoad, takeOutOfLoad } from '@longhaul/contract/warehouse/transfers.staff.ts'
import { loadNumberText, whyNotPackLoad, whyNotPutIn } from '@longhaul/domain/warehouse/transfer-load.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { audit } from '../../platform/audit.ts'
import {
  type Answer,
  type LongCall,
  type WriteCall,
  longAction,
  writeAction,
} from '../../platform/http/action.ts'
import { Refusal, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import type { Tx } from '../../platform/database/db.ts'
import { rowByRow } from '../../platform/jobs/row-by-row.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { findByGoodsNumber } from '../counts/sql-counts.ts'
import { lockStockForStaff } from '../sql.ts'
import { beginTransfer } from '../storage/begin-transfer.ts'
import { backOnShelf } from '../storage/end-transfer.ts'
import { findOpenTransfer } from '../storage/sql-transfers.ts'
import { UUID } from '../../platform/uuid.ts'
import { readLoad } from './load-card.ts'
import { findLoad, listOpenOfLoad, lockLoad, stageOf } from './sql-loads.ts'

export const putInLoadAction = longAction(putInLoad, putIn)
export const takeOutOfLoadAction = writeAction(takeOutOfLoad, takeOut)

/**
 * Takes goods off their shelves into a box of a load, each independently; what is in that box already stays.
 * Shoppers are told once it left.
 */
async function putIn(call: LongCall<typeof putInLoad>): Answer<typeof putInLoad> {
  const { db, params, body } = call
  orNotFound(await findLoad(db, params.id))
  return await rowByRow(call, body.things, async (row, thing) => {
    const { tx, me } = row
    const load = orNotFound(await lockLoad(tx, params.id))
    refuseElsewhere(me, load.from_warehouse)
    const id = await findThing(tx, thing)
    // Scanned twice, or sent again by a station whose answer was lost: it is in its box.
    const open = await findOpenTransfer(tx, id)
    if (open?.load_id === load.id && open.box === body.box) return
    refuseIf(whyNotPutIn(stageOf(load), (await listOpenOfLoad(tx, load.id)).length))
    const stock = await beginTransfer(row, id, {
      toWarehouse: load.to_warehouse,
      reason: load.reason,
      load: { id: load.id, box: body.box },
    })
    // Somebody who may work everywhere still packs what lies where the load begins.
    if (stock.warehouse_id !== load.from_warehouse)
      throw new Refusal('other_warehouse', { warehouse_id: stock.warehouse_id })
    await audit(row, {
      action: 'put_in_transfer',
      subjectKind: 'stock_item',
      subjectId: id,
      before: { warehouse_id: stock.warehouse_id, shelf: stock.shelf },
      after: { transfer: loadNumberText(load.number), box: body.box, to: load.to_warehouse },
    })
    row.concerns(stock.shopper_id)
  })
}

/** The id of goods by their label, their number or their id. */
async function findThing(tx: Tx, text: string): Promise<string> {
  if (UUID.test(text)) return text.toLowerCase()
  const read = readStationCode(text)
  const found = read.kind === 'goods' ? await findByGoodsNumber(tx, read.goodsNumber) : undefined
  if (!found) throw new Refusal('label_unknown')
  return found.id
}

/** Takes a thing out of a load that has not left: back on its shelf. */
async function takeOut(call: WriteCall<typeof takeOutOfLoad>): Answer<typeof takeOutOfLoad> {
  const { tx, me, params, body, now, world } = call
  const load = orNotFound(await lockLoad(tx, params.id))
  refuseElsewhere(me, load.from_warehouse)
  refuseIf(whyNotPackLoad(stageOf(load)))
  const stock = orNotFound(await lockStockForStaff(tx, body.stock_item_id))
  const transfer = await findOpenTransfer(tx, stock.id)
  if (transfer?.load_id !== load.id) throw new Refusal('not_on_transfer')
  const place = { warehouseId: transfer.from_warehouse, shelf: transfer.from_shelf }
  await backOnShelf(call, transfer, place, false)
  await audit(call, {
    action: 'take_out_of_transfer',
    subjectKind: 'stock_item',
    subjectId: stock.id,
    before: { transfer: loadNumberText(load.number) },
    after: { warehouse_id: place.warehouseId, shelf: place.shelf },
  })
  call.concerns(stock.shopper_id)
  return await readLoad({ db: tx, world, me, now }, load.id)
}
