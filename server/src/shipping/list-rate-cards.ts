import { listRateCards as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import type { Db } from '../platform/database/db.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { type WaitingCard, listCardRows } from './sql-cards.ts'

export const listRateCardsAction = readAction(route, listRateCards)

async function listRateCards({ db, now }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    cards: (await listCardRows(db)).map((row) => toCard(row, now)),
  }
}

/** One card as the list shows it. */
export async function cardOf(db: Db, id: string, now: Date) {
  return toCard(orNotFound((await listCardRows(db)).find((row) => row.id === id)), now)
}

type CardRow = Awaited<ReturnType<typeof listCardRows>>[number]

const toCard = (row: CardRow, now: Date) => ({
  id: row.id,
  name: row.name,
  state: stateOf(row, now),
  effective_from: row.effective_from.toISOString(),
  created_at: row.created_at.toISOString(),
  staff_name: row.staff_name,
  ...(row.waiting
    ? { lines: linesOf(waitingOf(row.waiting).zones), zones: waitingOf(row.waiting).zones.length }
    : { lines: row.lines, zones: row.zones ?? 0 }),
})

/** The prices of a card that waits for a second person, as they were stored. */
// `insertWaitingCard` wrote them with this type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const waitingOf = (stored: unknown): WaitingCard => stored as WaitingCard

export const linesOf = (zones: WaitingCard['zones']): string[] => [
  ...new Set(zones.map(({ lineCode }) => lineCode)),
]

function stateOf(row: CardRow, now: Date): 'withdrawn' | 'unconfirmed' | 'scheduled' | 'in_force' | 'past' {
  if (row.withdrawn_at !== null) return 'withdrawn'
  if (row.confirmed_at === null) return 'unconfirmed'
  if (row.effective_from > now) return 'scheduled'
  return row.endless || (row.until !== null && row.until > now) ? 'in_force' : 'past'
}
