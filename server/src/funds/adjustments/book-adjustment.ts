import { bookAdjustment as route } from '@longhaul/contract/funds/adjustments.staff.ts'
import { whyNotSecond } from '@longhaul/domain/funds/two-people.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import { lockForStep, oneOf, book } from './adjustment-step.ts'

export const bookAdjustmentAction = action(route, bookAdjustment)

/** The second person books a requested correction. */
async function bookAdjustment(call: Call<typeof route>): Answer<typeof route> {
  const { tx, me, params } = call
  const row = await lockForStep(tx, params.id, 'book', me)
  refuseIf(whyNotSecond({ twoPeople: row.two_people, firstBy: row.asked_by }, me.id))
  return await oneOf(tx, await book(call, row))
}
