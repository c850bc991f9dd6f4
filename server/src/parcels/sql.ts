import type { Texts } from '@longhaul/domain/languages.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { ParcelSteps, Parcels } from '../platform/database/tables.ts'

export type ParcelRow = Selectable<Parcels>

/** The running number of the next package; gaps are allowed, repeats are not. */
export async function nextParcelNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ running: number }>`select nextval('parcel_numbers') as running`.execute(tx)
  return rows[0]!.running
}

export const insertParcel = (tx: Tx, parcel: Insertable<Parcels>) =>
  tx.insertInto('parcels').values(parcel).returning(['id', 'number']).executeTakeFirstOrThrow()

export const findOwnParcel = (db: Db, shopperId: string, id: string): Promise<ParcelRow | undefined> =>
  db
    .selectFrom('parcels')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()

export const lockOwnParcel = (tx: Tx, shopperId: string, id: string): Promise<ParcelRow | undefined> =>
  tx
    .selectFrom('parcels')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()

/** A package's owner. Read it first, so that the shopper's balance can be locked before the package. */
export const findParcelForStaff = (db: Db, id: string) =>
  db.selectFrom('parcels').where('id', '=', id).select(['id', 'shopper_id']).executeTakeFirst()

export const findParcelForJob = (db: Db, id: string): Promise<ParcelRow | undefined> =>
  db.selectFrom('parcels').where('id', '=', id).selectAll().executeTakeFirst()

/** A package's id and owner, by its number. */
export const findParcelByNumberForJob = (db: Db, number: string) =>
  db.selectFrom('parcels').where('number', '=', number).select(['id', 'shopper_id']).executeTakeFirst()

/** The line that a package goes by. */
export const findParcelLine = (db: Db, id: string) =>
  db.selectFrom('parcels').where('id', '=', id).select('line_id').executeTakeFirst()

export const lockParcelForStaff = (tx: Tx, id: string): Promise<ParcelRow | undefined> =>
  tx.selectFrom('parcels').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/** Packages past their payment deadline. */
export const listUnpaidForJob = (db: Db, now: Date) =>
  db
    .selectFrom('parcels')
    .where('stage', '=', 'pending_payment')
    .where('pay_by', '<', now)
    .select(['id', 'shopper_id'])
    .orderBy('pay_by')
    .execute()

/**
 * Moves a package to another stage and records the step in its history. Throws if it was moved concurrently.
 */
export async function moveParcel(
  tx: Tx,
  moved: Pick<Selectable<ParcelSteps>, 'parcel_id' | 'step' | 'actor' | 'actor_id' | 'note'> & {
    from: ParcelRow['stage']
    to: ParcelRow['stage']
    now: Date
  },
): Promise<void> {
  const { parcel_id: id, from, to, now } = moved
  const { numAffectedRows } = await sql`
    with moved as (
      update parcels set stage = ${to}, stage_at = ${now} where id = ${id} and stage = ${from} returning id
    )
    insert into parcel_steps (parcel_id, step, from_stage, to_stage, actor, actor_id, note, created_at)
    select id, ${moved.step}::text, ${from}::text, ${to}::text, ${moved.actor}::text, ${moved.actor_id}::uuid,
      ${moved.note}::text, ${now}::timestamptz
    from moved`.execute(tx)
  if (numAffectedRows !== 1n) throw new Error(`parcel ${id} is not ${from}`)
}

export const updateParcel = (tx: Tx, id: string, change: Omit<Updateable<Parcels>, 'stage'>) =>
  tx.updateTable('parcels').set(change).where('id', '=', id).execute()

export const insertParcelStep = (tx: Tx, step: Insertable<ParcelSteps>) =>
  tx.insertInto('parcel_steps').values(step).execute()

/**
 * Whether a tracking number is in use. Locks the number, so that it cannot be taken concurrently before the
 * transaction ends.
 */
export async function isTrackingInUse(tx: Tx, trackingNumber: string): Promise<boolean> {
  await lockTrackingNumber(tx, trackingNumber)
  const user = await tx
    .selectFrom('parcels')
    .where('tracking_number', '=', trackingNumber)
    .select('id')
    .executeTakeFirst()
  return user !== undefined
}

/** Locks a tracking number until the transaction ends, so that no other transaction gives it to a package. */
const lockTrackingNumber = (tx: Tx, trackingNumber: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`parcel ${trackingNumber}`}, 0))`.execute(tx)

/** The name of a line in each language. */
export const findLineNames = async (db: Db, lineId: string): Promise<Texts> =>
  (await db.selectFrom('shipping_lines').where('id', '=', lineId).select('name').executeTakeFirstOrThrow())
    .name

/** The name of a line in a shopper's language, for use in a notice. */
export async function findLineName(db: Db, lineId: string, shopperId: string): Promise<string> {
  const { name, lang } = await db
    .selectFrom('shipping_lines')
    .innerJoin('shoppers', (join) => join.on('shoppers.id', '=', shopperId))
    .where('shipping_lines.id', '=', lineId)
    .select(['shipping_lines.name', 'lang'])
    .executeTakeFirstOrThrow()
  return name[lang]
}

/** Whether a shopper has paid for packages before, and for one to exactly this address. */
export async function wasSentTo(
  tx: Tx,
  shopperId: string,
  address: object,
): Promise<{ anywhere: boolean; there: boolean }> {
  const { rows } = await sql<{ anywhere: boolean; there: boolean }>`
    select count(*) > 0 as anywhere, coalesce(bool_or(address = ${JSON.stringify(address)}::jsonb), false) as there
    from parcels where shopper_id = ${shopperId} and paid_at is not null`.execute(tx)
  return rows[0]!
}
