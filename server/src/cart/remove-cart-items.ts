import { removeCartItem, removeCartItems } from '@longhaul/contract/goods/cart.ts'
import { action } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { countOwnCartItems, deleteOwnCartItems } from './sql.ts'

export const removeCartItemAction = action(removeCartItem, async ({ tx, me, params }) => {
  const removed = await deleteOwnCartItems(tx, me.id, [params.id])
  if (removed === 0) throw new Refusal('not_found')
  return { cart_count: await countOwnCartItems(tx, me.id) }
})

export const removeCartItemsAction = action(removeCartItems, async ({ tx, me, body }) => {
  await deleteOwnCartItems(tx, me.id, body.ids)
  return { cart_count: await countOwnCartItems(tx, me.id) }
})
