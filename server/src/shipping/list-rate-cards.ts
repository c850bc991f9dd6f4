import {
  exportRateCard,
  listRateCards,
  withdrawRateCard,
} from '@longhaul/contract/shipping/shipping.staff.ts'
import { CARD_COLUMNS, zoneCells } from '@longhaul/domain/shipping/rate-row.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Db } from '../platform/database/db.ts'
import { SITE_AUDIENCE } from '../platform/events.ts'
import { Refusal, found } from '../platform/http/refusal.ts'
import { deleteZonesOf, listCardRows, lockCard, lockCards, markWithdrawn, retimeLines } from './sql-cards.ts'
import { listZonesAt } from './sql.ts'

export const listRateCardsAction = action(listRateCards, async ({ tx, now }) => ({
  cards: (await listCardRows(tx)).map((row) => toCard(row, now)),
}))

/** One card as the list tells it. */
export async function cardOf(tx: Db, id: string, now: Date) {
  return toCard(found((await listCardRows(tx)).find((row) => row.id === id)), now)
}

/** Takes back a card before it counts; the one before it goes on. One that counts has priced packages: it is followed, never taken back. */
export const withdrawRateCardAction = action(withdrawRateCard, async (call) => {
  const { tx, params, me, now, changed } = call
  await lockCards(tx)
  const card = found(await lockCard(tx, params.id))
  if (card.withdrawn_at !== null || card.effective_from <= now) throw new Refusal('transition_not_allowed')
  await retimeLines(tx, await deleteZonesOf(tx, card.id))
  await markWithdrawn(tx, card.id, { staffId: me.id, now })
  await audit(call, {
    action: 'withdraw_rate_card',
    subjectKind: 'rate_card',
    subjectId: card.id,
    before: { name: card.name, effective_from: card.effective_from },
  })
  await changed(SITE_AUDIENCE, 'site')
  return await cardOf(tx, card.id, now)
})

/** The prices of a moment, as a card that can be brought again. */
export const exportRateCardAction = action(exportRateCard, async ({ tx, query, now }) => {
  const at = query.at === undefined ? now : new Date(query.at)
  const all = await listZonesAt(tx, at, { closedToo: true })
  const zones = query.line_id === undefined ? all : all.filter((zone) => zone.lineCode === query.line_id)
  const rows = zones.map((zone) => {
    const cells = zoneCells(zone)
    return CARD_COLUMNS.map((column) => csvCell(cells[column])).join(',')
  })
  const name = ['rate-card', query.line_id, at.toISOString().slice(0, 10)].filter(Boolean).join('-')
  return {
    file_name: `${name}.csv`,
    csv: `${[CARD_COLUMNS.join(','), ...rows].join('\n')}\n`,
    rows: rows.length,
  }
})

const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

type CardRow = Awaited<ReturnType<typeof listCardRows>>[number]

const toCard = (row: CardRow, now: Date) => ({
  id: row.id,
  name: row.name,
  state: stateOf(row, now),
  effective_from: row.effective_from.toISOString(),
  created_at: row.created_at.toISOString(),
  staff_name: row.staff_name,
  lines: row.lines,
  zones: row.zones ?? 0,
})

function stateOf(row: CardRow, now: Date): 'withdrawn' | 'scheduled' | 'in_force' | 'past' {
  if (row.withdrawn_at !== null) return 'withdrawn'
  if (row.effective_from > now) return 'scheduled'
  return row.endless || (row.until !== null && row.until > now) ? 'in_force' : 'past'
}
