import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Dispatcher } from 'undici'
import { backoffMs, pauseUntil } from '../backoff.ts'
import type { BucketSettings } from './env-bucket.ts'
import { type FileStore, filePath } from './file-store.ts'

const TRIES = 3
const AGAIN = { firstMs: 200, mostMs: 2_000 }
/** How long it may take to connect, to begin to answer, and to go on. */
const PATIENCE = { connect: { timeout: 3_000 }, headersTimeout: 15_000, bodyTimeout: 30_000, connections: 32 }
/** Nobody has a file of this name: it is written, read and removed again when a server starts. */
const PROBE = '00000000-0000-0000-0000-000000000000'

type Body = { sha256: string; bytes: number; open(): Buffer | Readable }
type Response = Dispatcher.ResponseData

/** The store did not answer, or could not: to a caller it is away for a moment. */
class StoreAway extends Error {
  readonly code = 'ETIMEDOUT'
}
class StoreFull extends Error {
  readonly code = 'EDQUOT'
}
class NoFile extends Error {
  readonly code = 'ENOENT'
}

/**
 * Stored files in an S3-compatible bucket. Each request is signed with the checksum of what it carries, which the other side compares: an object is there whole,
 * as we read it, or not at all. What fails on the way is tried three times.
 */
export class BucketStore implements FileStore {
  readonly place: string
  readonly #settings: BucketSettings
  readonly #before: FileStore | undefined
  #tools: ReturnType<typeof loadTools> | undefined

  /** `before` is read where the bucket does not have a file: files that were not moved yet. */
  constructor(settings: BucketSettings, before?: FileStore) {
    this.#settings = settings
    this.#before = before
    this.place = settings.url
  }

  async prepare(): Promise<void> {
    try {
      await this.write(PROBE, Buffer.from('Longhaul looks whether it may write here.\n'))
      await this.#ask('GET', PROBE).then(({ body }) => body.dump())
      await this.remove(PROBE)
    } catch (error) {
      // One that is away for a moment keeps nobody from buying.
      if (error instanceof StoreAway) return
      throw new Error(
        `The bucket ${this.place} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      )
    }
  }

  async write(id: string, content: Buffer): Promise<void> {
    const sha256 = createHash('sha256').update(content).digest('hex')
    await this.#put(id, { sha256, bytes: content.length, open: () => content })
  }

  /** By way of a file of this machine: the checksum and the length are sent first. */
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
      await this.#put(id, { sha256: hash.digest('hex'), bytes: size, open: () => createReadStream(spool) })
    } finally {
      await rm(spool, { force: true })
    }
  }

  async #put(id: string, body: Body): Promise<void> {
    const answer = await this.#ask('PUT', id, {}, body)
    await answer.body.dump()
  }

  async sizeOf(id: string): Promise<number | undefined> {
    try {
      const { headers, body } = await this.#ask('HEAD', id)
      await body.dump()
      return Number(headers['content-length'])
    } catch (error) {
      if (!(error instanceof NoFile)) throw error
      return await this.#before?.sizeOf(id)
    }
  }

  async read(id: string): Promise<Buffer> {
    return await buffer(await this.readPart(id))
  }

  async readPart(id: string, start?: number, end?: number): Promise<Readable> {
    const range: Record<string, string> = start === undefined ? {} : { range: `bytes=${start}-${end ?? ''}` }
    try {
      const { body, statusCode } = await this.#ask('GET', id, range)
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
    await this.#ask('DELETE', id).then(
      ({ body }) => body.dump(),
      (error: unknown) => {
        if (!(error instanceof NoFile)) throw error
      },
    )
  }

  /** Asks until there is an answer that counts. Throws for every answer that is not what was asked for. */
  async #ask(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    id: string,
    headers: Record<string, string> = {},
    body?: Body,
  ): Promise<Response> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.#once(method, id, headers, body)
      } catch (error) {
        if (!(error instanceof StoreAway) || tried === TRIES) throw error
        await pauseUntil(backoffMs(tried, AGAIN), new AbortController().signal)
      }
    }
  }

  async #once(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    id: string,
    headers: Record<string, string>,
    body: Body | undefined,
  ): Promise<Response> {
    const { signer, agent, request } = await (this.#tools ??= loadTools(this.#settings))
    const signed = await signer.sign(`${this.#settings.url}/${filePath(id)}`, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? EMPTY },
    })
    const answer = await request(signed.url, {
      method,
      dispatcher: agent,
      headers: {
        ...Object.fromEntries(signed.headers),
        ...(body ? { 'content-length': String(body.bytes) } : {}),
      },
      body: body?.open() ?? null,
    }).catch((error: unknown) => {
      throw new StoreAway(`${this.place} does not answer`, { cause: error })
    })
    if (answer.statusCode < 300) return answer
    const said = (await answer.body.text().catch(() => '')).slice(0, 2_000)
    throw faultOf(answer.statusCode, /<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? '', this.place)
  }
}

/** Of nothing. */
const EMPTY = createHash('sha256').digest('hex')

/** With the first file (decision 0053). */
async function loadTools({ accessKey, secretKey, region }: BucketSettings) {
  const [{ AwsClient }, undici] = await Promise.all([import('aws4fetch'), import('undici')])
  const signer = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' })
  return { signer, agent: new undici.Agent(PATIENCE), request: undici.request }
}

function faultOf(status: number, code: string, place: string): Error {
  const said = `${place} answered ${status}${code === '' ? '' : ` ${code}`}`
  if (status === 404 && code !== 'NoSuchBucket') return new NoFile(said)
  if (status === 507 || /^(QuotaExceeded|InsufficientStorage|XMinioStorageFull)$/.test(code))
    return new StoreFull(said)
  if (status >= 500 || status === 429 || status === 408) return new StoreAway(said)
  return new Error(said)
}
