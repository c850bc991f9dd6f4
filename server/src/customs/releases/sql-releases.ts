import { compareVersions } from '@longhaul/domain/duty/release-manifest.ts'
import type { ReleaseFiles } from '@longhaul/domain/duty/release.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { RulesReleases } from '../../platform/database/tables.ts'

/** Serialises whoever stages, applies or holds a release until the transaction ends. */
export const lockReleases = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('rules_releases', 0))`.execute(tx)

/** What is known of a release, without its files. */
const FACTS = [
  'rules_releases.id',
  'version',
  'source',
  'state',
  'valid_from',
  'minimum_product',
  'urgent',
  'digest',
  'arrived_at',
  'applies_at',
  'applied_at',
] as const

export type ReleaseRow = Awaited<ReturnType<typeof listReleases>>[number]

/** All releases that the shop holds, newest first. */
export async function listReleases(db: Db) {
  const rows = await db
    .selectFrom('rules_releases')
    .leftJoin('staff', 'staff.id', 'rules_releases.staff_id')
    .select([...FACTS, 'staff.name as staff_name'])
    .execute()
  return rows.toSorted((row, other) => compareVersions(other.version, row.version))
}

/** The release that is applied; undefined before the first start. */
export const findApplied = (db: Db) =>
  db.selectFrom('rules_releases').where('state', '=', 'applied').select(FACTS).executeTakeFirst()

/** The files of a release, by what identifies them. */
export async function findFiles(db: Db, digest: string): Promise<ReleaseFiles | undefined> {
  const row = await db
    .selectFrom('rules_releases')
    .where('digest', '=', digest)
    .select('files')
    .limit(1)
    .executeTakeFirst()
  return row && new Map(Object.entries(row.files))
}

type NewRelease = Omit<Insertable<RulesReleases>, 'id' | 'files'> & { files: ReleaseFiles }

export const insertRelease = (tx: Tx, { files, ...release }: NewRelease) =>
  tx
    .insertInto('rules_releases')
    .values({ ...release, files: JSON.stringify(Object.fromEntries(files)) })
    .returning('id')
    .executeTakeFirstOrThrow()

type Changes = Partial<Pick<ReleaseRow, 'state' | 'applied_at' | 'applies_at' | 'digest'>> & {
  staff_id?: string | null
}

export const updateRelease = (
  tx: Tx,
  id: string,
  { files, ...changes }: Changes & { files?: ReleaseFiles },
) =>
  tx
    .updateTable('rules_releases')
    .set({ ...changes, ...(files ? { files: JSON.stringify(Object.fromEntries(files)) } : {}) })
    .where('id', '=', id)
    .execute()

export const deleteReleases = (tx: Tx, ids: readonly string[]) =>
  ids.length > 0 ? tx.deleteFrom('rules_releases').where('id', 'in', ids).execute() : Promise.resolve([])
