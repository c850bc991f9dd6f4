import { confirmRateCard as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { cardOf } from './list-rate-cards.ts'
import { lockCard, lockCards, markConfirmed } from './sql-cards.ts'

export const confirmRateCardAction = action(route, confirmRateCard)

/** An admin confirms the prices that came with the installation: they are in force from now on. A card can be confirmed only once. */
async function confirmRateCard(call: Call<typeof route>): Answer<typeof route> {
  const { tx, params, me, now } = call
  await lockCards(tx)
  const card = orNotFound(await lockCard(tx, params.id))
  if (card.confirmed_at !== null || card.withdrawn_at !== null) throw new Refusal('transition_not_allowed')
  await markConfirmed(tx, card.id, { staffId: me.id, now })
  await audit(call, {
    action: 'confirm_rate_card',
    subjectKind: 'rate_card',
    subjectId: card.id,
    after: { name: card.name },
  })
  return await cardOf(tx, card.id, now)
}
