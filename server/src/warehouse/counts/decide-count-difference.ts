import { decideCountDifference as route } from '@longhaul/contract/warehouse/shelf-counts.staff.ts'
import { loadNumberText } from '@longhaul/domain/warehouse/transfer-load.ts'
import { decisionsOf } from '@longhaul/domain/warehouse/shelf-count.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { refuseElsewhere } from '../../platform/workplace.ts'
import { type LoadRow, lockLoad, updateLoad } from '../transfers/sql-loads.ts'
import { changeShelf } from '../change-shelf.ts'
import { addMissedDays } from './add-missed-days.ts'
import { toDifferences, whyNotDecideOf } from './difference-row.ts'
import { loseStock } from './lose-stock.ts'
import { findDifference, lockDifference, setDecision } from './sql-differences.ts'

export const decideCountDifferenceAction = writeAction(route, decideCountDifference)

/**
 * Decides a difference, as somebody who did not count it. Correcting the books moves the thing to the shelf
 * on which it was found; a loss is told to its shopper. Repeated by the same person, it says the same.
 */
async function decideCountDifference(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, world } = call
  // A load is locked before what it missed.
  const seen = orNotFound(await findDifference(tx, params.id))
  const load = seen.load_id === null ? undefined : await lockLoad(tx, seen.load_id)
  const locked = orNotFound(await lockDifference(tx, params.id))
  const found = orNotFound(await findDifference(tx, locked.id))
  refuseElsewhere(me, found.counted_warehouse_id)
  if (locked.decided_by !== me.id || locked.decision !== body.decision) {
    refuseIf(locked.decided_at ? 'difference_decided' : null)
    refuseIf((await whyNotDecideOf(tx, me, now))(found))
    if (!decisionsOf(locked.kind).includes(body.decision)) throw badInput({ decision: 'choice' })
    await decide()
  }
  const [row] = await toDifferences({ db: tx, world, me, now }, [
    orNotFound(await findDifference(tx, locked.id)),
  ])
  return orNotFound(row)

  async function decide(): Promise<void> {
    const note = body.note.trim()
    const cause = body.decision === 'lost' ? (body.cause ?? null) : null
    if (body.decision === 'lost' && cause === null) throw badInput({ cause: 'required' })
    if (body.decision === 'again' && load) await openAgain(load)
    if (body.decision === 'here') await changeShelf(call, locked.stock_item_id, found.counted_shelf)
    const refundFen = cause === null ? null : await loseStock(call, found, { cause, note })
    await addMissedDays(tx, [locked], { until: now })
    await setDecision(tx, locked.id, {
      decision: body.decision,
      cause,
      note,
      decided_by: me.id,
      decided_at: now,
      was_shelf: found.shelf,
    })
    await audit(call, {
      action: 'decide_count_difference',
      subjectKind: 'count_difference',
      subjectId: locked.id,
      before: {
        kind: locked.kind,
        stock_item_id: locked.stock_item_id,
        ...(load ? { transfer: loadNumberText(load.number) } : { count_id: locked.count_id }),
      },
      after: { decision: body.decision, cause, place: found.counted_shelf, refund_fen: refundFen },
      reason: note,
    })
  }

  /** Lets a load be received again: it is searched for, and closed once more. */
  async function openAgain({ id }: LoadRow): Promise<void> {
    await updateLoad(tx, id, { closed_by: null, closed_at: null })
  }
}
