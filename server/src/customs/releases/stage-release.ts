import { compareVersions } from '@longhaul/domain/duty/release-manifest.ts'
import type { ReleaseFiles } from '@longhaul/domain/duty/release.ts'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { digestOf } from './release-document.ts'
import {
  type ReleaseRow,
  deleteReleases,
  findApplied,
  insertRelease,
  listReleases,
  updateRelease,
} from './sql-releases.ts'

/** How long a release waits, so that staff can look at what it changes. */
const WAITS_MS = 86_400_000

/** How many of the releases that were applied before stay, to go back to. */
const KEPT_BEFORE = 3

export type Incoming = {
  version: string
  validFrom: string
  minimumProduct: string
  urgent?: boolean
  files: ReleaseFiles
  source: ReleaseRow['source']
}

/**
 * Stores a release that waits to be applied, in place of one that waited before. Refuses one that is here
 * already, and one that is older than what is applied unless somebody wants exactly that. One that came by
 * itself never takes the place of a newer one that waits: what staff hold would be forgotten, and applied by
 * itself the next time it comes. Call with `lockReleases`.
 */
export async function stageRelease(
  tx: Tx,
  incoming: Incoming,
  { now, olderToo = false, staffId = null }: { now: Date; olderToo?: boolean; staffId?: string | null },
): Promise<string> {
  const { version } = incoming
  const releases = await listReleases(tx)
  if (releases.some((row) => row.version === version)) throw new Refusal('rules_known', { version })
  const newer = newerThan(version, releases, staffId === null ? [...WAITING, 'applied'] : ['applied'])
  if (newer && !olderToo) throw new Refusal('rules_older', { version, applied: newer.version })
  await deleteReleases(
    tx,
    releases.filter(({ state }) => WAITING.includes(state)).map(({ id }) => id),
  )
  const validFrom = new Date(`${incoming.validFrom}T00:00:00Z`)
  const waited = new Date(now.getTime() + WAITS_MS)
  const { id } = await insertRelease(tx, {
    ...rowOf(incoming),
    state: 'staged',
    arrived_at: now,
    applies_at: validFrom > waited ? validFrom : waited,
    staff_id: staffId,
  })
  return id
}

/** The states of a release that is neither applied nor was. */
export const WAITING: readonly ReleaseRow['state'][] = ['staged', 'held']

/** The newest of the releases in some states, if it is newer than a version. */
export const newerThan = (
  version: string,
  releases: readonly ReleaseRow[],
  states: readonly ReleaseRow['state'][],
): ReleaseRow | undefined =>
  releases.find((row) => states.includes(row.state) && compareVersions(version, row.version) < 0)

/** What a row says of a release, whatever became of it. */
export const rowOf = ({ version, source, validFrom, minimumProduct, files, urgent = false }: Incoming) => ({
  ...{ version, source, files, digest: digestOf(files) },
  valid_from: validFrom,
  minimum_product: minimumProduct,
  urgent,
})

/**
 * Applies a release in place of the one that was applied, which stays to go back to. Call with
 * `lockReleases`.
 */
export async function applyRelease(
  tx: Tx,
  id: string,
  { now, staffId = null }: { now: Date; staffId?: string | null },
): Promise<void> {
  const before = await findApplied(tx)
  if (before) await updateRelease(tx, before.id, { state: 'replaced' })
  await updateRelease(tx, id, { state: 'applied', applied_at: now, staff_id: staffId })
  const old = (await listReleases(tx)).filter(({ state }) => state === 'replaced')
  await deleteReleases(
    tx,
    old
      .toSorted(byApplied)
      .slice(KEPT_BEFORE)
      .map((row) => row.id),
  )
}

/** The release applied last first. */
export const byApplied = (row: ReleaseRow, other: ReleaseRow): number =>
  (other.applied_at?.getTime() ?? 0) - (row.applied_at?.getTime() ?? 0)
