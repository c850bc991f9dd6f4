import { bookAdjustment as route } from '@longhaul/contract/funds/adjustments.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { askSecondPerson } from '../../policy/public.ts'
import { lockForStep, oneOf, book, refuseClosed } from './adjustment-step.ts'
import { updateAdjustment } from './sql.ts'

export const bookAdjustmentAction = writeAction(route, bookAdjustment, { act: 'adjustment' })

/** The second person books a requested correction; of an account closed meanwhile it can only be rejected. */
async function bookAdjustment(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params } = call
  const row = await lockForStep(tx, params.id, 'book', me)
  await refuseClosed(tx, row.shopper_id)
  const { twoPeople } = await askSecondPerson(call, {
    act: 'adjustment',
    amountFen: row.amount_fen,
    first: { by: row.asked_by, at: row.created_at },
    isOdd: true,
    about: { kind: 'shopper', id: row.shopper_id, shopperId: row.shopper_id },
  })
  if (!twoPeople) await updateAdjustment(tx, row.id, { two_people: false })
  return await oneOf(call, await book(call, row))
}
