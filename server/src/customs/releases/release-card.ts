import type { listRulesReleases } from '@longhaul/contract/parcels/rules-releases.staff.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import type { Db } from '../../platform/database/db.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { type ReleaseRow, listReleases } from './sql-releases.ts'

type Card = ReplyOf<typeof listRulesReleases>['releases'][number]

/** A release as staff see it. */
export const toRelease = (row: ReleaseRow): Card => ({
  id: row.id,
  version: row.version,
  source: row.source,
  state: row.state,
  valid_from: row.valid_from,
  minimum_product: row.minimum_product,
  urgent: row.urgent,
  arrived_at: row.arrived_at.toISOString(),
  applies_at: row.applies_at.toISOString(),
  applied_at: row.applied_at?.toISOString() ?? null,
  staff_name: row.staff_name,
})

/** The shop holds a handful of releases, so one is found among all. */
export const findRelease = async (db: Db, id: string): Promise<ReleaseRow> =>
  orNotFound((await listReleases(db)).find((row) => row.id === id))

/** A release as it is after an act, for the reply. */
export const releaseOf = async (db: Db, id: string): Promise<Card> => toRelease(await findRelease(db, id))
