import { nameOrderItem as route } from '@longhaul/contract/orders/orders.ts'
import { isOwnName, tidyOwnName } from '@longhaul/domain/goods/own-name.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { lockOwnItem, updateItem } from './sql.ts'

export const nameOrderItemAction = writeAction(route, nameOrderItem)

/**
 * Sets the shopper's own name for an item. Allowed at any stage, because the name does not affect the order.
 */
async function nameOrderItem({ tx, me, params, body }: WriteCall<typeof route>): Answer<typeof route> {
  if (!isOwnName(body.own_name)) throw badInput({ own_name: 'too_long' })
  const item = orNotFound(await lockOwnItem(tx, me.id, params.id))
  const own_name = tidyOwnName(body.own_name)
  await updateItem(tx, item.id, { own_name })
  return { own_name }
}
