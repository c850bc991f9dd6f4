import { listDeliveries, listHooks } from '@longhaul/contract/hooks/hooks.ts'
import { DELIVERIES_SHOWN } from '@longhaul/domain/hooks/limits.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { deliveryCard, hookCard } from './hook-card.ts'
import { findOwnHook, listOwnHooks } from './sql.ts'
import { listDeliveriesOf } from './sql-deliveries.ts'

export const listHooksAction = action(listHooks, async ({ tx, me }) => ({
  items: (await listOwnHooks(tx, me.id)).map(hookCard),
}))

/** How the last deliveries of one's own hook went. */
export const listDeliveriesAction = action(listDeliveries, async ({ tx, me, params }) => {
  const hook = found(await findOwnHook(tx, me.id, params.id))
  return { items: (await listDeliveriesOf(tx, hook.id, DELIVERIES_SHOWN)).map(deliveryCard) }
})
