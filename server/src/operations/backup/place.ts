import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { emptyIfMissing, listBackups, removeBackup, storedFolder, storedPath } from './backup-folder.ts'
import type { Written } from './written.ts'

/** The stored files of all backups with one key, each stored once. */
export type StoredFiles = {
  /** The name of a file in error messages. */
  nameOf(id: string): string
  /** The size of a file in bytes; undefined if it does not exist. */
  sizeOf(id: string): Promise<number | undefined>
  open(id: string): Readable | Promise<Readable>
  /** The local path where a new file is written … */
  draftOf(id: string): string
  /** … and from which it is stored once it is complete and verified. */
  take(id: string, written: Written): Promise<void>
}

/** The location of backups: a local folder, or a folder in a bucket with a local scratch folder. */
export type Place = {
  /** Its name for people. */
  name: string
  /** The local folder where the parts of a backup are written and read. */
  folder: string
  /** The complete backups, newest first. */
  list(): Promise<string[]>
  /** Fetches a backup's manifest and list of files into the folder; with `tables`, its tables as well. */
  download(backup: string, parts: 'list' | 'tables'): Promise<void>
  stored(recipient: string | null): StoredFiles
  /** Publishes a backup that is complete in the folder. From then on it counts as a backup. */
  publish(backup: string): Promise<void>
  /** Removes a complete backup, beginning with what marks it as complete. */
  remove(backup: string): Promise<void>
  /** All stored files, with their key and id and a function that removes the file. */
  everyStored(): AsyncIterable<{ key: string; id: string; remove(): Promise<void> }>
  close(): Promise<void>
}

/** A local folder, which contains its backups directly. */
export function folderPlace(folder: string): Place {
  return {
    name: folder,
    folder,
    list: () => listBackups(folder),
    download: () => Promise.resolve(),
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
