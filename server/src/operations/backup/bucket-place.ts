import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BucketClient } from '../../platform/files/bucket-client.ts'
import type { BucketSettings } from '../../platform/files/env-bucket.ts'
import { FILES_LIST, MANIFEST, TABLES, isBackupName, storedFolder, storedPath } from './backup-folder.ts'
import { readManifest } from './manifest.ts'
import type { Place, StoredFiles } from './place.ts'
import { Tally, nowhere, writeWhole } from './written.ts'

/**
 * A folder in a bucket, with the same layout as a local folder. Objects exist whole or not at all, and a
 * backup's manifest is written last and removed first. So an interrupted backup has no manifest, is never
 * offered, and is removed by the next complete one. Stored files that it had already uploaded are uploaded
 * again and overwritten.
 */
export async function bucketPlace(settings: BucketSettings): Promise<Place> {
  const client = new BucketClient(settings)
  const folder = await mkdtemp(join(tmpdir(), 'longhaul-bucket-place-'))
  const downloadOne = async (path: string): Promise<void> => {
    await writeWhole(join(folder, path), async () => (await client.ask('GET', path)).body)
  }
  const send = async (path: string): Promise<void> => {
    const tally = new Tally()
    await pipeline(createReadStream(join(folder, path)), tally, nowhere())
    await client.putFile(path, join(folder, path), tally.written)
  }
  const manifests = async (): Promise<Set<string>> => {
    const whole = new Set<string>()
    // Names begin with the year; the prefix excludes everything else (files/).
    for await (const { path } of client.list('2')) {
      const [name = '', part] = path.split('/')
      if (part === MANIFEST && isBackupName(name)) whole.add(name)
    }
    return whole
  }
  return {
    name: settings.url,
    folder,
    list: async () => [...(await manifests())].toSorted().toReversed(),
    async download(backup, parts) {
      await downloadOne(`${backup}/${MANIFEST}`)
      await downloadOne(`${backup}/${FILES_LIST}`)
      if (parts === 'list') return
      const { tables } = await readManifest(join(folder, backup))
      for (const { file } of tables) await downloadOne(`${backup}/${TABLES}/${file}`)
    },
    stored: (recipient) => storedIn(client, folder, recipient),
    async publish(backup) {
      const tables = await readdir(join(folder, backup, TABLES))
      for (const file of tables) await send(`${backup}/${TABLES}/${file}`)
      await send(`${backup}/${FILES_LIST}`)
      await send(`${backup}/${MANIFEST}`)
      const whole = await manifests()
      for await (const { path } of client.list('2')) {
        const [name = ''] = path.split('/')
        if (isBackupName(name) && name < backup && !whole.has(name)) await client.remove(path)
      }
    },
    async remove(backup) {
      await client.remove(`${backup}/${MANIFEST}`)
      for await (const { path } of client.list(`${backup}/`)) await client.remove(path)
    },
    async *everyStored() {
      for await (const { path } of client.list('files/')) {
        const [, key = '', , id = ''] = path.split('/')
        yield { key, id, remove: () => client.remove(path) }
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The stored files encrypted to one key, as objects in the bucket. */
function storedIn(client: BucketClient, folder: string, recipient: string | null): StoredFiles {
  const top = `files/${recipient ?? 'plain'}`
  const at = (id: string) => storedPath(top, id)
  const draftOf = (id: string) => storedPath(storedFolder(folder, recipient), id)
  // A listing returns a thousand sizes per request; asking for each file would take all night.
  let listing: Promise<Map<string, number>> | undefined
  const sizes = async (): Promise<Map<string, number>> => {
    const found = new Map<string, number>()
    for await (const { path, bytes } of client.list(`${top}/`)) found.set(path, bytes)
    return found
  }
  return {
    nameOf: (id) => `${client.place}/${at(id)}`,
    // Some buckets list new objects with a delay.
    sizeOf: async (id) => (await (listing ??= sizes())).get(at(id)) ?? (await client.sizeOf(at(id))),
    open: async (id) => (await client.ask('GET', at(id))).body,
    draftOf,
    async take(id, written) {
      await client.putFile(at(id), draftOf(id), written)
      await rm(draftOf(id), { force: true })
    },
  }
}
