import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { emptyIfMissing, listBackups, removeBackup, storedFolder, storedPath } from './backup-folder.ts'
import type { Written } from './written.ts'

/** The stored files of backups with one key, each kept once for all of them. */
export type StoredFiles = {
  /** How it is called where something is wrong with it. */
  nameOf(id: string): string
  /** How large it is; undefined where there is none. */
  sizeOf(id: string): Promise<number | undefined>
  open(id: string): Readable | Promise<Readable>
  /** Where a new one is written on this machine … */
  draftOf(id: string): string
  /** … and taken over once it is whole and what it should be. */
  take(id: string, written: Written): Promise<void>
}

/** Where backups are: a folder of this machine, or one of a bucket, of which this machine has a scratch folder. */
export type Place = {
  /** How it is called. */
  name: string
  /** The folder of this machine in which a backup's own parts are written and read. */
  folder: string
  /** The whole backups, the newest first. */
  list(): Promise<string[]>
  /** Has a backup's manifest and list of files in the folder; with `tables` those as well. */
  bring(backup: string, parts: 'list' | 'tables'): Promise<void>
  stored(recipient: string | null): StoredFiles
  /** Takes over a backup that is whole in the folder. From here on it is one. */
  publish(backup: string): Promise<void>
  /** Removes a whole backup: first what makes it one. */
  remove(backup: string): Promise<void>
  /** The stored files there are, by key and id, and how one is removed. */
  everyStored(): AsyncIterable<{ key: string; id: string; remove(): Promise<void> }>
  close(): Promise<void>
}

/** A folder is where its backups are. */
export function folderPlace(folder: string): Place {
  return {
    name: folder,
    folder,
    list: () => listBackups(folder),
    bring: () => Promise.resolve(),
    stored(recipient) {
      const at = (id: string) => storedPath(storedFolder(folder, recipient), id)
      return {
        nameOf: at,
        sizeOf: (id) =>
          stat(at(id)).then(
            ({ size }) => size,
            () => undefined,
          ),
        open: (id) => createReadStream(at(id)),
        draftOf: at,
        take: () => Promise.resolve(),
      }
    },
    publish: () => Promise.resolve(),
    remove: (backup) => removeBackup(folder, backup),
    async *everyStored() {
      const top = join(folder, 'files')
      for (const key of await readdir(top).catch(emptyIfMissing))
        for (const letters of await readdir(join(top, key)))
          for (const id of await readdir(join(top, key, letters)))
            yield { key, id, remove: () => rm(join(top, key, letters, id), { force: true }) }
    },
    close: () => Promise.resolve(),
  }
}
