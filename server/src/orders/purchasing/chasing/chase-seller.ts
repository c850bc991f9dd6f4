import { chaseSeller as route } from '@longhaul/contract/orders/seller-chases.staff.ts'
import { SAME_CHASE_MS, isAskAgainDay } from '@longhaul/domain/orders/seller-chase.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { audit } from '../../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../../platform/http/action.ts'
import { badInput, orNotFound } from '../../../platform/http/refusal.ts'
import { listItemsOfSellerOrder, lockSellerOrder } from '../sql.ts'
import { toChase } from './list-late-seller-orders.ts'
import { insertChase, listChases, updateChase } from './sql-chasing.ts'

export const chaseSellerAction = writeAction(route, chaseSeller)

/**
 * Records that a seller was asked. An order of which nothing is awaited any more is not found. A second press
 * of the button corrects the first record; a time before it, after a clock was set back, makes a new one.
 */
async function chaseSeller(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  if (!isAskAgainDay(body.ask_again_on, shanghaiDay(now))) throw badInput({ ask_again_on: 'choice' })
  const order = orNotFound(await lockSellerOrder(tx, params.id))
  const items = await listItemsOfSellerOrder(tx, order.id)
  orNotFound(items.find(({ stage }) => stage === 'purchased' || stage === 'seller_shipped'))
  const chase = { note: body.note.trim(), ask_again_on: body.ask_again_on }
  const [last] = await listChases(tx, [order.id])
  const sinceLast = last?.staff_id === me.id ? now.getTime() - last.asked_at.getTime() : Infinity
  const isSame = last !== undefined && sinceLast >= 0 && sinceLast < SAME_CHASE_MS
  if (isSame) await updateChase(tx, last.id, chase)
  else await insertChase(tx, { ...chase, seller_order_id: order.id, staff_id: me.id, asked_at: now })
  await audit(call, {
    action: 'chase_seller',
    subjectKind: 'seller_order',
    subjectId: order.id,
    before: isSame ? { note: last.note, ask_again_on: last.ask_again_on } : null,
    after: { seller_order_number: order.number, ...chase },
  })
  return toChase({ ...chase, asked_at: isSame ? last.asked_at : now, by_name: me.name })
}
