import type { ParamsOf } from '@longhaul/contract/route.ts'
import { confirmRateCard as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { compareCards } from '@longhaul/domain/shipping/compare-cards.ts'
import { holdsOneOf } from '@longhaul/domain/staff/rights.ts'
import type { Tx } from '../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Effect } from '../platform/http/proposable.ts'
import { Refusal, badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { guardAct, whyNotSecondOf } from '../policy/public.ts'
import { guardPrices } from './guard-prices.ts'
import { nameOfPrices } from './judge-card.ts'
import { cardOf, linesOf, waitingOf } from './list-rate-cards.ts'
import { endWaiting, linesPricedFrom, lockCard, lockCards, markConfirmed, retimeLines } from './sql-cards.ts'
import { listZonesAt } from './sql.ts'

export const confirmRateCardAction = writeAction(route, confirmRateCard, { act: 'shipping_prices', effect })

type Card = NonNullable<Awaited<ReturnType<typeof lockCard>>>

/**
 * Puts a card in force that nobody has confirmed: one that waits for a second person, or the prices that came
 * with the installation, which an admin confirms. A card can be confirmed only once.
 */
async function confirmRateCard(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, me, now } = call
  await lockCards(tx)
  const card = orNotFound(await lockCard(tx, params.id))
  if (card.confirmed_at !== null || card.withdrawn_at !== null) throw new Refusal('transition_not_allowed')
  if (card.waiting === null) {
    refuseIf(holdsOneOf(me.roles, ['admin']) ? null : 'forbidden')
    await guardAct(call, 'shipping_prices', 'each', { kind: 'rate_card', id: card.name })
  } else await putInForce(call, card)
  await markConfirmed(tx, card.id, { staffId: me.id, now })
  await audit(call, {
    action: 'confirm_rate_card',
    subjectKind: 'rate_card',
    subjectId: card.id,
    after: { name: card.name },
  })
  return await cardOf(tx, card.id, now)
}

/**
 * The second person puts a card in force, from its moment or now. Refuses if today's prices are no longer
 * those it was compared with.
 */
async function putInForce(call: WriteCall<typeof route>, card: Card): Promise<void> {
  const { tx, me, now } = call
  const first = { by: orNotFound(card.staff_id ?? undefined), at: card.created_at }
  refuseIf(await whyNotSecondOf(tx, 'shipping_prices', first, me.id, now))
  const { zones, compared } = waitingOf(card.waiting)
  const lines = linesOf(zones)
  const from = card.effective_from > now ? card.effective_from : now
  const current = (await listZonesAt(tx, from, { closedToo: true })).filter(({ lineCode }) =>
    lines.includes(lineCode),
  )
  if (nameOfPrices(current) !== compared) throw new Refusal('out_of_date')
  if ((await linesPricedFrom(tx, lines, from)).length > 0) throw badInput({ effective_from: 'in_use' })
  const approved = { ...call, approval: { secondId: first.by } }
  await guardPrices(approved, compareCards(current, zones), card.name)
  await endWaiting(tx, { id: card.id, effective_from: from }, zones)
  await retimeLines(tx, lines)
}

async function effect(tx: Tx, { params }: { params: ParamsOf<typeof route> }): Promise<Effect> {
  const card = orNotFound(await lockCard(tx, params.id))
  return {
    subject: card.name,
    changes: [{ name: 'confirmed', before: card.confirmed_at !== null, after: true }],
  }
}
