import type { ConfirmedStep } from '@longhaul/domain/setup/readiness.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { isServed } from '../site/public.ts'

/** Serialises decisions about whether the shop is open, until the transaction ends. */
export const lockOpening = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('shop_opening', 0))`.execute(tx)

export const writeClosing = (tx: Tx, closing: { staffId: string; now: Date; reason: string }) =>
  tx
    .updateTable('shop_opening')
    .set({ closed_at: closing.now, closed_by: closing.staffId, closed_reason: closing.reason })
    .execute()

export const listConfirmed = (db: Db) => db.selectFrom('setup_confirmations').select('step').execute()

/** Records a confirmation; false if there is one already, whose author stays. */
export async function insertConfirmation(
  tx: Tx,
  confirmation: { step: ConfirmedStep; confirmed_by: string; confirmed_at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('setup_confirmations')
    .values(confirmation)
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst()
  return row !== undefined
}

/** Open lines that have a current price confirmed by staff. */
export const listPricedLines = (db: Db, now: Date) =>
  db
    .selectFrom('shipping_rates')
    .innerJoin('rate_cards', 'rate_cards.id', 'card_id')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'line_id')
    .where('confirmed_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('shipping_rates.effective_from', '<=', now)
    .where((where) => where.or([where('effective_until', 'is', null), where('effective_until', '>', now)]))
    .select('line_id')
    .distinct()
    .orderBy('line_id')
    .execute()

/** The countries that the shop serves. */
export const listServed = (db: Db, now: Date) =>
  db.selectFrom('countries').where(isServed(now)).select('code').orderBy('code').execute()

/** Any shipping line: if there is one, the examples are no longer offered. */
export const findAnyLine = (db: Db) =>
  db.selectFrom('shipping_lines').select('id').limit(1).executeTakeFirst()

/** Active admins with two-step login. */
export const listSecuredAdmins = (db: Db) =>
  db
    .selectFrom('staff')
    .innerJoin('staff_two_factor', 'staff_two_factor.staff_id', 'staff.id')
    .where('disabled_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`'admin' = any(roles)`)
    .select('name')
    .orderBy('staff.created_at')
    .execute()

export const insertMailTest = (
  tx: Tx,
  test: { recipient: string; code_hash: Buffer; settings_hash: Buffer; sent_at: Date; sent_by: string },
) => tx.insertInto('mail_tests').values(test).execute()

/** A test mail by its code, locked so that it is confirmed only once. */
export const lockMailTest = (tx: Tx, codeHash: Buffer) =>
  tx
    .selectFrom('mail_tests')
    .where('code_hash', '=', codeHash)
    .select(['id', 'recipient', 'sent_at', 'confirmed_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()

export const confirmMailTest = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('mail_tests').set({ confirmed_at: now }).where('id', '=', id).execute()

/** The newest test mail sent with these settings, and the newest of those that arrived. */
export async function findMailTests(db: Db, settingsHash: Buffer) {
  const tests = db
    .selectFrom('mail_tests')
    .where('settings_hash', '=', settingsHash)
    .select(['recipient', 'sent_at', 'confirmed_at'])
    .orderBy('sent_at', 'desc')
  return {
    newest: await tests.executeTakeFirst(),
    arrived: await tests.where('confirmed_at', 'is not', null).executeTakeFirst(),
  }
}
