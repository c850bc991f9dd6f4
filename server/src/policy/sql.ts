import { type ActName, type Today } from '@longhaul/domain/policy/acts.ts'
import { type LimitName, limitNames } from '@longhaul/domain/policy/limits.ts'
import type { Tie } from '@longhaul/domain/policy/second-person.ts'
import { isOneOf, namesOf } from '@longhaul/domain/entries.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { ValueActs } from '../platform/database/tables.ts'

/** The shop's own limits of an act. */
export async function listLimits(db: Db, act: ActName): Promise<Partial<Record<LimitName, number>>> {
  const rows = await db.selectFrom('policy_limits').where('act', '=', act).select(['name', 'value']).execute()
  const names = limitNames(act)
  return Object.fromEntries(
    rows.filter(({ name }) => isOneOf(names, name)).map(({ name, value }) => [name, value]),
  )
}

export const findLimitsChange = (db: Db, act: ActName) =>
  db
    .selectFrom('policy_limits')
    .where('act', '=', act)
    .select((select) => select.fn.max('changed_at').as('changed_at'))
    .executeTakeFirst()

export const saveLimit = (tx: Tx, row: { act: ActName; name: LimitName; value: number; changed_at: Date }) =>
  tx
    .insertInto('policy_limits')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['act', 'name']).doUpdateSet({ value: row.value, changed_at: row.changed_at }),
    )
    .execute()

const DAY_MS = 86_400_000
/** The sums of a person are over the last 24 hours, so that midnight gives nobody a second day. */
const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** What a person did of an act within the last 24 hours. */
export async function readToday(db: Db, staffId: string, act: ActName, now: Date): Promise<Today> {
  const [row] = await listToday(db, { act, staffId, now })
  return row
    ? { fen: row.fen, aloneFen: row.alone_fen, aloneTimes: row.alone_times }
    : { fen: 0, aloneFen: 0, aloneTimes: 0 }
}

/**
 * What each person did of each act within the last 24 hours, the largest sum first. A time ahead of now
 * counts as now.
 */
export const listToday = (db: Db, of: { act?: ActName; staffId?: string; now: Date }) =>
  db
    .selectFrom('value_acts')
    .innerJoin('staff', 'staff.id', 'value_acts.staff_id')
    .where('value_acts.created_at', '>', dayBefore(of.now))
    .$if(of.act !== undefined, (query) => query.where('act', '=', of.act!))
    .$if(of.staffId !== undefined, (query) => query.where('staff_id', '=', of.staffId!))
    .groupBy(['act', 'staff.id', 'staff.name'])
    .select([
      'act',
      'staff.id',
      'staff.name',
      sql<number>`sum(amount_fen)::bigint`.as('fen'),
      sql<number>`coalesce(sum(amount_fen) filter (where with_id is null), 0)::bigint`.as('alone_fen'),
      sql<number>`(count(*) filter (where with_id is null))::int`.as('alone_times'),
    ])
    .orderBy('fen', 'desc')
    .execute()

export const insertAct = (tx: Tx, row: Insertable<ValueActs>) =>
  tx.insertInto('value_acts').values(row).execute()

/** Whether a person ever credited money to a shopper's balance manually. */
export async function hasCredited(db: Db, staffId: string, shopperId: string, acts: readonly ActName[]) {
  const row = await db
    .selectFrom('value_acts')
    .where('shopper_id', '=', shopperId)
    .where('act', 'in', acts)
    .where((where) => where.or([where('staff_id', '=', staffId), where('with_id', '=', staffId)]))
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The active members of staff who hold one of these roles, or are admins. */
export async function listHolders(db: Db, roles: readonly StaffRole[]) {
  return await db
    .selectFrom('staff')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where(sql<boolean>`roles && ${[...roles, 'admin']}::text[]`)
    .select(['id', 'name'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** How the log names what ties one member of staff to another. */
const TIES = {
  invite_staff: 'invited',
  change_staff_roles: 'promoted',
  link_staff: 'linked',
  reset_staff_two_factor: 'reset',
  unblock_staff: 'unblocked',
} as const satisfies Record<string, Tie['what']>

/** The ties between members of staff since a moment, from the log. */
export async function listTies(db: Db, since: Date): Promise<Tie[]> {
  const rows = await db
    .selectFrom('audit_log')
    .where('action', 'in', namesOf(TIES))
    .where('subject_kind', '=', 'staff')
    .where('staff_id', 'is not', null)
    .where('created_at', '>', since)
    .select(['action', 'staff_id', 'subject_id', 'created_at'])
    .execute()
  return rows.flatMap(({ action, staff_id, subject_id, created_at }) =>
    isOneOf(namesOf(TIES), action) && staff_id !== null && staff_id !== subject_id
      ? [{ by: staff_id, to: subject_id, at: created_at, what: TIES[action] }]
      : [],
  )
}
