import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, chmod, lstat, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** For the user that the server runs as, and no others: these are receipts, addresses on labels, whole exports. */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** Where stored files live: one folder, names of our own making, two letters deep so that no folder grows without bound. */
export class FileStore {
  readonly #folder: string
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Makes the folder, and closes it and what is in it to other users of the machine, whichever version wrote it. */
  async close(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: FOLDER_MODE })
    await closeAll(this.#folder)
  }

  /** Writes a file whole or not at all. */
  async write(id: string, content: Buffer): Promise<void> {
    const path = this.#path(id)
    const draft = `${path}.${randomUUID()}`
    await mkdir(join(path, '..'), { recursive: true, mode: FOLDER_MODE })
    try {
      await writeFile(draft, content, { mode: FILE_MODE })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  /** Writes what a stream yields, whole or not at all; `see` is shown each part on its way. */
  async writeFrom(id: string, stream: NodeJS.ReadableStream, see: (part: Buffer) => void): Promise<void> {
    const path = this.#path(id)
    const draft = `${path}.${randomUUID()}`
    await mkdir(join(path, '..'), { recursive: true, mode: FOLDER_MODE })
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

  /** Whether there is such a file. */
  async has(id: string): Promise<boolean> {
    return await access(this.#path(id)).then(
      () => true,
      () => false,
    )
  }

  async read(id: string): Promise<Buffer> {
    return await readFile(this.#path(id))
  }

  /** A stream of the bytes from `start` to `end`, both included. Throws where there is no such file. */
  async readPart(id: string, start: number, end: number): Promise<Readable> {
    const file = await open(this.#path(id))
    return file.createReadStream({ start, end })
  }

  /** Removes a file; one that is gone already is no fault. */
  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true })
  }

  #path(id: string): string {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new RangeError('not a file id')
    return join(this.#folder, id.slice(0, 2), id)
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

/** Addresses of files are good for one to two days: long enough to cache, short enough that a leaked one expires. */
const DAY_MS = 86_400_000

/** The address of a private file, signed: an `<img>` cannot send the Authorization header. */
export function fileUrl(secret: Buffer, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / DAY_MS) + 2
  return `/api/v1/files/${id}?until=${until}&sign=${sign(secret, id, until)}`
}

/** Whether an address was signed by us and is still good. */
export function isGoodFileUrl(
  secret: Buffer,
  id: string,
  until: number,
  signature: string,
  now: Date,
): boolean {
  const wanted = Buffer.from(sign(secret, id, until))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given) && now.getTime() < until * DAY_MS
}

const sign = (secret: Buffer, id: string, until: number): string =>
  createHmac('sha256', secret).update(`file ${id} ${until}`).digest('base64url').slice(0, 32)
