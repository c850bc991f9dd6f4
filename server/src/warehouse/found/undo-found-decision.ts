import { undoFoundDecision as route } from '@longhaul/contract/warehouse/found-things.staff.ts'
import { whyNotUndo } from '@longhaul/domain/orders/undo-decision.ts'
import { foundNumberText } from '@longhaul/domain/warehouse/found-things.ts'
import { wholeDays } from '@longhaul/domain/warehouse/storage.ts'
import { whyNotUndoArrival } from '@longhaul/domain/warehouse/undo-arrival.ts'
import { lockShopper } from '../../ledger/public.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { changeShelf } from '../change-shelf.ts'
import { loseAgain } from '../counts/lose-stock.ts'
import { addMissedDays } from '../counts/add-missed-days.ts'
import { hasOpenDifference, hasStepAfter, reopenSettled } from '../counts/sql-differences.ts'
import { wasInBinUntil } from '../sql-bins.ts'
import { findStockForStaff, lockStockForStaff } from '../sql.ts'
import { countClaims, lockArrivalById, setUndone } from '../sql-undo.ts'
import { extendStorage } from '../sql-storage.ts'
import { findOpenTransfer } from '../storage/sql-transfers.ts'
import { clearUnclaimed, lockUnclaimed } from '../unclaimed/sql-unclaimed.ts'
import { takeUnclaimedStep } from '../unclaimed/unclaimed-step.ts'
import { toFoundThings } from './found-card.ts'
import { type FoundListRow, findFound, findLoss, lockFound, updateFound } from './sql-found.ts'

export const undoFoundDecisionAction = writeAction(route, undoFoundDecision)

/**
 * Takes back what a found thing was said to be, within a minute and by who said it: it waits again. Goods go
 * back to where the books had them, what waited for them waits again, and a loss that was taken back is a
 * loss again. Stands once anything was done with the goods, or somebody claims the unclaimed parcel.
 */
async function undoFoundDecision(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  const seen = orNotFound(await findFound(tx, params.id))
  refuseElsewhere(me, seen.warehouse_id)
  // Locked first, as when it was decided.
  if (seen.unclaimed_id !== null) await lockArrivalById(tx, seen.unclaimed_id)
  const found = orNotFound(await lockFound(tx, seen.id))
  const { decision, decided_by: by, decided_at: at } = found
  if (!decision || !at || decision !== seen.decision) throw new Refusal('decision_stands')
  refuseIf(whyNotUndo({ by, at }, me.id, now))
  await updateFound(tx, found.id, NOT_DECIDED)
  if (found.stock_item_id !== null)
    await undoRecognition(call, { ...seen, stockItemId: found.stock_item_id, at })
  if (found.unclaimed_id !== null) await removeFromUnclaimed(call, found.unclaimed_id)
  await audit(call, {
    action: 'undo_found_decision',
    subjectKind: 'found_thing',
    subjectId: found.id,
    before: { decision, stock_item_id: found.stock_item_id, unclaimed_id: found.unclaimed_id },
    after: { number: foundNumberText(found.number), place: seen.shelf },
  })
  const [row] = await toFoundThings({ ...call, db: tx }, [orNotFound(await findFound(tx, found.id))])
  return orNotFound(row)
}

const NOT_DECIDED = {
  decision: null,
  stock_item_id: null,
  was_shelf: '',
  was_lost: false,
  unclaimed_id: null,
  note: '',
  decided_by: null,
  decided_at: null,
} as const

/** The goods as which it was recognised are again where they were, and lost if they were. */
async function undoRecognition(
  call: WriteCall<typeof route>,
  { stockItemId: id, at, shelf, was_shelf, was_lost }: FoundListRow & { stockItemId: string; at: Date },
): Promise<void> {
  const { tx } = call
  refuseIf((await hasOpenDifference(tx, id)) ? 'decision_stands' : null)
  const reopened = await reopenSettled(tx, id, at)
  const { shopper_id: shopperId } = orNotFound(await findStockForStaff(tx, id))
  await lockShopper(tx, shopperId)
  const stock = orNotFound(await lockStockForStaff(tx, id))
  const isAsDecided =
    (stock.shelf === shelf || stock.shelf === was_shelf) &&
    !(await hasStepAfter(tx, id, at)) &&
    !(await findOpenTransfer(tx, id)) &&
    !(await wasInBinUntil(tx, id, at))
  refuseIf(isAsDecided ? null : 'decision_stands')
  await addMissedDays(tx, reopened, { until: at, undone: true })
  const loss = was_lost ? await findLoss(tx, id) : undefined
  if (loss) await extendStorage(tx, [id], -wholeDays(loss.at, at))
  const isGone = loss !== undefined && (await loseAgain(call, stock, { lostAt: loss.at, foundAt: at }))
  if (!isGone && stock.shelf !== was_shelf) await changeShelf(call, id, was_shelf)
}

/** It is not among the unclaimed parcels any more, and was never on display for long. */
async function removeFromUnclaimed({ tx, me, now }: WriteCall<typeof route>, id: string): Promise<void> {
  const unclaimed = orNotFound(await lockUnclaimed(tx, id))
  const { stage } = unclaimed
  refuseIf(
    whyNotUndoArrival({
      undone: stage === 'undone',
      things: [],
      unclaimed: { stage, claims: await countClaims(tx, id) },
    }),
  )
  await takeUnclaimedStep(tx, unclaimed, 'undo', { me, now })
  await clearUnclaimed(tx, id)
  await setUndone(tx, id, { by: me.id, at: now })
}
