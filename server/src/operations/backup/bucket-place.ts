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
 * A folder of a bucket, in which everything is called as in a folder of this machine. An object is there whole or not at all, and a backup's manifest comes last and goes
 * first: what was cut half way has none, is offered to nobody, and is removed by the next that is whole. Stored files that came before the cut are sent again, over
 * themselves.
 */
export async function bucketPlace(settings: BucketSettings): Promise<Place> {
  const client = new BucketClient(settings)
  const folder = await mkdtemp(join(tmpdir(), 'longhaul-bucket-place-'))
  const bringOne = async (path: string): Promise<void> => {
    await writeWhole(join(folder, path), async () => (await client.ask('GET', path)).body)
  }
  const send = async (path: string): Promise<void> => {
    const tally = new Tally()
    await pipeline(createReadStream(join(folder, path)), tally, nowhere())
    await client.putFile(path, join(folder, path), tally.written)
  }
  const manifests = async (): Promise<Set<string>> => {
    const whole = new Set<string>()
    // Names begin with the year: what else there is (files/) is not looked through.
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
    async bring(backup, parts) {
      await bringOne(`${backup}/${MANIFEST}`)
      await bringOne(`${backup}/${FILES_LIST}`)
      if (parts === 'list') return
      const { tables } = await readManifest(join(folder, backup))
      for (const { file } of tables) await bringOne(`${backup}/${TABLES}/${file}`)
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

/** The stored files of one key, as objects of the bucket. */
function storedIn(client: BucketClient, folder: string, recipient: string | null): StoredFiles {
  const top = `files/${recipient ?? 'plain'}`
  const at = (id: string) => storedPath(top, id)
  const draftOf = (id: string) => storedPath(storedFolder(folder, recipient), id)
  // A thousand in each answer, where to ask for each is a night's work.
  let listing: Promise<Map<string, number>> | undefined
  const sizes = async (): Promise<Map<string, number>> => {
    const found = new Map<string, number>()
    for await (const { path, bytes } of client.list(`${top}/`)) found.set(path, bytes)
    return found
  }
  return {
    nameOf: (id) => `${client.place}/${at(id)}`,
    // Some buckets list late what they have.
    sizeOf: async (id) => (await (listing ??= sizes())).get(at(id)) ?? (await client.sizeOf(at(id))),
    open: async (id) => (await client.ask('GET', at(id))).body,
    draftOf,
    async take(id, written) {
      await client.putFile(at(id), draftOf(id), written)
      await rm(draftOf(id), { force: true })
    },
  }
}
