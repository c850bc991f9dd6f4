import { PUSH_DEVICES_MAX } from '@longhaul/domain/messages/push.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { lockShopperRow } from '../platform/database/own-rows.ts'
import type { PushSubscriptions } from '../platform/database/tables.ts'

const shown = ['id', 'user_agent', 'kinds', 'p256dh', 'created_at', 'last_sent_at'] as const

export type DeviceRow = Awaited<ReturnType<typeof listOwnDevices>>[number]

/** A shopper's devices, most recently seen first. */
export const listOwnDevices = (db: Db, shopperId: string) =>
  db
    .selectFrom('push_subscriptions')
    .where('shopper_id', '=', shopperId)
    .select(shown)
    .orderBy('confirmed_at', 'desc')
    .orderBy('id')
    .execute()

type NewDevice = Omit<Insertable<PushSubscriptions>, 'created_at' | 'confirmed_at'>

/**
 * Stores a device and returns whether it is new to this shopper. An address has one row, whoever is logged in
 * on it: notifications that wait there for another shopper are deleted. At the limit, the least recently seen
 * device is removed.
 */
export async function saveDevice(
  tx: Tx,
  device: NewDevice,
  now: Date,
): Promise<{ row: DeviceRow; isNew: boolean }> {
  await lockShopperRow(tx, device.shopper_id)
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', device.endpoint)
    .where('shopper_id', '!=', device.shopper_id)
    .execute()
  const known = await tx
    .selectFrom('push_subscriptions')
    .where('endpoint', '=', device.endpoint)
    .select('id')
    .executeTakeFirst()
  if (!known) await makeRoom(tx, device.shopper_id)
  const row = await tx
    .insertInto('push_subscriptions')
    .values({ ...device, created_at: now, confirmed_at: now })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ ...device, confirmed_at: now, failures: 0 }),
    )
    .returning(shown)
    .executeTakeFirstOrThrow()
  return { row, isNew: known === undefined }
}

/** Removes the least recently seen devices, so that there is room for one more. */
const makeRoom = (tx: Tx, shopperId: string) =>
  tx
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('push_subscriptions')
        .where('shopper_id', '=', shopperId)
        .select('id')
        .orderBy('confirmed_at', 'desc')
        .orderBy('id')
        .offset(PUSH_DEVICES_MAX - 1),
    )
    .execute()

export async function findVapidKeys(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').where('name', '=', 'vapid').select('value').executeTakeFirst()
  return row?.value
}

/**
 * Stores a pair if there is none, and deletes subscriptions made with any earlier pair; returns the stored
 * pair.
 */
export async function insertVapidKeys(tx: Tx, sealed: string): Promise<string> {
  const made = await tx
    .insertInto('secrets')
    .values({ name: 'vapid', value: sealed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('value')
    .executeTakeFirst()
  if (!made) return (await findVapidKeys(tx))!
  await tx.deleteFrom('push_subscriptions').execute()
  return made.value
}

export type DueRow = Awaited<ReturnType<typeof leaseDueForJob>>[number]

/**
 * Leases the deliveries that are due until `until`, so that two workers do not send the same one, and a
 * delivery becomes due again by itself after a crash.
 */
export async function leaseDueForJob(db: Db, now: Date, until: Date, limit: number) {
  const { rows } = await sql<{
    message_id: string
    subscription_id: string
    tries: number
    created_at: Date
  }>`
    update push_deliveries set leased_until = ${until}
    where (message_id, subscription_id) in (
      select message_id, subscription_id from push_deliveries
      -- A lease that lasts longer than one taken now was taken before the clock was set back.
      where next_try_at <= ${now}
        and (leased_until is null or leased_until <= ${now} or leased_until > ${until}::timestamptz + interval '1 minute')
      order by next_try_at limit ${limit} for no key update skip locked)
    returning message_id, subscription_id, tries, created_at`.execute(db)
  return rows
}

export type Notification = Awaited<ReturnType<typeof listNotificationsForJob>>[number]

/**
 * The notifications of due deliveries, with address and language; without messages that have been read
 * already.
 */
export const listNotificationsForJob = (db: Db, due: readonly DueRow[]) =>
  db
    .selectFrom('push_deliveries')
    .innerJoin('messages', 'messages.id', 'message_id')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'subscription_id')
    .innerJoin('shoppers', 'shoppers.id', 'push_subscriptions.shopper_id')
    .where('message_id', '=', sql<string>`any(${due.map((row) => row.message_id)}::uuid[])`)
    .where('subscription_id', '=', sql<string>`any(${due.map((row) => row.subscription_id)}::uuid[])`)
    .where('read_at', 'is', null)
    // A device that has just become another shopper's gets no messages of the earlier one.
    .whereRef('messages.shopper_id', '=', 'push_subscriptions.shopper_id')
    .select(['message_id', 'subscription_id', 'push_deliveries.created_at', 'tries'])
    .select(['endpoint', 'p256dh', 'auth', 'failures', 'push_subscriptions.shopper_id'])
    .select(['messages.kind', 'args', 'subject_kind', 'subject_id', 'lang'])
    .execute()

type Delivery = { message_id: string; subscription_id: string }

export const deleteDelivery = (db: Db, { message_id, subscription_id }: Delivery) =>
  db
    .deleteFrom('push_deliveries')
    .where('message_id', '=', message_id)
    .where('subscription_id', '=', subscription_id)
    .execute()

/** Postpones a delivery until `next_try_at`; `tries` counts only actual attempts. */
export const putOff = (
  db: Db,
  { message_id, subscription_id }: Delivery,
  { tries, next_try_at }: { tries: number; next_try_at: Date },
) =>
  db
    .updateTable('push_deliveries')
    .set({ tries, next_try_at, leased_until: null })
    .where('message_id', '=', message_id)
    .where('subscription_id', '=', subscription_id)
    .execute()

export const setDeviceSent = (db: Db, id: string, now: Date) =>
  db.updateTable('push_subscriptions').set({ last_sent_at: now, failures: 0 }).where('id', '=', id).execute()

export const setDeviceFailures = (db: Db, id: string, failures: number) =>
  db.updateTable('push_subscriptions').set({ failures }).where('id', '=', id).execute()

export const deleteDevice = (db: Db, id: string) =>
  db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
