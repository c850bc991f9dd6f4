import { readRelease } from '@longhaul/domain/duty/release.ts'
import type pg from 'pg'
import { type Tx, createDb, inTransaction } from '../../platform/database/db.ts'
import { digestOf } from './release-document.ts'
import { type ProductRelease, readProductRelease } from './product-release.ts'
import {
  findApplied,
  findFiles,
  insertRelease,
  listReleases,
  lockReleases,
  updateRelease,
} from './sql-releases.ts'
import { WAITING, applyRelease, newerThan, rowOf, stageRelease } from './stage-release.ts'

/**
 * Gives the shop the duty rules that come with this version of the product: a new shop applies them at once,
 * and in any other they are staged if they are newer than those applied or waiting. Runs at every start.
 * Rules that this version cannot read are replaced at once.
 */
export async function stageProductRules(pool: pg.Pool, now: Date, product?: ProductRelease): Promise<void> {
  const own = product ?? (await readProductRelease())
  const incoming = { ...own, validFrom: own.version.slice(0, 10), source: 'product' as const }
  await inTransaction(createDb(pool), async (tx) => {
    await lockReleases(tx)
    const applied = await findApplied(tx)
    if (!applied) {
      const dates = { arrived_at: now, applies_at: now, applied_at: now }
      await insertRelease(tx, { ...rowOf(incoming), ...dates, state: 'applied' })
      return
    }
    const releases = await listReleases(tx)
    const known = releases.find(({ version }) => version === own.version)
    const digest = digestOf(own.files)
    // While rules are being written, their version stays the same.
    if (known?.source === 'product' && known.digest !== digest)
      await updateRelease(tx, known.id, { digest, files: own.files })
    const isReadable = applied.digest === digest || (await canRead(tx, applied))
    if (isReadable && (known || newerThan(own.version, releases, [...WAITING, 'applied']))) return
    const id = known?.id ?? (await stageRelease(tx, incoming, { now, olderToo: true }))
    if (!isReadable) await applyRelease(tx, id, { now })
  })
}

/** Whether this version of the product can read the files of a release. Takes a quarter of a second. */
async function canRead(tx: Tx, { digest, version }: { digest: string; version: string }): Promise<boolean> {
  const files = await findFiles(tx, digest)
  return files !== undefined && readRelease(version, files).faults.length === 0
}
