import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { lockShopperRow, skipUnrecorded } from '../platform/database/own-rows.ts'
import type { Hooks } from '../platform/database/tables.ts'

const shown = [
  'id',
  'url',
  'events',
  'created_at',
  'failing_since',
  'disabled_at',
  'disabled_why',
  'old_secret_until',
] as const

export type HookRow = Awaited<ReturnType<typeof listOwnHooks>>[number]

export const listOwnHooks = (db: Db, shopperId: string) =>
  db
    .selectFrom('hooks')
    .where('shopper_id', '=', shopperId)
    .select(shown)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** The number of a shopper's hooks, locked so that it cannot change until the transaction ends. */
export async function lockAndCountHooks(tx: Tx, shopperId: string): Promise<number> {
  await lockShopperRow(tx, shopperId)
  return (await listOwnHooks(tx, shopperId)).length
}

export async function insertHook(tx: Tx, hook: Insertable<Hooks>): Promise<HookRow> {
  await skipUnrecorded(tx, hook.shopper_id)
  return await tx.insertInto('hooks').values(hook).returning(shown).executeTakeFirstOrThrow()
}

export const findOwnHook = (db: Db, shopperId: string, id: string): Promise<HookRow | undefined> =>
  db
    .selectFrom('hooks')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .select(shown)
    .executeTakeFirst()

/** The shopper's own hook, locked: switching it on or off and sending again are serialised. */
export const lockOwnHook = (tx: Tx, shopperId: string, id: string): Promise<HookRow | undefined> =>
  tx
    .selectFrom('hooks')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .select(shown)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Resets a hook as if nothing had failed: on, and ready for deliveries. */
export const startHookAfresh = (tx: Tx, id: string): Promise<HookRow> =>
  tx
    .updateTable('hooks')
    .set({ failures: 0, failing_since: null, rest_until: null, disabled_at: null, disabled_why: null })
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirstOrThrow()

/**
 * Ends the pause after failures, for a delivery that the owner requests: it is sent now, however often the
 * hook has failed.
 */
export const endRest = (tx: Tx, id: string) =>
  tx.updateTable('hooks').set({ rest_until: null }).where('id', '=', id).execute()

/**
 * Gives the shopper's own hook another secret. The one it had signs as well until `old_secret_until`; the one
 * before that no longer does.
 */
export const setHookSecret = (
  tx: Tx,
  id: string,
  secrets: { secret: string; old_secret: string; old_secret_until: Date },
): Promise<HookRow> =>
  tx.updateTable('hooks').set(secrets).where('id', '=', id).returning(shown).executeTakeFirstOrThrow()

/** Deletes the secrets before a rotation that no longer sign. */
export const deleteOldSecrets = (db: Db, now: Date) =>
  db
    .updateTable('hooks')
    .set({ old_secret: null, old_secret_until: null })
    .where('old_secret_until', '<=', now)
    .execute()

export const setHookFailing = (
  tx: Tx,
  id: string,
  state: Pick<Insertable<Hooks>, 'failures' | 'failing_since' | 'rest_until'>,
) => tx.updateTable('hooks').set(state).where('id', '=', id).execute()

export const setHookDisabled = (tx: Tx, id: string, why: 'failing' | 'gone', now: Date) =>
  tx
    .updateTable('hooks')
    .set({ disabled_at: now, disabled_why: why, rest_until: null })
    .where('id', '=', id)
    .execute()

/** A shopper's hooks that are on, locked; none for a blocked shopper. */
export const lockHooksForJob = (tx: Tx, shopperId: string) =>
  tx
    .selectFrom('hooks')
    .innerJoin('shoppers', 'shoppers.id', 'hooks.shopper_id')
    .where('shopper_id', '=', shopperId)
    .where('disabled_at', 'is', null)
    .where('shoppers.blocked_at', 'is', null)
    .select(['hooks.id', 'events'])
    .orderBy('hooks.id')
    .forNoKeyUpdate('hooks')
    .execute()

export const lockHookForJob = (tx: Tx, id: string) =>
  tx.selectFrom('hooks').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

export type LeasedHook = Pick<Selectable<Hooks>, 'id' | 'url' | 'secret' | 'old_secret' | 'old_secret_until'>

/**
 * Leases the hook whose delivery has been due for longest, exclusively until `until`; undefined if none is
 * due.
 */
export async function leaseHookForJob(db: Db, now: Date, until: Date): Promise<LeasedHook | undefined> {
  const { rows } = await sql<LeasedHook>`
    update hooks set leased_until = ${until} where id = (
      select hooks.id from hooks
      join shoppers on shoppers.id = hooks.shopper_id and shoppers.blocked_at is null
      cross join lateral (
        select min(next_try_at) as at from hook_deliveries where hook_id = hooks.id and state = 'waiting'
      ) due
      where hooks.disabled_at is null and due.at <= ${now}
        and (hooks.rest_until is null or hooks.rest_until <= ${now})
        -- A lease that lasts longer than one taken now was taken before the clock was set back.
        and (hooks.leased_until is null or hooks.leased_until <= ${now} or hooks.leased_until > ${until}::timestamptz + interval '1 minute')
      order by due.at limit 1 for no key update of hooks skip locked
    ) returning id, url, secret, old_secret, old_secret_until`.execute(db)
  return rows[0]
}

export const endLease = (db: Db, id: string) =>
  db.updateTable('hooks').set({ leased_until: null }).where('id', '=', id).execute()

/** The failing hooks: first those still tried, the longest failing first, then those switched off. */
export const listFailingHooksForStaff = (db: Db, size: number) =>
  db
    .selectFrom('hooks')
    .innerJoin('shoppers', 'shoppers.id', 'hooks.shopper_id')
    .where('failing_since', 'is not', null)
    .select(['hooks.id', 'url', 'shoppers.code', 'failing_since', 'failures', 'disabled_at'])
    .select((select) => [
      select
        .selectFrom('hook_deliveries')
        .whereRef('hook_id', '=', 'hooks.id')
        .where('state', '=', 'waiting')
        .select(select.fn.countAll<number>().as('count'))
        .as('waiting'),
      select
        .selectFrom('hook_deliveries')
        .whereRef('hook_id', '=', 'hooks.id')
        .where('tried_at', 'is not', null)
        .orderBy('tried_at', 'desc')
        .limit(1)
        .select('outcome')
        .as('outcome'),
    ])
    .orderBy('disabled_at', (order) => order.desc().nullsFirst())
    .orderBy('failing_since')
    .limit(size)
    .execute()

export const findOrderForJob = (tx: Tx, id: string) =>
  tx.selectFrom('orders').where('id', '=', id).select(['id', 'number']).executeTakeFirstOrThrow()

export const findParcelForJob = (tx: Tx, id: string) =>
  tx.selectFrom('parcels').where('id', '=', id).select(['id', 'number']).executeTakeFirstOrThrow()
