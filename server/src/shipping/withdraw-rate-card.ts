import { withdrawRateCard as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { deleteZonesOf, lockCard, lockCards, markWithdrawn, retimeLines } from './sql-cards.ts'
import { cardOf } from './list-rate-cards.ts'

export const withdrawRateCardAction = writeAction(route, withdrawRateCard)

/**
 * Withdraws a card before it takes effect; the previous one continues. A card in force has priced parcels and
 * can only be replaced.
 */
async function withdrawRateCard(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, me, now } = call
  await lockCards(tx)
  const card = orNotFound(await lockCard(tx, params.id))
  const isInForce = card.waiting === null && card.effective_from <= now
  if (card.withdrawn_at !== null || isInForce) throw new Refusal('transition_not_allowed')
  await retimeLines(tx, await deleteZonesOf(tx, card.id))
  await markWithdrawn(tx, card.id, { staffId: me.id, now })
  await audit(call, {
    action: 'withdraw_rate_card',
    subjectKind: 'rate_card',
    subjectId: card.id,
    before: { name: card.name, effective_from: card.effective_from },
  })
  return await cardOf(tx, card.id, now)
}
