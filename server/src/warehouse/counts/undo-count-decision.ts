import { undoCountDecision as route } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import { whyNotUndo } from '@longhaul/domain/orders/undo-decision.ts'
import { isUndoable } from '@longhaul/domain/warehouse/shelf-count.ts'
import { lockShopper } from '../../ledger/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { changeShelf } from '../change-shelf.ts'
import { findStockForStaff, lockStockForStaff } from '../sql.ts'
import { addMissedDays } from './add-missed-days.ts'
import { toDifferences } from './difference-row.ts'
import { findLostStock } from './find-lost-stock.ts'
import { findDifference, hasOpenDifference, lockDifference, setDecision } from './sql-differences.ts'

export const undoCountDecisionAction = writeAction(route, undoCountDecision)

/**
 * Takes back a decision about a difference, within a minute and by who made it: it waits again. A corrected
 * shelf is corrected back; goods that were treated as lost are where they were, and their shopper is told
 * that they were found. Stands once anybody worked on the refund, the thing moved, or another difference
 * about it waits.
 */
async function undoCountDecision(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now, world } = call
  const seen = orNotFound(await findDifference(tx, params.id))
  refuseElsewhere(me, seen.counted_warehouse_id)
  const locked = orNotFound(await lockDifference(tx, params.id))
  const { decision, decided_at: at, decided_by: by } = locked
  if (!decision || !at || !isUndoable(locked.kind, decision)) throw new Refusal('decision_stands')
  refuseIf(whyNotUndo({ by, at }, me.id, now))
  refuseIf((await hasOpenDifference(tx, locked.stock_item_id)) ? 'decision_stands' : null)
  if (decision === 'found') await requireUnpacked()
  if (decision === 'here') await putBack()
  if (decision === 'lost') await findAgain()
  await addMissedDays(tx, [locked], { until: at, undone: true })
  await setDecision(tx, locked.id, {
    decision: null,
    cause: null,
    note: '',
    decided_by: null,
    decided_at: null,
    was_shelf: '',
  })
  await audit(call, {
    action: 'undo_count_decision',
    subjectKind: 'count_difference',
    subjectId: locked.id,
    before: { decision, cause: locked.cause },
    after: { stock_item_id: locked.stock_item_id },
  })
  const [row] = await toDifferences({ db: tx, world, me, now }, [
    orNotFound(await findDifference(tx, locked.id)),
  ])
  return orNotFound(row)

  /** What was found was packed since, so it is there. */
  async function requireUnpacked(): Promise<void> {
    const stock = orNotFound(await lockStockForStaff(tx, locked.stock_item_id))
    refuseIf(stock.stage === 'in_parcel' ? 'decision_stands' : null)
  }

  async function putBack(): Promise<void> {
    const stock = orNotFound(await lockStockForStaff(tx, locked.stock_item_id))
    refuseIf(stock.shelf === seen.counted_shelf ? null : 'decision_stands')
    await changeShelf(call, stock.id, locked.was_shelf)
  }

  async function findAgain(): Promise<void> {
    const { shopper_id: shopperId } = orNotFound(await findStockForStaff(tx, locked.stock_item_id))
    await lockShopper(tx, shopperId)
    const stock = orNotFound(await lockStockForStaff(tx, locked.stock_item_id))
    await findLostStock(call, stock, { lostAt: at!, shelf: locked.was_shelf, withdraws: true })
  }
}
