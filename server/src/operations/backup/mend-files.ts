import { join } from 'node:path'
import { pipeline } from 'node:stream'
import type pg from 'pg'
import { createCopyClient } from '../../platform/database/db.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { eachOf } from './copy-files.ts'
import { type Step, stepFor } from './encryption.ts'
import { type Kept, readFilesList } from './files-list.ts'
import { readManifest } from './manifest.ts'
import type { Place } from './place.ts'
import { FIRST_ID, type FileRow, listFiles } from './sql-copy.ts'
import { Damaged, Tally } from './written.ts'

const PAGE = 1_000
const AT_ONCE = 4

type Wish = {
  database: pg.PoolConfig
  files: FileStore
  place: Place
  name: string
  keyFile?: string | undefined
}

/** The result: how many files were present, how many were restored, and which ones are in neither place. */
export type Mended = { there: number; restored: number; without: string[] }

/**
 * Restores from a backup the files that the shop's database refers to but its store lacks, or has with the
 * wrong size, for example after losing a disk while the database was elsewhere. Nothing else is touched, and
 * the shop may be running.
 */
export async function mendFiles({ database, files, place, name, keyFile }: Wish): Promise<Mended> {
  await place.download(name, 'list')
  const { recipient } = await readManifest(join(place.folder, name))
  const decrypt = await stepFor(recipient, keyFile)
  const kept = await readFilesList(join(place.folder, name))
  const from = { files, stored: place.stored(recipient), kept, decrypt }
  await files.prepare()
  const mended: Mended = { there: 0, restored: 0, without: [] }
  const client = createCopyClient(database)
  client.on('error', () => undefined)
  try {
    await client.connect()
    for (let after = FIRST_ID; ;) {
      const page = await listFiles(client, after, PAGE)
      if (page.length === 0) return mended
      await eachOf(page, AT_ONCE, (row) => mendFile(row, from, mended))
      after = page.at(-1)!.id
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

type From = {
  files: FileStore
  stored: ReturnType<Place['stored']>
  kept: ReadonlyMap<string, Kept>
  decrypt: Step | undefined
}

async function mendFile(row: FileRow, { files, stored, kept, decrypt }: From, mended: Mended): Promise<void> {
  if ((await files.sizeOf(row.id)) === row.bytes) {
    mended.there += 1
    return
  }
  if (!kept.has(row.id)) return void mended.without.push(row.id)
  const plain = new Tally()
  const steps = [await stored.open(row.id), ...(decrypt ? [decrypt()] : []), plain]
  // Errors in the pipeline reach `writeFrom`, which reads its end.
  pipeline(steps, () => undefined)
  await files.writeFrom(row.id, plain, () => undefined)
  if (plain.written.sha256 !== row.sha256.toString('hex')) {
    await files.remove(row.id)
    throw new Damaged(stored.nameOf(row.id))
  }
  mended.restored += 1
}
