import { undoDecisions as route } from '@longhaul/contract/staff/lists.staff.ts'
import { freeze } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { type Undoable, undoingOf, whyNotUndo } from '@longhaul/domain/orders/undo-decision.ts'
import { noticeNames } from '../goods/public.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { Refusal, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { rowByRow } from '../platform/jobs/row-by-row.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { countItemSteps, listDiscountsOfOrder } from './sql-detail.ts'
import { cancelOpenSupplement, closeOpenQuestion } from './sql-questions.ts'
import {
  type BeforeStep,
  type ItemRow,
  findItemOwnerForStaff,
  listLastItemSteps,
  lockItemForStaff,
  updateItem,
} from './sql.ts'
import { type By, ledgerActor, takeItemStep } from './take-item-step.ts'

export const undoDecisionsAction = longAction(route, undoDecisions)

/**
 * Takes back what somebody decided about items a moment ago, each independently: an approval, a question or a
 * demand to pay more, a cancellation. The item is where it was, with the same promise, and the shopper, who
 * was told of the decision, is told of this. An item that is bought, answered or paid at the same time is
 * locked by one of the two, and the other is refused.
 */
function undoDecisions(call: LongCall<typeof route>): Answer<typeof route> {
  return rowByRow(call, call.body.ids, async (row, id) => {
    const { tx, me, now } = row
    const owner = orNotFound(await findItemOwnerForStaff(tx, id))
    await lockShopper(tx, owner.shopper_id)
    const item = orNotFound(await lockItemForStaff(tx, id))
    const events = await listLastItemSteps(tx, id)
    const undoing = undoingOf(events)
    const last = events[0]
    if (!undoing || !last) throw new Refusal('decision_stands')
    refuseIf(whyNotUndo(last, me.id, now))
    const { decision, steps } = undoing
    const by = { actor: 'staff', actorId: me.id, roles: me.roles } as const
    const frozenFen = decision === 'cancellation' ? (last.before?.frozen_fen ?? 0) : 0
    if (decision === 'cancellation') await refuseIfUsed(row, item, frozenFen)
    let stage = item.stage
    for (const step of steps) stage = (await takeItemStep(tx, { ...by, itemId: id, step, now })).to
    if (decision === 'question') await takeBackQuestion(row, item, last.before)
    if (decision === 'cancellation') await holdAgain(row, item, frozenFen, by)
    await audit(row, {
      action: `undo_${decision}`,
      subjectKind: 'order_item',
      subjectId: id,
      before: { stage: item.stage },
      after: { stage, ...(decision === 'cancellation' ? { frozen_fen: frozenFen } : {}) },
    })
    await notify(row, item.shopper_id, {
      kind: NOTICE[decision],
      args: {
        ...noticeNames(item),
        number: owner.number,
        ...(decision === 'cancellation' ? { amount_fen: frozenFen } : {}),
      },
      subject: { kind: 'order', id: item.order_id },
    })
    row.concerns(item.shopper_id)
  })
}

const NOTICE = {
  approval: 'approval_undone',
  question: 'question_withdrawn',
  cancellation: 'cancellation_undone',
} as const satisfies Record<Undoable, string>

/** Closes the question or the demand, and restores the shopper's own price if that was refused. */
async function takeBackQuestion(
  { tx, now }: UnitOfWork,
  item: ItemRow,
  before: BeforeStep | null,
): Promise<void> {
  await closeOpenQuestion(tx, item.id, 'withdrawn', now)
  await cancelOpenSupplement(tx, item.id, now)
  if (before) await updateItem(tx, item.id, before)
}

/**
 * A cancellation stands once its money was spent, and in an order with a coupon, whose shares it has moved
 * already.
 */
async function refuseIfUsed({ tx }: UnitOfWork, item: ItemRow, frozenFen: Fen): Promise<void> {
  const items = await listDiscountsOfOrder(tx, item.order_id)
  if (items.some((other) => other.discount_fen > 0)) throw new Refusal('coupon_counted_again')
  const { availableFen } = await lockShopper(tx, item.shopper_id)
  if (availableFen < frozenFen) throw new Refusal('refund_spent')
}

async function holdAgain({ tx, now }: UnitOfWork, item: ItemRow, frozenFen: Fen, by: By): Promise<void> {
  await post(tx, {
    kind: 'cancellation_undone',
    subject: { kind: 'order_item', id: item.id },
    // The same cancellation may be made and undone again.
    step: await countItemSteps(tx, item.id, 'cancel'),
    shopperId: item.shopper_id,
    actor: ledgerActor(by),
    now,
    postings: freeze(item.shopper_id, frozenFen),
  })
  await updateItem(tx, item.id, { frozen_fen: frozenFen, closed_by: null, close_reason: '' })
}
