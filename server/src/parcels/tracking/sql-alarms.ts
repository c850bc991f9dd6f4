import { type Insertable, sql } from 'kysely'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { ParcelAlarms } from '../../platform/database/tables.ts'

export type AlarmKind = ParcelAlarms['kind']

/**
 * Inserts an alarm. A package has one open alarm of each kind: a second one updates its text but not its age.
 */
export const insertAlarm = (tx: Tx, alarm: Insertable<ParcelAlarms>) =>
  tx
    .insertInto('parcel_alarms')
    .values(alarm)
    .onConflict((conflict) =>
      conflict
        .columns(['parcel_id', 'kind'])
        .where('settled_at', 'is', null)
        .doUpdateSet({ status: alarm.status ?? '', detail: alarm.detail ?? '' }),
    )
    .execute()

export const settleOpenAlarms = (tx: Tx, parcelId: string, now: Date, kind: AlarmKind | undefined) =>
  tx
    .updateTable('parcel_alarms')
    .set({ settled_at: now })
    .where('parcel_id', '=', parcelId)
    .where('settled_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .execute()

export const lockAlarmForStaff = (tx: Tx, id: string) =>
  tx.selectFrom('parcel_alarms').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

export const settleAlarm = (tx: Tx, id: string, by: { staffId: string; note: string; now: Date }) =>
  tx
    .updateTable('parcel_alarms')
    .set({ settled_at: by.now, settled_by: by.staffId, note: by.note })
    .where('id', '=', id)
    .execute()

/** Open alarms, newest first. */
export const listOpenAlarms = (db: Db, page: { cursor: Cursor | undefined; limit: number }) =>
  db
    .selectFrom('parcel_alarms')
    .innerJoin('parcels', 'parcels.id', 'parcel_alarms.parcel_id')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'parcels.line_id')
    .innerJoin('countries', 'countries.code', 'parcels.country')
    .innerJoin('shoppers', 'shoppers.id', 'parcels.shopper_id')
    .where('settled_at', 'is', null)
    .select([
      'parcel_alarms.id',
      'parcel_alarms.raised_at as created_at',
      'kind',
      'status',
      'detail',
      'raised_at',
      'parcels.id as parcel_id',
      'parcels.number',
      'parcels.stage',
      'parcels.tracking_number',
      'parcels.shopper_id',
      'shoppers.code as shopper_code',
      'shipping_lines.name as line_name',
      'countries.name as country_name',
    ])
    .select(sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email)`.as('shopper_name'))
    .$call((query) => newestPage(query, 'raised_at', 'parcel_alarms.id', page.cursor, page.limit))
    .execute()
