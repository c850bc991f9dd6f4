import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { BucketClient, NoFile, StoreAway } from './bucket-client.ts'
import type { BucketSettings } from './env-bucket.ts'
import { type FileStore, filePath } from './file-store.ts'

/** The id of a test file that is written, read and removed when a server starts; no real file has it. */
const PROBE = '00000000-0000-0000-0000-000000000000'

/** Stored files in an S3-compatible bucket. */
export class BucketStore implements FileStore {
  readonly place: string
  readonly #client: BucketClient
  readonly #before: FileStore | undefined

  /**
   * `before` is the previous store; it is read if the bucket does not have a file, because the file has not
   * been moved yet.
   */
  constructor(settings: BucketSettings, before?: FileStore) {
    this.#client = new BucketClient(settings)
    this.#before = before
    this.place = settings.url
  }

  async prepare(): Promise<void> {
    try {
      await this.write(PROBE, Buffer.from('Longhaul looks whether it may write here.\n'))
      await this.#client.ask('GET', filePath(PROBE)).then(({ body }) => body.dump())
      await this.remove(PROBE)
    } catch (error) {
      // A bucket that is temporarily unavailable must not keep the shop from starting.
      if (error instanceof StoreAway) return
      throw new Error(
        `The bucket ${this.place} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      )
    }
  }

  async write(id: string, content: Buffer): Promise<void> {
    const sha256 = createHash('sha256').update(content).digest('hex')
    await this.#client.put(filePath(id), { sha256, bytes: content.length, open: () => content })
  }

  /** Goes through a temporary local file, because the checksum and the length have to be sent first. */
  async writeFrom(id: string, stream: NodeJS.ReadableStream, see: (part: Buffer) => void): Promise<void> {
    const spool = join(tmpdir(), `longhaul-${randomUUID()}`)
    const hash = createHash('sha256')
    const watch = new Transform({
      transform(part: Buffer, _encoding, pass) {
        see(part)
        hash.update(part)
        pass(null, part)
      },
    })
    try {
      await pipeline(stream, watch, createWriteStream(spool, { flags: 'wx', mode: 0o600 }))
      const { size } = await stat(spool)
      await this.#client.put(filePath(id), {
        sha256: hash.digest('hex'),
        bytes: size,
        open: () => createReadStream(spool),
      })
    } finally {
      await rm(spool, { force: true })
    }
  }

  async sizeOf(id: string): Promise<number | undefined> {
    return (await this.#client.sizeOf(filePath(id))) ?? (await this.#before?.sizeOf(id))
  }

  async read(id: string): Promise<Buffer> {
    return await buffer(await this.readPart(id))
  }

  async readPart(id: string, start?: number, end?: number): Promise<Readable> {
    const range: Record<string, string> = start === undefined ? {} : { range: `bytes=${start}-${end ?? ''}` }
    try {
      const { body, statusCode } = await this.#client.ask('GET', filePath(id), range)
      if (start === undefined || statusCode === 206) return body
      await body.dump()
      throw new Error(`${this.place} does not answer ranges`)
    } catch (error) {
      if (!(error instanceof NoFile) || !this.#before) throw error
      return await this.#before.readPart(id, start, end)
    }
  }

  async remove(id: string): Promise<void> {
    await this.#before?.remove(id)
    await this.#client.remove(filePath(id))
  }
}
