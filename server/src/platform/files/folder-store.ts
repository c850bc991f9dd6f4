import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, lstat, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from '../make-folder.ts'
import { type FileStore, filePath, isNoFile } from './file-store.ts'

/**
 * Accessible only to the user that the server runs as: the files include receipts, labels with addresses and
 * complete data exports.
 */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** Stored files in one folder. */
export class FolderStore implements FileStore {
  readonly place: string
  constructor(folder: string) {
    this.place = folder
  }

  /**
   * Creates the folder, and closes it and its contents to other users of the machine, including files written
   * by earlier versions.
   */
  async prepare(): Promise<void> {
    await makeFolder(this.place, FOLDER_MODE)
    await closeAll(this.place)
  }

  /** Writes a file whole or not at all. */
  async write(id: string, content: Buffer): Promise<void> {
    const path = this.#path(id)
    const draft = `${path}.${randomUUID()}`
    await makeFolder(join(path, '..'), FOLDER_MODE)
    try {
      await writeFile(draft, content, { mode: FILE_MODE })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  /** Writes a stream to a file, whole or not at all; `see` is called with each chunk. */
  async writeFrom(id: string, stream: NodeJS.ReadableStream, see: (part: Buffer) => void): Promise<void> {
    const path = this.#path(id)
    const draft = `${path}.${randomUUID()}`
    await makeFolder(join(path, '..'), FOLDER_MODE)
    const watch = new Transform({
      transform(part: Buffer, _encoding, pass) {
        see(part)
        pass(null, part)
      },
    })
    try {
      await pipeline(stream, watch, createWriteStream(draft, { mode: FILE_MODE }))
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async sizeOf(id: string): Promise<number | undefined> {
    try {
      return (await stat(this.#path(id))).size
    } catch (error) {
      if (isNoFile(error)) return undefined
      throw error
    }
  }

  async read(id: string): Promise<Buffer> {
    return await readFile(this.#path(id))
  }

  async readPart(id: string, start = 0, end = Number.POSITIVE_INFINITY): Promise<Readable> {
    const file = await open(this.#path(id))
    return file.createReadStream({ start, end })
  }

  /** Removes a file; does nothing if it is already gone. */
  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true })
  }

  #path(id: string): string {
    return join(this.place, filePath(id))
  }
}

async function closeAll(folder: string): Promise<void> {
  await chmod(folder, FOLDER_MODE)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await closeAll(path)
    else if (entry.isFile() && ((await lstat(path)).mode & 0o077) !== 0) await chmod(path, FILE_MODE)
  }
}
