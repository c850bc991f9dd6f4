import { tidyEmail } from '@longhaul/domain/texts/email.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { emailForms, sameEmail } from '../platform/database/same-email.ts'

/** An active member by e-mail address; a blocked one is not found. */
export const findStaffByEmail = (db: Db, email: string) =>
  db
    .selectFrom('staff')
    .where(sameEmail(sql.ref('email'), email))
    .where('disabled_at', 'is', null)
    .select(['id', 'password_hash'])
    .executeTakeFirst()

/** A member of staff, blocked or not. */
export const findMemberByEmail = (db: Db, email: string) =>
  db
    .selectFrom('staff')
    .where(sameEmail(sql.ref('email'), email))
    .select(['id', 'email', 'disabled_at'])
    .executeTakeFirst()

/** Inserts a member of staff; returns nothing if the address is taken. */
export async function insertStaff(
  tx: Tx,
  member: {
    email: string
    name: string
    password_hash: string | null
    roles: StaffRole[]
    lang: Lang
    created_at: Date
  },
): Promise<{ id: string } | undefined> {
  // An address stored in an earlier form conflicts with no index.
  if (emailForms(member.email).length > 1 && (await findMemberByEmail(tx, member.email))) return undefined
  return await tx
    .insertInto('staff')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export type MemberFilter = {
  words: string
  role: StaffRole | undefined
  state: 'active' | 'invited' | 'blocked' | undefined
  cursor: Cursor | undefined
  size: number
}

export const listMembers = (db: Db, filter: MemberFilter, now: Date) =>
  members(db, now)
    .$if(filter.words !== '', (query) =>
      query.where(
        sql<boolean>`strpos(lower(name || ' ' || email), ${tidyEmail(filter.words).toLowerCase()}) > 0`,
      ),
    )
    .$if(filter.role !== undefined, (query) => query.where(sql<boolean>`${filter.role} = any (roles)`))
    .$if(filter.state === 'blocked', (query) => query.where('disabled_at', 'is not', null))
    .$if(filter.state === 'invited', (query) =>
      query.where('disabled_at', 'is', null).where('password_hash', 'is', null),
    )
    .$if(filter.state === 'active', (query) =>
      query.where('disabled_at', 'is', null).where('password_hash', 'is not', null),
    )
    .$call((query) => newestPage(query, 'staff.created_at', 'staff.id', filter.cursor, filter.size + 1))
    .execute()

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

export const findMember = (db: Db, id: string, now: Date) =>
  members(db, now).where('staff.id', '=', id).executeTakeFirst()

/** Members of staff with the data of their cards. */
const members = (db: Db, now: Date) =>
  db
    .selectFrom('staff')
    .leftJoin('staff_two_factor', 'staff_two_factor.staff_id', 'staff.id')
    .select((select) => [
      'staff.id',
      'email',
      'name',
      'lang',
      'roles',
      'warehouse_id',
      'leads_shift',
      'disabled_at',
      'staff.created_at',
      'staff_two_factor.confirmed_at as two_factor_at',
      sql<boolean>`password_hash is not null`.as('has_password'),
      select
        .selectFrom('staff_sessions')
        .whereRef('staff_sessions.staff_id', '=', 'staff.id')
        .select((entry) => entry.fn.max('seen_at').as('seen_at'))
        .as('seen_at'),
      select
        .selectFrom('staff_sessions')
        .whereRef('staff_sessions.staff_id', '=', 'staff.id')
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .select((entry) => entry.fn.countAll<number>().as('count'))
        .as('open_sessions'),
      select
        .selectFrom('staff_links')
        .whereRef('staff_links.staff_id', '=', 'staff.id')
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .select((entry) => entry.fn.max('expires_at').as('expires_at'))
        .as('link_expires_at'),
    ])

/** A member of staff, locked. Lock the admins first. */
export const lockMember = (tx: Tx, id: string) =>
  tx
    .selectFrom('staff')
    .where('id', '=', id)
    .select(['id', 'email', 'name', 'lang', 'roles', 'leads_shift', 'disabled_at', 'password_hash'])
    .forNoKeyUpdate()
    .executeTakeFirst()

const isAdmin = sql<boolean>`'admin' = any (roles) and disabled_at is null and password_hash is not null`

/**
 * All active admins, locked in a fixed order: of two who block each other, the second one sees the change of
 * the first.
 */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .where(isAdmin)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** The active admins as the recipients of mails. */
export const listAdminAddressees = (db: Db) =>
  db.selectFrom('staff').where(isAdmin).select(['email', 'name', 'lang']).orderBy('id').execute()

export async function listAdmins(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('staff').where(isAdmin).select('id').execute()
  return rows.map(({ id }) => id)
}

export const updateMember = (
  tx: Tx,
  id: string,
  change: {
    name?: string
    lang?: Lang
    roles?: StaffRole[]
    disabled_at?: Date | null
    warehouse_id?: string | null
  },
) => tx.updateTable('staff').set(change).where('id', '=', id).execute()

export async function findPasswordChange(db: Db, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('staff')
    .where('id', '=', id)
    .select('password_changed_at')
    .executeTakeFirst()
  return row?.password_changed_at ?? null
}
