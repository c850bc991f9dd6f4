import type { DeliveryOption } from '@longhaul/domain/shipping/fee.ts'
import { type ZoneRate, zoneColumns } from '@longhaul/domain/shipping/rate-row.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

/**
 * Every card with its lines and zones. `until` is the latest end of any of its prices; `endless` says whether
 * one of them has no end.
 */
export const listCardRows = (db: Db) =>
  db
    .selectFrom('rate_cards')
    .leftJoin('staff', 'staff.id', 'rate_cards.staff_id')
    .select((select) => [
      'rate_cards.id',
      'rate_cards.name',
      'effective_from',
      'rate_cards.created_at',
      'withdrawn_at',
      'confirmed_at',
      'waiting',
      'staff.name as staff_name',
      sql<
        string[]
      >`array(select distinct line_id from shipping_rates where card_id = rate_cards.id order by 1)`.as(
        'lines',
      ),
      select
        .selectFrom('shipping_rates')
        .whereRef('card_id', '=', 'rate_cards.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('zones'),
      sql<boolean>`exists (select from shipping_rates where card_id = rate_cards.id and effective_until is null)`.as(
        'endless',
      ),
      sql<Date | null>`(select max(effective_until) from shipping_rates where card_id = rate_cards.id)`.as(
        'until',
      ),
    ])
    .orderBy('effective_from', 'desc')
    .orderBy('rate_cards.created_at', 'desc')
    .execute()

/**
 * Serialises changes to cards until the transaction ends, so that the compared prices are still valid when a
 * card is stored.
 */
export const lockCards = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('rate_cards', 0))`.execute(tx)

export const lockCard = (tx: Tx, id: string) =>
  tx.selectFrom('rate_cards').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/** The lines that pay duty and tax, with their limits and markups. */
export const listPromises = (db: Db) =>
  db
    .selectFrom('shipping_lines')
    .where('tax_mode', '<>', 'ddu')
    .select(['id', 'tax_mode', 'duty_paid_up_to', 'duty_markup'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Every line with its delivery option, closed ones included, because a card may price a closed line. */
export async function lineOptions(db: Db): Promise<Map<string, DeliveryOption>> {
  const rows = await db.selectFrom('shipping_lines').select(['id', 'option']).orderBy('position').execute()
  return new Map(rows.map((row) => [row.id, row.option]))
}

export async function countryCodes(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('countries').select('code').execute()
  return new Set(rows.map((row) => row.code))
}

/** Those of the lines that have a card beginning at exactly this moment. */
export const linesPricedFrom = (db: Db, lines: readonly string[], moment: Date) =>
  db
    .selectFrom('shipping_rates')
    .where('line_id', 'in', [...lines])
    .where('effective_from', '=', moment)
    .select('line_id')
    .distinct()
    .execute()

export async function insertCard(
  tx: Tx,
  card: {
    name: string
    effective_from: Date
    staff_id: string | null
    created_at: Date
    confirmed_at: Date | null
    confirmed_by: string | null
  },
  zones: readonly ZoneRate[],
): Promise<string> {
  const { id } = await tx.insertInto('rate_cards').values(card).returning('id').executeTakeFirstOrThrow()
  await insertZones(tx, { id, effective_from: card.effective_from }, zones)
  return id
}

/** A card that waits for a second person: its prices, and what they were compared with. */
export type WaitingCard = { zones: readonly ZoneRate[]; compared: string }

export async function insertWaitingCard(
  tx: Tx,
  card: { name: string; effective_from: Date; staff_id: string; created_at: Date },
  waiting: WaitingCard,
): Promise<string> {
  const { id } = await tx
    .insertInto('rate_cards')
    .values({ ...card, confirmed_at: null, confirmed_by: null, waiting: JSON.stringify(waiting) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives a card that waited its prices. */
export async function endWaiting(
  tx: Tx,
  card: { id: string; effective_from: Date },
  zones: readonly ZoneRate[],
): Promise<void> {
  await tx
    .updateTable('rate_cards')
    .set({ waiting: null, effective_from: card.effective_from })
    .where('id', '=', card.id)
    .execute()
  await insertZones(tx, card, zones)
}

async function insertZones(
  tx: Tx,
  card: { id: string; effective_from: Date },
  zones: readonly ZoneRate[],
): Promise<void> {
  const rows = zones.map((zone) => ({
    ...zoneColumns(zone),
    card_id: card.id,
    effective_from: card.effective_from,
  }))
  // PostgreSQL accepts at most 65535 values in one statement.
  for (let at = 0; at < rows.length; at += 1_000)
    await tx
      .insertInto('shipping_rates')
      .values(rows.slice(at, at + 1_000))
      .execute()
}

/** Ends each card of a line where the line's next one begins, so that there is never a gap or an overlap. */
export const retimeLines = (tx: Tx, lines: readonly string[]) =>
  sql`update shipping_rates as rate
      set effective_until = (
        select min(later.effective_from) from shipping_rates as later
        where later.line_id = rate.line_id and later.effective_from > rate.effective_from)
      where line_id = any(${[...lines]})`.execute(tx)

/** Deletes the prices of a card that never took effect; returns their lines. */
export async function deleteZonesOf(tx: Tx, cardId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('shipping_rates')
    .where('card_id', '=', cardId)
    .returning('line_id')
    .execute()
  return [...new Set(rows.map((row) => row.line_id))]
}

export const markConfirmed = (tx: Tx, id: string, by: { staffId: string; now: Date }) =>
  tx
    .updateTable('rate_cards')
    .set({ confirmed_at: by.now, confirmed_by: by.staffId })
    .where('id', '=', id)
    .execute()

export const markWithdrawn = (tx: Tx, id: string, by: { staffId: string; now: Date }) =>
  tx
    .updateTable('rate_cards')
    .set({ waiting: null, withdrawn_at: by.now, withdrawn_by: by.staffId })
    .where('id', '=', id)
    .execute()
