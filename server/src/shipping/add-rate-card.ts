import { addRateCard as route, RATE_CARD_MAX_BYTES } from '@longhaul/contract/shipping/shipping.staff.ts'
import { readUpload } from '../files/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { alertAdmins } from '../policy/public.ts'
import { guardPrices, needsSecondForPrices } from './guard-prices.ts'
import { beginning, judgeCard, FAULTS_REPORTED_MAX } from './judge-card.ts'
import { cardOf } from './list-rate-cards.ts'
import { insertCard, insertWaitingCard, linesPricedFrom, lockCards, retimeLines } from './sql-cards.ts'

export const addRateCardAction = writeAction(route, addRateCard, { act: 'shipping_prices' })

/**
 * Imports a card, completely or not at all. Prices quoted before stay with their parcels unchanged. A card
 * that one person may not put in force is stored and waits for a second one to confirm it.
 */
async function addRateCard(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, request, query, me, now } = call
  const content = await readUpload(request, RATE_CARD_MAX_BYTES)
  await lockCards(tx)
  const from = beginning(query.effective_from, now)
  const card = await judgeCard(tx, content, { from, withdrawals: query.withdrawals === 'yes' })
  if (card.faults.length > 0)
    throw new Refusal('invalid_input', {
      fault_count: card.faults.length,
      faults: card.faults.slice(0, FAULTS_REPORTED_MAX),
    })
  if (card.compared !== query.compared) throw new Refusal('out_of_date')
  if ((await linesPricedFrom(tx, card.lines, from)).length > 0) throw badInput({ effective_from: 'in_use' })
  const name = query.name.trim()
  const head = { name, effective_from: from, staff_id: me.id, created_at: now }
  const waits = await needsSecondForPrices(call, card.changes)
  const id = waits
    ? await insertWaitingCard(tx, head, { zones: card.zones, compared: card.compared })
    : await insertCard(tx, { ...head, confirmed_at: now, confirmed_by: me.id }, card.zones)
  if (waits) await alertAdmins(call, { act: 'shipping_prices', what: 'proposed', by: me.name, about: name })
  else {
    await guardPrices(call, card.changes, name)
    await retimeLines(tx, card.lines)
  }
  await audit(call, {
    action: 'add_rate_card',
    subjectKind: 'rate_card',
    subjectId: id,
    after: { name, waits, effective_from: from, lines: card.lines, changes: card.changes },
  })
  return await cardOf(tx, id, now)
}
