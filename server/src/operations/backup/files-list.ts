import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip, gunzipSync } from 'node:zlib'
import { FILES_LIST } from './backup-folder.ts'
import { readManifest } from './manifest.ts'
import type { Place } from './place.ts'
import { Damaged, type Written, checkWritten, writeWhole } from './written.ts'

/** A stored file in a backup, with its size and checksum as stored there. */
export type Kept = Written & { id: string }

/** Writes the list of a backup's files. */
export const writeFilesList = (draft: string, kept: readonly Kept[]): Promise<Written> =>
  writeWhole(
    join(draft, FILES_LIST),
    () => Readable.from(kept.map(({ id, bytes, sha256 }) => `${id} ${bytes} ${sha256}\n`)),
    [createGzip()],
  )

/** Reads the files of a backup, by id. @throws if the list differs from the manifest. */
export async function readFilesList(backup: string): Promise<Map<string, Kept>> {
  const { files } = await readManifest(backup)
  const path = join(backup, FILES_LIST)
  await checkWritten(path, files)
  const lines = gunzipSync(await readFile(path))
    .toString('utf8')
    .split('\n')
    .slice(0, -1)
  const kept = lines.map((line): Kept => {
    const [id = '', bytes, sha256 = ''] = line.split(' ')
    return { id, bytes: Number(bytes), sha256 }
  })
  if (kept.length !== files.count) throw new Damaged(path)
  return new Map(kept.map((file) => [file.id, file]))
}

/** The files in the newest complete backup with the same key, which need not be copied again. */
export async function knownFiles(place: Place, recipient: string | null): Promise<Map<string, Kept>> {
  const { folder } = place
  for (const name of await place.list()) {
    await place.download(name, 'list')
    const manifest = await readManifest(join(folder, name)).catch(() => undefined)
    if (manifest?.recipient !== recipient) continue
    const known = await readFilesList(join(folder, name)).catch(() => undefined)
    if (known) return known
  }
  return new Map()
}
