import { call } from '@longhaul/browser/calls/client.ts'
import { showError } from '@longhaul/browser/calls/errors.ts'
import { newKey } from '@longhaul/browser/calls/use-send.ts'
import type { Navigate } from '@longhaul/ui/address/router.tsx'
import { rememberBought } from '../shared/bought-drafts.ts'
import { goOn } from './go-on.ts'
import { toCartItem } from './cart-item.ts'
import { takePending } from './pending-add.ts'

/**
 * After a log-in: adds what was filled in as a guest to the cart. If it is refused, it stays in the order
 * form, to be corrected and sent there.
 */
export async function finishPending(navigate: Navigate): Promise<void> {
  const pending = takePending()
  if (!pending) return
  try {
    const body = toCartItem(pending.values, pending.afterAdd.goal)
    const { id } = await call('POST /cart/items', { body }, { idempotencyKey: newKey() })
    if (pending.afterAdd.goal === 'buy') rememberBought(id, pending.draft)
    goOn(id, pending.afterAdd, navigate)
  } catch (error) {
    showError(error)
  }
}
