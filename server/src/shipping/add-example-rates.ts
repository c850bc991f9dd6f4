import { addExampleRates as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { seedExampleRates } from '../site/public.ts'
import { cardOf } from './list-rate-cards.ts'
import { lineOptions, lockCards } from './sql-cards.ts'

export const addExampleRatesAction = writeAction(route, addExampleRates)

/**
 * Adds the example lines if there are no lines yet. They can be viewed and changed, but nothing is priced by
 * them before they are confirmed.
 */
async function addExampleRates(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, now } = call
  await lockCards(tx)
  if ((await lineOptions(tx)).size > 0) throw new Refusal('rates_there_already')
  const id = await seedExampleRates(tx, { effectiveFrom: now, createdAt: now, staffId: me.id })
  await audit(call, { action: 'add_example_rates', subjectKind: 'rate_card', subjectId: id })
  return await cardOf(tx, id, now)
}
