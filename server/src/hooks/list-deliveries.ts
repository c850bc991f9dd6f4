import { listDeliveries as route } from '@longhaul/contract/hooks/hooks.ts'
import { DELIVERIES_SHOWN } from '@longhaul/domain/hooks/limits.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { deliveryCard } from './hook-card.ts'
import { findOwnHook } from './sql.ts'
import { listDeliveriesOf } from './sql-deliveries.ts'

export const listDeliveriesAction = readAction(route, listDeliveries)

/** The results of the last deliveries of the shopper's own hook. */
async function listDeliveries({ db, me, params }: ReadCall<typeof route>): Answer<typeof route> {
  const hook = orNotFound(await findOwnHook(db, me.id, params.id))
  return { items: (await listDeliveriesOf(db, hook.id, DELIVERIES_SHOWN)).map(deliveryCard) }
}
