import type { LinkSite } from '@longhaul/domain/links/agents/link-site.ts'
import { UNREAD_MAX, UNREAD_PER_HOST_MAX, type UnreadReason } from '@longhaul/domain/links/unread.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

const sites = (db: Db) =>
  db
    .selectFrom('link_sites')
    .innerJoin('staff', 'staff.id', 'link_sites.changed_by')
    .selectAll('link_sites')
    .select('staff.name as changed_by_name')
    .$narrowType<{ kind: LinkSite['kind']; codes: LinkSite['codes'] }>()

export type SiteRow = Awaited<ReturnType<typeof listSites>>[number]

/** The shop's own sites. */
export const listSites = (db: Db) => sites(db).orderBy('host').execute()

export const findSite = (db: Db, host: string) => sites(db).where('host', '=', host).executeTakeFirst()

/** Locks a host, whether or not it has a row, and returns its row. */
export async function lockSite(tx: Tx, host: string): Promise<SiteRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`link_sites ${host}`}, 0))`.execute(tx)
  return await findSite(tx, host)
}

export const putSite = (
  tx: Tx,
  site: LinkSite & { is_read: boolean; changed_at: Date; changed_by: string },
) => {
  const row = { ...site, codes: JSON.stringify(site.codes) }
  return tx
    .insertInto('link_sites')
    .values(row)
    .onConflict((conflict) => conflict.column('host').doUpdateSet(row))
    .execute()
}

export const deleteSite = (tx: Tx, host: string) =>
  tx.deleteFrom('link_sites').where('host', '=', host).execute()

/**
 * Counts a link that was not read. A new form is stored only while its host has room; if the report is full,
 * it replaces the one that was seen least often and longest ago.
 */
export async function countUnread(
  db: Db,
  link: { form: string; host: string; reason: UnreadReason },
  now: Date,
): Promise<void> {
  const counted = await db
    .updateTable('unread_links')
    .set({ times: sql`least(times + 1, 2000000000)`, last_at: now, reason: link.reason })
    .where('form', '=', link.form)
    .executeTakeFirst()
  if (counted.numUpdatedRows > 0n) return
  await sql`delete from unread_links where form in (
    select form from unread_links order by times desc, last_at desc offset ${UNREAD_MAX - 1})`.execute(db)
  await sql`insert into unread_links (form, host, reason, first_at, last_at)
    select ${link.form}, ${link.host}, ${link.reason}, ${now}, ${now}
    where (select count(*) from unread_links where host = ${link.host}) < ${UNREAD_PER_HOST_MAX}
    on conflict (form) do nothing`.execute(db)
}

export const listUnread = (db: Db, limit: number) =>
  db
    .selectFrom('unread_links')
    .selectAll()
    .$narrowType<{ reason: UnreadReason }>()
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute()

export const countUnreadForms = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('unread_links')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const deleteUnreadForJob = (tx: Tx, before: Date) =>
  tx.deleteFrom('unread_links').where('last_at', '<', before).execute()
