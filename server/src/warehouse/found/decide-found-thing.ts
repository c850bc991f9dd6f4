import { decideFoundThing as route } from '@longhaul/contract/warehouse/found-things.staff.ts'
import { comesToShelf, foundNumberText, whyNotRecognise } from '@longhaul/domain/warehouse/found-things.ts'
import { readGoodsNumber } from '@longhaul/domain/warehouse/goods-labels.ts'
import { wholeDays } from '@longhaul/domain/warehouse/storage.ts'
import { lockShopper } from '../../ledger/public.ts'
import { hasOpenRefund } from '../../orders/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { changeShelf } from '../change-shelf.ts'
import { findLostStock } from '../counts/find-lost-stock.ts'
import { addMissedDays } from '../counts/add-missed-days.ts'
import { settleOpen } from '../counts/sql-differences.ts'
import { insertArrival, lockArrival, lockStockForStaff, setUnclaimed } from '../sql.ts'
import { extendStorage } from '../sql-storage.ts'
import { findOpenTransfer } from '../storage/sql-transfers.ts'
import { rescan } from '../sql-undo.ts'
import { noteUnclaimed } from '../unclaimed/note-unclaimed.ts'
import { insertUnclaimedPhoto, updateUnclaimed } from '../unclaimed/sql-unclaimed.ts'
import { toFoundThings } from './found-card.ts'
import {
  type FoundListRow,
  type FoundRow,
  findFound,
  findGoodsByNumber,
  findLoss,
  lockFound,
  updateFound,
} from './sql-found.ts'

export const decideFoundThingAction = writeAction(route, decideFoundThing)

/**
 * Says what a found thing is, as somebody who did not count. Repeated by the same person, it says the same.
 */
async function decideFoundThing(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const seen = orNotFound(await findFound(tx, params.id))
  refuseElsewhere(me, seen.warehouse_id)
  // A new row of the first table in the order of locks, so it comes first.
  const unclaimedId = body.decision === 'unclaimed' && !seen.decided_at ? await arrive(call, seen) : null
  const found = orNotFound(await lockFound(tx, seen.id))
  if (found.decided_by !== me.id || found.decision !== body.decision) {
    refuseIf(found.decided_at ? 'difference_decided' : null)
    refuseIf(seen.counted_at === null ? 'count_runs' : null)
    const [card] = await toFoundThings({ ...call, db: tx }, [seen])
    refuseIf(card?.why_not_second ?? null)
    const decided =
      unclaimedId === null
        ? await recognise(call, seen)
        : await keepAsUnclaimed(call, found, { id: unclaimedId, shelf: seen.shelf })
    const note = body.note.trim()
    await updateFound(tx, found.id, {
      decision: body.decision,
      ...decided,
      note,
      decided_by: me.id,
      decided_at: now,
    })
    await audit(call, {
      action: 'decide_found_thing',
      subjectKind: 'found_thing',
      subjectId: found.id,
      before: { number: foundNumberText(found.number), look: found.look, place: seen.shelf },
      after: { decision: body.decision, ...decided },
      reason: note,
    })
  }
  const [row] = await toFoundThings({ ...call, db: tx }, [orNotFound(await findFound(tx, found.id))])
  return orNotFound(row)
}

/**
 * It is goods that the books have: they are moved to where it was found, unless they are not shelved yet or
 * belong to a package. What waited for them elsewhere is settled, and a loss is taken back: the days since
 * then do not count.
 */
async function recognise(call: WriteCall<typeof route>, seen: FoundListRow) {
  const { tx, body, now } = call
  const goodsNumber = readGoodsNumber(body.goods_number ?? '')
  const known = goodsNumber === null ? undefined : await findGoodsByNumber(tx, goodsNumber)
  if (!known) throw badInput({ goods_number: 'label_unknown' }, 'label_unknown')
  const settled = await settleOpen(tx, [known.id], now)
  await lockShopper(tx, known.shopper_id)
  const stock = orNotFound(await lockStockForStaff(tx, known.id))
  await addMissedDays(tx, settled, { until: now })
  const loss = await findLoss(tx, stock.id)
  const goods = {
    stage: stock.stage,
    warehouseId: stock.warehouse_id,
    moving: (await findOpenTransfer(tx, stock.id)) !== undefined,
    isLost: loss !== undefined,
  }
  refuseIf(whyNotRecognise(goods, seen.warehouse_id))
  if (loss) {
    await findLostStock(call, stock, {
      lostAt: loss.at,
      shelf: seen.shelf,
      withdraws: stock.order_item_id !== null && (await hasOpenRefund(tx, stock.order_item_id)),
    })
    await extendStorage(tx, [stock.id], wholeDays(loss.at, now))
  }
  if (comesToShelf(stock.stage)) await changeShelf(call, stock.id, seen.shelf)
  return { stock_item_id: stock.id, was_shelf: stock.shelf, was_lost: loss !== undefined }
}

/** The arrival as which a thing that nobody knows is kept. */
async function arrive(
  { tx, me, now }: WriteCall<typeof route>,
  seen: Pick<FoundListRow, 'number' | 'warehouse_id'>,
): Promise<string> {
  const number = foundNumberText(seen.number)
  const by = { warehouse_id: seen.warehouse_id, scanned_by: me.id, scanned_at: now }
  const isNew = await insertArrival(tx, { tracking_number: number, ...by })
  const { id, undone_at } = await lockArrival(tx, number)
  // Decided so before, and taken back.
  if (!isNew && undone_at !== null) await rescan(tx, id, by)
  return id
}

/** Nobody knows it: it is an unclaimed parcel under its own number, on the shelf where it was found. */
async function keepAsUnclaimed(
  call: WriteCall<typeof route>,
  found: FoundRow,
  { id, shelf }: { id: string; shelf: string },
) {
  const { tx, now } = call
  await setUnclaimed(tx, id, true)
  await noteUnclaimed(call, id, { isUnclaimed: true, owners: [] })
  await updateUnclaimed(tx, id, { shelf, look: found.look })
  if (found.file_id !== null)
    await insertUnclaimedPhoto(tx, { unclaimed_id: id, file_id: found.file_id, position: 1, created_at: now })
  return { unclaimed_id: id }
}
