import { removeCartItem as route } from '@longhaul/contract/goods/cart.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { countOwnCartItems, deleteOwnCartItems } from './sql.ts'

export const removeCartItemAction = writeAction(route, removeCartItem)

async function removeCartItem({ tx, me, params }: WriteCall<typeof route>): Answer<typeof route> {
  const removed = await deleteOwnCartItems(tx, me.id, [params.id])
  if (removed === 0) throw new Refusal('not_found')
  return { cart_count: await countOwnCartItems(tx, me.id) }
}
