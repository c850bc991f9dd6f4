import { askAdjustment as route } from '@longhaul/contract/funds/adjustments.staff.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { lockShopper } from '../../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { askSecondPerson } from '../../policy/public.ts'
import { findOrderForStaff, insertAdjustment, listPaidItemsForStaff, nextAdjustmentNumber } from './sql.ts'
import { oneOf, book, refuseClosed } from './adjustment-step.ts'

export const askAdjustmentAction = writeAction(route, askAdjustment, { act: 'adjustment' })

/** Requests a correction. A small one is booked immediately; a large one waits for a second person. */
async function askAdjustment(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now } = call
  if (body.amount_fen === 0) throw badInput({ amount_fen: 'required' })
  const shopperId = body.shopper_id
  await refuseClosed(tx, shopperId)
  const order = await orderOf(call)
  await lockShopper(tx, shopperId)
  await refuseClosed(tx, shopperId)
  const { twoPeople } = await askSecondPerson(call, {
    act: 'adjustment',
    amountFen: body.amount_fen,
    first: null,
    about: { kind: 'shopper', id: shopperId, shopperId },
  })
  const reason = body.reason.trim()
  const asked = await insertAdjustment(tx, {
    number: readableNumber('A', await nextAdjustmentNumber(tx)),
    shopper_id: shopperId,
    stage: 'requested',
    stage_at: now,
    amount_fen: body.amount_fen,
    cause: body.cause,
    reason,
    order_id: order?.id ?? null,
    asked_by: me.id,
    created_at: now,
    two_people: twoPeople,
  })
  await audit(call, {
    action: 'ask_adjustment',
    subjectKind: 'adjustment',
    subjectId: asked.id,
    after: { amount_fen: asked.amount_fen, cause: asked.cause, two_people: twoPeople },
    reason,
  })
  return await oneOf(call, twoPeople ? asked : await book(call, asked))
}

/** The order of which something is given back: one of the shopper's, of which something was paid. */
async function orderOf({ tx, body }: WriteCall<typeof route>) {
  const number = body.order_number?.trim()
  if (!number) return undefined
  if (body.amount_fen < 0) throw badInput({ amount_fen: 'required' })
  const order = await findOrderForStaff(tx, body.shopper_id, number)
  if (!order || (await listPaidItemsForStaff(tx, order.id)).length === 0)
    throw badInput({ order_number: 'unknown' })
  return order
}
