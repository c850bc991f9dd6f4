import { removeCartItem, removeCartItems } from '@longhaul/contract/goods/cart.ts'
import { action } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { countOwnCartItems, deleteOwnCartItems } from './sql.ts'

export const removeCartItemAction = action(removeCartItem, async ({ tx, me, params, changed }) => {
  const removed = await deleteOwnCartItems(tx, me.id, [params.id])
  if (removed === 0) throw new Refusal('not_found')
  await changed(me.id, 'cart')
  return { cart_count: await countOwnCartItems(tx, me.id) }
})

export const removeCartItemsAction = action(removeCartItems, async ({ tx, me, body, changed }) => {
  await deleteOwnCartItems(tx, me.id, body.ids)
  await changed(me.id, 'cart')
  return { cart_count: await countOwnCartItems(tx, me.id) }
})
